import { sql } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { notifyUsers } from '../../platform/notifications/notify';
import { advanceTask, failTask, finishTask, startTask, taskAtHand, type TaskRef } from '../../platform/tasks/progress';
import { payersByIds } from '../customers/service';
import { showBatch } from './batch-standing';
import { chargeCustomers, type BatchError } from './charge-customers';
import './tables';

interface BatchPart extends TaskRef {
  uuid: string;
}

/** Customers of one part. Each part is one transaction, so that its progress is seen and a killed process loses at most one part. */
const AT_ONCE = 100;

/** Issues to the next part of a batch's pending customers, and enqueues the part after it. */
export const chargesIssue = defineJob<BatchPart>({
  name: 'charges-issue',
  retryLimit: 5,
  run: issuePart,
  gaveUp: giveUpBatch,
});

/** Stores a batch: its input, the customers still pending, and those who could not be charged. */
export async function saveBatch(
  ctx: Ctx,
  uuid: string,
  input: BilletInput,
  { pending, errors }: { pending: number[]; errors: BatchError[] },
): Promise<void> {
  const { customers: _, ...terms } = input;
  await ctx
    .trx()
    .insertInto('charge_batches')
    .values({
      account_id: ctx.accountId,
      uuid,
      input: JSON.stringify(terms),
      pending,
      errors: JSON.stringify(errors),
      created_by: ctx.userId,
      user_name: ctx.userName,
      task_id: null,
      created_at: ctx.now,
    })
    .execute();
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
  const part = customers.slice(0, AT_ONCE);
  const work = {
    trx,
    ...tools,
    accountId: ref.accountId,
    userId: batch.created_by!,
    userName: batch.user_name!,
    now: await bankNow(trx),
  };
  const { errors } = await chargeCustomers(work, { ...batch.input!, customers: part }, { customers: part, uuid });
  await settlePart(trx, ref.accountId, uuid, customers.slice(AT_ONCE), errors);
  await advanceTask(trx, tools, ref, { done: part.length, refused: errors.length });
  if (customers.length <= AT_ONCE) {
    await tellEnd(trx, tools, ref.accountId, uuid, work.now);
    return finishTask(trx, tools, ref);
  }
  await enqueue(trx, tools, chargesIssue, data);
}

/** Notifies the users who may issue charges of how the batch ended; the notification links to the batch. */
async function tellEnd(trx: Trx, tools: JobTools, accountId: number, uuid: string, at: Date): Promise<void> {
  const { ids, failed } = await showBatch(trx, accountId, uuid);
  const issued = ids.length === 1 ? '1 boleto emitido' : `${ids.length} boletos emitidos`;
  const content = `Emissão concluída: ${issued}${failed ? `, ${failed} com falha` : ''}`;
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
  pending: number[],
  errors: BatchError[],
): Promise<void> {
  await sql`update charge_batches set pending = ${pending}::bigint[], errors = errors || ${JSON.stringify(errors)}::jsonb
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
  await settlePart(trx, ref.accountId, uuid, [], errors);
  await failTask(trx, tools, ref, reason);
}
