import { sql } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import { cleanName } from '../../core/clean-name';
import type { Trx } from '../../core/database';
import { insertSplits } from './splits';
import './tables';

/** Locks the account's billet numbers, so that charges of an account are issued one after the other; answers the next number. */
export async function lockNumbers(trx: Trx, accountId: number): Promise<number> {
  const row = await trx
    .insertInto('billet_numbers')
    .values({ account_id: accountId, next: 1 })
    .onConflict((c) => c.column('account_id').doUpdateSet({ next: sql<number>`billet_numbers.next` }))
    .returning('next')
    .executeTakeFirstOrThrow();
  return row.next;
}

export async function useNumbers(trx: Trx, accountId: number, next: number): Promise<void> {
  await trx.updateTable('billet_numbers').set({ next }).where('account_id', '=', accountId).execute();
}

/** The fingerprints of each payer's last two charges, canceled ones left out: after canceling, the same charge may be issued again. */
export async function lastFingerprints(
  trx: Trx,
  accountId: number,
  documents: string[],
): Promise<Map<string, (string | null)[]>> {
  const { rows } = await sql<{ document: string; fingerprints: (string | null)[] }>`
    select d.document, array_agg(last.fingerprint) as fingerprints
    from unnest(${documents}::text[]) as d (document)
    cross join lateral (
      select case when c.status <> 'canceled' then c.fingerprint end as fingerprint from charges c
      where c.account_id = ${accountId} and c.customer_document = d.document
      order by c.id desc limit 2
    ) as last
    group by d.document`.execute(trx);
  return new Map(rows.map((row) => [row.document, row.fingerprints]));
}

/** Inserts the same items, with their splits, for every charge, in few statements. */
export async function insertItems(
  trx: Trx,
  accountId: number,
  chargeIds: number[],
  items: BilletInput['items'],
): Promise<void> {
  await sql`
    insert into charge_items (account_id, charge_id, name, amount, value)
    select ${accountId}::bigint, c.id, i.name, i.amount, i.value
    from unnest(${chargeIds}::bigint[]) as c (id)
    cross join unnest(${items.map((item) => cleanName(item.name))}::text[],
      ${items.map((item) => item.amount)}::int[], ${items.map((item) => item.value)}::bigint[])
      with ordinality as i (name, amount, value, position)
    order by c.id, i.position`.execute(trx);
  await insertSplits(trx, accountId, chargeIds, items);
}

/** Inserts items of their own for each charge, in one statement; items shared with payees are inserted by {@link insertItems}. */
export async function insertOwnItems(
  trx: Trx,
  accountId: number,
  chargeIds: number[],
  itemsOf: BilletInput['items'][],
): Promise<void> {
  const rows = itemsOf.flatMap((items, n) => items.map((item) => ({ charge: chargeIds[n]!, item })));
  if (!rows.length) return;
  await sql`
    insert into charge_items (account_id, charge_id, name, amount, value)
    select ${accountId}::bigint, i.charge, i.name, i.amount, i.value
    from unnest(${rows.map(({ charge }) => charge)}::bigint[], ${rows.map(({ item }) => cleanName(item.name))}::text[],
      ${rows.map(({ item }) => item.amount)}::int[], ${rows.map(({ item }) => item.value)}::bigint[])
      with ordinality as i (charge, name, amount, value, position)
    order by i.position`.execute(trx);
}
