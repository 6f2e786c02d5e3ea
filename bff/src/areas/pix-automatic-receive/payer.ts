import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { saoPauloDay } from '../../core/clock';
import { addDays } from '../../core/calendar';
import { fieldProblem } from '../../core/problem';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { receivePix } from '../../kits/money/pix/receive';
import { chargeNamed } from '../pix-qrcodes/service';
import { recurrenceChanged } from './changed';
import { addCharge } from './charges';
import { addHistory } from './histories';
import { attemptPaid, chargeRefused } from './outcomes';
import type { Row } from './dto';
import { endRequests } from './request-states';
import { dayOfCycle, firstCycle } from './rules';
import { EARLIEST } from './windows';
import './tables';

const OTHER_BANK = { ispb: '60746948', bank: 'Bradesco' };

async function holdAsked(trx: Trx, id: number): Promise<Row> {
  const row = await trx
    .selectFrom('pix_collections')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'CRIADA')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fieldProblem('id', 'Não há pedido a responder com este número.');
  return row;
}

/** Records the payer's authorisation, and the payment that comes with it by journeys 3 and 4. @throws Problem 422 at 'id' as on refusal. */
export async function payerAccepts(trx: Trx, tools: JobTools, id: number, at: Date): Promise<void> {
  const row = await holdAsked(trx, id);
  const today = saoPauloDay(at);
  const cycle = firstCycle(row, today);
  const approved = await trx
    .updateTable('pix_collections')
    .set({
      state: 'APROVADA',
      request: row.request && 'ACEITA',
      authorised_at: at,
      next_cycle: cycle,
      next_day: dayOfCycle(row, cycle),
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addHistory(trx, tools, row, 'Autorizado pelo pagador', at);
  if (row.request) await endRequests(trx, row.account_id, [id], 'ACEITA', at);
  await recurrenceChanged(trx, tools, approved);
  if (row.amount !== null && !row.by_api && approved.next_day && approved.next_day <= addDays(today, EARLIEST))
    await addCharge(trx, tools, approved, { amount: row.amount, at });
  const { amount, txid, key = null } = await dueWith(trx, row, at);
  if (!amount) return;
  await receivePix(
    trx,
    tools,
    {
      accountId: row.account_id,
      endToEnd: newEndToEnd(OTHER_BANK.ispb, at),
      txid,
      key,
      amount,
      payer: { name: row.payer_name, document: row.payer_document, ...OTHER_BANK },
      message: row.contract,
      at,
    },
    { expected: true },
  );
}

/** What the payer pays with the authorisation, integer cents; null: nothing. @throws Problem 422 at 'id' where its charge has ended */
async function dueWith(
  trx: Trx,
  row: Row,
  at: Date,
): Promise<{ amount: number | null; txid: string | null; key?: string | null }> {
  if (row.txid) {
    const charge = await chargeNamed(trx, row.account_id, row.txid, at);
    if (charge?.state !== 'active') throw fieldProblem('id', 'A cobrança desta autorização não pode mais ser paga.');
    return { amount: charge.amount, txid: row.txid, key: charge.key };
  }
  if (!row.billet_id) return { amount: row.now_amount, txid: null };
  const billet = await trx
    .selectFrom('charges')
    .select(['txid', 'value'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.billet_id)
    .executeTakeFirst();
  return { amount: row.now_amount ?? billet?.value ?? null, txid: billet?.txid ?? null };
}

/** Records the payer's refusal. @throws Problem 422 at 'id' where no request with it waits for an answer. */
export async function payerRefuses(trx: Trx, tools: JobTools, id: number, at: Date): Promise<void> {
  const row = await holdAsked(trx, id);
  await trx
    .updateTable('pix_collections')
    .set({ state: 'REJEITADA', request: row.request && 'REJEITADA', ended_at: at })
    .where('account_id', '=', row.account_id)
    .where('id', '=', id)
    .execute();
  if (row.request) await endRequests(trx, row.account_id, [id], 'REJEITADA', at);
  await addHistory(trx, tools, row, 'Recusado pelo pagador', at);
  await recurrenceChanged(trx, tools, row);
}

/** The end-to-end id of the recurrence's next open attempt. @throws Problem 422 at 'id' where there is none. */
async function comingAttempt(trx: Trx, id: number): Promise<string> {
  const attempt = await trx
    .selectFrom('pix_collection_attempts as a')
    .innerJoin('pix_collection_charges as c', (on) =>
      on.onRef('c.account_id', '=', 'a.account_id').onRef('c.id', '=', 'a.charge_id'),
    )
    .select('a.end_to_end')
    .where('c.collection_id', '=', id)
    .where('a.state', 'in', ['SOLICITADA', 'AGENDADA'])
    .orderBy('a.day')
    .executeTakeFirst();
  if (!attempt) throw fieldProblem('id', 'Não há cobrança a pagar.');
  return attempt.end_to_end;
}

/** Pays the recurrence's next open attempt at once. @throws Problem 422 at 'id' where there is none. */
export async function payerPays(trx: Trx, tools: JobTools, id: number, at: Date): Promise<void> {
  await attemptPaid(trx, tools, await comingAttempt(trx, id), at);
}

/** Makes the payer's bank refuse the recurrence's next open charge. @throws Problem 422 at 'id' where there is none. */
export async function payerBankRefuses(trx: Trx, tools: JobTools, id: number, at: Date): Promise<void> {
  await chargeRefused(trx, tools, await comingAttempt(trx, id), at);
}
