import type { Services } from '../../core/area';
import type { Db, Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { runAlone } from '../../core/savepoint';
import { holdAccounts } from '../../ledger/ledger';
import type { AcquirerNews } from '../../rails/acquirer/port';
import { acquirer } from '../../rails/acquirer/rail';
import { collectOwed, listOwing, takeContest, takeVerdict } from './contest-news';
import { takePayout, takeSale } from './sale-news';

const hear = (db: Db, _data: object, { config }: Services): Promise<AcquirerNews> => acquirer(config).receive(db);

/** Periodic job: takes what the acquirer tells, sales before what is paid of them; what fails is told again. */
export const machineRound = defineJob<object, AcquirerNews>({
  name: 'card-machine-round',
  everySeconds: 60,
  prepare: hear,
  run: async (trx, _data, tools, news) => {
    const { now } = news;
    const taken = async <T extends { accountId: number }>(
      all: readonly T[],
      take: (trx: Trx, one: T, tools: JobTools, now: Date) => Promise<void>,
    ): Promise<T[]> => {
      const done: T[] = [];
      for (const one of all)
        if (await runAlone(trx, `card machine of account ${one.accountId}`, () => take(trx, one, tools, now)))
          done.push(one);
      return done;
    };
    const moved = [...news.payouts.map(({ accountId }) => accountId), ...(await listOwing(trx))];
    if (moved.length) await holdAccounts(trx, moved);
    const done = {
      now,
      sales: await taken(news.sales, takeSale),
      contests: await taken(news.contests, takeContest),
      payouts: await taken(news.payouts, takePayout),
      verdicts: await taken(news.verdicts, takeVerdict),
    };
    await acquirer(tools.services.config).acknowledge(trx, done);
    await collectOwed(trx, tools, now);
  },
});
