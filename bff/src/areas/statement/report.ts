import type { Answer } from '@balcao/contract/core/registry';
import type { StatementFilters, StatementLine } from '@balcao/contract/statement';
import type { Ctx } from '../../core/area';
import { today } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
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
} from '../../platform/tasks/progress';
import { balanceAtEndOf, pageOfLines, refuseFilters, totalsOf } from './lines';
import { ofxFoot, ofxHead, ofxLine } from './ofx';
import { statementPdf } from './paper';

type Format = 'pdf' | 'csv' | 'xlsx' | 'ofx';
interface Report extends TaskRef {
  filters: StatementFilters;
  format: Format;
  /** Id of the last line that is written; null: none. */
  after: number | null;
}

export const REPORT_KIND = 'statement-export';
const AT_ONCE = 1000;
/** Most lines of a file; a longer PDF or workbook would be of no use. */
const MOST = { pdf: 5_000, xlsx: 50_000, csv: Infinity, ofx: Infinity } as const;
const TYPES = { ...SPREADSHEET_TYPES, ofx: 'application/x-ofx', pdf: 'application/pdf' } as const;

export const COLUMNS: Column[] = [
  { title: 'Data', width: 12 },
  { title: 'Tipo', width: 26 },
  { title: 'Descrição', width: 48 },
  { title: 'Protocolo', width: 24 },
  { title: 'Valor' },
  { title: 'Saldo' },
  { title: 'Valor bruto' },
  { title: 'Tarifa' },
];

/** Why a file of so many lines is not made, in pt-BR; null where it is. */
export const lengthFault = (format: Format, count: number): string | null =>
  count > MOST[format]
    ? `Um arquivo ${format.toUpperCase()} leva até ${MOST[format].toLocaleString('pt-BR')} lançamentos. ` +
      'Escolha CSV ou OFX, ou filtre mais.'
    : null;

/** Starts a task that writes the filter's lines, oldest first, into a file. @throws Problem 422 at `format` for too many lines. */
export async function startReport(ctx: Ctx, format: Format, filters: StatementFilters): Promise<{ task: number }> {
  refuseFilters(filters);
  const { count } = await totalsOf(ctx.db, ctx.accountId, filters);
  const fault = lengthFault(format, count);
  if (fault) throw fieldProblem('format', fault);
  const ref = await startTask(ctx, { kind: REPORT_KIND, permission: 'statement:new-statement-export', total: count });
  const job = format === 'pdf' ? statementPaper : statementExport;
  await enqueue(ctx.trx(), ctx, job, { ...ref, filters, format, after: null });
  return { task: ref.task };
}

export const statementExport = defineJob<Report>({
  name: REPORT_KIND,
  retryLimit: 5,
  run: exportPart,
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

/** Job that makes a PDF in one go, outside the transaction, as that takes long. */
export const statementPaper = defineJob<Report, Buffer>({
  name: 'statement-paper',
  retryLimit: 5,
  prepare: async (db, { accountId, filters }) => {
    const lines = await allLines(db, accountId, filters);
    const period = await periodOf(db, lines, filters);
    return statementPdf({
      account: await accountOf(db, accountId),
      lines,
      ...period,
      balance: await balanceAtEndOf(db, accountId, period.to),
      now: await bankNow(db),
    });
  },
  run: async (trx, data, tools, file) => {
    const task = await taskAtHand(trx, tools, data);
    if (!task) return;
    await appendToFile(trx, data, file);
    await advanceTask(trx, tools, data, { done: task.total });
    await finishTask(trx, tools, data, { name: await nameOf(trx, data), type: TYPES.pdf });
  },
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

async function exportPart(trx: Trx, data: Report, tools: JobTools): Promise<void> {
  const { accountId, filters, format, after } = data;
  if (!(await taskAtHand(trx, tools, data))) return;
  const { lines, more } = await read(trx, accountId, filters, after);
  if (after === null && format !== 'xlsx') await appendToFile(trx, data, await head(trx, data, lines));
  if (lines.length) await appendToFile(trx, data, bodyOf(format, lines));
  await advanceTask(trx, tools, data, { done: lines.length });
  if (more) {
    await enqueue(trx, tools, statementExport, { ...data, after: lines.at(-1)!.id });
    return;
  }
  const name = await nameOf(trx, data);
  if (format === 'xlsx') return bindWorkbook(trx, tools, data, { columns: COLUMNS, sheet: 'Extrato', name });
  if (format === 'ofx') {
    const { to } = await periodOf(trx, lines, filters);
    await appendToFile(trx, data, Buffer.from(ofxFoot(await balanceAtEndOf(trx, accountId, to), to)));
  }
  await finishTask(trx, tools, data, { name, type: TYPES[format] });
}

const read = (db: Db, accountId: number, filters: StatementFilters, after: number | null) =>
  pageOfLines(db, accountId, { filters, size: AT_ONCE, after, descending: false });

/** All lines of a filter, oldest first. */
export async function allLines(db: Db, accountId: number, filters: StatementFilters): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let after: number | null = null, more = true; more;) {
    const part: { lines: StatementLine[]; more: boolean } = await read(db, accountId, filters, after);
    lines.push(...part.lines);
    more = part.more;
    after = part.lines.at(-1)?.id ?? null;
  }
  return lines;
}

async function head(trx: Trx, { accountId, filters, format }: Report, lines: StatementLine[]): Promise<Buffer> {
  if (format === 'csv') return csvHeading(COLUMNS);
  const { number } = await accountOf(trx, accountId);
  const now = await bankNow(trx);
  return Buffer.from(ofxHead({ account: number, ...(await periodOf(trx, lines, filters)) }, now));
}

export const cellsOf = (line: StatementLine): Cell[] => [
  { day: line.day },
  line.typeLabel,
  line.description,
  line.protocol,
  { cents: line.value },
  { cents: line.balance },
  line.gross === null ? null : { cents: line.gross },
  line.fee === null ? null : { cents: line.fee },
];

function bodyOf(format: Format, lines: StatementLine[]): Buffer {
  if (format === 'ofx') return Buffer.from(lines.map(ofxLine).join(''));
  return format === 'csv' ? csvLines(lines.map(cellsOf)) : sheetPart(lines.map(cellsOf));
}

/** The filter's period; where an end is open, from the first line of the file or to today. */
async function periodOf(
  db: Db,
  lines: StatementLine[],
  filters: StatementFilters,
): Promise<{ from: string; to: string }> {
  const last = today(await bankNow(db));
  return { from: filters.dateFrom ?? lines[0]?.day ?? last, to: filters.dateTo ?? last };
}

/** 'extrato-411869-3-2026-10-01-a-2026-10-31.pdf': whose, of when and what. */
async function nameOf(db: Db, { accountId, filters, format }: Report): Promise<string> {
  const { number } = await accountOf(db, accountId);
  const { lines } = await pageOfLines(db, accountId, { filters, size: 1, after: null, descending: false });
  const { from, to } = await periodOf(db, lines, filters);
  return `extrato-${number}-${from}-a-${to}.${format}`;
}

export async function accountOf(
  db: Db,
  accountId: number,
): Promise<{ name: string; number: string; document: string }> {
  return db
    .selectFrom('accounts')
    .select(['nickname as name', 'account_number as number', 'document'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The user's last exports, newest first. */
export async function listReports(ctx: Ctx): Promise<Answer<'GET /statement/reports'>> {
  const rows = await ctx.db
    .selectFrom('tasks as k')
    .select(['id', 'status', 'done', 'total', 'error', 'file_name', 'created_at'])
    .select((e) =>
      e
        .selectFrom('task_parts as p')
        .select((f) => f.fn.sum<number>(f.fn('length', ['p.bytes'])).as('bytes'))
        .whereRef('p.account_id', '=', 'k.account_id')
        .whereRef('p.task_id', '=', 'k.id')
        .as('bytes'),
    )
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('kind', '=', REPORT_KIND)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return {
    items: rows.map(({ id, file_name, bytes, created_at, ...row }) => ({
      ...row,
      task: id,
      file: row.status === 'done' && file_name ? { name: file_name, bytes: bytes ?? 0 } : null,
      created_at: created_at.toISOString(),
    })),
  };
}
