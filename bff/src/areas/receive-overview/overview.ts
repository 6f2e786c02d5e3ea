import { sql } from 'kysely';
import type { Overview } from '@balcao/contract/receive-overview';
import { addDays } from '../../core/calendar';
import type { Db } from '../../core/database';
import { ageOn, debtAgesOn } from '../../kits/charging/debt-ages';
import { RECEIVABLE_LABELS } from '../../kits/charging/kind-labels';
import { isOwed } from '../../kits/charging/owed';
import { RECEIVED_VALUE, receivableWhere, type ReceivableFilter } from './receivables';

interface Sum {
  count: number;
  /** Sum of values, integer cents. */
  value: number;
}

const MOST_PAYERS = 5;

/** Money received over the last `days` São Paulo days, today included, and money still to be received. Integer cents. */
export async function overviewOf(db: Db, accountId: number, today: string, days: number): Promise<Overview> {
  const from = addDays(today, 1 - days);
  const period: ReceivableFilter = { state: 'received', paid: { from, to: today } };
  const matching = (filter: ReceivableFilter) =>
    sql.join(
      [sql`account_id = ${accountId}`, ...receivableWhere(filter, accountId).filter((one) => one !== null)],
      sql` and `,
    );
  const byMethod = await sql<Sum & { kind: keyof typeof RECEIVABLE_LABELS }>`
    select kind, count(*) as count, coalesce(sum(${RECEIVED_VALUE}), 0) as value from receivables where ${matching(period)}
    group by kind order by value desc`.execute(db);
  const open = await sql<Sum & { age: Overview['ages'][number]['age'] }>`
    select ${ageOn(today, 'expire_at')} as age, count(*) as count, coalesce(sum(value), 0) as value from receivables
    where account_id = ${accountId} and ${isOwed(accountId)} group by 1`.execute(db);
  const ages = debtAgesOn(today).map(({ age, due }) => {
    const sum = open.rows.find((row) => row.age === age);
    return { age, due, count: sum?.count ?? 0, value: sum?.value ?? 0 };
  });
  const [current, ...overdue] = ages;
  const lateDue = { to: overdue[0]!.due.to! };
  const payers = async (filter: ReceivableFilter, value: typeof RECEIVED_VALUE) =>
    (
      await sql<Sum & { name: string; document: string }>`
        select max(customer_name) as name, customer_document as document, count(*) as count, coalesce(sum(${value}), 0) as value
        from receivables where ${matching(filter)} group by customer_document order by value desc, document limit ${MOST_PAYERS}`.execute(
        db,
      )
    ).rows;
  const conversion = await conversionOf(db, accountId, { from, to: today });
  const total = (rows: Sum[]): Sum => ({
    count: rows.reduce((all, { count }) => all + count, 0),
    value: rows.reduce((all, { value }) => all + value, 0),
  });
  return {
    from,
    to: today,
    received: total(byMethod.rows),
    to_receive: { count: current!.count, value: current!.value, due: current!.due },
    overdue: { ...total(overdue), due: lateDue },
    byMethod: byMethod.rows.map((row) => ({ ...row, label: RECEIVABLE_LABELS[row.kind] })),
    ages,
    conversion,
    best: await payers(period, RECEIVED_VALUE),
    late: await payers({ state: 'owed', due: lateDue }, sql<number>`value`),
  };
}

/** Counts and sums of the charges issued in a period: all, received, and still open. Integer cents. */
async function conversionOf(db: Db, accountId: number, issued: { from: string; to: string }) {
  const matching = (filter: ReceivableFilter) =>
    sql.join(
      receivableWhere(filter, accountId).filter((one) => one !== null),
      sql` and `,
    );
  const [paid, owed] = [matching({ state: 'received' }), matching({ state: 'owed' })];
  const { rows } = await sql<Record<'all' | 'paid' | 'owed', number> & Record<'value' | 'came' | 'open', number>>`
    select count(*) as all, coalesce(sum(value), 0) as value,
      count(*) filter (where ${paid}) as paid, coalesce(sum(${RECEIVED_VALUE}), 0) as came,
      count(*) filter (where ${owed}) as owed, coalesce(sum(value) filter (where ${owed}), 0) as open
    from receivables where account_id = ${accountId} and ${matching({ issued })}`.execute(db);
  const row = rows[0]!;
  return {
    issued: { count: row.all, value: row.value },
    paid: { count: row.paid, value: row.came },
    open: { count: row.owed, value: row.open },
  };
}
