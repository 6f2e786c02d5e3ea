import { sql } from 'kysely';
import type { ChargeDetail } from '@balcao/contract/charges';
import type { Db } from '../../core/database';

/** What came in for a charge, and what the ledger made of it: a payment that is not credited yet counts with its value alone. Integer cents. */
export async function receivedOf(db: Db, accountId: number, chargeId: number): Promise<ChargeDetail['received']> {
  const { rows } = await sql<ChargeDetail['received']>`
    select count(*) as count, coalesce(sum(p.amount), 0) as value, coalesce(sum(posted.fee), 0) as fee, coalesce(sum(posted.credited), 0) as credited
    from billet_payments p left join lateral (
      select sum(e.amount) filter (where e.kind = 'fees') as fee, sum(e.amount) filter (where e.kind = 'available') as credited
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.key = ${POSTING} || p.event_id
    ) as posted on true
    where p.account_id = ${accountId} and p.charge_id = ${chargeId}`.execute(db);
  return rows[0]!;
}

/** What the posting of a payment is keyed by, before the payment's event. */
export const POSTING = 'billet:';
