import type { Db } from './database';

/** The instant until which guesses with this key are locked; null where they are not. */
export async function lockedUntil(db: Db, key: string): Promise<Date | null> {
  const row = await db.selectFrom('attempts').select('locked_until').where('key', '=', key).executeTakeFirst();
  return row?.locked_until && row.locked_until > new Date() ? row.locked_until : null;
}

/** How many guesses with this key were wrong since the last right one. */
export async function failuresOf(db: Db, key: string): Promise<number> {
  const row = await db.selectFrom('attempts').select('failures').where('key', '=', key).executeTakeFirst();
  return row?.failures ?? 0;
}
