import { sql } from 'kysely';
import type { Customer, CustomerInput, CustomerRow, Group } from '@balcao/contract/customers';
import type { Body } from '@balcao/contract/core/registry';
import type { Db, Trx } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { matchesText } from '../../core/search-text';
import { isUniqueViolation } from '../../core/unique-violation';
import { customerSearch, DUPLICATE_DOCUMENT } from './rules';
import './tables';

const alive = (db: Db, accountId: number) => db.selectFrom('customers').where('account_id', '=', accountId).where('deleted_at', 'is', null);

/** A customer that was not deleted. */
export async function findCustomer(db: Db, accountId: number, id: number): Promise<Customer | undefined> {
  const row = await alive(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      personType: row.person_type,
      name: row.name,
      document: row.document,
      phones: row.phones,
      emails: row.emails,
      address: row.address,
      groups: row.groups.map(Number),
      birthday: row.birthday,
      note: row.note,
      customerCode: row.customer_code,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  );
}

type Found = Omit<CustomerRow, 'openCharges' | 'openValue'>;

/** A page of customers and how many there are in all. */
export async function searchCustomers(db: Db, accountId: number, filter: Body<'POST /customers/search'>): Promise<{ items: Found[]; total: number }> {
  const { page = 1, size = 15, order = 'name', asc = order === 'name' } = filter;
  let query = alive(db, accountId);
  const text = matchesText(sql.ref('search'), filter.text);
  if (text) query = query.where(text);
  if (filter.group) query = query.where(sql<boolean>`groups @> array[${filter.group}]::bigint[]`);
  if (filter.personType) query = query.where('person_type', '=', filter.personType);

  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = asc ? 'asc' : 'desc';
  const rows = await query
    .select(['id', 'person_type', 'name', 'document', 'emails', 'phones', 'groups', 'created_at'])
    .orderBy(order === 'name' ? 'search' : order, direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const groups = new Map((await listGroups(db, accountId)).map((group) => [group.id, group]));
  const items = rows.map((row) => ({
    id: row.id,
    personType: row.person_type,
    name: row.name,
    document: row.document,
    email: row.emails[0] ?? null,
    phone: row.phones[0] ?? null,
    groups: row.groups.flatMap((id) => groups.get(Number(id)) ?? []),
    created_at: row.created_at.toISOString(),
  }));
  return { items, total };
}

const columns = (customer: CustomerInput) => ({
  person_type: customer.personType,
  name: customer.name,
  document: customer.document,
  phones: customer.phones,
  emails: customer.emails,
  address: customer.address && JSON.stringify(customer.address),
  groups: customer.groups,
  birthday: customer.birthday,
  note: customer.note,
  customer_code: customer.customerCode,
  search: customerSearch(customer),
});

/** @throws Problem 422 at 'document' where another customer has it. */
export async function insertCustomer(trx: Trx, accountId: number, customer: CustomerInput, at: Date): Promise<number> {
  const made = await refusingDuplicates(() =>
    trx
      .insertInto('customers')
      .values({ account_id: accountId, ...columns(customer), created_at: at, updated_at: at, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return made.id;
}

/** False where there is no such customer. @throws Problem 422 at 'document' where another customer has it. */
export async function updateCustomer(trx: Trx, accountId: number, id: number, customer: CustomerInput, at: Date): Promise<boolean> {
  const changed = await refusingDuplicates(() =>
    trx
      .updateTable('customers')
      .set({ ...columns(customer), updated_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  return changed !== undefined;
}

/** Hides customers for good; what they were charged stays. Answers the ids that were there. */
export async function deleteCustomers(trx: Trx, accountId: number, ids: number[], at: Date): Promise<Set<number>> {
  const gone = await trx
    .updateTable('customers')
    .set({ deleted_at: at, updated_at: at })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .returning('id')
    .execute();
  return new Set(gone.map((row) => row.id));
}

/** Whether the account ever had a customer with this document. */
export async function knowsDocument(db: Db, accountId: number, document: string): Promise<boolean> {
  const row = await db.selectFrom('customers').select('id').where('account_id', '=', accountId).where('document', '=', document).executeTakeFirst();
  return row !== undefined;
}

export function listGroups(db: Db, accountId: number): Promise<Group[]> {
  return db.selectFrom('customer_groups').select(['id', 'name']).where('account_id', '=', accountId).orderBy(sql`lower(name)`).orderBy('id').execute();
}

/** @throws Problem 422 at 'name' where the account has a group of this name. */
export async function insertGroup(trx: Trx, accountId: number, name: string): Promise<Group> {
  const made = await trx
    .insertInto('customer_groups')
    .values({ account_id: accountId, name })
    .onConflict((c) => c.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (!made) throw fieldProblem('name', 'Já existe um grupo com este nome');
  return made;
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('document', DUPLICATE_DOCUMENT) : error;
  }
}
