import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../core/area';
import { formatDay, nextBusinessDay } from '../../core/calendar';
import { isEmail } from '../../core/documents';
import { fieldProblem, Problem, refuseFields } from '../../core/problem';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { centsOf, isTxid } from '../../kits/money/pix/api-values';
import { isHomologation } from '../../platform/worlds/worlds';
import type { ChargeBody } from './api-bodies';
import { chargeFaults, cycleAt, retryFault } from './api-rules';
import { chargeChanged } from './changed';
import { addAttempt, addCharge, usedTxid } from './charges';
import { dropCharge } from './change';
import { findCharge, showCharge } from './charge-dto';
import { addHistory } from './histories';
import { holdRecurrence } from './recurrence-api';
import { hold, type ChargeRow, type Row } from './dto';
import './tables';

const TXID_BYTES = 16;
const DUE = 'calendario.dataDeVencimento';

/** The account that a charge names must be the one that is paid; in homologation any may stand there. */
async function receiverFaults(ctx: Ctx, { conta }: ChargeBody['recebedor']): Promise<FieldErrors> {
  const { account_number: number } = await ctx.db
    .selectFrom('accounts')
    .select('account_number')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const bare = (text: string) => text.replace(/\W/g, '').replace(/^0+/, '').toUpperCase();
  if (bare(conta) === bare(number) || (await isHomologation(ctx.db, ctx.accountId))) return [];
  return [{ field: 'recebedor.conta', message: 'A conta não é a desta aplicação.' }];
}

async function isTaken(ctx: Ctx, { account_id, id }: Row, cycle: number): Promise<boolean> {
  const live = await ctx
    .trx()
    .selectFrom('pix_collection_charges')
    .select('id')
    .where('account_id', '=', account_id)
    .where('collection_id', '=', id)
    .where('cycle', '=', cycle)
    .where('state', 'in', ['CRIADA', 'ATIVA', 'CONCLUIDA'])
    .executeTakeFirst();
  return live !== undefined;
}

/** Charges a cycle. @param given the caller's txid; null: the bank names it. @throws Problem 404, 409 at its txid, 422 at its fields */
export async function createCharge(ctx: Ctx, given: string | null, body: ChargeBody) {
  if (given !== null && !isTxid(given))
    throw new Problem(400, 'txid_invalido', 'O txid deve ter de 26 a 35 letras e dígitos.');
  const row = await holdRecurrence(ctx, body.idRec);
  const { dataDeVencimento: day } = body.calendario;
  const amount = centsOf(body.valor.original);
  const { email } = body.devedor ?? {};
  refuseFields([
    ...chargeFaults(row, { due: day, amount }, ctx.today),
    ...(await receiverFaults(ctx, body.recebedor)),
    ...(email && !isEmail(email) ? [{ field: 'devedor.email', message: 'Informe um e-mail válido' }] : []),
  ]);
  const cycle = cycleAt(row.first_day, row.period, day);
  const txid = given ?? randomBytes(TXID_BYTES).toString('hex');
  await refuseUsed(ctx, txid);
  if (await isTaken(ctx, row, cycle)) throw fieldProblem(DUE, 'Este ciclo já tem uma cobrança.');
  const isAdjusted = body.ajusteDiaUtil ?? true;
  const { infoAdicional, devedor, recebedor } = body;
  await addCharge(ctx.trx(), ctx, row, {
    amount,
    at: ctx.now,
    by: ctx.userName,
    asked: {
      cycle,
      day,
      attemptDay: isAdjusted ? nextBusinessDay(day) : day,
      txid,
      said: {
        ajusteDiaUtil: isAdjusted,
        recebedor,
        ...(infoAdicional ? { infoAdicional } : {}),
        ...(devedor ? { devedor } : {}),
      },
    },
  });
  ctx.noted({ about: txid });
  return showCharge(ctx, txid);
}

async function refuseUsed(ctx: Ctx, txid: string): Promise<void> {
  const used = await ctx
    .trx()
    .selectFrom('pix_collection_charges')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('txid', '=', txid)
    .executeTakeFirst();
  if (used) throw usedTxid();
}

/** A charge with its recurrence and attempts; the recurrence is locked until the transaction ends. @throws Problem 404 */
async function holdCharge(ctx: Ctx, txid: string) {
  const { collection_id } = await findCharge(ctx, txid);
  const row = await hold(ctx, collection_id);
  // read again under the lock on the recurrence
  const charge: ChargeRow = await findCharge(ctx, txid);
  const attempts = await ctx
    .trx()
    .selectFrom('pix_collection_attempts')
    .select(['number', 'day', 'state'])
    .where('account_id', '=', ctx.accountId)
    .where('charge_id', '=', charge.id)
    .orderBy('number')
    .execute();
  return { row, charge, attempts };
}

/** Takes a charge back, until the day before it is attempted. @throws Problem 404; 409 where it has ended or its day has come */
export async function cancelCharge(ctx: Ctx, txid: string) {
  const { row, charge, attempts } = await holdCharge(ctx, txid);
  if (charge.state !== 'CRIADA' && charge.state !== 'ATIVA')
    throw new Problem(409, 'ended', 'A cobrança já terminou e não pode ser cancelada.');
  const isDue = attempts.some(({ state, day }) => (state === 'SOLICITADA' || state === 'AGENDADA') && day <= ctx.today);
  if (isDue) throw new Problem(409, 'too-late', 'A cobrança só pode ser cancelada até o dia anterior à liquidação.');
  await dropCharge(ctx, charge);
  await addHistory(ctx.trx(), ctx, row, `Cobrança de ${formatDay(charge.day)} cancelada`, ctx.now, ctx.userName);
  ctx.noted({ about: txid });
  return showCharge(ctx, txid);
}

/** Tries an unpaid charge again on a São Paulo day. @throws Problem 404; 409 where its policy or its attempts do not allow it */
export async function retryCharge(ctx: Ctx, txid: string, day: string) {
  const { row, charge, attempts } = await holdCharge(ctx, txid);
  const fault = retryFault({ state: row.state, retry: row.retry, charge, attempts }, day, ctx.today);
  if (fault) throw new Problem(409, 'no-retry', fault);
  await addAttempt(ctx.trx(), charge, attempts.length + 1, day, ctx.now);
  const message = `Nova tentativa da cobrança de ${formatDay(charge.day)} em ${formatDay(day)}`;
  await addHistory(ctx.trx(), ctx, row, message, ctx.now, ctx.userName);
  await chargeChanged(ctx.trx(), ctx, charge);
  ctx.noted({ about: txid });
  return showCharge(ctx, txid, { complete: true });
}
