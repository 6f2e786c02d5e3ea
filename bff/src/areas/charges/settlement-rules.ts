import type { ChargeStatus } from '@balcao/contract/charges';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import { amountDueOn, type Terms } from '../../kits/charging/amount';
import { paymentWords } from '../../kits/charging/payment-words';
import { isOpen } from '../../kits/charging/statuses';
import type { BilletPayment } from '../../rails/billet/port';

/**
 * Outcome of a payment. `exact`: the amount due on its day; `different`: less or more; `duplicate`: the charge, or its single-use link,
 * was paid before;
 * `after-end`: it was canceled, written off or marked as paid before; `repeated`: the payment's event was processed before.
 */
export type PaymentOutcome = 'exact' | 'different' | 'duplicate' | 'after-end' | 'repeated';

interface Settlement {
  outcome: Exclude<PaymentOutcome, 'repeated'>;
  status: ChargeStatus;
  /** Line of the charge's history, pt-BR. */
  message: string;
}

/** Effect of a payment on a charge whose single-use link was paid by another: it is to be refunded, and an open charge ends. */
export function settleTwice(
  { status }: { status: ChargeStatus },
  { amount }: Pick<BilletPayment, 'amount'>,
  paidBy: number,
): Settlement {
  const message = `Pagamento em duplicidade recebido: ${formatMoney(amount)}; o link já tinha sido pago pela cobrança ${paidBy}`;
  return { outcome: 'duplicate', status: isOpen(status) ? 'canceled' : status, message };
}

/** Effect of a payment on a charge: an open, canceled or settled one becomes paid; one of any other status keeps it. */
export function settle(
  charge: Terms & { status: ChargeStatus },
  { amount, paidAt }: Pick<BilletPayment, 'amount' | 'paidAt'>,
  wasWrittenOff: boolean,
): Settlement {
  const received = formatMoney(amount);
  if (charge.status === 'settled')
    return { outcome: 'after-end', status: 'paid', message: `Pago depois de marcado como pago: ${received}` };
  const day = saoPauloDay(paidAt);
  const words = paymentWords(charge, amount, day);
  if (charge.status === 'canceled')
    return {
      outcome: 'after-end',
      status: 'paid',
      message: `Pago após ${wasWrittenOff ? 'a baixa automática' : 'o cancelamento'}: ${words}`,
    };
  if (!isOpen(charge.status))
    return { outcome: 'duplicate', status: charge.status, message: `Pagamento em duplicidade recebido: ${received}` };
  return {
    outcome: amount === amountDueOn(charge, day).total ? 'exact' : 'different',
    status: 'paid',
    message: `Pagamento recebido: ${words}`,
  };
}

/** The fee of a payment, integer cents; 0 where the amount does not exceed the fee. */
export const feeOf = (charge: { fee: number }, amount: number): number => (amount <= charge.fee ? 0 : charge.fee);
