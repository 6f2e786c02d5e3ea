import { sql, type Selectable } from 'kysely';
import type { Database, Db } from './database';
import { notFound } from './problem';

/** Tables whose rows belong to an account and are told apart by their id. */
export type TableOfAccount = {
  [T in keyof Database]: Database[T] extends { account_id: unknown; id: unknown } ? T : never;
}[keyof Database];

/** A row with all its columns. */
export type RowOf<T extends TableOfAccount> = { [K in keyof Selectable<Database[T]>]: Selectable<Database[T]>[K] };

async function read<T extends TableOfAccount>(db: Db, table: T, accountId: number, id: number, lock: string) {
  const { rows } = await sql<RowOf<T>>`
    select * from ${sql.ref(table)} where account_id = ${accountId} and id = ${id} ${sql.raw(lock)}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The account's row with this id. @throws Problem 404 where the account has none: another account's answers like a missing one. */
export const findRow = <T extends TableOfAccount>(db: Db, table: T, accountId: number, id: number): Promise<RowOf<T>> =>
  read(db, table, accountId, id, '');

/** The same, locked until the transaction ends, to be judged by a rule and changed. @throws Problem 404 */
export const lockRow = <T extends TableOfAccount>(
  trx: Db,
  table: T,
  accountId: number,
  id: number,
): Promise<RowOf<T>> => read(trx, table, accountId, id, 'for update');
