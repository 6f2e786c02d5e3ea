import { sql, type Selectable } from 'kysely';
import { holdDue } from '../../core/hold-due';
import { directedTo } from '../../core/account-directory';
import { addDays, formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Database, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { receivePix } from '../../kits/money/pix/receive';
import { RETRY_WITHIN, waitsForRetry } from './api-rules';
import { chargeChanged } from './changed';
import { addAttempt, PAYER_BANK } from './charges';
import { addHistory } from './histories';
import type { ChargeRow } from './dto';
import { nextAttempt } from './rules';
import './tables';

type Attempt = Selectable<Database['pix_collection_attempts']>;

export const NO_FUNDS = 'Saldo insuficiente na conta do pagador';
const NO_ANSWER = 'O banco do pagador não respondeu';
const NO_ACCOUNT = 'Conta do pagador encerrada';

/** An attempt by its end-to-end id, with its charge and recurrence; the recurrence and the attempt are locked. Null if there is none. */
async function holdAttempt(trx: Trx, endToEnd: string) {
  const unlocked = await trx
    .selectFrom('pix_collection_attempts')
    .selectAll()
    .where('account_id', '=', directedTo('pix_collection_attempts', 'end_to_end', endToEnd))
    .where('end_to_end', '=', endToEnd)
    .executeTakeFirst();
  if (!unlocked) return null;
  const charge = await trx
    .selectFrom('pix_collection_charges')
    .selectAll()
    .where('account_id', '=', unlocked.account_id)
    .where('id', '=', unlocked.charge_id)
    .executeTakeFirstOrThrow();
  const row = await trx
    .selectFrom('pix_collections')
    .selectAll()
    .where('account_id', '=', unlocked.account_id)
    .where('id', '=', charge.collection_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // read again under the lock on the recurrence
  const attempt = await trx
    .selectFrom('pix_collection_attempts')
    .selectAll()
    .where('account_id', '=', unlocked.account_id)
    .where('id', '=', unlocked.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { attempt, charge, row };
}

const setAttempt = (
  trx: Trx,
  { account_id, id }: Attempt,
  set: Partial<Pick<Attempt, 'state' | 'reason' | 'tries' | 'ended_at'>>,
) =>
  trx
    .updateTable('pix_collection_attempts')
    .set(set)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();

/** Ends a charge; whoever listens is told. */
async function endCharge(
  trx: Trx,
  tools: JobTools,
  charge: Pick<ChargeRow, 'account_id' | 'id'>,
  state: 'CONCLUIDA' | 'EXPIRADA' | 'REJEITADA',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('pix_collection_charges')
    .set({ state, ended_at: at, ...(state === 'CONCLUIDA' ? { paid_at: at } : {}) })
    .where('account_id', '=', charge.account_id)
    .where('id', '=', charge.id)
    .execute();
  await chargeChanged(trx, tools, charge);
}

/**
 * Credits an attempt that the payer's bank reports as paid, once however often it is reported.
 * @returns whether this call credited it
 */
export async function attemptPaid(trx: Trx, tools: JobTools, endToEnd: string, at: Date): Promise<boolean> {
  const locked = await holdAttempt(trx, endToEnd);
  if (!locked || !['SOLICITADA', 'AGENDADA'].includes(locked.attempt.state)) return false;
  const { attempt, charge, row } = locked;
  await receivePix(
    trx,
    tools,
    {
      accountId: row.account_id,
      endToEnd,
      amount: charge.amount,
      payer: { name: row.payer_name, document: row.payer_document, ...PAYER_BANK },
      message: row.contract,
      at,
      kind: 'pix-automatic-received',
    },
    { expected: true },
  );
  await setAttempt(trx, attempt, { state: 'PAGA', ended_at: at });
  await endCharge(trx, tools, charge, 'CONCLUIDA', at);
  await trx
    .updateTable('pix_collections')
    .set({ received: sql<number>`received + ${charge.amount}` })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await addHistory(trx, tools, row, `Recebido ${formatMoney(charge.amount)} do ciclo de ${formatDay(charge.day)}`, at);
  return true;
}

/**
 * Records that a window passed without payment. After the last window the attempt has failed, and the next is added where allowed.
 * @param silent the payer's bank reported nothing on the attempt's day
 */
export async function attemptFailed(
  trx: Trx,
  tools: JobTools,
  endToEnd: string,
  { isLast, at, today, silent = false }: { isLast: boolean; at: Date; today: string; silent?: boolean },
): Promise<void> {
  const locked = await holdAttempt(trx, endToEnd);
  if (!locked || !['SOLICITADA', 'AGENDADA'].includes(locked.attempt.state)) return;
  const { attempt, charge, row } = locked;
  const reason = silent ? NO_ANSWER : NO_FUNDS;
  if (!isLast) {
    await setAttempt(trx, attempt, { tries: attempt.tries + 1, reason });
    return;
  }
  const state = silent ? 'EXPIRADA' : 'REJEITADA';
  await setAttempt(trx, attempt, { state, tries: attempt.tries + 1, reason, ended_at: at });
  const what = `Cobrança de ${formatDay(charge.day)} não paga: ${reason}`;
  if (row.by_api && waitsForRetry(row, charge.day, attempt.number, today)) {
    await addHistory(trx, tools, row, what, at);
    return chargeChanged(trx, tools, charge);
  }
  const again = nextAttempt(row, charge.day, attempt.number, today);
  if (again) {
    await addAttempt(trx, charge, attempt.number + 1, again, at);
    await chargeChanged(trx, tools, charge);
  } else await endCharge(trx, tools, charge, 'EXPIRADA', at);
  await addHistory(trx, tools, row, again ? `${what}. Nova tentativa em ${formatDay(again)}` : what, at);
}

/** Ends charges that nobody tries any more, once their seven days are over; those of recurrences that somebody changes now wait. */
export async function endUnpaid(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const rows = await holdDue(
    trx
      .selectFrom('pix_collection_charges as c')
      .innerJoin('pix_collections as p', (on) =>
        on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.collection_id'),
      )
      .select(['c.account_id', 'c.id', 'c.collection_id', 'c.day'])
      .where('c.state', '=', 'ATIVA')
      .where('c.day', '<=', addDays(saoPauloDay(now), -RETRY_WITHIN))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('pix_collection_attempts as a')
              .select('a.id')
              .whereRef('a.account_id', '=', 'c.account_id')
              .whereRef('a.charge_id', '=', 'c.id')
              .where('a.state', 'in', ['SOLICITADA', 'AGENDADA']),
          ),
        ),
      ),
    undefined,
    'p',
  );
  for (const charge of rows) {
    await endCharge(trx, tools, charge, 'EXPIRADA', now);
    const { account_id, collection_id: id, day } = charge;
    await addHistory(trx, tools, { account_id, id }, `Cobrança de ${formatDay(day)} expirada`, now);
  }
}

/** Records that the payer's bank refused a cycle's charge: there is no further attempt, and the next cycle is charged as usual. */
export async function chargeRefused(trx: Trx, tools: JobTools, endToEnd: string, at: Date): Promise<void> {
  const locked = await holdAttempt(trx, endToEnd);
  if (!locked || !['SOLICITADA', 'AGENDADA'].includes(locked.attempt.state)) return;
  const { attempt, charge, row } = locked;
  await setAttempt(trx, attempt, { state: 'REJEITADA', reason: NO_ACCOUNT, ended_at: at });
  await endCharge(trx, tools, charge, 'REJEITADA', at);
  const what = `Cobrança de ${formatDay(charge.day)} recusada pelo banco do pagador: ${NO_ACCOUNT}`;
  await addHistory(trx, tools, row, what, at);
}
