import { sql } from 'kysely';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob } from '../../core/jobs';
import './tables';

/** How far back files are made of payments that were told late. */
const DAYS = 40;

/** Makes the files of the days before a São Paulo day that have none: one statement, so running it again makes nothing more. */
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
    on conflict (account_id, day) do nothing`.execute(trx);
}

/** The day's turn. */
export const confirmationFilesMake = defineJob<object>({
  name: 'confirmation-files',
  everySeconds: 3600,
  run: async (trx) => {
    const now = await bankNow(trx);
    await makeFiles(trx, saoPauloDay(now), now);
  },
});
