import type { PermissionId } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { today } from '../../core/calendar';
import type { Trx } from '../../core/database';
import { defineJob, type JobSpec, type JobTools, enqueue } from '../../core/jobs';
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

/** Source of an export's rows; a list (`listOf`) is such a source. */
interface Rows<F, R> {
  /** Checks a filter. @throws Problem 422 at its faulty fields. */
  check(filter: F): void;
  count(scope: ListScope, filter: F): Promise<number>;
  /** The next rows after the id `after` (null: the first ones), with their ids; fewer than `most` means that no more follow. */
  rowsAfter(scope: ListScope, filter: F, after: number | null, most: number): Promise<{ id: number; item: R }[]>;
}

interface ExportSpec<F, R> {
  /** Name of the export's job and kind of its tasks. */
  name: string;
  /** Permission needed to see the task and its file. */
  permission: PermissionId;
  /** Name of the file, without day and extension; `sheet`: name of the workbook's sheet. pt-BR. */
  file: string;
  sheet: string;
  /** Most rows of a workbook, as longer ones open too slowly, and the message where there are more; pt-BR. */
  workbook: { most: number; tooMany: string };
  columns: readonly (Column & { cell: (row: R) => Cell })[];
  /** The titles of the columns that a filter chooses; all columns where absent. */
  only?: (filter: F) => readonly string[];
  rows: Rows<F, R>;
}

interface Part<F> extends TaskRef {
  filter: F & { format: 'csv' | 'xlsx' };
  /** Id of the last row written; null: none. */
  after: number | null;
}

/** The user and the transaction in which an export starts: of a call, or of a job that acts for the user. */
type Starting = Pick<Ctx, 'trx' | 'db' | 'accountId' | 'userId' | 'services' | 'afterCommit'>;

/** Rows written by one run of the job, which then enqueues the next. */
const AT_ONCE = 1000;

/**
 * Defines an export of a list as a task: a CSV (`;`, byte-order mark, formulae escaped) or a workbook (real numbers and dates, a filter
 * over its columns). `start` starts the task and answers its id; `job` must be among the area's jobs.
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
    if (!(await taskAtHand(trx, tools, ref))) return;
    const rows = await spec.rows.rowsAfter({ db: trx, accountId }, filter, after, AT_ONCE);
    const titles = spec.only?.(filter);
    const columns = titles ? spec.columns.filter(({ title }) => titles.includes(title)) : spec.columns;
    const cells = rows.map(({ item }) => columns.map(({ cell }) => cell(item)));
    const isCsv = filter.format === 'csv';
    if (isCsv && after === null) await appendToFile(trx, ref, csvHeading(columns));
    // a workbook is made at the end (bindWorkbook): until then its parts are JSON
    if (cells.length) await appendToFile(trx, ref, isCsv ? csvLines(cells) : sheetPart(cells));
    await advanceTask(trx, tools, ref, { done: rows.length });
    if (rows.length === AT_ONCE) {
      await enqueue(trx, tools, job, { ...data, after: rows.at(-1)!.id });
      return;
    }
    const name = `${spec.file}-${today(new Date())}.${filter.format}`;
    if (isCsv) await finishTask(trx, tools, ref, { name, type: SPREADSHEET_TYPES.csv });
    else await bindWorkbook(trx, tools, ref, { columns, sheet: spec.sheet, name });
  }

  /** Starts an export. @throws Problem 422 at the filter's faulty fields, or at 'format' where a workbook would have too many rows. */
  async function start(ctx: Starting, filter: Part<F>['filter']): Promise<{ task: number }> {
    spec.rows.check(filter);
    const total = await spec.rows.count(ctx, filter);
    if (filter.format === 'xlsx' && total > spec.workbook.most) throw fieldProblem('format', spec.workbook.tooMany);
    const ref = await startTask(ctx, { kind: spec.name, permission: spec.permission, total });
    await enqueue(ctx.trx(), ctx, job, { ...ref, filter, after: null });
    return { task: ref.task };
  }

  return { job, start };
}
