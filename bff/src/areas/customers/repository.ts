import { sql, type Selectable } from 'kysely';
import type { Customer, CustomerInput } from '@balcao/contract/customers';
import type { Database, Db, Trx } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import { leadTo, takeBack } from './charged';
import { customerSearch, DUPLICATE_DOCUMENT } from './rules';
import './tables';

export const alive = (db: Db, accountId: number) =>
  db.selectFrom('customers').where('account_id', '=', accountId).where('deleted_at', 'is', null);

/** A customer that was not deleted. */
export async function findCustomer(db: Db, accountId: number, id: number): Promise<Customer | undefined> {
  const row = await alive(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();
  return row && customerOf(row);
}

/** The customers with these ids that were not deleted, by name. With `lock`, locked until the transaction ends. */
export async function findCustomers(db: Db, accountId: number, ids: number[], lock = false): Promise<Customer[]> {
  const query = alive(db, accountId)
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::bigint[])`);
  const rows = await (lock ? query.orderBy('id').forUpdate() : query.orderBy('search').orderBy('id')).execute();
  return rows.map(customerOf);
}

type Read = Omit<
  Selectable<Database['customers']>,
  'account_id' | 'search' | 'deleted_at' | 'merged_into' | 'name_key'
>;

export const customerOf = (row: Read): Customer => ({
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
});

/** A customer as its columns hold it. */
export const columns = (customer: CustomerInput) => ({
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
  const inserted = await refusingDuplicates(() =>
    trx
      .insertInto('customers')
      .values({ account_id: accountId, ...columns(customer), created_at: at, updated_at: at, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await takeBack(trx, accountId, [customer.document]);
  return inserted.id;
}

/** False where there is no such customer. @throws Problem 422 at 'document' where another customer has it. */
export async function updateCustomer(
  trx: Trx,
  accountId: number,
  id: number,
  customer: CustomerInput,
  at: Date,
): Promise<boolean> {
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

/** Marks customers as deleted; their charges stay. Answers the ids of those that existed. */
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

/**
 * Merges customers: the survivor gets the chosen data and the others' charges, and the others are deleted. All must have been found and
 * locked before.
 */
export async function mergeCustomers(
  trx: Trx,
  accountId: number,
  { survivor, gone, customer, at }: { survivor: number; gone: number[]; customer: CustomerInput; at: Date },
): Promise<Customer> {
  await deleteCustomers(trx, accountId, gone, at);
  await leadTo(
    trx,
    accountId,
    gone.map((from) => ({ from, to: survivor })),
  );
  await updateCustomer(trx, accountId, survivor, customer, at);
  return (await findCustomer(trx, accountId, survivor))!;
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('document', DUPLICATE_DOCUMENT) : error;
  }
}
