import type { ChargeSheet, SheetRow } from '@balcao/contract/sheet-issuing';
import { sql, type Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database, Db, Trx } from '../../core/database';
import type { Sheet } from '../../core/read-sheet';
import { notFound } from '../../core/problem';
import { stableHash } from '../../core/tokens';
import { rowsIn } from '../../kits/charging/sheets/rows';
import './tables';

/** The account and user that spreadsheets belong to. */
export interface Owner {
  accountId: number;
  userId: number;
}
export type StoredSheet = Selectable<Database['charge_sheets']>;

export const sheetRows = rowsIn<SheetRow['state']>('charge_sheet_rows');

/** Inserts a spreadsheet as a draft, in place of the user's last draft; answers its id. */
export async function insertSheet(
  ctx: Ctx,
  sheet: Sheet,
  given: { kind: string; fileName: string; fields: (string | null)[] },
): Promise<number> {
  const trx = ctx.trx();
  await trx
    .deleteFrom('charge_sheets')
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('status', '=', 'draft')
    .execute();
  const { id } = await trx
    .insertInto('charge_sheets')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      user_name: ctx.userName,
      kind: given.kind,
      file_name: given.fileName,
      titles: JSON.stringify(sheet.columns),
      fields: JSON.stringify(given.fields),
      total: sheet.rows.length,
      content_hash: stableHash(sheet.rows.map(({ cells }) => cells)),
      task_id: null,
      created_at: ctx.now,
      started_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sheetRows.insert(trx, { accountId: ctx.accountId, import: id }, sheet);
  return id;
}

/** A spreadsheet of the user; with `lock`, locked until the transaction ends. @throws Problem 404 where the user has no such one. */
export async function findSheet(db: Db, { accountId, userId }: Owner, id: number, lock = false): Promise<StoredSheet> {
  const query = db
    .selectFrom('charge_sheets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id);
  const sheet = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!sheet) throw notFound();
  return sheet;
}

const RECENT = 20;

/** The user's last spreadsheets, newest first. */
export const recentSheets = (db: Db, { accountId, userId }: Owner): Promise<StoredSheet[]> =>
  db
    .selectFrom('charge_sheets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();

/** When the account last issued another spreadsheet with equal rows; null where it never did. */
export async function sentBefore(db: Db, sheet: StoredSheet): Promise<Date | null> {
  const started = await db
    .selectFrom('charge_sheets')
    .select('started_at')
    .where('account_id', '=', sheet.account_id)
    .where('content_hash', '=', sheet.content_hash)
    .where('status', '<>', 'draft')
    .where('id', '<>', sheet.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return started?.started_at ?? null;
}

/** Sums over the rows that are not refused; value in integer cents. New customers are counted by document, as names may be equal. */
export async function sumsOf(db: Db, { account_id, id, fields }: StoredSheet) {
  const typed = sql`cells->>${fields.indexOf('document')}::int`;
  // the document without mask, and without leading zeros, which spreadsheets drop
  const document = sql`ltrim(upper(regexp_replace(${typed}, '[^0-9A-Za-z]', '', 'g')), '0')`;
  const { rows } = await sql<{ charges: number; value: number; fresh: number }>`
    select coalesce(sum(charges), 0)::bigint as charges, coalesce(sum(value), 0)::bigint as value,
      count(distinct ${document}) filter (where is_new) as fresh
    from charge_sheet_rows where account_id = ${account_id} and import_id = ${id} and state <> 'refused'`.execute(db);
  const { charges, value, fresh } = rows[0]!;
  return { charges: Number(charges), value: Number(value), newCustomers: Number(fresh) };
}

/** The result of checking or issuing a row. */
export interface FoundRow {
  line: number;
  state: SheetRow['state'];
  faults: SheetRow['faults'];
  /** Integer cents of the row's charges; null where the row has none. */
  value: number | null;
  charges: number;
  customer: string | null;
  isNew: boolean;
  issued: number | null;
}

export async function writeRows(trx: Trx, accountId: number, sheetId: number, found: FoundRow[]): Promise<void> {
  if (!found.length) return;
  const of = <T>(take: (row: FoundRow) => T): T[] => found.map(take);
  await sql`update charge_sheet_rows as r set state = v.state, faults = v.faults::jsonb, value = v.value, charges = v.charges,
      customer = v.customer, is_new = v.is_new, issued_id = v.issued
    from unnest(${of((row) => row.line)}::int[], ${of((row) => row.state)}::text[], ${of((row) => JSON.stringify(row.faults))}::text[],
      ${of((row) => row.value)}::bigint[], ${of((row) => row.charges)}::int[], ${of((row) => row.customer)}::text[],
      ${of((row) => row.isNew)}::boolean[], ${of((row) => row.issued)}::bigint[])
      as v (line, state, faults, value, charges, customer, is_new, issued)
    where r.account_id = ${accountId} and r.import_id = ${sheetId} and r.line = v.line`.execute(trx);
}

/** The fields that the user chose for columns of earlier spreadsheets of the kind, by the keys of the columns' titles. */
export async function rememberedFields(
  db: Db,
  { accountId, userId }: Owner,
  kind: string,
): Promise<Record<string, string | null>> {
  const row = await db
    .selectFrom('charge_sheet_mappings')
    .select('fields')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.fields ?? {};
}

export async function rememberFields(
  trx: Trx,
  { accountId, userId }: Owner,
  kind: string,
  said: Record<string, string | null>,
): Promise<void> {
  const fields = JSON.stringify(said);
  await trx
    .insertInto('charge_sheet_mappings')
    .values({ account_id: accountId, user_id: userId, kind, fields })
    .onConflict((c) => c.columns(['account_id', 'user_id', 'kind']).doUpdateSet({ fields }))
    .execute();
}

/** The steps of a spreadsheet (AREAS-2-receive-13), each with the time it was done. */
export function stepsOf(sheet: StoredSheet): ChargeSheet['stepsData'] {
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  const { status } = sheet;
  return [
    { step: 'sent', state: 'done', at: at(sheet.created_at) },
    { step: 'checked', state: status === 'draft' ? 'current' : 'done', at: at(sheet.started_at) },
    {
      step: 'issued',
      state: status === 'done' ? 'done' : status === 'running' ? 'current' : 'waiting',
      at: at(sheet.ended_at),
    },
  ];
}
