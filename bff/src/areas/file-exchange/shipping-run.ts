import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { isGranted } from '../../core/sessions';
import { isUniqueViolation } from '../../core/unique-violation';
import { advanceTask, failTask, finishTask, startTask, taskAtHand, type TaskRef } from '../../platform/tasks/progress';
import { wantReturnFiles } from './return-settings';
import { doneBefore, findShipping, type StoredShipping } from './shipping';
import { doTitles, type Doing } from './shipping-deeds';
import { countRows } from './shipping-rows';
import './tables';

interface Part extends TaskRef {
  shipping: number;
  /** Line of the last title that is done. */
  after: number;
}

/** Titles done in one transaction: a killed process loses at most these, and does none twice. */
const AT_ONCE = 200;

const GAVE_UP = 'Não foi possível processar agora. Envie este título em outra remessa.';

export const shippingRun = defineJob<Part>({
  name: 'cnab-shipping-run',
  retryLimit: 5,
  run: runPart,
  gaveUp: giveUp,
});

/** Starts doing what a draft asks for. @throws Problem 404; 409 where it, or another with its content or number, was started before */
export async function startShipping(ctx: Ctx, id: number): Promise<{ task: number }> {
  const trx = ctx.trx();
  const file = await findShipping(trx, ctx, id, true);
  if (file.status !== 'draft') throw new Problem(409, 'started', 'Esta remessa já está sendo processada.');
  const again = () =>
    doneBefore(trx, ctx.accountId, { hash: file.content_hash, number: file.file_number, id: file.id });
  const before = await again();
  if (before) throw new Problem(409, 'done-before', before);
  if (file.refused === file.total)
    throw new Problem(422, 'nothing', 'Nenhum título pode ser processado. Corrija a remessa e envie de novo.');
  const ref = await startTask(ctx, {
    kind: shippingRun.name,
    permission: 'cnab:files-transmission:manager',
    total: file.total,
  });
  try {
    await trx
      .updateTable('cnab_shipping_files')
      .set({ status: 'running', task_id: ref.task, started_at: ctx.now })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem(409, 'done-before', 'Esta remessa acaba de ser processada por outra pessoa.');
  }
  await wantReturnFiles(trx, ctx.accountId, ctx.now, ctx.today);
  await enqueue(trx, ctx, shippingRun, { ...ref, shipping: id, after: 0 });
  return { task: ref.task };
}

async function runPart(trx: Trx, data: Part, tools: JobTools): Promise<void> {
  const { accountId } = data;
  const task = await taskAtHand(trx, tools, data, (reason) => giveUp(trx, data, tools, reason));
  if (!task) return;
  const file = await findShipping(trx, { accountId, userId: task.userId }, data.shipping, true);
  const rows = await trx
    .selectFrom('cnab_shipping_rows')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('shipping_id', '=', file.id)
    .where('line', '>', data.after)
    .orderBy('line')
    .limit(AT_ONCE)
    .execute();
  const now = await bankNow(trx);
  // done in the transaction that marks their rows, so that a repeated part skips them
  const refused = await doTitles(await doingOf(trx, tools, file, now), file, rows);
  await advanceTask(trx, tools, data, { done: rows.length, refused });
  if (rows.length === AT_ONCE) {
    await enqueue(trx, tools, shippingRun, { ...data, after: rows.at(-1)!.line });
    return;
  }
  await endShipping(trx, tools, data, now);
  await finishTask(trx, tools, data);
}

/** Who sent the file, as they may act now. */
async function doingOf(trx: Trx, tools: JobTools, file: StoredShipping, now: Date): Promise<Doing> {
  const { account_id: accountId, user_id: userId, user_name: userName } = file;
  const may = await trx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.role', 'm.grants', 'a.modality'])
    .where('m.account_id', '=', accountId)
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const live: Doing['live'] = (...told) => tools.afterCommit(() => tools.services.realtime.live(accountId, ...told));
  return {
    ...tools,
    accountId,
    userId,
    userName,
    now,
    live,
    today: saoPauloDay(now),
    db: trx,
    trx: () => trx,
    can: (permission) => isGranted(may, permission),
  };
}

async function endShipping(trx: Trx, tools: JobTools, { accountId, shipping }: Part, at: Date): Promise<void> {
  await countRows(trx, accountId, shipping);
  await trx
    .updateTable('cnab_shipping_files')
    .set({ status: 'done', ended_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', shipping)
    .execute();
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'shipping-files', 'updated', [shipping]));
}

/** Marks the titles still to be done as refused, so that they can be sent again. @param reason pt-BR */
async function giveUp(trx: Trx, data: Part, tools: JobTools, reason?: string): Promise<void> {
  const message = reason ?? GAVE_UP;
  await sql`update cnab_shipping_rows set state = 'refused', is_new = false, faults = jsonb_build_array(jsonb_build_object(
      'line', line, 'from', null, 'to', null, 'field', null, 'name', null, 'message', ${message}::text))
    where account_id = ${data.accountId} and shipping_id = ${data.shipping} and state = 'ready'`.execute(trx);
  await endShipping(trx, tools, data, await bankNow(trx));
  await failTask(trx, tools, data, reason);
}
