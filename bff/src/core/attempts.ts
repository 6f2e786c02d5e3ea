import { sql } from 'kysely';
import type { Db } from './database';

/**
 * Counts a guess before it is judged, in one atomic update: of any number of parallel guesses only `free` are judged
 * before the key locks, and each further one locks it for twice as long (1, 2, 4 … 60 minutes).
 * @param hours after which the count begins anew, where no lock still runs; absent: never, a right guess clears it
 * @returns null where the guess may be judged, else the instant until which none is.
 */
export async function takeAttempt(
  db: Db,
  key: string,
  free: number,
  hours: number | null = null,
): Promise<Date | null> {
  const isOver = sql`coalesce(attempts.since <= now() - make_interval(hours => ${hours}::int), false)`;
  const failures = sql`case when ${isOver} then 1 else attempts.failures + 1 end`;
  const { rows } = await sql<{ allowed: boolean }>`
    insert into attempts (key, failures, locked_until, updated_at) values (${key}, 1, null, now())
    on conflict (key) do update set
      failures = ${failures},
      since = case when ${isOver} then now() else attempts.since end,
      locked_until = case when ${failures} >= ${free}::int
        then now() + least(interval '60 minutes', interval '1 minute' * power(2, least(${failures} - ${free}::int, 10)))
        else null end,
      updated_at = now()
    where attempts.locked_until is null or attempts.locked_until <= now()
    returning true as allowed`.execute(db);
  if (rows.length) return null;
  const locked = await db.selectFrom('attempts').select('locked_until').where('key', '=', key).executeTakeFirst();
  return locked?.locked_until ?? new Date();
}

/** The guess was right. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Takes back one counted guess that was right; the other wrong guesses with this key still count. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await sql`update attempts set failures = failures - 1, locked_until = null where key = ${key}`.execute(db);
}
