import { sql } from 'kysely';
import type { Db } from './database';

/** The bank's time: real time unless the sandbox console moved it. */
export async function bankNow(db: Db): Promise<Date> {
  const { rows } = await sql<{
    at: Date;
  }>`select now() + make_interval(secs => offset_seconds::double precision) as at from bank_clock`.execute(db);
  return rows[0]!.at;
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

const HOUR = 3_600_000;
let lately = { hour: NaN, day: '' };

/**
 * São Paulo's yyyy-mm-dd at an instant, whatever the machine's time zone. The last result is remembered by hour: a day begins on the hour,
 * and most instants asked about are now.
 */
export function saoPauloDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR);
  if (hour !== lately.hour) lately = { hour, day: day.format(at) };
  return lately.day;
}
