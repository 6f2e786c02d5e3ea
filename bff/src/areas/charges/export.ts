import type { Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { today } from '../../core/calendar';
import { formatDocument, formatPhone } from '../../core/documents';
import { defineJob, type JobTools } from '../../core/jobs';
import type { Trx } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { csvHeading, csvLines, sheetPart, SPREADSHEET_TYPES, type Cell, type Column } from '../../core/spreadsheet';
import { formatTypedLine } from '../../rails/billet/barcode';
import {
  advanceTask,
  appendToFile,
  bindWorkbook,
  failTask,
  finishTask,
  startTask,
  taskAtHand,
  type TaskRef,
} from '../tasks/service';
import { filtered, refuseFilter } from './filter';
import { countAll } from './pages';
import { STATUS_LABELS } from './statuses';
import { tagsOf } from './tags-of';
import './tables';

interface Export extends TaskRef {
  filter: Body<'POST /charges/export'>;
  /** Charges below this id are still to be written. */
  below: number | null;
}

/** Each job writes this many rows and enqueues the next. */
const AT_ONCE = 1000;
/** More than this a workbook opens too slowly, and a CSV serves. */
const XLSX_MAX = 100_000;

export const chargesExport = defineJob<Export>({
  name: 'charges-export',
  retryLimit: 5,
  run: exportPart,
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

/** Starts putting the filter's billets, newest first, into a spreadsheet. @throws Problem 422 at 'format' where a workbook would not do */
export async function startExport(ctx: Ctx, filter: Body<'POST /charges/export'>): Promise<{ task: number }> {
  refuseFilter(filter);
  const total = await countAll(ctx.db, { accountId: ctx.accountId, filed: filter.filed, filter });
  if (filter.format === 'xlsx' && total > XLSX_MAX)
    throw fieldProblem('format', 'Uma planilha XLSX leva até 100.000 cobranças. Escolha CSV ou filtre mais.');
  const ref = await startTask(ctx, { kind: chargesExport.name, permission: 'receive:management:billets', total });
  await ctx.services.jobs.enqueue(ctx.trx(), chargesExport, { ...ref, filter, below: null });
  ctx.afterCommit(() => ctx.services.jobs.nudge(chargesExport.name));
  return { task: ref.task };
}

const COLUMNS: Column[] = [
  { title: 'Número', width: 12 },
  { title: 'Cliente', width: 36 },
  { title: 'CPF/CNPJ', width: 18 },
  { title: 'E-mail', width: 28 },
  { title: 'Telefone' },
  { title: 'Situação' },
  { title: 'Valor' },
  { title: 'Emissão', width: 12 },
  { title: 'Vencimento', width: 12 },
  { title: 'Pagamento', width: 12 },
  { title: 'Valor pago' },
  { title: 'Linha digitável', width: 56 },
  { title: 'Etiquetas', width: 24 },
];

async function exportPart(trx: Trx, data: Export, tools: JobTools): Promise<void> {
  const { filter, below, ...ref } = data;
  if (!(await taskAtHand(trx, ref))) return;
  const { format } = filter;
  const rows = await readPart(trx, ref.accountId, filter, below);
  if (format === 'csv') {
    if (below === null) await appendToFile(trx, ref, csvHeading(COLUMNS));
    if (rows.length) await appendToFile(trx, ref, csvLines(rows.map((row) => row.cells)));
  } else if (rows.length) await appendToFile(trx, ref, sheetPart(rows.map((row) => row.cells)));
  await advanceTask(trx, tools, ref, { done: rows.length });
  if (rows.length === AT_ONCE) {
    await tools.services.jobs.enqueue(trx, chargesExport, { ...data, below: rows.at(-1)!.id });
    tools.afterCommit(() => tools.services.jobs.nudge(chargesExport.name));
    return;
  }
  const name = `boletos-${today(new Date())}.${format}`;
  if (format === 'xlsx') await bindWorkbook(trx, tools, ref, { columns: COLUMNS, sheet: 'Boletos', name });
  else await finishTask(trx, tools, ref, { name, type: SPREADSHEET_TYPES.csv });
}

async function readPart(
  trx: Trx,
  accountId: number,
  filter: Body<'POST /charges/export'>,
  below: number | null,
): Promise<{ id: number; cells: Cell[] }[]> {
  let query = filtered(trx, { accountId, filed: filter.filed, filter });
  if (below !== null) query = query.where('id', '<', below);
  const charges = await query
    .select([
      'id',
      'customer_name',
      'customer_document',
      'customer_email',
      'customer_phone',
      'status',
      'value',
      'created_at',
      'expire_at',
      'paid_at',
      'paid_value',
      'barcode',
    ])
    .orderBy('id', 'desc')
    .limit(AT_ONCE)
    .execute();
  const tags = await tagsOf(
    trx,
    accountId,
    charges.map((charge) => charge.id),
  );
  return charges.map((charge) => ({
    id: charge.id,
    cells: [
      { number: charge.id },
      charge.customer_name,
      formatDocument(charge.customer_document),
      charge.customer_email,
      charge.customer_phone && formatPhone(charge.customer_phone),
      STATUS_LABELS[charge.status],
      { cents: charge.value },
      { day: today(charge.created_at) },
      { day: charge.expire_at },
      charge.paid_at && { day: today(charge.paid_at) },
      charge.paid_value === null ? null : { cents: charge.paid_value },
      formatTypedLine(charge.barcode),
      (tags.get(charge.id) ?? []).map((tag) => tag.name).join(', '),
    ],
  }));
}
