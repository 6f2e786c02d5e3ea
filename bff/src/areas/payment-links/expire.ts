import { sql } from 'kysely';
import { bankNow, saoPauloDay } from '../../core/clock';
import { defineJob } from '../../core/jobs';
import { publishKind } from '../../kits/charging/live';

/** Marks links as expired once their last day is over; running it again changes nothing. */
export const linksExpire = defineJob<object>({
  name: 'payment-links-expire',
  everySeconds: 60,
  run: async (trx, _data, { services, afterCommit }) => {
    const now = await bankNow(trx);
    const { rows: over } = await sql<{ account_id: number }>`
      with over as (
        update payment_pages set status = 'expired', updated_at = ${now}
        where status = 'active' and expire_at < ${saoPauloDay(now)}::date returning account_id, id
      ),
      told as (
        insert into payment_page_histories (account_id, page_id, message, created_at)
        select account_id, id, 'Validade encerrada', ${now}::timestamptz from over
      )
      select distinct account_id from over`.execute(trx);
    afterCommit(() => {
      for (const { account_id } of over)
        publishKind((...told) => services.realtime.live(account_id, ...told), 'updated', 'link');
    });
  },
});
