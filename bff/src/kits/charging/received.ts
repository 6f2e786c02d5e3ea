import { sql } from 'kysely';
import type { ChargeDetail } from '@balcao/contract/charges';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { daysLate } from '../../rails/billet/amounts';
import type { ChargeRow } from './actions';
import { amountDueOn } from './amount';

type Received = ChargeDetail['received'];

/**
 * The payments of a charge, and what the ledger credited of them; a payment not credited yet counts with its value only. Integer cents.
 * @param wasSettled whether it was marked as paid, so that nothing was due any more
 */
export async function receivedOf(db: Db, charge: ChargeRow, wasSettled: boolean): Promise<Received> {
  const { rows } = await sql<Pick<Received, 'count' | 'value' | 'fee' | 'credited'>>`
    select count(*) as count, coalesce(sum(p.amount), 0) as value, coalesce(sum(posted.fee), 0) as fee,
      coalesce(sum(case when p.event_id like ${`${RECONCILED}%`} then p.amount else posted.credited end), 0) as credited
    from billet_payments p left join lateral (
      select sum(e.amount) filter (where e.kind = 'fees') as fee,
        sum(e.amount) filter (where e.kind = 'available' and e.account_id = p.account_id) as credited
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.key = ${POSTING} || p.event_id
    ) as posted on true
    where p.account_id = ${charge.account_id} and p.charge_id = ${charge.id}`.execute(db);
  const sums = rows[0]!;
  const day = sums.count > 0 && charge.paid_at ? saoPauloDay(charge.paid_at) : null;
  const due = day && !wasSettled ? amountDueOn(charge, day) : null;
  return {
    ...sums,
    due: due && due.total,
    lines: due?.lines ?? [],
    daysLate: due && day ? daysLate(charge.expire_at, day) : 0,
    settledBefore: sums.count > 0 && wasSettled,
  };
}

/**
 * Begins the event of a payment that had come in without its charge and was reconciled with it later: it was credited whole when it came in
 * and is not posted again.
 */
export const RECONCILED = 'reconciliation:';

/** Begins the key of a payment's posting; the payment's event follows. */
export const POSTING = 'billet:';
