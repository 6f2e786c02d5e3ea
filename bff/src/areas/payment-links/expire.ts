import { bankNow, saoPauloDay } from '../../core/clock';
import { defineJob } from '../../core/jobs';
import '../../kits/charging/links/tables';

/** Marks links as expired once their last day is over; running it again changes nothing. */
export const linksExpire = defineJob<object>({
  name: 'payment-links-expire',
  everySeconds: 60,
  run: async (trx, _data, { services, afterCommit }) => {
    const now = await bankNow(trx);
    const over = await trx
      .updateTable('payment_pages')
      .set({ status: 'expired', updated_at: now })
      .where('status', '=', 'active')
      .where('expire_at', '<', saoPauloDay(now))
      .returning(['account_id', 'id'])
      .execute();
    if (!over.length) return;
    await trx
      .insertInto('payment_page_histories')
      .values(
        over.map(({ account_id, id }) => ({
          account_id,
          page_id: id,
          message: 'Validade encerrada',
          user_name: null,
          created_at: now,
        })),
      )
      .execute();
    afterCommit(() => {
      for (const accountId of new Set(over.map((row) => row.account_id)))
        services.realtime.live(accountId, 'charges', 'updated', []);
    });
  },
});
