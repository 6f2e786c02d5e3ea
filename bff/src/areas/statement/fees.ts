import { sql } from 'kysely';
import type { StatementLine } from '@balcao/contract/statement';
import type { Db } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { BANK } from '../../ledger/ledger';

/**
 * The fees that the bank took in postings, integer cents, by the posting's id: negative where it gave them back. A query of its own, as
 * they are entries of the bank's account, which may lie on another server than the customer's.
 */
export async function feesOf(db: Db, transactions: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (!transactions.length) return new Map();
  // joined and planned once: as a condition, a thousand postings would be looked for among all entries of fees
  const { rows } = await sql<{ id: number; fees: number }>`${prepared}
    select t.id, sum(f.amount)::bigint as fees from unnest(${transactions}::bigint[]) as t (id)
      join ledger_entries f on f.transaction_id = t.id and f.account_id = ${BANK} and f.kind = 'fees'
    group by 1`.execute(db);
  return new Map(rows.map(({ id, fees }) => [id, fees]));
}

/**
 * The fee within a line and the line before it, integer cents with sign: R$ 79,90 paid, R$ 3,49 kept, R$ 76,41 credited. Null where the
 * line is the fee itself, or there is none in it.
 * @param value of the line
 * @param fees that the bank took in the line's posting; undefined where it took none
 */
export function feeWithin(value: number, fees: number | undefined): Pick<StatementLine, 'gross' | 'fee'> {
  if (!fees || value + fees === 0) return { gross: null, fee: null };
  return { gross: value + fees, fee: fees };
}
