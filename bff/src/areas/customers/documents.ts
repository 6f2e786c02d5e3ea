import { sql } from 'kysely';
import type { Db } from '../../core/database';
import { openByDocument } from '../charges/service';
import './tables';

/**
 * The documents that customers were charged under: their own, and those of who was made one with them, unless a customer
 * registered since has it. A customer who was made one with nobody is not there.
 */
export async function documentsOf(db: Db, accountId: number, documents: string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ document: string; merged: string[] }>`/* prepared */
    select keep.document, array_agg(distinct merged.document) as merged
    from customers as keep join customers as merged on merged.account_id = keep.account_id and merged.merged_into = keep.id
    where keep.account_id = ${accountId} and keep.deleted_at is null and keep.document = any(${documents}::text[])
      and not exists (select from customers as taken where taken.account_id = keep.account_id and taken.document = merged.document and taken.deleted_at is null)
    group by keep.document`.execute(db);
  return new Map(rows.map(({ document, merged }) => [document, [document, ...merged]]));
}

export interface Owed {
  count: number;
  /** Integer cents. */
  value: number;
}

/** What each of these customers still owes, by their document. */
export async function openOf(db: Db, accountId: number, documents: string[]): Promise<(document: string) => Owed> {
  const merged = await documentsOf(db, accountId, documents);
  const all = (document: string) => merged.get(document) ?? [document];
  const open = await openByDocument(db, accountId, documents.flatMap(all));
  return (document) =>
    all(document).reduce<Owed>((sum, one) => ({ count: sum.count + (open.get(one)?.count ?? 0), value: sum.value + (open.get(one)?.value ?? 0) }), { count: 0, value: 0 });
}
