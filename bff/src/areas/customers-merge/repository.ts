import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { SAME } from '@balcao/contract/customers-merge';
import type { Db } from '../../core/database';

type Same = (typeof SAME)[number];

/** Most customers that may share a value; one shared by more, as an accountant's e-mail, does not mean that they are the same. */
const MOST = 5;

/** Sets of customers that share an e-mail, a phone or the words of a name, sorted by the first's name. One-word names are ignored. */
export async function findDuplicates(
  db: Db,
  accountId: number,
  { page = 1, size = 15 }: { page?: number; size?: number },
): Promise<Answer<'POST /customers/duplicates'>> {
  const shared = (same: Same, value: ReturnType<typeof sql>, from: ReturnType<typeof sql>) => sql`
    select ${sql.lit(same)} as same, array_agg(id order by id) as ids from mine ${from} group by ${value}
      having count(*) between 2 and ${sql.lit(MOST)}`;
  const { rows } = await sql<{ ids: number[]; same: Same[]; total: number }>`
    with mine as (select id, search, emails, phones, name_key from customers where account_id = ${accountId} and deleted_at is null),
    shared as (
      ${shared('email', sql`email`, sql`, unnest(emails) as email`)} union all
      ${shared('phone', sql`phone`, sql`, unnest(phones) as phone`)} union all
      ${shared('name', sql`name_key`, sql`where name_key like '% %'`)}
    ),
    sets as (select ids, array_agg(same order by same) as same from shared group by ids)
    select ids, same, count(*) over () as total from sets join mine on mine.id = sets.ids[1]
    order by mine.search, ids limit ${size} offset ${(page - 1) * size}`.execute(db);
  const ids = [...new Set(rows.flatMap((row) => row.ids.map(Number)))];
  const people = await db
    .selectFrom('customers')
    .select(['id', 'name', 'document'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(people.map((one) => [one.id, one]));
  return {
    items: rows.map((row) => ({ same: row.same, customers: row.ids.flatMap((id) => byId.get(Number(id)) ?? []) })),
    total: rows[0]?.total ?? 0,
  };
}
