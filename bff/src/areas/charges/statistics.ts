import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import './tables';

const MONTHS = 12;

/** The twelve months up to the one of `today`, as yyyy-mm, oldest first. */
function lastMonths(today: string): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, i) => last - MONTHS + 1 + i).map(
    (n) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  );
}

const local = (column: string) => sql`${sql.ref(column)} at time zone 'America/Sao_Paulo'`;
const isPaid = sql`status in ('paid', 'settled')`;
const isStillOpen = sql`status in ('new', 'waiting', 'unpaid')`;

/**
 * Totals of a customer's charges, and those of the last twelve months (São Paulo); integer cents. A charge that was marked as paid counts
 * as paid with its own value.
 */
export async function customerStatistics(
  db: Db,
  accountId: number,
  customerId: number,
  today: string,
): Promise<Answer<'GET /customers/{document}/statistics'>> {
  const mine = sql`from charges where account_id = ${accountId} and customer_id = ${customerId}`;
  const sums = await sql<
    Record<
      'issued' | 'issued_value' | 'paid' | 'paid_value' | 'open' | 'open_value' | 'overdue' | 'overdue_value',
      number
    > & { delay: number | null }
  >`
    select count(*) as issued, coalesce(sum(value), 0) as issued_value,
      count(*) filter (where ${isPaid}) as paid, coalesce(sum(coalesce(paid_value, value)) filter (where ${isPaid}), 0) as paid_value,
      count(*) filter (where ${isStillOpen}) as open, coalesce(sum(value) filter (where ${isStillOpen}), 0) as open_value,
      count(*) filter (where status = 'unpaid') as overdue, coalesce(sum(value) filter (where status = 'unpaid'), 0) as overdue_value,
      round(avg(greatest(0, (${local('paid_at')})::date - expire_at)) filter (where ${isPaid} and paid_at is not null), 1) as delay
    ${mine}`.execute(db);
  const months = lastMonths(today);
  const byMonth = await sql<{ month: string; issued: number; paid: number }>`
    select month, coalesce(sum(issued), 0) as issued, coalesce(sum(paid), 0) as paid from (
      select to_char(${local('created_at')}, 'YYYY-MM') as month, value as issued, 0 as paid ${mine}
      union all
      select to_char(${local('paid_at')}, 'YYYY-MM'), 0, coalesce(paid_value, value) ${mine} and ${isPaid}
    ) as moves where month >= ${months[0]} group by month`.execute(db);
  const rowOf = new Map(byMonth.rows.map((row) => [row.month, row]));
  const row = sums.rows[0]!;
  return {
    issued: { count: row.issued, value: row.issued_value },
    paid: { count: row.paid, value: row.paid_value },
    open: { count: row.open, value: row.open_value },
    overdue: { count: row.overdue, value: row.overdue_value },
    averageDelayDays: row.delay,
    months: months.map((month) => ({
      month,
      issued: rowOf.get(month)?.issued ?? 0,
      paid: rowOf.get(month)?.paid ?? 0,
    })),
  };
}

interface Owed {
  count: number;
  /** Integer cents. */
  value: number;
  /** Due date of the oldest unpaid charge. */
  since: string | null;
}

/** Open charges (new, waiting or unpaid) of each of the customers. */
export async function openByCustomer(
  db: Db,
  accountId: number,
  customerIds: number[],
): Promise<(customerId: number) => Owed> {
  const { rows } = await sql<Owed & { customer_id: number }>`/* prepared */
    select customer_id, count(*) as count, sum(value) as value, min(expire_at) filter (where status = 'unpaid') as since from charges
    where account_id = ${accountId} and customer_id = any(${customerIds}::bigint[]) and ${isStillOpen}
    group by customer_id`.execute(db);
  const owed = new Map(rows.map(({ customer_id, ...owed }) => [customer_id, owed]));
  return (customerId) => owed.get(customerId) ?? { count: 0, value: 0, since: null };
}

/**
 * SQL expressions to order a list of customers by: `value` of their open charges (integer cents), and `late`, which grows with the days
 * that their oldest unpaid charge is overdue (-1: none is unpaid).
 */
export const OWED = {
  value: sql`(select coalesce(sum(c.value), 0) from charges c where c.account_id = customers.account_id
    and c.customer_id = customers.id and c.status in ('new', 'waiting', 'unpaid'))`,
  late: sql`(select coalesce(date '2200-01-01' - min(c.expire_at), -1) from charges c
    where c.account_id = customers.account_id and c.customer_id = customers.id and c.status = 'unpaid')`,
};

/** Subquery of the ids of customers with open charges (new, waiting or unpaid); 'overdue': with unpaid charges. */
export const owingCustomers = (accountId: number, what: 'open' | 'overdue') =>
  sql`(select customer_id from charges where account_id = ${accountId} and customer_id is not null
    and ${what === 'open' ? isStillOpen : sql`status = 'unpaid'`})`;

/** A page of a customer's charges, newest first; `page` from 1. */
export async function customerCharges(
  db: Db,
  accountId: number,
  customerId: number,
  { page, size }: { page: number; size: number },
): Promise<Answer<'GET /customers/{document}/transactions'>> {
  const query = db.selectFrom('charges').where('account_id', '=', accountId).where('customer_id', '=', customerId);
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'status', 'value', 'expire_at', 'paid_at', 'paid_value', 'created_at'])
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    items: rows.map((row) => ({
      ...row,
      translated_status: STATUS_LABELS[row.status],
      paid_at: row.paid_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    })),
    total,
  };
}
