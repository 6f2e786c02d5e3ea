import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { CustomersImport, ImportField, ImportRow, RecentImport } from '@balcao/contract/customers-import';
import type { Db, Trx } from '../../core/database';
import type { Sheet } from '../../core/read-sheet';
import { shownCell } from './cells';
import './tables';

export interface Owner {
  accountId: number;
  userId: number;
}

const AT_ONCE = 2000;

/** A spreadsheet as a draft, in place of the user's drafts before it; its id. */
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
  for (let at = 0; at < sheet.rows.length; at += AT_ONCE) {
    const rows = sheet.rows.slice(at, at + AT_ONCE);
    await sql`insert into customer_import_rows (account_id, import_id, line, cells)
      select ${accountId}, ${id}, line, cells::jsonb from unnest(${rows.map((row) => row.line)}::int[], ${rows.map((row) => JSON.stringify(row.cells))}::text[]) as r (line, cells)`.execute(
      trx,
    );
  }
  return id;
}

/** The user's own spreadsheet; locked until the transaction ends where asked. */
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

/** The user's own, newest first. */
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

/** As the portal sees it. */
export async function shownImport(db: Db, found: Found): Promise<CustomersImport> {
  const counts = await db
    .selectFrom('customer_import_rows')
    .select((e) => ['state', e.fn.countAll<number>().as('count')])
    .where('account_id', '=', found.account_id)
    .where('import_id', '=', found.id)
    .groupBy('state')
    .execute();
  const { rows: samples } = await sql<{ at: number; text: string }>`
    select distinct on (at) at - 1 as at, text from (select line, cells from customer_import_rows where account_id = ${found.account_id} and import_id = ${found.id} order by line limit 20) as first,
    jsonb_array_elements_text(cells) with ordinality as cell (text, at) where text <> '' order by at, line`.execute(db);
  const sample = new Map(samples.map((row) => [Number(row.at), row.text]));
  const ready = found.fields.includes('document');
  const count = (state: ImportRow['state']) => (ready ? (counts.find((row) => row.state === state)?.count ?? 0) : 0);
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

/** Rows after a line, in order. */
export const rowsAfter = (db: Db, accountId: number, importId: number, after: number, limit: number) =>
  db
    .selectFrom('customer_import_rows')
    .select(['line', 'cells', 'state', 'faults'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute();

/** Writes what became of rows. */
export async function markRows(
  trx: Trx,
  accountId: number,
  importId: number,
  rows: Pick<ImportRow, 'line' | 'state' | 'faults'>[],
): Promise<void> {
  if (!rows.length) return;
  await sql`update customer_import_rows as r set state = v.state, faults = v.faults::jsonb
    from unnest(${rows.map((row) => row.line)}::int[], ${rows.map((row) => row.state)}::text[], ${rows.map((row) => JSON.stringify(row.faults))}::text[]) as v (line, state, faults)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.line = v.line`.execute(trx);
}

/** A page of rows, of one state or of all. */
export async function listRows(
  db: Db,
  accountId: number,
  importId: number,
  { page = 1, size = 15, asc = true, state }: Body<'POST /customers-import/{id}/rows'>,
): Promise<Answer<'POST /customers-import/{id}/rows'>> {
  let query = db
    .selectFrom('customer_import_rows')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId);
  if (state) query = query.where('state', '=', state);
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await query
    .select(['line', 'cells', 'state', 'faults'])
    .orderBy('line', asc ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items, total };
}

/** What the user's columns held before, by title. */
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
