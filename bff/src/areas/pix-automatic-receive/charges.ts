import { sql } from 'kysely';
import { holdDue } from '../../core/hold-due';
import { formatDay } from '../../core/calendar';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { chargeChanged } from './changed';
import { addHistory } from './histories';
import type { ChargeRow, Row } from './dto';
import { dayOfCycle } from './rules';
import type { ChargeSaid } from './tables';

/** The payer's bank in the sandbox. */
export const PAYER_BANK = { ispb: '60746948', bank: 'Bradesco' };

export const addAttempt = (
  trx: Trx,
  charge: Pick<ChargeRow, 'account_id' | 'id'>,
  number: number,
  day: string,
  at: Date,
) =>
  trx
    .insertInto('pix_collection_attempts')
    .values({
      account_id: charge.account_id,
      charge_id: charge.id,
      number,
      day,
      state: 'SOLICITADA',
      reason: null,
      end_to_end: newEndToEnd(PAYER_BANK.ispb, at),
      created_at: at,
    })
    .execute();

interface NewCharge {
  /** Integer cents. */
  amount: number;
  at: Date;
  /** User's name; null for the bank. */
  by?: string | null;
  /** What an application decides: an earlier cycle, another day of it, the day of the first attempt, the txid. */
  asked?: { cycle: number; day: string; attemptDay: string; txid?: string; said: ChargeSaid };
}

export const usedTxid = () => new Problem(409, 'txid_duplicado', 'Já existe uma cobrança recorrente com este txid.');

/**
 * Adds the charge of the next cycle, or of one that is asked for, with its first attempt. After the next cycle's the following is next.
 * @throws Problem 409 where the account has a charge with its txid
 */
export async function addCharge(
  trx: Trx,
  tools: JobTools,
  row: Row,
  { amount, at, by = null, asked }: NewCharge,
): Promise<ChargeRow> {
  const { cycle, day } = asked ?? { cycle: row.next_cycle, day: row.next_day! };
  const charge = await trx
    .insertInto('pix_collection_charges')
    .values({
      account_id: row.account_id,
      collection_id: row.id,
      cycle,
      day,
      amount,
      state: 'CRIADA',
      paid_at: null,
      created_at: at,
      ...(asked?.txid ? { txid: asked.txid } : {}),
      ...(asked ? { said: JSON.stringify(asked.said) as never } : {}),
    })
    .onConflict((c) => c.columns(['account_id', 'txid']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!charge) throw usedTxid();
  await addAttempt(trx, charge, 1, asked?.attemptDay ?? day, at);
  if (cycle === row.next_cycle) await toNextCycle(trx, row);
  await addHistory(trx, tools, row, `Cobrança de ${formatMoney(amount)} para ${formatDay(day)}`, at, by);
  await chargeChanged(trx, tools, charge);
  return charge;
}

/** Moves a locked recurrence on to the following cycle; `next_day` is null after the last. */
async function toNextCycle(trx: Trx, row: Row): Promise<void> {
  const next = row.next_cycle + 1;
  await trx
    .updateTable('pix_collections')
    .set({ next_cycle: next, next_day: dayOfCycle(row, next) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
}

/** Leaves out the cycle of a varying amount that was not charged in its window. */
export async function passCycle(trx: Trx, tools: JobTools, row: Row, at: Date): Promise<void> {
  await toNextCycle(trx, row);
  await addHistory(trx, tools, row, `Ciclo de ${formatDay(row.next_day!)} não cobrado no prazo`, at);
}

/** Attempts in a state, with their charges and recurrences. */
export const attemptsIn = (trx: Trx, state: 'SOLICITADA' | 'AGENDADA') =>
  trx
    .selectFrom('pix_collection_attempts as a')
    .innerJoin('pix_collection_charges as c', (on) =>
      on.onRef('c.account_id', '=', 'a.account_id').onRef('c.id', '=', 'a.charge_id'),
    )
    .innerJoin('pix_collections as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.collection_id'),
    )
    .where('a.state', '=', state);

/**
 * Plays the payer's bank accepting all requested attempts: they are scheduled for their day, and their charges become active. Recurrences
 * are locked before their attempts, as everywhere; those that somebody changes now wait for the next time.
 */
export async function schedule(trx: Trx, tools: JobTools, at: Date): Promise<void> {
  const requested = await holdDue(attemptsIn(trx, 'SOLICITADA').select(['a.account_id', 'a.id']), undefined, 'p');
  const taken = await trx
    .updateTable('pix_collection_attempts')
    .set({ state: 'AGENDADA', scheduled_at: at })
    .where('state', '=', 'SOLICITADA')
    .where(sql<boolean>`id = any(${requested.map(({ id }) => id)}::bigint[])`)
    .returning('charge_id')
    .execute();
  if (!taken.length) return;
  const active = await trx
    .updateTable('pix_collection_charges')
    .set({ state: 'ATIVA', active_at: at })
    .where('state', '=', 'CRIADA')
    .where(sql<boolean>`id = any(${taken.map(({ charge_id }) => charge_id)}::bigint[])`)
    .returning(['account_id', 'id'])
    .execute();
  for (const charge of active) await chargeChanged(trx, tools, charge);
}
