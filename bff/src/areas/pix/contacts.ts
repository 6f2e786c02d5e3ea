import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Counterpart } from '@balcao/contract/money/operation';
import type { PixContact } from '@balcao/contract/pix';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import './tables';

const LATEST = 12;
const MOST_FAVOURITES = 100;

/** Identifies a payee: by the key, or else by institution, branch and account. */
const identityOf = ({ pixKey, ispb, branch, account }: Counterpart): string | null =>
  pixKey ?? (account ? [ispb, branch, account].join('/') : null);

const contactOf = (
  { name, document, pixKey, ispb, bankName, branch, account, accountType }: Counterpart,
  more: Pick<PixContact, 'id' | 'favourite' | 'last_at' | 'last_value'>,
): PixContact => ({
  ...more,
  name,
  document,
  key: pixKey,
  ispb,
  bank: bankName,
  branch,
  account,
  accountType,
});

/** Favourites by name, then the payees paid last. The id of a favourite is its own, of another contact that of its last Pix. */
export async function listContacts(ctx: Ctx): Promise<Answer<'GET /pix/recent-contacts'>> {
  const favourites = await ctx.db
    .selectFrom('pix_favourites')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .orderBy('name')
    .limit(MOST_FAVOURITES)
    .execute();
  const { rows } = await sql<{ id: number; counterpart: Counterpart; amount: number; at: Date }>`
    select * from (
      select distinct on (coalesce(counterpart ->> 'pixKey', counterpart ->> 'account')) id, counterpart, amount, created_at as at
      from (select * from money_operations where account_id = ${ctx.accountId} and kind in ('pix', 'pix-inside')
        and state in ('settled', 'sent', 'reserved') order by id desc limit 500) as late
      where coalesce(counterpart ->> 'pixKey', counterpart ->> 'account') is not null
      order by coalesce(counterpart ->> 'pixKey', counterpart ->> 'account'), id desc
    ) as last order by id desc limit ${LATEST}`.execute(ctx.db);
  const known = new Map(favourites.map((one) => [one.identity, one]));
  const recent = rows.filter(({ counterpart }) => !known.has(identityOf(counterpart) ?? ''));
  return {
    items: [
      ...favourites.map(({ id, counterpart }) =>
        contactOf(counterpart, { id, favourite: true, last_at: null, last_value: null }),
      ),
      ...recent.map(({ id, counterpart, amount, at }) =>
        contactOf(counterpart, { id, favourite: false, last_at: at.toISOString(), last_value: amount }),
      ),
    ],
  };
}

/** Makes a Pix's payee a favourite, once however often. @throws Problem 404 */
export async function addFavourite(ctx: Ctx, pix: number): Promise<{ id: number }> {
  const paid = await ctx.db
    .selectFrom('money_operations')
    .select('counterpart')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', pix)
    .where('kind', 'in', ['pix', 'pix-inside'])
    .executeTakeFirst();
  const identity = paid && identityOf(paid.counterpart);
  if (!paid || !identity) throw notFound();
  const { id } = await ctx
    .trx()
    .insertInto('pix_favourites')
    .values({
      account_id: ctx.accountId,
      identity,
      name: paid.counterpart.name,
      counterpart: JSON.stringify(paid.counterpart),
      created_at: ctx.now,
    })
    .onConflict((c) => c.columns(['account_id', 'identity']).doUpdateSet({ name: paid.counterpart.name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.live('pix', 'created', [id]);
  return { id };
}

/** @throws Problem 404 */
export async function removeFavourite(ctx: Ctx, id: number): Promise<void> {
  const gone = await ctx
    .trx()
    .deleteFrom('pix_favourites')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  ctx.live('pix', 'deleted', [id]);
}
