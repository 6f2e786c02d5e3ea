import { sql, type SqlBool } from 'kysely';
import type { Tag } from '@balcao/contract/tags';
import { MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import type { Db, Trx } from '../../core/database';
import './tables';

/** A row as the contract's Tag. */
export const toTagDto = (row: Tag): Tag => ({
  id: row.id,
  name: row.name,
  color_ref: row.color_ref,
  hidden: row.hidden,
  transmission_method_id: row.transmission_method_id,
});

type TagRow = Tag & { owner: number };

/**
 * Tags of charges, or of things that they come from (a carnet, a subscription, a page, a Pix automático). Each kind has a table of its
 * own, of account, owner and tag. @param table that table @param owner its column with the owner's id
 */
export function ownTags(table: string, owner: string) {
  const [pairs, ownerId] = [sql.table(table), sql.ref(owner)];

  /** The tags of several owners, by name, in one query. */
  async function of(db: Db, accountId: number, ids: number[]): Promise<Map<number, Tag[]>> {
    const tags = new Map<number, Tag[]>();
    if (!ids.length) return tags;
    const { rows } = await sql<TagRow>`
      select p.${ownerId} as owner, t.id, t.name, t.color_ref, t.hidden, t.transmission_method_id
      from ${pairs} p join tags t on t.account_id = p.account_id and t.id = p.tag_id
      where p.account_id = ${accountId} and p.${ownerId} = any(${ids}::bigint[])
      order by lower(t.name), t.id`.execute(db);
    for (const row of rows) tags.set(row.owner, [...(tags.get(row.owner) ?? []), toTagDto(row)]);
    return tags;
  }

  /** The owners that would have more tags than allowed; they must be locked. */
  async function tooMany(db: Db, accountId: number, ids: number[], add: number[], remove: number[]) {
    const held = await of(db, accountId, ids);
    return new Set(
      ids.filter((id) => {
        const remaining = (held.get(id) ?? []).map((tag) => tag.id).filter((tag) => !remove.includes(tag));
        return new Set([...remaining, ...add]).size > MAX_TAGS;
      }),
    );
  }

  /** Takes tags off the owners, then puts others on. */
  async function change(trx: Trx, accountId: number, ids: number[], add: number[], remove: number[]): Promise<void> {
    await sql`
      delete from ${pairs}
      where account_id = ${accountId} and ${ownerId} = any(${ids}::bigint[]) and tag_id = any(${remove}::bigint[])`.execute(
      trx,
    );
    await put(trx, accountId, ids, add);
  }

  /** Puts tags on the owners. */
  async function put(trx: Trx, accountId: number, ids: number[], add: number[]): Promise<void> {
    if (!add.length || !ids.length) return;
    await sql`
      insert into ${pairs} (account_id, ${ownerId}, tag_id)
      select ${accountId}::bigint, o.id, t.id
      from unnest(${ids}::bigint[]) as o (id) cross join unnest(${[...new Set(add)]}::bigint[]) as t (id)
      on conflict do nothing`.execute(trx);
  }

  /** A list's condition: owners that have any of the tags; null where the filter has none. */
  const anyOf = (accountId: number, tags: number[] | undefined) =>
    tags?.length
      ? sql<SqlBool>`id in (select ${ownerId} from ${pairs} where account_id = ${accountId} and tag_id = any(${tags}::bigint[]))`
      : null;

  return { of, tooMany, change, put, anyOf };
}

export const chargeTags = ownTags('charge_tags', 'charge_id');
