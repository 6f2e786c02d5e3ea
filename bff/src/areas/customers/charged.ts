import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { reassignCharges } from '../../kits/charging/reassign-charges';
import './tables';

/**
 * The id of the customer whose charges a document stands for: the customer who has it; else the survivor that one with it was merged into;
 * else the last one that was deleted with it. Undefined where the account never had a customer with this document.
 */
export async function customerCharged(db: Db, accountId: number, document: string): Promise<number | undefined> {
  const had = db
    .selectFrom('customers')
    .where('customers.account_id', '=', accountId)
    .where('customers.document', '=', document);
  const has = await had.select('id').where('deleted_at', 'is', null).executeTakeFirst();
  if (has) return has.id;
  const gone = await had
    .leftJoin('customers as survivor', (join) =>
      join
        .onRef('survivor.account_id', '=', 'customers.account_id')
        .onRef('survivor.id', '=', 'customers.merged_into')
        .on('survivor.deleted_at', 'is', null),
    )
    .select((e) => e.fn.coalesce('customers.merged_into', 'customers.id').as('id'))
    .where('customers.deleted_at', 'is not', null)
    .orderBy('survivor.id', (order) => order.desc().nullsLast())
    .orderBy('customers.id', 'desc')
    .executeTakeFirst();
  return gone?.id;
}

/** Whom the charges of a deleted customer went to: who they were merged into or registered anew as; null where nobody has them. */
export async function mergedInto(db: Db, accountId: number, id: number): Promise<number | null> {
  const gone = await db
    .selectFrom('customers')
    .select('merged_into')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone?.merged_into ?? null;
}

/**
 * Gives charges of deleted customers to new ones who are registered with the same document. A customer that was merged stays merged: their
 * charges are the survivor's.
 */
export async function takeBack(trx: Trx, accountId: number, documents: string[]): Promise<void> {
  const { rows } = await sql<{ from: number; to: number }>`
    update customers as gone set merged_into = back.id from customers as back
    where back.account_id = ${accountId} and back.deleted_at is null
      and gone.account_id = ${accountId} and gone.deleted_at is not null and gone.merged_into is null
      and gone.document = any(${documents}::text[]) and back.document = gone.document
    returning gone.id as from, back.id as to`.execute(trx);
  if (rows.length) await leadTo(trx, accountId, rows);
}

/** Gives the charges of removed customers, and of those merged into them before, to another customer. */
export async function leadTo(trx: Trx, accountId: number, moves: { from: number; to: number }[]): Promise<void> {
  await sql`
    update customers as gone set merged_into = move.target
    from unnest(${moves.map(({ from }) => from)}::bigint[], ${moves.map(({ to }) => to)}::bigint[]) as move (id, target)
    where gone.account_id = ${accountId} and (gone.id = move.id or gone.merged_into = move.id)`.execute(trx);
  await reassignCharges(trx, accountId, moves);
}
