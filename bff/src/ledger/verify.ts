import { sql } from 'kysely';
import type { Db } from '../core/database';
import './tables';

/** What is wrong in the ledger, one line each; empty: every posting is balanced and every balance is the sum of its entries. */
export async function verifyLedger(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'the entries do not sum to zero' as fault from ledger_entries having sum(amount) <> 0
    union all
    select 'posting ' || transaction_id || ' is not balanced' from ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select 'account ' || a.account_id || ', ' || a.kind || ': the balance is not the sum of its entries' from ledger_accounts a
      left join (select account_id, kind, sum(amount) as total from ledger_entries group by 1, 2) e using (account_id, kind)
      where a.balance <> coalesce(e.total, 0)
    union all
    select 'account ' || a.account_id || ', ' || a.kind || ': what is reserved is not the sum of its reservations' from ledger_accounts a
      left join (select account_id, kind, sum(amount) as total from ledger_reservations where state = 'held' group by 1, 2) r
        using (account_id, kind)
      where a.reserved <> coalesce(r.total, 0)
    limit 100`.execute(db);
  return rows.map(({ fault }) => fault);
}
