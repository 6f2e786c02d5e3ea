import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import type { Ctx } from '../../core/area';
import { isRealDay, nextBusinessDay } from '../../core/calendar';
import { notFound, refuseFields as throwFields } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { Operation, Refusal } from '../../kits/money/kind';
import '../../kits/money/tables';
import { inside, ted } from './kinds';
import { dayOfRepetition, type Every } from './series';
import { draftOf, type Drafted } from './transfer';

type Input = Body<'POST /transfers/scheduled/review'>;

/** How many of the coming days of a series are shown. */
const TOLD = 6;
const KINDS = ['ted', 'transfer'];

const everyOf = ({ repeat, day, until }: Input): Every | null =>
  repeat === 'once' ? null : { unit: repeat, from: day, nth: 0, until: until ?? null };

/**
 * The first days of a series from its present repetition on; the day itself of a single transfer. A TED of a day without banks is sent
 * on the next one that has them.
 */
function daysOf(every: Every | null, day: string, toOtherBank: boolean): string[] {
  if (!every) return [day];
  const days = Array.from({ length: TOLD }, (_, i) => dayOfRepetition(every, every.nth + i));
  return days
    .filter((one) => every.until === null || one <= every.until)
    .map((one) => (toOtherBank ? nextBusinessDay(one) : one));
}

function refuseDays({ day, until, repeat }: Input, today: string): Refusal[] {
  const at = (field: string, message: string): Refusal => ({ code: 'day', field, message });
  if (!isRealDay(day)) return [at('day', 'Informe uma data que exista.')];
  if (day <= today) return [at('day', 'Escolha um dia a partir de amanhã. Para hoje, faça uma TED.')];
  if (until === undefined || repeat === 'once') return [];
  if (!isRealDay(until)) return [at('until', 'Informe uma data que exista.')];
  return until < day ? [at('until', 'A última data não pode ser anterior à primeira.')] : [];
}

async function plan(ctx: Ctx, input: Input): Promise<Drafted> {
  const { repeat: _repeat, until: _until, ...transfer } = input;
  const wrong = refuseDays(input, ctx.today);
  const drafted = await draftOf(ctx, transfer);
  const every = everyOf(input);
  const details = { ...drafted.draft.details, planned: true, ...(every ? { every } : {}) };
  return { ...drafted, refusals: [...wrong, ...drafted.refusals], draft: { ...drafted.draft, details } };
}

export async function reviewScheduled(ctx: Ctx, input: Input): Promise<Answer<'POST /transfers/scheduled/review'>> {
  const { money, draft, refusals } = await plan(ctx, input);
  const review = await money.review(ctx.db, ctx, draft);
  const refusedFields = new Set(refusals.map(({ field }) => field));
  const others = review.refusals.filter(({ field }) => !refusedFields.has(field));
  const days = refusals.length ? [] : daysOf(everyOf(input), input.day, money === ted);
  return { review: { ...review, refusals: [...refusals, ...others] }, days };
}

/** Schedules a signed transfer: once, weekly or monthly. @throws Problem 422 at the faulty field. */
export async function scheduleTransfer(
  ctx: Ctx,
  body: Body<'POST /transfers/scheduled'>,
): Promise<Answer<'POST /transfers/scheduled'>> {
  const { signature: _signature, deviceToken: _deviceToken, ...input } = body;
  const { money, draft, refusals } = await plan(ctx, input);
  throwFields(refusals.map(({ field, message }) => ({ field: field ?? '', message })));
  const receiver = { field: 'owner', name: body.owner, document: body.document };
  const series = body.repeat === 'once' ? {} : { series: randomUUID() };
  const operation = await money.submit(ctx.trx(), ctx, { ...draft, ...series }, [], { receiver });
  ctx.noted(operationNoted(operation));
  return toDto(operation);
}

function toDto(operation: Operation): ScheduledTransfer {
  const { details, state, scheduled_for } = operation;
  const every = (details['every'] as Every | undefined) ?? null;
  return {
    ...operationAnswer(operation),
    repeat: every?.unit ?? 'once',
    until: every?.until ?? null,
    days: state === 'scheduled' ? daysOf(every, scheduled_for, operation.kind === 'ted') : [],
  };
}

const planned = (ctx: Pick<Ctx, 'db' | 'accountId'>) =>
  ctx.db
    .selectFrom('money_operations')
    .where('account_id', '=', ctx.accountId)
    .where('kind', 'in', KINDS)
    .where(sql<boolean>`(details ? 'planned' or state = 'scheduled')`);

/** A page of scheduled transfers in any state; by default the latest day first. */
export async function listScheduled(
  ctx: Ctx,
  { page = 1, size = 15, order = 'scheduled_for', asc = false, text, state }: Body<'POST /transfers/scheduled/search'>,
): Promise<Answer<'POST /transfers/scheduled/search'>> {
  const words = text?.trim();
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const query = () =>
    planned(ctx)
      .$if(state !== undefined, (q) => q.where('state', '=', state!))
      .$if(!!like, (q) => q.where(sql<boolean>`(counterpart ->> 'name' ilike ${like} or description ilike ${like})`));
  const rows = await query()
    .selectAll()
    .orderBy(order, asc ? 'asc' : 'desc')
    .orderBy('id', asc ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(toDto), total };
}

/** A scheduled transfer of the account, in any state. @throws Problem 404 */
export async function showScheduled(ctx: Ctx, id: number): Promise<ScheduledTransfer> {
  const row = await planned(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDto(row);
}

/** Cancels a transfer that waits for its day, and with it the rest of its series. @throws Problem 404, 409 */
export async function cancelScheduled(ctx: Ctx, id: number): Promise<ScheduledTransfer> {
  const { kind } = await showScheduled(ctx, id);
  const cancelled = await (kind === 'ted' ? ted : inside).cancelOnwards(ctx.trx(), ctx, id);
  ctx.noted(operationNoted(cancelled));
  return toDto(cancelled);
}
