import { sql, type SqlBool } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { PixSchedule } from '@balcao/contract/pix';
import type { Ctx } from '../../core/area';
import { addDays, isRealDay } from '../../core/calendar';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import { operationNoted } from '../../kits/money/answer';
import type { Operation } from '../../kits/money/kind';
import { detailsOf } from './details';
import { moneyOf } from './kinds';
import './tables';

type Filter = Pick<Body<'POST /pix/schedules/search'>, 'text' | 'status' | 'scheduledType' | 'field' | 'day'>;

const WHERE: Record<PixSchedule['status'], ReturnType<typeof sql<SqlBool>>> = {
  scheduled: sql`state = 'scheduled' and tries = 0`,
  retry: sql`state = 'scheduled' and tries > 0`,
  processing: sql`state in ('reserved', 'sent')`,
  done: sql`state in ('settled', 'returned')`,
  refused: sql`state = 'refused'`,
  cancelled: sql`state = 'cancelled'`,
};

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The faults of a filter's days, at their fields. */
export const dayFaults = ({ day = {} }: { day?: { from?: string; to?: string } }) =>
  Object.entries(day).flatMap(([end, at]) =>
    at === undefined || isRealDay(at) ? [] : [{ field: `day.${end}`, message: 'Informe uma data que exista.' }],
  );

/** Conditions that a column (of days or instants) lies in a range of São Paulo days. */
export const daysWithin = (
  column: string,
  day: { from?: string; to?: string } | undefined,
  isDay: boolean,
): (ReturnType<typeof sql<SqlBool>> | null)[] => [
  day?.from ? sql<SqlBool>`${sql.ref(column)} >= ${isDay ? day.from : new Date(`${day.from}T00:00:00-03:00`)}` : null,
  day?.to
    ? isDay
      ? sql<SqlBool>`${sql.ref(column)} <= ${day.to}`
      : sql<SqlBool>`${sql.ref(column)} < ${new Date(`${addDays(day.to, 1)}T00:00:00-03:00`)}`
    : null,
];

/** A scheduled Pix; from its second attempt on it is shown as 'retry' (AREAS-3-pix-data-6). */
export function scheduleOf(row: ScheduleRow): PixSchedule {
  const { recurrence } = detailsOf(row);
  const attempts = row.tries + 1;
  const status =
    row.state === 'scheduled'
      ? attempts > 1
        ? 'retry'
        : 'scheduled'
      : row.state === 'reserved' || row.state === 'sent'
        ? 'processing'
        : row.state === 'settled' || row.state === 'returned'
          ? 'done'
          : row.state;
  return {
    id: row.id,
    status,
    attempts,
    name: row.counterpart.name,
    bank: row.counterpart.bankName,
    value: row.amount,
    executeAt: row.scheduled_for,
    description: row.description,
    reason: row.reason,
    recurrence: recurrence?.id ?? null,
    canCancel: row.state === 'scheduled',
    created_at: row.created_at.toISOString(),
  };
}

const COLUMNS = [
  'state',
  'tries',
  'counterpart',
  'details',
  'amount',
  'scheduled_for',
  'description',
  'reason',
  'created_at',
] as const;
type ScheduleRow = Pick<Operation, (typeof COLUMNS)[number] | 'id'>;

const ALWAYS = sql<SqlBool>`kind in ('pix', 'pix-inside') and details ->> 'scheduled' = 'true'`;
/** Whether an operation is listed among the scheduled ones. */
export const isScheduled = (operation: Operation): boolean =>
  moneyOf(operation.kind) !== undefined && detailsOf(operation).scheduled === true;

export const schedules = listOf({
  from: 'money_operations',
  columns: COLUMNS,
  always: ALWAYS,
  faults: dayFaults,
  where: ({ text, status, scheduledType, field = 'execution', day }: Filter) => [
    text?.trim() ? sql`(counterpart ->> 'name' ilike ${like(text)} or description ilike ${like(text)})` : null,
    status ? WHERE[status] : null,
    scheduledType === 'single' ? sql`series is null` : scheduledType === 'recurrence' && sql`series is not null`,
    ...(field === 'execution' ? daysWithin('scheduled_for', day, true) : daysWithin('created_at', day, false)),
  ],
  order: { execution: ['scheduled_for', 'asc'], created: ['created_at', 'desc'] },
  item: (row) => scheduleOf(row as ScheduleRow),
});

/** @throws Problem 404 */
export async function scheduledOperation(ctx: Ctx, id: number): Promise<Operation> {
  const row = await ctx.db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where(ALWAYS)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Cancels a scheduled Pix; the others of its recurrence stay. @throws Problem 404, 409 where it is too late. */
export async function cancelSchedule(ctx: Ctx, id: number): Promise<Answer<'POST /pix/schedules/{id}/cancel'>> {
  const { kind } = await scheduledOperation(ctx, id);
  const cancelled = await moneyOf(kind)!.cancelOne(ctx.trx(), ctx, id);
  ctx.live('pix', 'updated', [id]);
  ctx.noted(operationNoted(cancelled));
  return scheduleOf(cancelled);
}
