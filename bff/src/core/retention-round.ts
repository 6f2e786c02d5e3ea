import { bankNow } from './clock';
import { defineJob, enqueue } from './jobs';
import { applyRetention, type Retention } from './retention';

const ofAreas = import.meta.glob<readonly Retention[]>('../areas/*/retention.ts', { eager: true, import: 'default' });
export const retention: readonly Retention[] = Object.values(ofAreas).flat();

/** Periodic job: what is older than it is kept is deleted. */
export const retentionRound = defineJob<object>({
  name: 'retention',
  everySeconds: 3600,
  run: async (trx, _data, tools) => {
    const bank = await bankNow(trx);
    const machine = new Date();
    let isMore = false;
    for (const rule of retention) isMore = (await applyRetention(trx, rule, rule.clock ? bank : machine)) || isMore;
    if (isMore) await enqueue(trx, tools, retentionRound, {});
  },
});
