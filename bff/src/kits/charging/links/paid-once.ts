import { sql, type SqlBool } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Db, Trx } from '../../../core/database';
import type { ChargeRow } from '../actions';
import './tables';

/** Statuses of a charge whose payment came, or was marked as received, even if it was refunded since. */
const WAS_PAID = [
  'paid',
  'settled',
  'identified',
  'approved',
  'contested',
  'refunded',
] as const satisfies readonly ChargeStatus[];

type OfLink = Pick<ChargeRow, 'account_id' | 'id' | 'link_id'>;

const pageOf = (db: Db | Trx, { account_id, link_id }: OfLink) =>
  db
    .selectFrom('payment_pages')
    .select(['id', 'status'])
    .where('account_id', '=', account_id)
    .where('id', '=', link_id)
    .where('single_use', '=', true);

/**
 * Locks the single-use link of a charge, after the charge and before ledger accounts: of payments of two of its charges at once, the
 * second sees the first. Undefined where the charge has no such link.
 */
export const holdLink = async (trx: Trx, charge: OfLink) =>
  charge.link_id === null ? undefined : pageOf(trx, charge).forUpdate().executeTakeFirst();

/** The charge that has paid the single-use link of this one; undefined where none has, or this one did itself. */
export async function paidLinkBefore(db: Db | Trx, charge: OfLink): Promise<{ id: number } | undefined> {
  if (charge.link_id === null) return undefined;
  const page = await pageOf(db, charge).executeTakeFirst();
  if (!page) return undefined;
  return db
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', charge.account_id)
    .where('link_id', '=', charge.link_id)
    .where('id', '<>', charge.id)
    .where('status', 'in', WAS_PAID)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** SQL of a condition on charges called `c`: another charge has paid their single-use link, so that they are due no more. */
export const LINK_IS_PAID = sql<SqlBool>`(c.link_id is not null and exists (
  select from payment_pages p join charges o on o.account_id = p.account_id and o.link_id = p.id
  where p.account_id = c.account_id and p.id = c.link_id and p.single_use and o.id <> c.id
    and o.status in (${sql.join(WAS_PAID.map((status) => sql.lit(status)))})))`;

/** SQL of the ids of an account's single-use links that were paid. */
export const paidLinksOf = (accountId: number) => sql`(select p.id from payment_pages p
  where p.account_id = ${accountId} and p.single_use and exists (
    select from charges o where o.account_id = p.account_id and o.link_id = p.id
      and o.status in (${sql.join(WAS_PAID.map((status) => sql.lit(status)))})))`;

/** Locks the single-use links of charges that are locked already, so that none of them is paid until the transaction ends. */
export async function holdLinks(trx: Trx, accountId: number, charges: Pick<ChargeRow, 'link_id'>[]): Promise<void> {
  const links = [...new Set(charges.flatMap(({ link_id }) => link_id ?? []))];
  if (!links.length) return;
  await trx
    .selectFrom('payment_pages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', links)
    .where('single_use', '=', true)
    .orderBy('id')
    .forShare()
    .execute();
}
