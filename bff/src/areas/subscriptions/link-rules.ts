import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import { addDays } from '../../core/calendar';
import type { Link, LinkDraft } from './links';

/** Days until the first billet of a payer is due, or fewer where the page ends before. */
const DAYS_TO_PAY = 3;

export type LinkState = 'open' | 'expired' | 'canceled' | 'made';

/** @param charge status of the draft of the first charge @param today São Paulo day */
export function linkState(
  { status, charge, expire_at }: { status: LinkDraft['status']; charge: string; expire_at: string | null },
  today: string,
): LinkState {
  if (status === 'made') return 'made';
  if (status === 'canceled' || charge === 'canceled') return 'canceled';
  return expire_at !== null && expire_at < today ? 'expired' : 'open';
}

/** What a page says that takes no payer, pt-BR. */
export const CLOSED: Record<Exclude<LinkState, 'open'>, string> = {
  made: 'Esta assinatura já foi feita.',
  canceled: 'Este link não recebe mais assinaturas.',
  expired: 'Este link expirou.',
};

type Way = 'banking_billet' | 'credit_card';

export const takesWay = (method: Link['payment_method'], way: Way): boolean => method === 'all' || method === way;

/** Integer cents of each charge, paid so. */
export const linkValue = (draft: Pick<LinkDraft, 'items' | 'shipping'>, link: Discounts, way: Way): number =>
  totalsOf(priceOf(draft, link, way)).value;

type Discounts = Pick<Link, 'billet_discount' | 'card_discount'>;

function priceOf({ items, shipping }: Pick<LinkDraft, 'items' | 'shipping'>, link: Discounts, way: Way) {
  const off = way === 'credit_card' ? link.card_discount : link.billet_discount;
  return {
    items,
    ...(shipping ? { shipping } : {}),
    ...(off ? { discount: { type: 'currency' as const, value: off } } : {}),
  };
}

/** Due day of the first charge: a card is charged today, a billet leaves some days. */
export function firstDue(way: Way, expireAt: string | null, today: string): string {
  if (way === 'credit_card') return today;
  const last = addDays(today, DAYS_TO_PAY);
  return expireAt !== null && expireAt < last ? expireAt : last;
}

/** The terms of the subscription that a payer of the page begins. */
export const termsOfLink = (
  draft: LinkDraft,
  link: Link,
  { way, today }: { way: Way; today: string },
): Omit<SubscriptionInput, 'customers'> => ({
  plan_id: draft.plan_id,
  payment_method: way,
  ...priceOf(draft, link, way),
  ...(link.message ? { message: link.message } : {}),
  ...(draft.order_id ? { order_id: draft.order_id } : {}),
  ...(draft.notification_url ? { notification_url: draft.notification_url } : {}),
  ...(way === 'banking_billet' ? { is_bolix: true } : {}),
  expire_at: firstDue(way, link.expire_at, today),
  send_email: true,
});
