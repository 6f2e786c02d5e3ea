import { sql } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Database, Db } from '../../core/database';
import { defineJob, vacuumAfter } from '../../core/jobs';
import { matchesText } from '../../core/search-text';
import type { ChargeFilter } from './filter';
import './tables';

export const PERIODS = ['due', 'issued', 'paid'] as const;

type Kind = Database['charge_counts']['kind'];

/** Which kind of count answers for the filter, if statuses and that one thing are all it asks for. Null: none does. */
export function countedBy(filter: ChargeFilter): Kind | null {
  const { text, value, customer, document, tags } = filter;
  if (value?.min !== undefined || value?.max !== undefined || customer !== undefined || document) return null;
  const kinds: (Kind | null)[] = PERIODS.filter((name) => filter[name]?.from || filter[name]?.to);
  // what has several of the tags would be counted as often
  if (tags?.length) kinds.push(tags.length === 1 ? 'tag' : null);
  // billets differ by their numbers: what is counted is found without
  if (matchesText(sql.ref('key'), text)) kinds.push(/\d/.test(text!) ? null : 'words');
  return kinds.length > 1 ? null : kinds.length ? kinds[0]! : 'all';
}

/** The rows of {@link countedBy}'s kind that add up to the filter's counts. */
export function countRows(db: Db, accountId: number, filed: boolean, filter: ChargeFilter, kind: Kind) {
  let query = db.selectFrom('charge_counts').where('account_id', '=', accountId).where('filed', '=', filed).where('kind', '=', kind);
  if (filter.status?.length) query = query.where('status', 'in', filter.status);
  if (kind === 'tag') return query.where('key', '=', String(filter.tags![0]));
  if (kind === 'words') return query.where(matchesText(sql.ref('key'), filter.text)!);
  const { from, to } = (kind !== 'all' && filter[kind]) || {};
  if (from) query = query.where('day', '>=', from);
  if (to) query = query.where('day', '<=', to);
  return query;
}

/** How many billets of each status the filter holds, without reading them; null where only reading them tells. */
export async function countsOf(db: Db, accountId: number, filed: boolean, filter: ChargeFilter): Promise<Map<ChargeStatus, number> | null> {
  const kind = countedBy(filter);
  if (!kind) return null;
  const rows = await countRows(db, accountId, filed, filter, kind)
    .select((e) => ['status', e.fn.sum<number>('count').as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]));
}

/** Adds up what changes left behind since; each row is taken by one fold only, so folds may overlap. */
export async function foldChargeCounts(db: Db): Promise<void> {
  await sql`
    with groups as (select distinct account_id, filed, kind, day, key, status from charge_counts where not folded),
    gone as (
      delete from charge_counts c using groups g
      where c.account_id = g.account_id and c.filed = g.filed and c.kind = g.kind and c.day = g.day and c.key = g.key and c.status = g.status
      returning c.*
    )
    insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
    select account_id, filed, kind, day, key, status, sum(count), sum(value), true from gone
    group by account_id, filed, kind, day, key, status
    having sum(count) <> 0 or sum(value) <> 0`.execute(db);
}

export const chargeCountsFold = defineJob<object>({
  name: 'charge-counts-fold',
  everySeconds: 30,
  run: async (trx, _, tools) => {
    await foldChargeCounts(trx);
    vacuumAfter(tools, 'charge_counts');
  },
});
