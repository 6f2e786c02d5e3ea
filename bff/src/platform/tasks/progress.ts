import { sql } from 'kysely';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { Task } from '@balcao/contract/tasks';
import type { Ctx } from '../../core/area';
import type { Db, Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { isGranted } from '../../core/sessions';
import { SPREADSHEET_TYPES, xlsxFile, type Column } from '../../core/spreadsheet';
import './tables';

/** Identifies a task in the data of its job. */
export interface TaskRef {
  accountId: number;
  task: number;
}

/** SQL of the status of a row's task; null once the task was deleted. */
export const statusOfTask = (table: 'reports') =>
  sql<
    Task['status'] | null
  >`(select t.status from tasks t where t.account_id = ${sql.ref(`${table}.account_id`)} and t.id = ${sql.ref(`${table}.task_id`)})`;

/** Inserts a task in the call's transaction; the call must then enqueue the job that does the work. */
export async function startTask(
  ctx: Pick<Ctx, 'trx' | 'accountId' | 'userId'>,
  values: { kind: string; permission: PermissionId; total: number },
): Promise<TaskRef> {
  const { id } = await ctx
    .trx()
    .insertInto('tasks')
    .values({ account_id: ctx.accountId, user_id: ctx.userId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId: ctx.accountId, task: id };
}

/**
 * A task's progress, locked until the transaction of the job's part ends. Null where nothing is left to do: the task has ended or was
 * deleted, or the person who started it may not do it any more; the task is then ended here. @param stop ends it; `reason` in pt-BR
 */
export async function taskAtHand(
  trx: Trx,
  tools: JobTools,
  ref: TaskRef,
  stop = (reason: string): Promise<void> => failTask(trx, tools, ref, reason),
): Promise<{ done: number; total: number; userId: number } | null> {
  const task = await trx
    .selectFrom('tasks as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .leftJoin('memberships as m', (on) =>
      on
        .onRef('m.account_id', '=', 't.account_id')
        .onRef('m.user_id', '=', 't.user_id')
        .on('m.status', '=', 'active')
        .on('a.is_shutdown', '=', false),
    )
    .select(['t.done', 't.total', 't.user_id as userId', 't.permission', 'a.modality', 'm.role', 'm.grants'])
    .where('t.account_id', '=', ref.accountId)
    .where('t.id', '=', ref.task)
    .where('t.status', 'in', ['waiting', 'running'])
    .forUpdate('t')
    .executeTakeFirst();
  if (!task) return null;
  const { role, grants, modality, permission } = task;
  if (role && grants && isGranted({ role, grants, modality }, permission)) return task;
  await stop('Interrompido: quem iniciou não tem mais permissão para isto.');
  return null;
}

/** Adds to a task's count of rows done (`refused` ones included), in the transaction that did them. */
export async function advanceTask(
  trx: Trx,
  tools: JobTools,
  ref: TaskRef,
  { done, refused = 0 }: { done: number; refused?: number },
): Promise<void> {
  await change(trx, tools, ref, sql`status = 'running', done = done + ${done}, refused = refused + ${refused}`);
}

/** Appends bytes to the task's file. */
export async function appendToFile(trx: Trx, ref: TaskRef, bytes: Buffer): Promise<void> {
  await sql`insert into task_parts (account_id, task_id, part, bytes)
    select ${ref.accountId}, ${ref.task}, coalesce(max(part), 0) + 1, ${bytes} from task_parts
      where account_id = ${ref.accountId} and task_id = ${ref.task}`.execute(trx);
}

interface TaskFile {
  name: string;
  /** Media type. */
  type: string;
}

/** Ends a task as done; `file` names the file written by {@link appendToFile}. */
export async function finishTask(trx: Trx, tools: JobTools, ref: TaskRef, file?: TaskFile): Promise<void> {
  await change(
    trx,
    tools,
    ref,
    sql`status = 'done', file_name = ${file?.name ?? null}, file_type = ${file?.type ?? null}`,
  );
}

/** Ends a task as failed; the work of its earlier parts stays done. @param error pt-BR. */
export async function failTask(
  trx: Trx,
  tools: JobTools,
  ref: TaskRef,
  error = 'Não foi possível concluir. Tente novamente.',
): Promise<void> {
  await change(trx, tools, ref, sql`status = 'failed', error = ${error}`);
}

async function change(trx: Trx, tools: JobTools, ref: TaskRef, set: ReturnType<typeof sql>): Promise<void> {
  await sql`update tasks set ${set}, updated_at = now() where account_id = ${ref.accountId} and id = ${ref.task}`.execute(
    trx,
  );
  tools.afterCommit(() => tools.services.realtime.live(ref.accountId, 'tasks', 'updated', [ref.task]));
}

interface Workbook extends TaskRef {
  columns: Column[];
  sheet: string;
  /** Name of the file. */
  name: string;
}

export const tasksWorkbook = defineJob<Workbook, Buffer>({
  name: 'tasks-workbook',
  retryLimit: 5,
  prepare: (db, data) => xlsxFile(data.columns, partsOf(db, data), data.sheet),
  run: async (trx, data, tools, file) => {
    if (!(await taskAtHand(trx, tools, data))) return;
    await trx
      .deleteFrom('task_parts')
      .where('account_id', '=', data.accountId)
      .where('task_id', '=', data.task)
      .execute();
    await appendToFile(trx, data, file);
    await finishTask(trx, tools, data, { name: data.name, type: SPREADSHEET_TYPES.xlsx });
  },
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

/** Ends a task whose file was written as parts of a sheet (`sheetPart`): enqueues the job that makes them a workbook. */
export async function bindWorkbook(
  trx: Trx,
  tools: JobTools,
  { accountId, task }: TaskRef,
  { columns, sheet, name }: Pick<Workbook, 'sheet' | 'name'> & { columns: readonly Column[] },
): Promise<void> {
  await enqueue(trx, tools, tasksWorkbook, {
    accountId,
    task,
    columns: columns.map(({ title, width }) => ({ title, ...(width === undefined ? {} : { width }) })),
    sheet,
    name,
  });
}

/** A task's sheet parts, one at a time. None where the task has ended, as its only part is then the workbook itself. */
async function* partsOf(db: Db, { accountId, task }: TaskRef): AsyncGenerator<Uint8Array> {
  for (let part = 1; ; part++) {
    const next = await db
      .selectFrom('task_parts as p')
      .innerJoin('tasks as t', (on) => on.onRef('t.account_id', '=', 'p.account_id').onRef('t.id', '=', 'p.task_id'))
      .select('p.bytes')
      .where('p.account_id', '=', accountId)
      .where('p.task_id', '=', task)
      .where('p.part', '=', part)
      .where('t.status', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (!next) return;
    yield next.bytes;
  }
}
