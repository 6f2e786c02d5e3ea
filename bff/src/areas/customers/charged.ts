import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { reassignCharges } from '../../kits/charging/reassign-charges';
import './tables';

/**
 * Whose charges a document asks for: the customer's who has it; else of who was made one with the one that had it; else of the last
 * that was deleted with it. Undefined where the account never had a customer with this one.
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

/**
 * Who has a document that a deleted customer had is that customer again, with all they were charged. One that was made one with
 * another stays so: their charges are the other's.
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

/** Charges of customers who are gone, and whoever was made one with them, are now another's. */
export async function leadTo(trx: Trx, accountId: number, moves: { from: number; to: number }[]): Promise<void> {
  await sql`
    update customers as gone set merged_into = move.target
    from unnest(${moves.map(({ from }) => from)}::bigint[], ${moves.map(({ to }) => to)}::bigint[]) as move (id, target)
    where gone.account_id = ${accountId} and (gone.id = move.id or gone.merged_into = move.id)`.execute(trx);
  await reassignCharges(trx, accountId, moves);
}
