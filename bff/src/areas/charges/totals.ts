import { sql } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { countedBy, countRows } from './counts';
import { ageOn, debtAgesOn, type DebtAge } from './debt-ages';
import { filtered, refuseFilter, type ChargeFilter } from './filter';
import { OPEN_STATUSES, STATUS_LABELS, STATUSES_BY_URGENCY } from './statuses';

interface Sum {
  status: ChargeStatus;
  age: DebtAge | null;
  count: number;
  value: number;
}

/** Count and value of the whole filter, in all, by status, and by age of what is owed; integer cents. One query. */
export async function totalsOf(
  db: Db,
  accountId: number,
  today: string,
  { filed, ...filter }: Body<'POST /v2/charges/banking-billet/totals'>,
): Promise<Answer<'POST /v2/charges/banking-billet/totals'>> {
  refuseFilter(filter);
  const rows = (await sumsOf(db, accountId, filed, filter, today)).filter(({ count }) => count > 0);
  const sum = (of: Sum[]) => ({
    count: of.reduce((n, row) => n + row.count, 0),
    value: of.reduce((n, row) => n + row.value, 0),
  });
  return {
    total: sum(rows),
    byStatus: STATUSES_BY_URGENCY.map((status) => ({
      status,
      translated_status: STATUS_LABELS[status],
      ...sum(rows.filter((row) => row.status === status)),
    })),
    ageOfDebt: debtAgesOn(today).map(({ age, due }) => {
      const ofAge = rows.filter((row) => row.age === age);
      return { age, due, ...sum(ofAge), byStatus: ofAge.map(({ status, count, value }) => ({ status, count, value })) };
    }),
  };
}

/** Count and value of the account's charges among the ids; integer cents. */
export const sumOfIds = (db: Db, accountId: number, ids: number[]): Promise<Answer<'POST /charges/sum'>> =>
  db
    .selectFrom('charges')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.coalesce(e.fn.sum<number>('value'), e.val(0)).as('value'),
    ])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow();

/** From the kept counts where they tell; of other periods they tell all but the age of what is owed, which few billets have; else from the billets. */
async function sumsOf(db: Db, accountId: number, filed: boolean, filter: ChargeFilter, today: string): Promise<Sum[]> {
  const kind = countedBy(filter);
  const billets = filtered(db, { accountId, filed, filter })
    .select((e) => [
      'status',
      ageOn(today, 'expire_at').as('age'),
      e.fn.countAll<number>().as('count'),
      e.fn.sum<number>('value').as('value'),
    ])
    .groupBy(['status', 'age']);
  if (!kind || kind === 'value') return billets.execute();
  const byDue = kind === 'all' || kind === 'due';
  const counts = countRows(db, { accountId, filed, filter }, byDue ? 'due' : kind)
    .select((e) => [
      'status',
      (byDue ? ageOn(today, 'day') : sql<DebtAge | null>`null::text`).as('age'),
      e.fn.sum<number>('count').as('count'),
      e.fn.sum<number>('value').as('value'),
    ])
    .groupBy(['status', 'age']);
  return byDue
    ? counts.execute()
    : counts
        .where('status', 'not in', OPEN_STATUSES)
        .unionAll(billets.where('status', 'in', OPEN_STATUSES))
        .execute();
}
