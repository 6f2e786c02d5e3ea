import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Counterpart } from '@balcao/contract/money/operation';
import type { PixContact } from '@balcao/contract/pix';
import type { Ctx } from '../../core/area';
import { notFound, Problem } from '../../core/problem';
import './tables';

const LATEST = 12;
const MOST_FAVOURITES = 100;

/** Identifies a payee: by the key, or else by institution, branch and account. */
const identityOf = ({ pixKey, ispb, branch, account }: Counterpart): string | null =>
  pixKey ?? (account ? [ispb, branch, account].join('/') : null);
/** The same in the database; of a payee with neither key nor account it means nothing. */
const IDENTITY = sql`coalesce(counterpart ->> 'pixKey',
  concat(counterpart ->> 'ispb', '/', counterpart ->> 'branch', '/', counterpart ->> 'account'))`;

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
      select distinct on (${IDENTITY}) id, counterpart, amount, created_at as at
      from (select * from money_operations where account_id = ${ctx.accountId} and kind in ('pix', 'pix-inside')
        and state in ('settled', 'sent', 'reserved') order by id desc limit 500) as late
      where coalesce(counterpart ->> 'pixKey', counterpart ->> 'account') is not null
      order by ${IDENTITY}, id desc
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

/** Makes a Pix's payee a favourite, once however often. @throws Problem 404, 422 where the account has as many as are shown */
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
  await refuseTooMany(ctx, identity);
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

/** Locks the account, so that the second of two simultaneous favourites counts the first. @throws Problem 422 */
async function refuseTooMany(ctx: Ctx, identity: string): Promise<void> {
  const trx = ctx.trx();
  await trx.selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forNoKeyUpdate().execute();
  const { others } = await trx
    .selectFrom('pix_favourites')
    .select((e) => e.fn.countAll<number>().as('others'))
    .where('account_id', '=', ctx.accountId)
    .where('identity', '<>', identity)
    .executeTakeFirstOrThrow();
  if (others < MOST_FAVOURITES) return;
  const message = `Você já tem ${MOST_FAVOURITES} favoritos. Tire um deles para guardar outro.`;
  throw new Problem(422, 'too-many', message);
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
