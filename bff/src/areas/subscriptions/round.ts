import { sql } from 'kysely';
import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { issuePeriod, type SubscriptionRow } from './issue-period';

/** Small parts: each is one transaction, and pages see the charges arrive. */
const AT_ONCE = 50;

/** Makes every charge that falls due within ten days; running it again does nothing more. */
export const subscriptionsRound = defineJob<object>({
  name: 'subscriptions-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const rows = await dueNow(trx, saoPauloDay(now));
    const names = await namesOf(trx, rows);
    for (const row of rows) {
      const work = {
        ...tools,
        trx,
        accountId: row.account_id,
        userId: row.created_by,
        userName: names.get(row.created_by) ?? '',
        now,
      };
      await issuePeriod(work, row);
    }
    // one that slept may have further periods to make up for
    if (rows.length) await enqueueRound(trx, tools);
  },
});

const dueNow = (trx: Trx, today: string): Promise<SubscriptionRow[]> =>
  trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('next_expire_at', '<=', addDays(today, DAYS_AHEAD))
    .where(sql<boolean>`(retry_on is null or retry_on <= ${today}::date)`)
    .orderBy('account_id')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();

async function namesOf(trx: Trx, rows: SubscriptionRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ created_by }) => created_by))];
  if (!ids.length) return new Map();
  const users = await trx.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** Looks for charges to be made now, once what was changed stands. */
export async function enqueueRound(trx: Trx, { services, afterCommit }: Pick<JobTools, 'services' | 'afterCommit'>) {
  await services.jobs.enqueue(trx, subscriptionsRound, {});
  afterCommit(() => services.jobs.nudge(subscriptionsRound.name));
}

export const roundAfter = (ctx: Ctx) => enqueueRound(ctx.trx(), ctx);
