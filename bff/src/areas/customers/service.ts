import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { matchesText } from '../../core/search-text';
import type { Payer } from '../../kits/charging/new-charge';
import './tables';

export { customerCharged, mergedInto } from './charged';
export { checkedCustomer, customerFacts } from './checked';
export { customersByDocuments, forgetCustomers, insertCustomers, registeredDocuments } from './bulk';
export { findCustomers as customersByIds, mergeCustomers, updateCustomer } from './repository';
export { customerFaults, DUPLICATE_DOCUMENT, OWN_DOCUMENT, type CustomerFacts } from './rules';
export { SHEET_COLUMNS } from './sheet-columns';
export { readRow, type ReadRow } from './sheet-row';
export { shownCell } from './shown-cell';

/**
 * Customers of the account by id, deleted ones included; other accounts' ids are left out. With `lock` they cannot change until the
 * transaction ends: a charge of a customer that is merged meanwhile would not get to the survivor.
 */
export async function payersByIds(db: Db, accountId: number, ids: number[], lock = false): Promise<Map<number, Payer>> {
  const query = db
    .selectFrom('customers')
    .select(['id', 'name', 'document', 'emails', 'phones', 'address', 'deleted_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`);
  const rows = await (lock ? query.orderBy('id').forShare() : query).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        document: row.document,
        email: row.emails[0] ?? null,
        phone: row.phones[0] ?? null,
        address: row.address,
        deleted: row.deleted_at !== null,
      },
    ]),
  );
}

const RECIPIENTS = 20;
/** Most customers charged in one request. */
const MOST_AT_ONCE = 1000;

/** Customers to choose from while issuing: the named ones, those of a group, else the first that match the text. */
export async function findRecipients(
  db: Db,
  accountId: number,
  wanted: { text?: string; ids?: number[]; group?: number },
) {
  let query = db.selectFrom('customers').where('account_id', '=', accountId).where('deleted_at', 'is', null);
  const text = matchesText(sql.ref('search'), wanted.text);
  if (text) query = query.where(text);
  if (wanted.ids) query = query.where(sql<boolean>`id = any(${wanted.ids}::bigint[])`);
  if (wanted.group) query = query.where(sql<boolean>`groups @> array[${wanted.group}]::bigint[]`);
  const rows = await query
    .select(['id', 'name', 'document', 'emails'])
    .orderBy('search')
    .orderBy('id')
    .limit(wanted.ids?.length ?? (wanted.group ? MOST_AT_ONCE : RECIPIENTS))
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, document: row.document, email: row.emails[0] ?? null }));
}

/** How many customers are in each group that has any. */
export async function groupSizes(db: Db, accountId: number): Promise<{ id: number; customers: number }[]> {
  const { rows } = await sql<{ id: number; customers: number }>`
    select member as id, count(*) as customers from customers, unnest(groups) as member
    where account_id = ${accountId} and deleted_at is null group by member order by member`.execute(db);
  return rows;
}

/** Takes all customers out of a group. This counts as a change of each, so people who are editing one are told. */
export async function leaveGroup(trx: Trx, accountId: number, groupId: number, at: Date): Promise<void> {
  await sql`update customers set groups = array_remove(groups, ${groupId}::bigint), updated_at = ${at}
    where account_id = ${accountId} and groups @> array[${groupId}]::bigint[]`.execute(trx);
}
