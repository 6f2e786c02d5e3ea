import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { fieldProblem, Problem } from '../../core/problem';
import type { Issuing } from '../../kits/charging/new-charge';
import { customersByDocuments, DUPLICATE_DOCUMENT, forgetCustomers, insertCustomers } from '../customers/service';
import { advanceTask, failTask, finishTask, startTask, taskAtHand, type TaskRef } from '../../platform/tasks/progress';
import { readerOf, type ReadSheetRow } from './check';
import { kindOf, missingOf } from './kinds';
import { findSheet, sheetRows, writeRows, type FoundRow, type StoredSheet } from './repository';

interface Part extends TaskRef {
  sheet: number;
  /** Line of the last row that is done. */
  after: number;
}

/** Rows issued in one transaction, each at most a carnet: a killed process loses at most these, and issues none twice. */
const AT_ONCE = 20;

const GAVE_UP = 'Não foi possível emitir agora. Envie esta linha de novo.';

export const sheetIssue = defineJob<Part>({
  name: 'charge-sheet-issue',
  retryLimit: 5,
  run: issuePart,
  gaveUp: giveUp,
});

/** Starts issuing a draft's rows. @throws Problem 404; 409 where issuing was started before; 422 where no row can be issued. */
export async function startIssuing(ctx: Ctx, id: number): Promise<{ task: number }> {
  const sheet = await findSheet(ctx.trx(), ctx, id, true);
  if (sheet.status !== 'draft')
    throw new Problem(409, 'started', 'As cobranças desta planilha já estão sendo emitidas.');
  if (missingOf(sheet).length) throw fieldProblem('columns', 'Indique a coluna de cada campo obrigatório');
  const count = (await sheetRows.counts(ctx.trx(), { accountId: ctx.accountId, import: id }))('ready');
  if (!count) throw new Problem(422, 'nothing', 'Nenhuma linha pode ser emitida. Corrija a planilha e envie de novo.');
  const ref = await startTask(ctx, {
    kind: sheetIssue.name,
    permission: 'receive:automations:excel',
    total: sheet.total,
  });
  await ctx
    .trx()
    .updateTable('charge_sheets')
    .set({ status: 'running', task_id: ref.task, started_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await enqueue(ctx.trx(), ctx, sheetIssue, { ...ref, sheet: id, after: 0 });
  return { task: ref.task };
}

async function issuePart(trx: Trx, data: Part, tools: JobTools): Promise<void> {
  const { accountId } = data;
  const task = await taskAtHand(trx, tools, data, (reason) => giveUp(trx, data, tools, reason));
  if (!task) return;
  const sheet = await findSheet(trx, { accountId, userId: task.userId }, data.sheet, true);
  const rows = await sheetRows.after(trx, { accountId, import: sheet.id }, data.after, AT_ONCE);
  const now = await bankNow(trx);
  const work = { trx, ...tools, accountId, userId: sheet.user_id, userName: sheet.user_name, now };
  // charges are issued in the transaction that marks their rows, so that a repeated part skips them
  const issued = await issueRows(
    work,
    sheet,
    rows.filter(({ state }) => state === 'ready'),
  );
  await writeRows(trx, accountId, sheet.id, issued);
  const refused = [...rows, ...issued].filter(({ state }) => state === 'refused').length;
  await advanceTask(trx, tools, data, { done: rows.length, refused });
  if (rows.length === AT_ONCE) {
    await enqueue(trx, tools, sheetIssue, { ...data, after: rows.at(-1)!.line });
    return;
  }
  await endSheet(trx, sheet, now);
  await finishTask(trx, tools, data);
}

/** Issues the charges of rows, registering payers who are not customers yet. Rows are checked again, as the day may have changed. */
async function issueRows(
  work: Issuing,
  sheet: StoredSheet,
  rows: { line: number; cells: string[] }[],
): Promise<FoundRow[]> {
  const { trx, accountId, now } = work;
  const kind = kindOf(sheet.kind);
  const read = await readerOf(trx, work.services, sheet, saoPauloDay(now));
  const first = rows.map(({ cells }) => read(cells, () => true).customer.document);
  const known = await customersByDocuments(trx, accountId, first);
  const all = rows.map(({ line, cells }) => ({ line, ...read(cells, (document) => known.has(document)) }));
  const made = await registerPayers(work, all, (document) => known.has(document));
  const issuedRows: FoundRow[] = [];
  for (const row of all) {
    const { document, name } = row.customer;
    const customer = known.get(document)?.id ?? made.get(document);
    const unknown = [{ column: sheet.fields.indexOf('document'), message: DUPLICATE_DOCUMENT }];
    const faults = row.faults.length ? row.faults : customer === undefined ? unknown : [];
    const answer = faults.length ? null : await kind.issue(work, row.charge.input, customer!);
    const issued = answer && 'id' in answer ? answer.id : null;
    issuedRows.push({
      line: row.line,
      state: issued === null ? 'refused' : 'issued',
      faults: answer && 'fault' in answer ? [{ column: null, message: answer.fault }] : faults,
      value: issued === null ? null : row.charge.value,
      charges: issued === null ? 0 : row.charge.charges,
      customer: known.get(document)?.name ?? name,
      isNew: issued !== null && !known.has(document),
      issued,
    });
  }
  // payers who were registered for a charge that was then refused are removed
  const charged = new Set(
    issuedRows.flatMap(({ state }, at) => (state === 'issued' ? all[at]!.customer.document : [])),
  );
  const uncharged = [...made].flatMap(([document, id]) => (charged.has(document) ? [] : id));
  await forgetCustomers(trx, accountId, uncharged, now);
  return issuedRows;
}

/** Registers the payers of faultless rows who are not customers yet; answers their ids by document. */
async function registerPayers(
  { trx, accountId, now, afterCommit, services }: Issuing,
  rows: ReadSheetRow[],
  isKnown: (document: string) => boolean,
): Promise<Map<string, number>> {
  const fresh = new Map(
    rows
      .filter(({ customer, faults }) => !faults.length && !isKnown(customer.document))
      .map(({ customer }) => [customer.document, customer]),
  );
  const inserted = await insertCustomers(trx, accountId, [...fresh.values()], now);
  if (inserted.size)
    afterCommit(() => services.realtime.live(accountId, 'customers', 'created', [...inserted.values()]));
  return inserted;
}

const endSheet = (trx: Trx, sheet: Pick<StoredSheet, 'account_id' | 'id'>, at: Date) =>
  trx
    .updateTable('charge_sheets')
    .set({ status: 'done', ended_at: at })
    .where('account_id', '=', sheet.account_id)
    .where('id', '=', sheet.id)
    .execute();

/** Marks the rows still to be issued as refused, so that the user can correct and send them again. @param reason pt-BR */
async function giveUp(trx: Trx, data: Part, tools: JobTools, reason?: string): Promise<void> {
  const faults = JSON.stringify([{ column: null, message: reason ?? GAVE_UP }]);
  await sql`update charge_sheet_rows set state = 'refused', faults = ${faults}::jsonb, value = null, charges = 0
    where account_id = ${data.accountId} and import_id = ${data.sheet} and state = 'ready'`.execute(trx);
  await endSheet(trx, { account_id: data.accountId, id: data.sheet }, await bankNow(trx));
  await failTask(trx, tools, data, reason);
}
