import { sql } from 'kysely';
import type { Issuing } from './new-charge';

/**
 * Adds a line to the histories of things that charges come from. Each kind has a table of its own, of account, owner and line.
 * @param table that table @param owner its column with the owner's id
 */
export function ownHistories(table: string, owner: string) {
  /** `by`: the user's name, null where the bank acted by itself. */
  return async function addHistories(
    { trx, accountId, now, userName }: Pick<Issuing, 'trx' | 'accountId' | 'now' | 'userName'>,
    ids: number[],
    message: string,
    by: string | null = userName,
  ): Promise<void> {
    if (!ids.length) return;
    await sql`
      insert into ${sql.table(table)} (account_id, ${sql.ref(owner)}, message, user_name, created_at)
      select ${accountId}::bigint, id, ${message}, ${by}::text, ${now}::timestamptz
      from unnest(${ids}::bigint[]) id`.execute(trx);
  };
}
