import { bankNow, saoPauloDay } from '../../core/clock';
import { defineJob } from '../../core/jobs';

/** Marks unanswered requests as expired after their time, and recurrences after their last day. */
export const recurrencesRound = defineJob<object>({
  name: 'pix-automatic-days',
  everySeconds: 60,
  run: async (trx, _data, { services, afterCommit }) => {
    const now = await bankNow(trx);
    const ended = await trx
      .updateTable('pix_automatic')
      .set({ state: 'EXPIRADA', ended_at: now })
      .where((w) =>
        w.or([
          w.and([w('state', '=', 'CRIADA'), w('answer_by', '<=', now)]),
          w.and([w('state', '=', 'APROVADA'), w('last_day', '<', saoPauloDay(now))]),
        ]),
      )
      .returning(['account_id', 'id'])
      .execute();
    for (const { account_id, id } of ended)
      afterCommit(() => services.realtime.live(account_id, 'pix-automatic', 'updated', [id]));
  },
});
