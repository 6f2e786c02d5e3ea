import { addDays, diffDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import type { Operation } from '../../kits/money/kind';
import type { ReceivedPix } from '../../kits/money/pix/listeners';

const DAY = 86_400_000;

/** Days in which a complaint can be made (domain.md 2). */
export const COMPLAINT_DAYS = 80;

/** Whether a payment can be complained about: one that arrived, and was not given back whole, within its days to the millisecond. */
export const canComplain = (
  { kind, state, settled_at }: Pick<Operation, 'kind' | 'state' | 'settled_at'>,
  now: Date,
): boolean =>
  (kind === 'pix' || kind === 'pix-inside') &&
  state === 'settled' &&
  settled_at !== null &&
  now.getTime() - settled_at.getTime() <= COMPLAINT_DAYS * DAY;

/** Days in which a received Pix can be refunded (domain.md 2). */
export const REFUND_DAYS = 90;

export const refundUntil = ({ received_at }: Pick<ReceivedPix, 'received_at'>): string =>
  addDays(saoPauloDay(received_at), REFUND_DAYS);

/** Integer cents that may still be refunded on a São Paulo day. */
export const refundable = (pix: Pick<ReceivedPix, 'received_at' | 'amount' | 'refunded'>, day: string): number =>
  diffDays(saoPauloDay(pix.received_at), day) <= REFUND_DAYS ? pix.amount - pix.refunded : 0;

/** Integer cents that a complaint takes back: less what the receiver, if an account of this bank (`got`), has refunded meanwhile. */
export const recoverable = (amount: number, got: Pick<ReceivedPix, 'amount' | 'refunded'> | null | undefined): number =>
  got ? Math.min(amount, got.amount - got.refunded) : amount;

/** Why integer cents of a received Pix cannot be refunded on a São Paulo day; pt-BR, null where they can. */
export function refuseRefund(pix: Parameters<typeof refundable>[0], amount: number, today: string): string | null {
  if (today > refundUntil(pix)) return `O prazo de ${REFUND_DAYS} dias para devolver este Pix terminou.`;
  const most = refundable(pix, today);
  if (most === 0) return 'Este Pix já foi devolvido por inteiro.';
  if (amount < 1) return 'Informe um valor maior que zero.';
  return amount > most ? `Você pode devolver até ${formatMoney(most)} deste Pix.` : null;
}
