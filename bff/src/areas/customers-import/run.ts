import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { sheetPart } from '../../core/spreadsheet';
import { correctionColumns } from '../../kits/charging/sheets/rows';
import { notifyPerson } from '../../platform/notifications/notify';
import {
  advanceTask,
  appendToFile,
  bindWorkbook,
  failTask,
  finishTask,
  startTask,
  taskAtHand,
  type TaskRef,
} from '../../platform/tasks/progress';
import { registerRows } from './register-rows';
import { findImport, importRows } from './repository';
import './tables';

interface Run extends TaskRef {
  import: number;
  /** Line of the spreadsheet up to which rows are done. */
  after: number;
}

/** Rows that one job registers before it enqueues the next job. */
const AT_ONCE = 500;

export const customersImport = defineJob<Run>({
  name: 'customers-import',
  retryLimit: 5,
  run: runPart,
  gaveUp: giveUp,
});

/** Ends an import whose rows are not all registered. @param reason pt-BR */
async function giveUp(trx: Trx, data: Run, tools: JobTools, reason?: string): Promise<void> {
  await failTask(trx, tools, data, reason);
  await endImport(trx, data);
}

const endImport = (trx: Trx, { accountId, import: id }: Pick<Run, 'accountId' | 'import'>) =>
  trx
    .updateTable('customer_imports')
    .set({ status: 'done' })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();

/**
 * Starts registering a draft's rows.
 * @throws Problem 404; 409 'started' where the import was started before; 422 at 'columns' where no column holds the document.
 */
export async function startRun(ctx: Ctx, id: number): Promise<{ task: number }> {
  const draft = await findImport(ctx.trx(), ctx, id, true);
  if (!draft) throw notFound();
  if (draft.status !== 'draft') throw new Problem(409, 'started', 'Esta importação já foi iniciada.');
  if (!draft.fields.includes('document')) throw fieldProblem('columns', 'Indique a coluna do CPF ou CNPJ');
  const ref = await startTask(ctx, { kind: customersImport.name, permission: 'receive:customers', total: draft.total });
  await ctx
    .trx()
    .updateTable('customer_imports')
    .set({ status: 'running', task_id: ref.task })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await enqueue(ctx.trx(), ctx, customersImport, { ...ref, import: id, after: 0 });
  return { task: ref.task };
}

async function runPart(trx: Trx, data: Run, tools: JobTools): Promise<void> {
  const { accountId, import: id } = data;
  const task = await taskAtHand(trx, tools, data, (reason) => giveUp(trx, data, tools, reason));
  const file = task && (await findImport(trx, { accountId, userId: task.userId }, id, true));
  if (!task) return;
  if (!file) return failTask(trx, tools, data);
  const rows = await importRows.after(trx, { accountId, import: id }, data.after, AT_ONCE);
  const now = await bankNow(trx);
  const good = rows.filter((row) => row.state !== 'refused');
  const done = await registerRows(trx, accountId, {
    fields: file.fields,
    duplicates: file.duplicates,
    rows: good,
    today: saoPauloDay(now),
    at: now,
  });
  await importRows.mark(trx, { accountId, import: id }, done.refused);
  await sql`update customer_imports set created = created + ${done.createdIds.length},
    updated = updated + ${done.updatedIds.length}, skipped = skipped + ${done.skipped}
    where account_id = ${accountId} and id = ${id}`.execute(trx);
  await advanceTask(trx, tools, data, { done: rows.length, refused: rows.length - good.length + done.refused.length });
  const changed = [...done.createdIds, ...done.updatedIds];
  if (changed.length) tools.afterCommit(() => tools.services.realtime.live(accountId, 'customers', 'created', changed));
  if (rows.length === AT_ONCE) {
    await enqueue(trx, tools, customersImport, { ...data, after: rows.at(-1)!.line });
    return;
  }
  await endImport(trx, data);
  await notifyDone(trx, tools, { accountId, import: id, userId: task.userId, at: now });
  const refused = await importRows.toCorrect(trx, { accountId, import: id }, file.titles, 'refused');
  if (!refused.length) return finishTask(trx, tools, data);
  await appendToFile(trx, data, sheetPart(refused));
  const columns = correctionColumns(file.titles);
  await bindWorkbook(trx, tools, data, { columns, sheet: 'Recusados', name: 'clientes-recusados.xlsx' });
}

/** Notifies the user who started the import of its end, as that user may have left the page. */
async function notifyDone(
  trx: Trx,
  tools: JobTools,
  { accountId, import: id, userId, at }: { accountId: number; import: number; userId: number; at: Date },
): Promise<void> {
  const { created, updated, skipped } = await trx
    .selectFrom('customer_imports')
    .select(['created', 'updated', 'skipped'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await notifyPerson(trx, tools, userId, {
    type: 'customers-imported',
    params: {},
    accountId,
    content: `Importação de clientes concluída: ${created} incluídos, ${updated} atualizados, ${skipped} já cadastrados.`,
    at,
  });
}
