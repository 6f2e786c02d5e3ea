import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { notifyUsers } from '../../platform/notifications/notify';
import { advanceTask, failTask, finishTask, startTask, taskAtHand, type TaskRef } from '../../platform/tasks/progress';
import { payersByIds } from '../customers/service';
import { showBatch } from './batch-standing';
import { batchKind, type BatchError, type BatchKind } from './batch-kinds';
import './tables';

interface BatchPart extends TaskRef {
  uuid: string;
}

/** Issues to the next part of a batch's pending customers, and enqueues the part after it. */
export const chargesIssue = defineJob<BatchPart>({
  name: 'charges-issue',
  retryLimit: 5,
  run: issuePart,
  gaveUp: giveUpBatch,
});

interface NewBatch<Terms> {
  uuid: string;
  terms: Terms;
  /** The customers who were not tried yet. */
  pending: number[];
  issued?: number[];
  errors?: BatchError[];
}

/** Stores a batch: its terms, the customers still pending, what was issued, and those who could not be charged. */
export async function saveBatch<Terms extends { expire_at: string }>(
  ctx: Ctx,
  kind: BatchKind<Terms>,
  { uuid, terms, pending, issued = [], errors = [] }: NewBatch<Terms>,
): Promise<void> {
  await ctx
    .trx()
    .insertInto('charge_batches')
    .values({
      account_id: ctx.accountId,
      uuid,
      kind: kind.kind,
      input: JSON.stringify(terms),
      pending,
      issued,
      errors: JSON.stringify(errors),
      created_by: ctx.userId,
      user_name: ctx.userName,
      task_id: null,
      created_at: ctx.now,
    })
    .execute();
}

/** Stores a batch of several customers and starts issuing to them; answers its uuid and the task that shows the progress. */
export async function issueInBatch<Terms extends { expire_at: string }>(
  ctx: Ctx,
  kind: BatchKind<Terms>,
  terms: Terms,
  customers: number[],
): Promise<{ uuid: string; task: number }> {
  const uuid = randomUUID();
  await saveBatch(ctx, kind, { uuid, terms, pending: customers });
  return { uuid, task: await startBatch(ctx, uuid, customers.length) };
}

/** Starts issuing to the batch's pending customers; answers the id of the task that shows the progress. */
export async function startBatch(ctx: Ctx, uuid: string, total: number): Promise<number> {
  const ref = await startTask(ctx, { kind: chargesIssue.name, permission: 'receive:do-charge', total });
  await ctx
    .trx()
    .updateTable('charge_batches')
    .set({ task_id: ref.task })
    .where('account_id', '=', ctx.accountId)
    .where('uuid', '=', uuid)
    .execute();
  await enqueue(ctx.trx(), ctx, chargesIssue, { ...ref, uuid });
  return ref.task;
}

async function lockBatch(trx: Trx, accountId: number, uuid: string) {
  return trx
    .selectFrom('charge_batches')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function issuePart(trx: Trx, data: BatchPart, tools: JobTools): Promise<void> {
  const { uuid, ...ref } = data;
  if (!(await taskAtHand(trx, tools, ref, (reason) => giveUpBatch(trx, data, tools, reason)))) return;
  const batch = await lockBatch(trx, ref.accountId, uuid);
  const customers = batch.pending.map(Number);
  const kind = batchKind(batch.kind);
  const part = customers.slice(0, kind.part);
  const work = {
    trx,
    ...tools,
    accountId: ref.accountId,
    userId: batch.created_by!,
    userName: batch.user_name!,
    now: await bankNow(trx),
  };
  const { ids, errors } = await kind.issue(work, batch.input!, { customers: part, uuid });
  await settlePart(trx, ref.accountId, uuid, { pending: customers.slice(kind.part), ids, errors });
  await advanceTask(trx, tools, ref, { done: part.length, refused: errors.length });
  if (customers.length <= kind.part) {
    await notifyEnd(trx, tools, ref.accountId, uuid, work.now);
    return finishTask(trx, tools, ref);
  }
  await enqueue(trx, tools, chargesIssue, data);
}

/** Notifies the users who may issue charges of how the batch ended; the notification links to the batch. */
async function notifyEnd(trx: Trx, tools: JobTools, accountId: number, uuid: string, at: Date): Promise<void> {
  const { kind, ids, failed } = await showBatch(trx, accountId, uuid);
  const content = `Emissão concluída: ${batchKind(kind).issued(ids.length)}${failed ? `, ${failed} com falha` : ''}`;
  await notifyUsers(trx, tools, {
    accountId,
    type: 'billet-batch',
    content,
    params: { batchUUID: uuid },
    at,
    permission: 'receive:do-charge',
  });
}

async function settlePart(
  trx: Trx,
  accountId: number,
  uuid: string,
  { pending, ids, errors }: { pending: number[]; ids: number[]; errors: BatchError[] },
): Promise<void> {
  await sql`update charge_batches set pending = ${pending}::bigint[], issued = issued || ${ids}::bigint[],
    errors = errors || ${JSON.stringify(errors)}::jsonb
    where account_id = ${accountId} and uuid = ${uuid}`.execute(trx);
}

/**
 * Once all retries of the job have failed, or for a reason (pt-BR): the pending customers become failures of the batch, which can be tried
 * again.
 */
async function giveUpBatch(trx: Trx, { uuid, ...ref }: BatchPart, tools: JobTools, reason?: string): Promise<void> {
  const { pending } = await lockBatch(trx, ref.accountId, uuid);
  const customers = pending.map(Number);
  const known = await payersByIds(trx, ref.accountId, customers);
  const errors = customers.map((id): BatchError => {
    const { name = '', document = '', email = null } = known.get(id) ?? {};
    return {
      customer: { id, name, document, email },
      errorMessage: reason ?? 'Não foi possível emitir agora. Tente novamente.',
    };
  });
  await settlePart(trx, ref.accountId, uuid, { pending: [], ids: [], errors });
  await failTask(trx, tools, ref, reason);
}
