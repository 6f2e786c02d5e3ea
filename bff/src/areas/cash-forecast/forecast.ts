import { sql } from 'kysely';
import type { CashForecast } from '@balcao/contract/cash-forecast';
import { addDays } from '../../core/calendar';
import type { Db } from '../../core/database';
import { isOwed } from '../../kits/charging/owed';
import '../../kits/charging/tables';
import type { MoneyDraft, Operation } from '../../kits/money/kind';
import { kindNamed } from '../../kits/money/kinds';
import '../../kits/money/tables';
import { balanceOf } from '../../ledger/ledger';

/** Days of payment history that are considered; a charge overdue for more than OLDEST_DEBT_DAYS is not expected to be paid. */
const PAST_DAYS = 365;
const OLDEST_DEBT_DAYS = 90;

interface Expected {
  day: string;
  expected: number;
  value: number;
  count: number;
}

/** The forecast from today on: each day's expected income, scheduled payments and final balance; integer cents. */
export async function forecastOf(db: Db, accountId: number, today: string, days: number): Promise<CashForecast> {
  const last = addDays(today, days);
  // the available balance already excludes the money of operations under way
  const { available: balance } = await balanceOf(db, accountId);
  const habits = await habitsOf(db, accountId, today);
  const charges = await chargesOf(db, accountId, today, habits);
  const scheduled = await scheduledOf(db, accountId, today, last);
  const came = sumByDay(charges.filter(({ day }) => day <= last).map(({ day, expected }) => [day, expected]));
  const went = sumByDay(scheduled);
  let left = balance;
  const line = Array.from({ length: days + 1 }, (_, n) => {
    const day = addDays(today, n);
    const [come, go] = [came.get(day) ?? 0, went.get(day) ?? 0];
    left += come - go;
    return { day, in: come, out: go, balance: left };
  });
  const lowest = line.reduce((low, one) => (one.balance < low.balance ? one : low));
  const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);
  return {
    balance,
    days: line,
    lowest: { day: lowest.day, balance: lowest.balance },
    charges: {
      count: sum(charges.map(({ count }) => count)),
      value: sum(charges.map(({ value }) => value)),
      expected: sum([...came.values()]),
    },
    scheduled: { count: scheduled.length, value: sum(scheduled.map(([, value]) => value)) },
    assumed: { paid: Math.round(habits.paid * 100), late: Math.round(habits.late) },
  };
}

const sumByDay = (amounts: [string, number][]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [day, amount] of amounts) sums.set(day, (sums.get(day) ?? 0) + amount);
  return sums;
};

/** Of the charges due in the last twelve months: the share (0 to 1) that was paid, and the average delay of payments in days. */
async function habitsOf(db: Db, accountId: number, today: string): Promise<{ paid: number; late: number }> {
  const { rows } = await sql<{ total: number; paid: number; late: number | null }>`
    select count(*)::float8 as total, (count(*) filter (where paid_at is not null))::float8 as paid,
      (avg(greatest(0, (paid_at at time zone 'America/Sao_Paulo')::date - expire_at)))::float8 as late
    from charges where account_id = ${accountId} and status <> 'canceled'
      and expire_at >= ${addDays(today, -PAST_DAYS)}::date and expire_at < ${today}::date`.execute(db);
  const { total = 0, paid = 0, late = 0 } = rows[0] ?? {};
  return total ? { paid: Number(paid) / Number(total), late: Number(late ?? 0) } : { paid: 1, late: 0 };
}

/**
 * Sums of open charges by the day on which they are expected: the due day plus the customer's usual delay, but tomorrow at the earliest;
 * cycles of Pix automático are tried on their day.
 * `expected` is the value less fee and splits, times the share of their charges that the customer paid. Customers without history count
 * with the averages of all.
 */
async function chargesOf(
  db: Db,
  accountId: number,
  today: string,
  all: { paid: number; late: number },
): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    with history as (
      select customer_id, (count(*) filter (where paid_at is not null))::float8 / count(*) as paid,
        coalesce(avg(greatest(0, (paid_at at time zone 'America/Sao_Paulo')::date - expire_at)), ${all.late}::float8)::float8 as late
      from charges where account_id = ${accountId} and status <> 'canceled' and customer_id is not null
        and expire_at >= ${addDays(today, -PAST_DAYS)}::date and expire_at < ${today}::date
      group by customer_id
    ), shares as (
      select charge_id, sum(share) as share from charge_splits where account_id = ${accountId} group by charge_id
    )
    select greatest(
        c.expire_at + case when c.kind = 'pix_automatic' then 0 else round(coalesce(h.late, ${all.late}::float8))::int end,
        ${addDays(today, 1)}::date
      )::text as day,
      sum(round(greatest(0, c.value - c.fee - coalesce(s.share, 0)) * coalesce(h.paid, ${all.paid}::float8)))::bigint as expected,
        sum(c.value)::bigint as value,
      count(*)::int as count
    from receivables c left join history h on h.customer_id = c.customer_id
      left join shares s on s.charge_id = c.id
    where c.account_id = ${accountId} and ${isOwed(accountId)}
      and c.expire_at >= ${addDays(today, -OLDEST_DEBT_DAYS)}::date
    group by 1 order by 1`.execute(db);
  return rows.map((row) => ({
    day: row.day,
    expected: Number(row.expected),
    value: Number(row.value),
    count: Number(row.count),
  }));
}

/** Scheduled operations and their repetitions as [day, integer cents with fee]; those of past days count today. */
async function scheduledOf(db: Db, accountId: number, today: string, last: string): Promise<[string, number][]> {
  const rows = await db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'scheduled')
    .where('scheduled_for', '<=', last)
    .execute();
  return rows.flatMap((row) =>
    daysThrough(row, last).map((day): [string, number] => [day < today ? today : day, row.amount + row.fee]),
  );
}

/** The days of a scheduled operation and of its repetitions, up to the day `last`; yyyy-mm-dd. */
export function daysThrough(operation: Operation, last: string): string[] {
  const days: string[] = [];
  let one: Operation | null = operation;
  while (one && one.scheduled_for <= last) {
    days.push(one.scheduled_for);
    const next: MoneyDraft | null | undefined = one.series === null ? null : kindNamed(one.kind)?.next?.(one);
    one = next?.day ? { ...one, details: next.details ?? {}, scheduled_for: next.day } : null;
  }
  return days;
}
