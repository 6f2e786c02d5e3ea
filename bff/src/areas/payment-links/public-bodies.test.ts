import { expect, it } from 'vitest';
import type { PageRow } from '../../kits/charging/links/pages';
import { formBody, orderOf } from './public-bodies';

const PAGE = {
  code: 'a'.repeat(24),
  items: [
    { name: 'Kit', amount: 2, value: 1_500 },
    { name: 'Laço', amount: 1, value: 250 },
  ],
  message: 'Obrigado',
  shipping: 700,
  discount: 300,
  credit_discount: 0,
  value: 3_650,
  payment_method: 'all',
  expire_at: '2026-12-01',
  request_delivery_address: false,
} as unknown as PageRow;

const words = (page: Partial<PageRow>, byCard: boolean, other?: number) =>
  orderOf({ ...PAGE, ...page }, 'Padaria', byCard, other)
    .text.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it.each<[string, string, string]>([
  [
    'by billet',
    words({}, false),
    'Pagamento para Padaria Obrigado 2 × Kit R$ 30,00 Laço R$ 2,50 Frete R$ 7,00 Desconto − R$ 3,00 R$ 36,50 Válido até 01/12/2026.',
  ],
  [
    'by card, without its discount',
    words({}, true),
    'Pagamento para Padaria Obrigado 2 × Kit R$ 30,00 Laço R$ 2,50 Frete R$ 7,00 R$ 39,50 Válido até 01/12/2026.',
  ],
  [
    'without shipping and end, with the price by card',
    words({ shipping: 0, value: 2_950, expire_at: null }, false, 3_250),
    'Pagamento para Padaria Obrigado 2 × Kit R$ 30,00 Laço R$ 2,50 Desconto − R$ 3,00 R$ 29,50 No cartão: R$ 32,50.',
  ],
])('domain.md 1: a payer is told what they pay %s', (_, shown, told) => expect(shown).toBe(told));

it.each([
  ['all', true, 'No cartão: R$ 39,50.', true],
  ['all', false, 'No cartão', false],
  ['credit_card', true, 'No cartão', false],
] as const)(
  'the form of a page that is paid by %s, cards taken: %s, says "%s": %s',
  (payment_method, card, text, is) => {
    const shown = formBody({ page: { ...PAGE, payment_method }, seller: 'Padaria', card }).text.replace(/\s/g, ' ');
    expect(shown.includes(text)).toBe(is);
  },
);
