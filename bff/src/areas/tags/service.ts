import { sql } from 'kysely';
import type { Tag } from '@balcao/contract/tags';
import { cleanName } from '../../core/clean-name';
import type { Db, Trx } from '../../core/database';
import { fieldProblem, notFound } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import { toTagDto } from '../../kits/charging/own-tags';
import '../../kits/charging/tables';

export interface TagValues {
  name: string;
  color_ref: Tag['color_ref'];
  hidden?: boolean;
  /** Left out, it stays as it is. */
  transmission_method_id?: Tag['transmission_method_id'];
}

/** The tags of an account by name; the hidden ones only on request (AREAS-7-charges-5). */
export async function listTags(db: Db, accountId: number, showHidden: boolean): Promise<Tag[]> {
  let query = db.selectFrom('tags').selectAll().where('account_id', '=', accountId);
  if (!showHidden) query = query.where('hidden', '=', false);
  return (
    await query
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute()
  ).map(toTagDto);
}

/** @throws Problem 422 at 'name' where it is empty or another tag has it. */
export function createTag(trx: Trx, accountId: number, values: TagValues): Promise<Tag> {
  return refusingDuplicates(async () =>
    toTagDto(
      await trx
        .insertInto('tags')
        .values({ account_id: accountId, ...cleanTag(values), hidden: values.hidden ?? false })
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  );
}

/** @throws Problem 404 where there is no such tag, 422 at 'name' as on creation. */
export function updateTag(trx: Trx, accountId: number, id: number, values: TagValues): Promise<Tag> {
  return refusingDuplicates(async () => {
    const row = await trx
      .updateTable('tags')
      .set({ ...cleanTag(values), ...(values.hidden === undefined ? {} : { hidden: values.hidden }) })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    return toTagDto(row);
  });
}

/** Hides or shows tags; answers the ids of those that exist. */
export async function hideTags(trx: Trx, accountId: number, ids: number[], hidden: boolean): Promise<Set<number>> {
  const rows = await trx
    .updateTable('tags')
    .set({ hidden })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

function cleanTag({ name, color_ref, transmission_method_id: method }: TagValues) {
  const clean = cleanName(name);
  if (!clean) throw fieldProblem('name', 'Preenchimento obrigatório');
  return { name: clean, color_ref, ...(method === undefined ? {} : { transmission_method_id: method }) };
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', 'Já existe uma etiqueta com este nome') : error;
  }
}
