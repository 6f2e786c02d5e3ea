import type { Body } from '@balcao/contract/core/registry';
import type { Customer } from '@balcao/contract/customers';
import type { ImportField } from '@balcao/contract/customers-import';
import type { Ctx } from '../../core/area';
import { today } from '../../core/calendar';
import type { Trx } from '../../core/database';
import { formatCep, formatDocument, formatPhone } from '../../core/documents';
import { defineJob, type JobTools } from '../../core/jobs';
import { namesText } from '../../core/name-list';
import { fieldProblem, refuseFields } from '../../core/problem';
import { csvHeading, csvLines, sheetPart, SPREADSHEET_TYPES, type Cell } from '../../core/spreadsheet';
import { listGroups } from '../customer-groups/service';
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
import { filterFaults, matching } from './filter';
import { alive, customerOf } from './repository';
import { SHEET_COLUMNS } from './sheet-columns';

interface Export extends TaskRef {
  filter: Body<'POST /customers/export'>;
  /** Customers up to this id are written. */
  after: number;
}

/** Each job writes this many rows and enqueues the next. */
const AT_ONCE = 2500;
/** More than this a workbook opens too slowly, and a CSV serves. */
const XLSX_MAX = 50_000;
const COLUMNS = [...SHEET_COLUMNS, { title: 'Cadastrado em', width: 14 }];

export const customersExport = defineJob<Export>({
  name: 'customers-export',
  retryLimit: 5,
  run: exportPart,
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

/** Starts putting the filter's customers into a spreadsheet. @throws Problem 422 at a day that is none, or at 'format' where a workbook would not do */
export async function startExport(ctx: Ctx, filter: Body<'POST /customers/export'>): Promise<{ task: number }> {
  refuseFields(filterFaults(filter));
  const { total } = await alive(ctx.db, ctx.accountId)
    .where(matching(ctx.accountId, filter))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (filter.format === 'xlsx' && total > XLSX_MAX)
    throw fieldProblem('format', 'Uma planilha XLSX leva até 50.000 clientes. Escolha CSV ou filtre mais.');
  const ref = await startTask(ctx, { kind: customersExport.name, permission: 'receive:customers', total });
  await ctx.services.jobs.enqueue(ctx.trx(), customersExport, { ...ref, filter, after: 0 });
  ctx.afterCommit(() => ctx.services.jobs.nudge(customersExport.name));
  return { task: ref.task };
}

async function exportPart(trx: Trx, data: Export, tools: JobTools): Promise<void> {
  const { accountId, filter, after } = data;
  if (!(await taskAtHand(trx, data))) return;
  const rows = await alive(trx, accountId)
    .selectAll()
    .where(matching(accountId, filter))
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const groups = new Map((await listGroups(trx, accountId)).map(({ id, name }) => [id, name]));
  const cells = rows.map((row) => cellsOf(customerOf(row), groups));
  const isCsv = filter.format === 'csv';
  if (isCsv && after === 0) await appendToFile(trx, data, csvHeading(COLUMNS));
  // a workbook is bound at the end: until then its parts are JSON
  if (cells.length) await appendToFile(trx, data, isCsv ? csvLines(cells) : sheetPart(cells));
  await advanceTask(trx, tools, data, { done: rows.length });
  if (rows.length === AT_ONCE) {
    await tools.services.jobs.enqueue(trx, customersExport, { ...data, after: rows.at(-1)!.id });
    tools.afterCommit(() => tools.services.jobs.nudge(customersExport.name));
    return;
  }
  const name = `clientes-${today(new Date())}.${filter.format}`;
  if (isCsv) await finishTask(trx, tools, data, { name, type: SPREADSHEET_TYPES.csv });
  else await bindWorkbook(trx, tools, data, { columns: COLUMNS, sheet: 'Clientes', name });
}

const join = (texts: string[]) => texts.join(', ');

function cellsOf(customer: Customer, groups: Map<number, string>): Cell[] {
  const { address } = customer;
  const cells: Record<ImportField, Cell> = {
    document: formatDocument(customer.document),
    name: customer.name,
    email: join(customer.emails),
    phone: join(customer.phones.map(formatPhone)),
    zipcode: address?.zipcode ? formatCep(address.zipcode) : null,
    street: address?.street ?? null,
    number: address?.number ?? null,
    complement: address?.complement ?? null,
    neighborhood: address?.neighborhood ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    birthday: customer.birthday && { day: customer.birthday },
    groups: namesText(customer.groups.flatMap((id) => groups.get(id) ?? [])),
    customerCode: customer.customerCode,
    note: customer.note,
  };
  return [...SHEET_COLUMNS.map(({ field }) => cells[field]), { day: today(new Date(customer.created_at)) }];
}
