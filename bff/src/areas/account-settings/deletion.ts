import type { Deletion } from '@balcao/contract/account-settings';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { endKeys } from '../pix-keys/service';
import { deletionChecks, obstacleOf } from './deletion-checks';
import './tables';

/** Days between a request and the deletion, in which the request can be cancelled. */
const DAYS = 7;

/** The checks of deleting the account, and the last request in whatever state. */
export async function deletionOf(db: Db, accountId: number): Promise<Deletion> {
  const checks = await deletionChecks(db, accountId);
  const last = await db
    .selectFrom('account_deletions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    checks,
    may: checks.every(({ ok }) => ok) && last?.state !== 'pending',
    days: DAYS,
    request: last
      ? {
          state: last.state,
          requested_at: last.requested_at.toISOString(),
          requested_by: last.requested_name,
          due_on: last.due_on,
          reason: last.reason,
        }
      : null,
  };
}

/** Requests the account's deletion. @throws Problem 403 for non-administrators, 409 while a request is pending, 422 where a check fails. */
export async function requestDeletion(ctx: Ctx): Promise<Deletion> {
  if (ctx.role !== 'admin')
    throw new Problem(403, 'forbidden', 'Só o administrador da conta pode pedir a exclusão.', { type: 'permission' });
  await lockAccount(ctx.trx(), ctx.accountId);
  const { checks, request } = await deletionOf(ctx.db, ctx.accountId);
  if (request?.state === 'pending') throw new Problem(409, 'pending', 'A exclusão desta conta já foi pedida.');
  const obstacle = obstacleOf(checks);
  if (obstacle) throw new Problem(422, 'refused', obstacle);
  await ctx
    .trx()
    .insertInto('account_deletions')
    .values({
      account_id: ctx.accountId,
      state: 'pending',
      requested_at: ctx.now,
      requested_by: ctx.userId,
      requested_name: ctx.userName,
      due_on: addDays(ctx.today, DAYS),
      reason: null,
    })
    .execute();
  ctx.live('account', 'updated', [ctx.accountId]);
  return deletionOf(ctx.db, ctx.accountId);
}

/** Cancels the pending request. @throws Problem 422 where no request is pending. */
export async function cancelDeletion(ctx: Ctx): Promise<Deletion> {
  const cancelled = await ctx
    .trx()
    .updateTable('account_deletions')
    .set({ state: 'cancelled' })
    .where('account_id', '=', ctx.accountId)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (!cancelled) throw new Problem(422, 'refused', 'Não há exclusão em andamento.');
  ctx.live('account', 'updated', [ctx.accountId]);
  return deletionOf(ctx.db, ctx.accountId);
}

/** Locks the account until the transaction ends, so that requests and the job take turns. */
const lockAccount = (trx: Trx, accountId: number) =>
  trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();

/** Deletes the accounts whose days are over. Where a check fails by then, the request is refused instead, with the reason. */
export const accountDeletions = defineJob<object>({
  name: 'account-deletions',
  everySeconds: 600,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const due = await holdDue(
      trx
        .selectFrom('account_deletions')
        .select(['account_id', 'id'])
        .where('state', '=', 'pending')
        .where('due_on', '<=', saoPauloDay(now))
        .orderBy('id'),
      50,
    );
    for (const one of due) await decide(trx, tools, one, now);
  },
});

async function decide(trx: Trx, tools: JobTools, due: { account_id: number; id: number }, now: Date): Promise<void> {
  await lockAccount(trx, due.account_id);
  const reason = obstacleOf(await deletionChecks(trx, due.account_id));
  await trx
    .updateTable('account_deletions')
    .set({ state: reason ? 'refused' : 'done', reason })
    .where('account_id', '=', due.account_id)
    .where('id', '=', due.id)
    .execute();
  if (!reason) {
    await endKeys(trx, tools, due.account_id, now);
    await trx.updateTable('accounts').set({ is_shutdown: true }).where('id', '=', due.account_id).execute();
  }
  tools.afterCommit(() => tools.services.realtime.live(due.account_id, 'account', 'updated', [due.account_id]));
}
