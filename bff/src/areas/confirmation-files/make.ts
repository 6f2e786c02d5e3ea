import { sql } from 'kysely';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob } from '../../core/jobs';
import './tables';

/** Days back for which files are made and counted again, because the rail may report payments late. */
const DAYS = 40;

/** Adds the missing files of the days before a São Paulo day (yyyy-mm-dd); those that are there get the payments told since. */
export async function makeFiles(trx: Trx, today: string, now: Date): Promise<void> {
  await sql`
    insert into confirmation_files (account_id, day, payments, value, created_at)
    select account_id, day, count(*), sum(amount), ${now}::timestamptz
    from (
      select account_id, amount, (paid_at at time zone 'America/Sao_Paulo')::date as day from billet_payments
      where paid_at >= (${today}::date - ${DAYS}::int)::timestamp at time zone 'America/Sao_Paulo'
    ) as payment
    where day < ${today}::date
    group by account_id, day order by account_id, day
    on conflict (account_id, day) do update set payments = excluded.payments, value = excluded.value
    where (confirmation_files.payments, confirmation_files.value) is distinct from (excluded.payments, excluded.value)`.execute(
    trx,
  );
}

/** Hourly job that makes the files of the days that have ended, and keeps them with what is told late. */
export const confirmationFilesMake = defineJob<object>({
  name: 'confirmation-files',
  everySeconds: 3600,
  run: async (trx) => {
    const now = await bankNow(trx);
    await makeFiles(trx, saoPauloDay(now), now);
  },
});
