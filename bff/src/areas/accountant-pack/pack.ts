import { zipSync } from 'fflate';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { defineJob, enqueue } from '../../core/jobs';
import { fieldProblem, Problem } from '../../core/problem';
import { csvHeading, csvLines, type Column } from '../../core/spreadsheet';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import '../../kits/charging/tables';
import '../../kits/money/tables';
import { receiptPdf, showReceipts } from '../receipts/service';
import { accountOf, monthFiles } from '../statement/service';
import {
  advanceTask,
  appendToFile,
  failTask,
  finishTask,
  startTask,
  taskAtHand,
  type TaskRef,
} from '../../platform/tasks/progress';
import { between, monthFault, periodOf, type Period } from './rules';

/** The permission to see the list that a part of the pack comes from; beside them, a pack has the statement. */
const PARTS = { receipts: 'pay-transfer:receipts', charges: 'receive:management:billets' } as const;
type Part = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as Part[];
/** What it takes to have the pack of each month e-mailed. */
export const MAIL_PERMISSIONS = ['statement:new-statement-export', ...Object.values(PARTS)];
const partsOf = (ctx: Ctx): Part[] => ALL.filter((part) => ctx.can(PARTS[part]));

/** @throws Problem 403 where the user may not see every part of a pack. */
export function requireParts(ctx: Ctx): void {
  if (partsOf(ctx).length < ALL.length)
    throw new Problem(403, 'forbidden', 'O pacote traz comprovantes e cobranças: só quem pode ver os dois o envia.', {
      type: 'permission',
    });
}

interface Pack extends TaskRef {
  /** yyyy-mm */
  month: string;
  parts: Part[];
}

const KIND = 'accountant-pack';
/** Most receipts in one PDF, and most charges read by one query; the rest follows in further ones. */
const AT_ONCE = { receipts: 500, charges: 5_000 };

/** Starts the task that makes a month's pack, of what the user may see. @throws Problem 422 at 'month' */
export async function startPack(ctx: Ctx, month: string): Promise<{ task: number }> {
  const fault = monthFault(month, ctx.today);
  if (fault) throw fieldProblem('month', fault);
  const ref = await startTask(ctx, { kind: KIND, permission: 'statement:new-statement-export', total: 1 });
  await enqueue(ctx.trx(), ctx, accountantPack, { ...ref, month, parts: partsOf(ctx) });
  return { task: ref.task };
}

export const accountantPack = defineJob<Pack, Buffer>({
  name: KIND,
  retryLimit: 3,
  prepare: (db, { accountId, month, parts }) => packOf(db, accountId, month, parts),
  run: async (trx, data, tools, file) => {
    if (!(await taskAtHand(trx, tools, data))) return;
    await appendToFile(trx, data, file);
    await advanceTask(trx, tools, data, { done: 1 });
    await finishTask(trx, tools, data, {
      name: await packName(trx, data.accountId, data.month),
      type: 'application/zip',
    });
  },
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

/** 'contador-411869-3-2026-10.zip': whose pack it is, and of which month. */
export const packName = async (db: Db, accountId: number, month: string): Promise<string> =>
  `contador-${(await accountOf(db, accountId)).number}-${month}.zip`;

/** A ZIP of a month (yyyy-mm): the statement in each format and, of the parts, receipts as PDF and charges as CSV. */
export async function packOf(db: Db, accountId: number, month: string, parts: Part[] = ALL): Promise<Buffer> {
  const now = await bankNow(db);
  const period = periodOf(month, saoPauloDay(now));
  const files: Record<string, Uint8Array> = await monthFiles(db, accountId, { ...period, now });
  const papers = parts.includes('receipts') ? await receiptsOf(db, accountId, period) : [];
  papers.forEach((paper, i) => {
    files[papers.length > 1 ? `comprovantes-${i + 1}.pdf` : 'comprovantes.pdf'] = paper;
  });
  if (parts.includes('charges')) files['cobrancas.csv'] = await chargesOf(db, accountId, period);
  return Buffer.from(zipSync(files));
}

/** PDFs with the receipts of all operations that were settled in the period. */
async function receiptsOf(db: Db, accountId: number, period: Period): Promise<Buffer[]> {
  const [start, end] = between(period);
  const rows = await db
    .selectFrom('money_operations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('settled_at', '>=', start)
    .where('settled_at', '<', end)
    .orderBy('settled_at')
    .orderBy('id')
    .execute();
  const papers: Buffer[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE.receipts) {
    const ids = rows.slice(at, at + AT_ONCE.receipts).map(({ id }) => id);
    const [first, ...more] = await showReceipts({ db, accountId }, ids);
    if (first) papers.push(await receiptPdf(first, ...more));
  }
  return papers;
}

const COLUMNS: Column[] = [
  { title: 'Emissão' },
  { title: 'Vencimento' },
  { title: 'Cliente' },
  { title: 'CPF ou CNPJ' },
  { title: 'Situação' },
  { title: 'Valor' },
  { title: 'Pago em' },
  { title: 'Valor pago' },
];

/** A CSV of all charges issued or paid in the period, in the order of their issue. */
async function chargesOf(db: Db, accountId: number, period: Period): Promise<Buffer> {
  const lines = [csvHeading(COLUMNS)];
  for (let last = 0; ;) {
    const rows = await chargesAfter(db, accountId, period, last);
    if (!rows.length) return Buffer.concat(lines);
    lines.push(csvLines(rows.map(cellsOf)));
    last = rows.at(-1)!.id;
  }
}

type ChargeLine = Awaited<ReturnType<typeof chargesAfter>>[number];
const cellsOf = (row: ChargeLine) => [
  { day: saoPauloDay(row.created_at) },
  { day: row.expire_at },
  row.customer_name,
  row.customer_document,
  STATUS_LABELS[row.status],
  { cents: row.value },
  row.paid_at && { day: saoPauloDay(row.paid_at) },
  row.paid_value === null ? null : { cents: row.paid_value },
];

function chargesAfter(db: Db, accountId: number, period: Period, last: number) {
  const [start, end] = between(period);
  return db
    .selectFrom('charges')
    .select([
      'id',
      'created_at',
      'expire_at',
      'customer_name',
      'customer_document',
      'status',
      'value',
      'paid_at',
      'paid_value',
    ])
    .where('account_id', '=', accountId)
    .where('id', '>', last)
    .where((w) =>
      w.or([
        w.and([w('created_at', '>=', start), w('created_at', '<', end)]),
        w.and([w('paid_at', '>=', start), w('paid_at', '<', end)]),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE.charges)
    .execute();
}
