import { sql } from 'kysely';
import type { Group } from '@balcao/contract/customer-groups';
import type { Trx } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import './tables';

const TAKEN = 'Já existe um grupo com este nome';

/** @throws Problem 422 at 'name' where the account has a group with this name, whatever the case. */
export async function insertGroup(trx: Trx, accountId: number, name: string): Promise<Group> {
  const created = await trx
    .insertInto('customer_groups')
    .values({ account_id: accountId, name })
    .onConflict((c) => c.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (!created) throw fieldProblem('name', TAKEN);
  return created;
}

/** The renamed group; undefined where there is no such group. @throws Problem 422 at 'name' where another group has the name. */
export async function renameGroup(trx: Trx, accountId: number, id: number, name: string): Promise<Group | undefined> {
  try {
    return await trx
      .updateTable('customer_groups')
      .set({ name })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', TAKEN) : error;
  }
}

/** Deletes a group; false where there was none with this id. Its customers must leave it by `leaveGroup`. */
export async function deleteGroup(trx: Trx, accountId: number, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('customer_groups')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The ids of groups by their name in lower case; missing groups are created. */
export async function ensureGroups(trx: Trx, accountId: number, names: string[]): Promise<Map<string, number>> {
  if (!names.length) return new Map();
  await trx
    .insertInto('customer_groups')
    .values(names.map((name) => ({ account_id: accountId, name })))
    .onConflict((c) => c.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('customer_groups')
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`lower(name) = any(select lower(name) from unnest(${names}::text[]) as name)`)
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** Deletes those of the groups that no customer is in. */
export async function dropUnusedGroups(trx: Trx, accountId: number, ids: number[]): Promise<void> {
  await sql`delete from customer_groups where account_id = ${accountId} and id = any(${ids}::bigint[]) and not exists (
    select from customers where account_id = ${accountId} and groups @> array[customer_groups.id]::bigint[])`.execute(
    trx,
  );
}
