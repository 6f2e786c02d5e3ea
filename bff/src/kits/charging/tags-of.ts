import { sql } from 'kysely';
import type { Tag } from '@balcao/contract/tags';
import type { Db } from '../../core/database';
import './tables';

/** A row as the contract's Tag. */
export const shownTag = (row: Tag): Tag => ({
  id: row.id,
  name: row.name,
  color_ref: row.color_ref,
  hidden: row.hidden,
  transmission_method_id: row.transmission_method_id,
});

/** The tags of several charges, in one query. */
export async function tagsOf(db: Db, accountId: number, chargeIds: number[]): Promise<Map<number, Tag[]>> {
  const tags = new Map<number, Tag[]>();
  if (!chargeIds.length) return tags;
  const rows = await db
    .selectFrom('charge_tags as ct')
    .innerJoin('tags as t', (join) => join.onRef('t.account_id', '=', 'ct.account_id').onRef('t.id', '=', 'ct.tag_id'))
    .select('ct.charge_id')
    .selectAll('t')
    .where('ct.account_id', '=', accountId)
    .where(sql<boolean>`ct.charge_id = any(${chargeIds}::bigint[])`)
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .execute();
  for (const row of rows) tags.set(row.charge_id, [...(tags.get(row.charge_id) ?? []), shownTag(row)]);
  return tags;
}
