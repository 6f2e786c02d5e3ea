import { setTimeout as wait } from 'node:timers/promises';
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
  return take(db, key, free, hours, 0);
}

async function take(db: Db, key: string, free: number, hours: number | null, judging: 0 | 1): Promise<Date | null> {
  const isOver = sql`coalesce(attempts.since <= now() - make_interval(hours => ${hours}::int), false)`;
  const failures = sql`case when ${isOver} then 1 else attempts.failures + 1 end`;
  const { rows } = await sql<{ allowed: boolean }>`
    insert into attempts (key, failures, locked_until, updated_at, judging) values (${key}, 1, null, now(), ${judging})
    on conflict (key) do update set
      failures = ${failures},
      since = case when ${isOver} then now() else attempts.since end,
      locked_until = case when ${failures} >= ${free}::int
        then now() + least(interval '60 minutes', interval '1 minute' * power(2, least(${failures} - ${free}::int, 10)))
        else null end,
      updated_at = now(),
      judging = attempts.judging + ${judging}::int
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
  await sql`update attempts set failures = failures - 1, locked_until = null, judging = greatest(judging - 1, 0)
    where key = ${key}`.execute(db);
}

/** How long a judgement may take before others no longer wait for it. */
const JUDGED_MS = 5000;
const LOOK_MS = 25;

/**
 * As {@link takeAttempt}, for guesses of which several right ones may come at once. Where the key is locked while guesses taken before are
 * still being judged, this one waits: a right one among them clears the count. Each taken guess ends with {@link clearAttempts},
 * {@link returnAttempt} or, where it was wrong, {@link countWrong}.
 */
export async function awaitAttempt(
  db: Db,
  key: string,
  free: number,
  hours: number | null = null,
): Promise<Date | null> {
  const end = performance.now() + JUDGED_MS;
  for (;;) {
    const lockedUntil = await take(db, key, free, hours, 1);
    if (!lockedUntil || performance.now() > end) return lockedUntil;
    const { rows } = await sql`select from attempts where key = ${key} and locked_until > now()
      and (judging = 0 or updated_at < now() - make_interval(secs => ${JUDGED_MS / 1000}))`.execute(db);
    if (rows.length) return lockedUntil;
    await wait(LOOK_MS);
  }
}

/** The guess was wrong: it stays counted. */
export async function countWrong(db: Db, key: string): Promise<void> {
  await sql`update attempts set judging = greatest(judging - 1, 0) where key = ${key}`.execute(db);
}
