import { addDays } from '../../core/calendar';
import type { ChargeRow } from '../../kits/charging/actions';
import type { PageRow } from '../../kits/charging/links/pages';
import { isOpen } from '../../kits/charging/statuses';

/** Why a page takes no payments, in pt-BR; null where it takes them. @param today São Paulo day */
export function closedWhy({ status, expire_at }: Pick<PageRow, 'status' | 'expire_at'>, today: string): string | null {
  if (status === 'expired' || (expire_at !== null && expire_at < today)) return 'Este link expirou.';
  if (status === 'paid') return 'Este pagamento já foi feito.';
  return status === 'active' ? null : 'Este link não recebe mais pagamentos.';
}

/** Whether charges of a page cannot be paid any more: the page was canceled or paid. Those of an expired page still can. */
export const isCalledOff = ({ status }: Pick<PageRow, 'status'>): boolean => status === 'canceled' || status === 'paid';

/** State of a charge as its payer sees it; `analysis`: the processor is checking the card. */
export type PayState = 'open' | 'paid' | 'over' | 'analysis';

/** State of a page's charge as its payer sees it. */
export function stateOf(
  page: Pick<PageRow, 'status'>,
  { status, payment_method }: Pick<ChargeRow, 'status' | 'payment_method'>,
): PayState {
  if (status === 'waiting' && payment_method === 'credit_card') return 'analysis';
  if (isOpen(status)) return isCalledOff(page) ? 'over' : 'open';
  return ['paid', 'settled', 'identified', 'approved'].includes(status) ? 'paid' : 'over';
}

/** Days until a payer's billet is due, or fewer where the page expires before. */
const DAYS_TO_PAY = 3;

/** Due day of a charge that is issued today. @param today São Paulo day */
export function dueDay({ expire_at }: Pick<PageRow, 'expire_at'>, today: string): string {
  const last = addDays(today, DAYS_TO_PAY);
  return expire_at !== null && expire_at < last ? expire_at : last;
}
