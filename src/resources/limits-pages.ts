import type { LimitedProduct } from '@balcao/contract/limits';

export const LIMITS = '/configuracoes-da-conta/limites';
export const GENERAL = 'settings:general-limits:settings';

/** Pages of each product's limits, in the order listed: permission and route name, and last segment of the address. */
export const LIMIT_PAGES = [
  { product: 'pix', id: `${GENERAL}:pix`, slug: 'pix' },
  { product: 'pix-automatic', id: `${GENERAL}:automatic-pix`, slug: 'pix-automatico' },
  { product: 'withdrawal', id: `${GENERAL}:pix-withdraw`, slug: 'pix-withdraw' },
  { product: 'pix-change', id: `${GENERAL}:pix-change`, slug: 'pix-change' },
  { product: 'internal', id: `${GENERAL}:transfer-efi`, slug: 'transferencia-efi' },
  { product: 'ted', id: `${GENERAL}:transfer`, slug: 'transferencia' },
  { product: 'bill', id: `${GENERAL}:payment`, slug: 'pagamentos-contas-boletos' },
  { product: 'top-up', id: `${GENERAL}:recharge`, slug: 'recarga-para-telefone' },
  { product: 'card', id: `${GENERAL}:efi-card`, slug: 'efi-card' },
  { product: 'prepaid-card', id: `${GENERAL}:prepaid-card`, slug: 'prepaid-card' },
  { product: 'billet-carnet', id: `${GENERAL}:billet-carnet`, slug: 'billet-carnet' },
  { product: 'payment-link', id: `${GENERAL}:payment-link`, slug: 'payment-link' },
] as const satisfies readonly { product: LimitedProduct; id: string; slug: string }[];

type LimitRoute = (typeof LIMIT_PAGES)[number]['id'];

declare module '../registry' {
  interface Routes extends Record<LimitRoute, never> {}
}

/** The product of a limits page's address, or of a drawer over it; undefined for other addresses. */
export const productAt = (path: string): LimitedProduct | undefined =>
  LIMIT_PAGES.find(({ slug }) => slug === path.split('/')[4])?.product;

/** Who may change the limits of a product. */
export const permissionOf = (product: LimitedProduct): LimitRoute =>
  LIMIT_PAGES.find((page) => page.product === product)!.id;

/** The product of a last segment; Pix for any other text. */
export const productOf = (slug: string | null): LimitedProduct =>
  LIMIT_PAGES.find((page) => page.slug === slug)?.product ?? LIMIT_PAGES[0].product;
