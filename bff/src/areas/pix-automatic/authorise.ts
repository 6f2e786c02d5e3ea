import type { Body } from '@balcao/contract/core/registry';
import type { AutomaticOffer, AutomaticPayment, AutomaticPix } from '@balcao/contract/pix-automatic';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import type { Db, Trx } from '../../core/database';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import { operationNoted } from '../../kits/money/answer';
import type { MoneyCtx } from '../../kits/money/kind';
import { holdInSeries, holdSeries } from '../../kits/money/operations';
import type { JobTools } from '../../core/jobs';
import type { Terms } from '../../rails/pix-automatic/port';
import { recurrenceNetwork } from '../../rails/pix-automatic/rail';
import { parseBrCode } from '../../rails/pix/br-code';
import { refuseOtherTerms } from '../../kits/money/signed';
import { automatic, draftOf, nextDraft, seriesOf } from './kind';
import { holdRecurrence, mayCancel, toOpenRecurrenceDto, toPaymentDto, type Recurrence } from './recurrences';
import { amountFault, cycleDue, isAnswerable, isOver, limitFault } from './rules';

/** The terms of the recurrence that a code asks for. @throws Problem 422 at 'code' where it is not valid or has no recurrence. */
async function readOffer(ctx: Pick<Ctx, 'db' | 'services'>, code: string): Promise<Terms> {
  const reading = parseBrCode(code);
  if (!reading.ok) throw fieldProblem('code', reading.message);
  const location = reading.code.recurrence;
  if (!location) throw fieldProblem('code', 'Este código é de um pagamento só, sem Pix automático.');
  const terms = await recurrenceNetwork(ctx.services.config).read(ctx.db, location);
  if (!terms) throw fieldProblem('code', 'Este código não vale mais. Peça outro a quem vai receber.');
  return terms;
}

export async function parseOffer(ctx: Ctx, code: string): Promise<AutomaticOffer> {
  const { receiver, recurrence: _recurrence, ...terms } = await readOffer(ctx, code);
  const { name, document, bank } = receiver;
  return { ...terms, receiver: { name, document, bank }, code: code.trim() };
}

/** @throws Problem 422 at 'limit' where the payer's limit is below the least amount of a payment; integer cents. */
function refuseLimit(limit: number | null, terms: Pick<Terms, 'amount' | 'minimum'>): void {
  const fault = limitFault(limit, terms);
  if (fault) throw fieldProblem('limit', fault);
}

/** @throws Problem 422 at the field where the recurrence's last day is over. */
function refuseOver(field: 'code' | 'receiver', terms: Pick<Terms, 'last_day'>, today: string): void {
  if (isOver(terms, today)) throw fieldProblem(field, 'Esta recorrência já terminou.');
}

/** Authorises the recurrence of a code (journeys 2 to 4). @throws Problem 409 'authorised'; 422 at 'limit', at 'code' if it has changed. */
export async function authorise(ctx: Ctx, body: Body<'POST /pix/automatic'>): Promise<AutomaticPix> {
  const terms = await readOffer(ctx, body.code);
  const { name, document } = terms.receiver;
  refuseOtherTerms('code', 'O pedido mudou', [
    [body.receiver, name],
    [body.document, document],
    [body.amount, terms.amount],
    [body.period, terms.period],
  ]);
  const limit = body.limit ?? null;
  refuseLimit(limit, terms);
  refuseOver('code', terms, ctx.today);
  const row = await insertRecurrence(ctx.trx(), ctx.accountId, terms, {
    state: 'APROVADA',
    asked_at: ctx.now,
    answer_by: null,
    payer_limit: limit,
    authorised_at: ctx.now,
    authorised_by: ctx.userId,
  });
  if (terms.now !== null) await payNow(ctx, row, terms.now);
  await startCycles(ctx, row);
  return publish(ctx, row, 'created');
}

type Standing = Pick<
  Recurrence,
  'state' | 'asked_at' | 'answer_by' | 'payer_limit' | 'authorised_at' | 'authorised_by'
>;

/** Adds a recurrence to an account. @throws Problem 409 'authorised' where the account has the recurrence already. */
export async function insertRecurrence(
  trx: Trx,
  accountId: number,
  { receiver, now: _now, ...terms }: Terms,
  standing: Standing,
): Promise<Recurrence> {
  try {
    return await trx
      .insertInto('pix_automatic')
      .values({
        ...terms,
        ...standing,
        account_id: accountId,
        receiver: JSON.stringify(receiver),
        name: receiver.name,
        ended_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem(409, 'authorised', 'Este Pix automático já está na sua conta.');
    throw error;
  }
}

async function publish(ctx: Ctx, row: Recurrence, how: 'created' | 'updated'): Promise<AutomaticPix> {
  ctx.live('pix-automatic', how, [row.id]);
  const limit = row.payer_limit === null ? '' : `, até ${formatMoney(row.payer_limit)}`;
  ctx.noted({ about: row.name + limit });
  return toOpenRecurrenceDto(ctx, row);
}

const cycleOf = ({ id, period, first_day, last_day, amount }: Recurrence, cycle: number) => ({
  recurrence: id,
  period,
  first: first_day,
  last: last_day,
  cycle,
  amount,
});

/** Makes the payment that journey 3 has with the authorisation, besides those of the cycles. @param amount integer cents */
async function payNow(ctx: Ctx, row: Recurrence, amount: number): Promise<void> {
  const { day: _day, ...draft } = draftOf(row.receiver, row.contract, { ...cycleOf(row, 0), amount: null }, amount);
  await automatic.submit(ctx.trx(), ctx, draft);
}

/** Schedules the first payment of a fixed amount; where that is due today it is paid at once, and the next is scheduled too. */
async function startCycles(ctx: Ctx, row: Recurrence): Promise<void> {
  if (row.amount === null) return;
  const due = cycleDue(row, ctx.today);
  if (!due) return;
  const draft = draftOf(row.receiver, row.contract, cycleOf(row, due.cycle), row.amount);
  const authorised = await automatic.submit(ctx.trx(), ctx, draft);
  const next = due.day === ctx.today ? nextDraft(authorised) : null;
  if (next) await automatic.submit(ctx.trx(), ctx, next);
}

/** Authorises a receiver's request (journey 1). @throws Problem 404; 409 'answered' where it was answered or expired; 422 at a field. */
export async function acceptRequest(
  ctx: Ctx,
  id: number,
  { receiver, limit = null }: Body<'POST /pix/automatic/requests/{id}/accept'>,
): Promise<AutomaticPix> {
  const row = await holdRecurrence(ctx, id);
  refuseAnswered(ctx, row);
  refuseOtherTerms('receiver', 'O pedido mudou', [[receiver, row.name]]);
  refuseLimit(limit, row);
  refuseOver('receiver', row, ctx.today);
  const set = { state: 'APROVADA' as const, payer_limit: limit, authorised_at: ctx.now, authorised_by: ctx.userId };
  const accepted = await change(ctx.trx(), row, set);
  await startCycles(ctx, accepted);
  return publish(ctx, accepted, 'updated');
}

export async function refuseRequest(ctx: Ctx, id: number): Promise<AutomaticPix> {
  const row = await holdRecurrence(ctx, id);
  refuseAnswered(ctx, row);
  return publish(ctx, await change(ctx.trx(), row, { state: 'REJEITADA', ended_at: ctx.now }), 'updated');
}

function refuseAnswered(ctx: Ctx, row: Recurrence): void {
  if (!isAnswerable(row, ctx.now)) throw new Problem(409, 'answered', 'Este pedido já foi respondido ou expirou.');
}

const change = (
  trx: Trx,
  { account_id, id }: Recurrence,
  set: Partial<Pick<Recurrence, 'state' | 'payer_limit' | 'authorised_at' | 'authorised_by' | 'ended_at'>>,
): Promise<Recurrence> =>
  trx
    .updateTable('pix_automatic')
    .set(set)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Sets the payer's limit of a recurrence; null for none. @throws Problem 404; 409 'ended' where it is not active; 422 at 'limit'. */
export async function changeLimit(ctx: Ctx, id: number, limit: number | null): Promise<AutomaticPix> {
  const row = await holdRecurrence(ctx, id);
  refuseEnded(row);
  refuseLimit(limit, row);
  return publish(ctx, await change(ctx.trx(), row, { payer_limit: limit }), 'updated');
}

function refuseEnded({ state }: Recurrence): void {
  if (state !== 'APROVADA') throw new Problem(409, 'ended', 'Este Pix automático não está mais ativo.');
}

/** Ends a recurrence: payments of later days are cancelled, one due today is the last. @throws Problem 404, 409 'ended' */
export async function cancelRecurrence(ctx: Ctx, id: number): Promise<AutomaticPix> {
  const row = await holdRecurrence(ctx, id);
  refuseEnded(row);
  const waiting = await holdSeries(ctx.trx(), ctx.accountId, seriesOf(id));
  for (const payment of waiting) if (mayCancel(payment, ctx.today)) await automatic.cancel(ctx.trx(), ctx, payment.id);
  await ctx
    .trx()
    .updateTable('money_operations')
    .set((set) => ({
      details: set.fn('jsonb_set', [set.ref('details'), set.val('{last}'), set.val(`"${ctx.today}"`)]) as never,
    }))
    .where('account_id', '=', ctx.accountId)
    .where('series', '=', seriesOf(id))
    .where('state', '=', 'scheduled')
    .execute();
  return publish(ctx, await change(ctx.trx(), row, { state: 'CANCELADA', ended_at: ctx.now }), 'updated');
}

/** Cancels one payment; where the amount is fixed, the next is scheduled. @throws Problem 404; 409 'too-late' from its day on. */
export async function cancelPayment(ctx: Ctx, id: number): Promise<AutomaticPayment> {
  const operation = await holdInSeries(ctx.trx(), { accountId: ctx.accountId, id });
  if (operation?.kind !== 'pix-automatic') throw notFound();
  if (!mayCancel(operation, ctx.today))
    throw new Problem(409, 'too-late', 'Um pagamento pode ser cancelado até 23:59 do dia anterior.');
  const cancelled = await automatic.cancel(ctx.trx(), ctx, id);
  const next = nextDraft(operation);
  if (next) await automatic.submit(ctx.trx(), ctx, next);
  ctx.noted(operationNoted(cancelled));
  return toPaymentDto(cancelled, ctx.today);
}

/**
 * Schedules the next cycle of a varying amount, as its receiver charges it. @param amount integer cents
 * @returns why the charge is refused, pt-BR; null where it was scheduled
 */
export async function chargeCycle(
  trx: Trx,
  tools: JobTools & Pick<MoneyCtx, 'now'>,
  row: Recurrence,
  amount: number,
  today: string,
): Promise<string | null> {
  const fault = amountFault(row, amount);
  if (fault) return fault;
  const due = cycleDue(row, addDays(today, 1));
  if (!due) return 'A recorrência já terminou.';
  if (await isCharged(trx, row, due.day)) return 'Este ciclo já tem uma cobrança.';
  const ctx = { ...tools, accountId: row.account_id, userId: row.authorised_by! };
  await automatic.submit(trx, ctx, draftOf(row.receiver, row.contract, cycleOf(row, due.cycle), amount));
  return null;
}

const isCharged = async (db: Db, { account_id, id }: Recurrence, day: string): Promise<boolean> =>
  (await db
    .selectFrom('money_operations')
    .select('id')
    .where('account_id', '=', account_id)
    .where('series', '=', seriesOf(id))
    .where('scheduled_for', '=', day)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()) !== undefined;
