import type { Movement } from '@balcao/contract/shared/cnab/return';
import { amountDueOn, type Terms } from '../../kits/charging/amount';

/** What a line of a billet's history tells in a return file, by its action: occurrence code and reason (FEBRABAN C044, C047). */
const TOLD: Record<string, { code: string; reasons: string }> = {
  register: { code: '02', reasons: '' },
  cancel: { code: '09', reasons: '11' },
  'manual-payment': { code: '09', reasons: '11' },
  'write-off': { code: '09', reasons: '12' },
  'expire-at': { code: '14', reasons: '' },
};

/** The actions of histories that a return file tells. */
export const TOLD_ACTIONS = Object.keys(TOLD);

export const noticeOf = (action: string): { code: string; reasons: string } => TOLD[action]!;

/** Cleared by the clearing house. */
const CLEARED = '04';

/** A payment as the ledger has it; integer cents. */
export interface PaidFacts {
  amount: number;
  /** Withheld of it. */
  fee: number;
  outcome: string;
  /** São Paulo day of the payment. */
  day: string;
}

/** What a return file tells of a payment: paid = value + accrued − discount, and net = paid − fee. */
export function paidMovement(
  charge: Terms,
  { amount, fee, outcome, day }: PaidFacts,
): Pick<Movement, 'code' | 'reasons' | 'accrued' | 'discount' | 'paid' | 'net'> {
  const wasOver = outcome === 'after-end' || outcome === 'duplicate';
  const due = amountDueOn(charge, day);
  const sumOf = (kind: string) => due.lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
  const isExact = !wasOver && amount === due.total;
  const over = amount - charge.value;
  return {
    code: wasOver ? '17' : '06',
    reasons: CLEARED,
    accrued: isExact ? sumOf('fine') + sumOf('interest') : Math.max(0, over),
    discount: isExact ? sumOf('discount') : Math.max(0, -over),
    paid: amount,
    net: amount - fee,
  };
}
