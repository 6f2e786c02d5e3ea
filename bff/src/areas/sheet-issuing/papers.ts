import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { Problem } from '../../core/problem';
import type { SheetKind } from '../../kits/charging/sheets/kind';
import { definePapers } from '../../platform/tasks/papers';
import { kindOf } from './kinds';
import { findSheet, type StoredSheet } from './repository';

const issuedBy = async (db: Db, accountId: number, sheet: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('charge_sheet_rows')
    .select('issued_id')
    .where('account_id', '=', accountId)
    .where('import_id', '=', sheet)
    .where('issued_id', 'is not', null)
    .execute();
  return rows.map(({ issued_id }) => issued_id!);
};

/** Ids of a spreadsheet's charges as their kind's printer takes them. */
async function printedBy(db: Db, kind: SheetKind<unknown>, accountId: number, sheet: number): Promise<number[]> {
  const issued = await issuedBy(db, accountId, sheet);
  return kind.papersLater ? kind.papersLater.of(db, accountId, issued) : issued;
}

/** Why an issued spreadsheet has nothing to print now, pt-BR; null where it has, is not issued yet, or its kind needs no reason. */
export async function whyNoPapers(db: Db, sheet: StoredSheet): Promise<string | null> {
  const kind = kindOf(sheet.kind);
  if (sheet.status !== 'done' || !kind.papersLater) return null;
  return (await printedBy(db, kind, sheet.account_id, sheet.id)).length ? null : kind.papersLater.none;
}

/** Starts a task that makes one PDF of all charges of a spreadsheet. @throws Problem 404; 422 where there is nothing to print. */
export async function printSheet(ctx: Ctx, id: number): Promise<{ task: number }> {
  const sheet = await findSheet(ctx.db, ctx, id);
  const none = await whyNoPapers(ctx.db, sheet);
  const { length: total } = await printedBy(ctx.db, kindOf(sheet.kind), ctx.accountId, id);
  if (sheet.status !== 'done' || !total || !kindOf(sheet.kind).papers)
    throw new Problem(422, 'nothing-to-print', none ?? 'Nenhuma cobrança desta planilha está pronta para imprimir.');
  return sheetPapers.start(ctx, total, { sheet: id });
}

export const sheetPapers = definePapers<{ sheet: number }>({
  name: 'charge-sheet-papers',
  permission: 'receive:automations:excel',
  file: 'cobrancas',
  make: async (db, { accountId, sheet }) => {
    const { kind: name } = await db
      .selectFrom('charge_sheets')
      .select('kind')
      .where('account_id', '=', accountId)
      .where('id', '=', sheet)
      .executeTakeFirstOrThrow();
    const kind = kindOf(name);
    return kind.papers!(db, accountId, await printedBy(db, kind, accountId, sheet));
  },
});
