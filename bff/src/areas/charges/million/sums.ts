import { sql } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Db } from '../../../core/database';
import { ageOn, type DebtAge } from '../../../kits/charging/debt-ages';
import { OPEN_STATUSES } from '../../../kits/charging/statuses';
import { countedBy, countRows } from './counts';
import { filtered, type ChargeFilter } from './filter';

export interface Sum {
  status: ChargeStatus;
  age: DebtAge | null;
  count: number;
  value: number;
}

/**
 * How many billets match a filter and what they are worth in cents (paid ones: what was paid), by status and age of debt. Where the
 * maintained counts answer the filter, they are added up: those by due day tell the age as well; with those of another kind the open
 * billets, which are few, are read for their age. Else all billets are read.
 */
export async function sumsOf(
  db: Db,
  accountId: number,
  filed: boolean,
  filter: ChargeFilter,
  today: string,
): Promise<Sum[]> {
  const kind = countedBy(filter);
  const billets = filtered(db, { accountId, filed, filter })
    .select((e) => [
      'status',
      ageOn(today, 'expire_at').as('age'),
      e.fn.countAll<number>().as('count'),
      sql<number>`sum(charge_worth(status, value, paid_value))`.as('value'),
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
