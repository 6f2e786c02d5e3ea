import type { CustomersImport, ImportField, ImportRow, RecentImport } from '@balcao/contract/customers-import';
import type { Db, Trx } from '../../core/database';
import type { Sheet } from '../../core/read-sheet';
import { rowsIn } from '../../kits/charging/sheets/rows';
import { shownCell } from '../customers/service';
import './tables';

export interface Owner {
  accountId: number;
  userId: number;
}

/** Queries of the imports' rows. */
export const importRows = rowsIn<ImportRow['state']>('customer_import_rows');

/** Stores a spreadsheet as a draft and deletes the user's earlier drafts; answers the draft's id. */
export async function insertDraft(
  trx: Trx,
  { accountId, userId }: Owner,
  sheet: Sheet,
  { fileName, fields }: { fileName: string; fields: (ImportField | null)[] },
): Promise<number> {
  await trx
    .deleteFrom('customer_imports')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .execute();
  const { id } = await trx
    .insertInto('customer_imports')
    .values({
      account_id: accountId,
      user_id: userId,
      file_name: fileName,
      titles: JSON.stringify(sheet.columns),
      fields: JSON.stringify(fields),
      duplicates: 'update',
      total: sheet.rows.length,
      task_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await importRows.insert(trx, { accountId, import: id }, sheet);
  return id;
}

/** An import of the user's own; with `lock` it is locked until the transaction ends. */
export async function findImport(db: Db, { accountId, userId }: Owner, id: number, lock = false) {
  const query = db
    .selectFrom('customer_imports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

const RECENT = 20;

/** The user's own imports, newest first. */
export async function recentImports(db: Db, { accountId, userId }: Owner): Promise<RecentImport[]> {
  const rows = await db
    .selectFrom('customer_imports')
    .select(['id', 'file_name as fileName', 'status', 'total', 'created_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

type Found = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** An import as the portal shows it: its columns with samples, and the counts of its rows by state. */
export async function toImportDto(db: Db, found: Found): Promise<CustomersImport> {
  const ref = { accountId: found.account_id, import: found.id };
  const counted = await importRows.counts(db, ref);
  const sample = await importRows.samples(db, ref);
  const ready = found.fields.includes('document');
  const count = (state: ImportRow['state']) => (ready ? counted(state) : 0);
  return {
    id: found.id,
    fileName: found.file_name,
    status: found.status,
    columns: found.titles.map((title, at) => {
      const field = found.fields[at] ?? null;
      return { title, sample: sample.has(at) ? shownCell(field, sample.get(at)!) : null, field };
    }),
    duplicates: found.duplicates,
    ready,
    total: found.total,
    new: count('new'),
    known: count('known'),
    refused: count('refused'),
    task: found.task_id,
    created: found.created,
    updated: found.updated,
    skipped: found.skipped,
  };
}

/** By column title, the field that the user chose for it last. */
export async function rememberedFields(
  db: Db,
  { accountId, userId }: Owner,
): Promise<Record<string, ImportField | null>> {
  const row = await db
    .selectFrom('customer_import_mappings')
    .select('fields')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.fields ?? {};
}

export async function rememberFields(
  trx: Trx,
  { accountId, userId }: Owner,
  fields: Record<string, ImportField | null>,
): Promise<void> {
  await trx
    .insertInto('customer_import_mappings')
    .values({ account_id: accountId, user_id: userId, fields: JSON.stringify(fields) })
    .onConflict((c) => c.columns(['account_id', 'user_id']).doUpdateSet({ fields: JSON.stringify(fields) }))
    .execute();
}
