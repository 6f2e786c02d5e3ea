import { sql } from 'kysely';
import type { StatementLine } from '@balcao/contract/statement';

/** SQL of the fees that the bank took in a line's posting, integer cents: negative where it gave them back, null where there are none. */
export const FEES = sql<number | null>`(select sum(f.amount) from ledger_entries f
  where f.transaction_id = t.id and f.account_id = 0 and f.kind = 'fees')`;

/**
 * The fee within a line and the line before it, integer cents with sign: R$ 79,90 paid, R$ 3,49 kept, R$ 76,41 credited. Null where the
 * line is the fee itself, or there is none in it.
 * @param value of the line
 * @param fees that the bank took in the line's posting
 */
export function feeWithin(value: number, fees: number | null): Pick<StatementLine, 'gross' | 'fee'> {
  if (!fees || value + fees === 0) return { gross: null, fee: null };
  return { gross: value + fees, fee: fees };
}
