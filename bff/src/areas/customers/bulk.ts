import { sql } from 'kysely';
import type { Customer, CustomerInput } from '@balcao/contract/customers';
import type { Db, Trx } from '../../core/database';
import { takeBack } from './charged';
import { alive, columns, customerOf } from './repository';

/** Those of the documents that some customer has. */
export async function registeredDocuments(db: Db, accountId: number, documents: string[]): Promise<Set<string>> {
  const rows = await alive(db, accountId)
    .select('document')
    .where(sql<boolean>`document = any(${documents}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.document));
}

/** Customers by document, locked until the transaction ends. */
export async function customersByDocuments(
  trx: Trx,
  accountId: number,
  documents: string[],
): Promise<Map<string, Customer>> {
  const rows = await alive(trx, accountId)
    .selectAll()
    .where(sql<boolean>`document = any(${documents}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.document, customerOf(row)]));
}

/** Inserts checked customers together; answers their ids by document, without those whose document was registered meanwhile. */
export async function insertCustomers(
  trx: Trx,
  accountId: number,
  customers: CustomerInput[],
  at: Date,
): Promise<Map<string, number>> {
  if (!customers.length) return new Map();
  const inserted = await trx
    .insertInto('customers')
    .values(
      customers.map((customer) => ({
        account_id: accountId,
        ...columns(customer),
        created_at: at,
        updated_at: at,
        deleted_at: null,
      })),
    )
    .onConflict((c) => c.columns(['account_id', 'document']).where('deleted_at', 'is', null).doNothing())
    .returning(['id', 'document'])
    .execute();
  await takeBack(
    trx,
    accountId,
    inserted.map((row) => row.document),
  );
  return new Map(inserted.map((row) => [row.document, row.id]));
}

/** Removes customers who were inserted in this same transaction, where what they were inserted for was refused after all. */
export async function forgetCustomers(trx: Trx, accountId: number, ids: number[], at: Date): Promise<void> {
  if (!ids.length) return;
  // a customer who had been deleted before got their earlier charges back, and those stay theirs
  await trx
    .updateTable('customers')
    .set({ deleted_at: at, updated_at: at })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}
