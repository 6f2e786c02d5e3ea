import { sql } from 'kysely';
import type { Db } from './database';

/** The bank's time: real time unless the sandbox console moved it. */
export async function bankNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() + make_interval(secs => offset_seconds::double precision) as at from bank_clock`.execute(db);
  return rows[0]!.at;
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** São Paulo's yyyy-mm-dd at an instant, whatever the machine's time zone. */
export const saoPauloDay = (at: Date): string => day.format(at);
