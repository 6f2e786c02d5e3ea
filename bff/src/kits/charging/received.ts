import { sql } from 'kysely';
import type { ChargeDetail } from '@balcao/contract/charges';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { BANK } from '../../ledger/ledger';
import { daysLate } from '../../rails/billet/amounts';
import type { ChargeRow } from './actions';
import { amountDueOn } from './amount';

type Received = ChargeDetail['received'];

/**
 * The payments of a charge, and what the ledger credited of them; a payment not credited yet counts with its value only. Integer cents.
 * @param wasSettled whether it was marked as paid, so that nothing was due any more
 */
export async function receivedOf(db: Db, charge: ChargeRow, wasSettled: boolean): Promise<Received> {
  const { rows } = await sql<{ event_id: string; amount: number; credited: number | null }>`
    select p.event_id, p.amount, (
      select sum(e.amount) from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account_id = ${charge.account_id} and e.kind = 'available'
      where t.key = ${POSTING} || p.event_id) as credited
    from billet_payments p where p.account_id = ${charge.account_id} and p.charge_id = ${charge.id}`.execute(db);
  const credited = (row: (typeof rows)[number]) =>
    row.event_id.startsWith(RECONCILED) ? row.amount : (row.credited ?? 0);
  const sums = {
    count: rows.length,
    value: rows.reduce((sum, { amount }) => sum + amount, 0),
    fee: rows.length ? await feesOf(db, rows) : 0,
    credited: rows.reduce((sum, row) => sum + credited(row), 0),
  };
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

/** What the bank's own account took of the postings of these payments. */
async function feesOf(db: Db, payments: readonly { event_id: string }[]): Promise<number> {
  const { rows } = await sql<{ fee: number }>`
    select coalesce(sum(e.amount), 0) as fee from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account_id = ${BANK} and e.kind = 'fees'
    where t.key = any(${payments.map(({ event_id }) => `${POSTING}${event_id}`)}::text[])`.execute(db);
  return rows[0]!.fee;
}

/**
 * Begins the event of a payment that had come in without its charge and was reconciled with it later: it was credited whole when it came in
 * and is not posted again.
 */
export const RECONCILED = 'reconciliation:';

/** Begins the key of a payment's posting; the payment's event follows. */
export const POSTING = 'billet:';
