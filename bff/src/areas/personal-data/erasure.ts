import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { recordAction } from '../../core/audit';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, enqueue, type JobSpec, type JobTools } from '../../core/jobs';
import { notifyPerson } from '../../platform/notifications/notify';
import { advanceTask, failTask, finishTask, startTask, taskAtHand } from '../../platform/tasks/progress';
import { STEPS } from './erase';
import { standingOf } from './plan';
import { erasable, isDue, isOver } from './rules';

interface Erasure {
  accountId: number;
  userId: number;
  /** Absent where no task follows it: the person may have lost their access. */
  task?: number;
  /** Id of the step that is next; absent: the first. */
  step?: string;
  /** Rows erased by the steps before. */
  rows: number;
}

const KIND = 'personal-data-erasure';
/** Requests looked at by one run of the round. */
const AT_ONCE = 500;

/** Stores the person's request, which stands until nothing is left to erase, and starts to answer it. */
export async function startErasure(ctx: Ctx): Promise<{ task: number }> {
  await ctx
    .trx()
    .insertInto('erasure_requests')
    .values({ account_id: ctx.accountId, user_id: ctx.userId, asked_at: ctx.now, ran_on: null, ended_at: null })
    .onConflict((c) =>
      c.columns(['account_id', 'user_id']).doUpdateSet({ asked_at: ctx.now, ran_on: null, ended_at: null }),
    )
    .execute();
  const ref = await startTask(ctx, { kind: KIND, permission: 'registration', total: STEPS.length });
  await enqueue(ctx.trx(), ctx, personalDataErasure, { ...ref, userId: ctx.userId, rows: 0 });
  return { task: ref.task };
}

/** One step of an erasure in a transaction of its own, then the next; repeating one changes nothing more. */
export const personalDataErasure: JobSpec<Erasure> = defineJob<Erasure>({
  name: KIND,
  retryLimit: 5,
  run: async (trx, data, tools) => {
    const { userId, step: at } = data;
    const today = saoPauloDay(await bankNow(trx));
    const bases = erasable(await standingOf(trx, userId), today);
    const applies = ({ basis }: (typeof STEPS)[number]) => basis === 'access' || bases.includes(basis);
    const from = at === undefined ? 0 : STEPS.findIndex(({ id }) => id === at);
    const index = STEPS.findIndex((step, i) => i >= from && applies(step));
    const next = STEPS.findIndex((step, i) => index >= 0 && i > index && applies(step));
    const rows = data.rows + ((await STEPS[index]?.run(trx, userId, today)) ?? 0);
    await advance(trx, data, tools, (next < 0 ? STEPS.length : next) - from);
    if (next < 0) await end(trx, { ...data, rows }, tools);
    else await enqueue(trx, tools, personalDataErasure, { ...data, rows, step: STEPS[next]!.id });
  },
  gaveUp: async (trx, { accountId, task }, tools) => {
    if (task !== undefined) await failTask(trx, tools, { accountId, task });
  },
});

async function advance(trx: Trx, { accountId, task }: Erasure, tools: JobTools, done: number): Promise<void> {
  if (task !== undefined && (await taskAtHand(trx, tools, { accountId, task })))
    await advanceTask(trx, tools, { accountId, task }, { done });
}

async function end(trx: Trx, { accountId, userId, task, rows }: Erasure, tools: JobTools): Promise<void> {
  const now = await bankNow(trx);
  const standing = await standingOf(trx, userId);
  const bases = erasable(standing, saoPauloDay(now));
  await trx
    .updateTable('erasure_requests')
    .set({ erased: bases.join(), ran_on: saoPauloDay(now), ended_at: isOver(bases) ? now : null })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
  if (task !== undefined && (await taskAtHand(trx, tools, { accountId, task }))) {
    await finishTask(trx, tools, { accountId, task });
    const content =
      'Os seus dados que nenhuma lei manda guardar foram eliminados. Veja em Dados cadastrais o que fica e até quando.';
    await notifyPerson(trx, tools, userId, { accountId, type: 'personal-data', content, params: {}, at: now });
  }
  if (rows)
    await recordAction(trx, { accountId, userId, action: 'personal-data.erased', target: { rows, bases }, ip: '' });
}

/** Periodic job: requests by which more may be erased than by their last run, because an access or a retention has ended. */
export const erasureRound: JobSpec<{ after?: [accountId: number, userId: number] }> = defineJob<{
  after?: [accountId: number, userId: number];
}>({
  name: 'personal-data-round',
  everySeconds: 21_600,
  run: async (trx, { after = [0, 0] }, tools) => {
    const today = saoPauloDay(await bankNow(trx));
    const open = await trx
      .selectFrom('erasure_requests')
      .select(['account_id as accountId', 'user_id as userId', 'erased', 'ran_on as ranOn'])
      .where('ended_at', 'is', null)
      .where('ran_on', 'is not', null)
      .where(sql<boolean>`(account_id, user_id) > (${after[0]}, ${after[1]})`)
      .orderBy('account_id')
      .orderBy('user_id')
      .limit(AT_ONCE)
      .execute();
    for (const { accountId, userId, ...last } of open)
      if (isDue(last, erasable(await standingOf(trx, userId), today), today))
        await enqueue(trx, tools, personalDataErasure, { accountId, userId, rows: 0 });
    const last = open.at(-1);
    if (last && open.length === AT_ONCE)
      await enqueue(trx, tools, erasureRound, { after: [last.accountId, last.userId] });
  },
});
