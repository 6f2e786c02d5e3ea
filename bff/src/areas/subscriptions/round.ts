import { sql } from 'kysely';
import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import type { Issuing } from '../../kits/charging/new-charge';
import { lockRefused, retryRefused, tryRefusedOn } from './refused';
import { issuePeriod, keepFailure } from './issue-period';
import type { SubscriptionRow } from './tables';
import { runAlone } from '../../core/savepoint';

/** Subscriptions of one run. Each run is one transaction, so small runs let open pages see the charges arrive. */
const AT_ONCE = 50;

/** Periodic job: makes the charges due within ten days (by card: due today), and tries refused cards again. Idempotent. */
export const subscriptionsRound = defineJob<object>({
  name: 'subscriptions-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const today = saoPauloDay(now);
    const refused = await lockRefused(trx, today);
    const rows = await dueNow(trx, today);
    const names = await namesOf(trx, [...refused, ...rows]);
    const workOf = (row: SubscriptionRow) => ({
      ...tools,
      trx,
      accountId: row.account_id,
      userId: row.created_by,
      userName: names.get(row.created_by) ?? '',
      now,
    });
    const tomorrow = addDays(today, 1);
    for (const row of refused)
      await alone(
        workOf(row),
        row,
        (work) => retryRefused(work, row),
        (work) => tryRefusedOn(work, row, tomorrow),
      );
    for (const row of rows)
      await alone(
        workOf(row),
        row,
        (work) => issuePeriod(work, row),
        (work) => keepFailure(work, row, NOT_NOW, tomorrow),
      );
    // a subscription that was not processed for long may have further periods due
    if (rows.length) await enqueueRound(trx, tools);
  },
});

const NOT_NOW = 'Não foi possível emitir agora';

/** Runs the work of one subscription. An error undoes and postpones this work, without stopping that of the others. */
async function alone(
  work: Issuing,
  { id }: SubscriptionRow,
  run: (work: Issuing) => Promise<unknown>,
  putOff: (work: Issuing) => Promise<void>,
): Promise<void> {
  if (!(await runAlone(work.trx, `subscriptions: ${id}`, () => run(work)))) await putOff(work);
}

const dueNow = (trx: Trx, today: string): Promise<SubscriptionRow[]> =>
  holdDue(
    trx
      .selectFrom('subscriptions')
      .selectAll()
      .where('next_expire_at', '<=', addDays(today, DAYS_AHEAD))
      // cards are charged on the due date
      .where(sql<boolean>`(payment_method <> 'credit_card' or next_expire_at <= ${today}::date)`)
      // a subscription with a refused charge makes no new one
      .where('failed_charge', 'is', null)
      .where(sql<boolean>`(retry_on is null or retry_on <= ${today}::date)`)
      .orderBy('account_id')
      .orderBy('id'),
    AT_ONCE,
  );

async function namesOf(trx: Trx, rows: SubscriptionRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ created_by }) => created_by))];
  if (!ids.length) return new Map();
  const users = await trx.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

const enqueued = new WeakSet<Trx>();

/** Enqueues the job to run right after the commit; once for each transaction. */
export async function enqueueRound(trx: Trx, tools: JobTools) {
  if (enqueued.has(trx)) return;
  enqueued.add(trx);
  await enqueue(trx, tools, subscriptionsRound, {});
}

export const roundAfter = (ctx: Ctx) => enqueueRound(ctx.trx(), ctx);
