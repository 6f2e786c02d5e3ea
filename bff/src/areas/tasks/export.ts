import type { PermissionId } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { today } from '../../core/calendar';
import type { Trx } from '../../core/database';
import { defineJob, type JobSpec, type JobTools } from '../../core/jobs';
import type { ListScope } from '../../core/list';
import { fieldProblem } from '../../core/problem';
import { csvHeading, csvLines, sheetPart, SPREADSHEET_TYPES, type Cell, type Column } from '../../core/spreadsheet';
import {
  advanceTask,
  appendToFile,
  bindWorkbook,
  failTask,
  finishTask,
  startTask,
  taskAtHand,
  type TaskRef,
} from './progress';

/** Where an export's rows come from: a list (`listOf`) is one. */
interface Rows<F, R> {
  /** @throws Problem 422 at what is wrong with the filter */
  check(filter: F): void;
  count(scope: ListScope, filter: F): Promise<number>;
  /** The rows that follow the one with this id, or the first, with their ids; fewer than `most` are the last. */
  rowsAfter(scope: ListScope, filter: F, after: number | null, most: number): Promise<{ id: number; item: R }[]>;
}

interface ExportSpec<F, R> {
  /** Of its job, and the kind of its tasks. */
  name: string;
  /** Who may see the task and its file. */
  permission: PermissionId;
  /** The file's name without its day and extension, and that of the workbook's sheet; pt-BR. */
  file: string;
  sheet: string;
  /** How many rows a workbook takes, since more open too slowly, and what is said of more; pt-BR. */
  workbook: { most: number; tooMany: string };
  columns: readonly (Column & { cell: (row: R) => Cell })[];
  /** The titles of the columns that a filter asks for; all where absent. */
  only?: (filter: F) => readonly string[];
  rows: Rows<F, R>;
}

interface Part<F> extends TaskRef {
  filter: F & { format: 'csv' | 'xlsx' };
  /** The last row written. */
  after: number | null;
}

/** Who asks, and the transaction in which: a call's, or a job's in their name. */
type Starting = Pick<Ctx, 'trx' | 'db' | 'accountId' | 'userId' | 'services' | 'afterCommit'>;

/** Each job writes this many rows and enqueues the next. */
const AT_ONCE = 1000;

/**
 * An export: its columns and its rows. `start` answers the call that asks for it with the task that makes it, `job` is worked by the
 * area: a CSV (`;`, byte-order mark, formulae escaped) or a workbook (real numbers and dates, a filter over its columns).
 */
export function defineExport<F, R>(spec: ExportSpec<F, R>) {
  const job: JobSpec<Part<F>> = defineJob<Part<F>>({
    name: spec.name,
    retryLimit: 5,
    run: writePart,
    gaveUp: (trx, data, tools) => failTask(trx, tools, data),
  });

  async function writePart(trx: Trx, data: Part<F>, tools: JobTools): Promise<void> {
    const { accountId, task, filter, after } = data;
    const ref = { accountId, task };
    if (!(await taskAtHand(trx, ref))) return;
    const rows = await spec.rows.rowsAfter({ db: trx, accountId }, filter, after, AT_ONCE);
    const asked = spec.only?.(filter);
    const columns = asked ? spec.columns.filter(({ title }) => asked.includes(title)) : spec.columns;
    const cells = rows.map(({ item }) => columns.map(({ cell }) => cell(item)));
    const isCsv = filter.format === 'csv';
    if (isCsv && after === null) await appendToFile(trx, ref, csvHeading(columns));
    // a workbook is bound at the end: until then its parts are JSON
    if (cells.length) await appendToFile(trx, ref, isCsv ? csvLines(cells) : sheetPart(cells));
    await advanceTask(trx, tools, ref, { done: rows.length });
    if (rows.length === AT_ONCE) {
      await tools.services.jobs.enqueue(trx, job, { ...data, after: rows.at(-1)!.id });
      tools.afterCommit(() => tools.services.jobs.nudge(job.name));
      return;
    }
    const name = `${spec.file}-${today(new Date())}.${filter.format}`;
    if (isCsv) await finishTask(trx, tools, ref, { name, type: SPREADSHEET_TYPES.csv });
    else await bindWorkbook(trx, tools, ref, { columns, sheet: spec.sheet, name });
  }

  /** @throws Problem 422 at what is wrong with the filter, or at 'format' where a workbook would not do */
  async function start(ctx: Starting, filter: Part<F>['filter']): Promise<{ task: number }> {
    spec.rows.check(filter);
    const total = await spec.rows.count(ctx, filter);
    if (filter.format === 'xlsx' && total > spec.workbook.most) throw fieldProblem('format', spec.workbook.tooMany);
    const ref = await startTask(ctx, { kind: spec.name, permission: spec.permission, total });
    await ctx.services.jobs.enqueue(ctx.trx(), job, { ...ref, filter, after: null });
    ctx.afterCommit(() => ctx.services.jobs.nudge(job.name));
    return { task: ref.task };
  }

  return { job, start };
}
