import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database, Trx } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { findPage } from '../../kits/money/pix/api-window';
import { locationOf } from './request-code';
import './tables';

export type Location = Selectable<Database['pix_collection_locations']>;
type Reading = Pick<Ctx, 'db' | 'accountId'>;

export const toLocation = ({ id, token, created_at }: Location, recurrence?: string | null) => ({
  id,
  location: locationOf(token),
  criacao: created_at.toISOString(),
  ...(recurrence ? { idRec: recurrence } : {}),
});

const TOKEN_BYTES = 16;

export const makeLocation = (trx: Trx, accountId: number, now: Date): Promise<Location> =>
  trx
    .insertInto('pix_collection_locations')
    .values({ account_id: accountId, token: randomBytes(TOKEN_BYTES).toString('hex'), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

const ofAccount = ({ db, accountId }: Reading) =>
  db
    .selectFrom('pix_collection_locations as l')
    .leftJoin('pix_collections as c', (on) =>
      on.onRef('c.account_id', '=', 'l.account_id').onRef('c.location_id', '=', 'l.id'),
    )
    .where('l.account_id', '=', accountId);

/** @throws Problem 404 */
async function findLocation(ctx: Reading, id: string) {
  const row = /^\d{1,15}$/.test(id)
    ? await ofAccount(ctx).selectAll('l').select('c.recurrence').where('l.id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!row) throw new Problem(404, 'not-found', 'Nenhuma location de recorrência encontrada para o id informado.');
  return row;
}

export async function showLocation(ctx: Ctx, id: string) {
  const row = await findLocation(ctx, id);
  return toLocation(row, row.recurrence);
}

/** Locations by their ids. */
export async function locationsOf({ db, accountId }: Reading, ids: readonly (number | null)[]) {
  const wanted = ids.filter((id) => id !== null);
  const rows = wanted.length
    ? await db
        .selectFrom('pix_collection_locations')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', 'in', wanted)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The location for a recurrence: the one that an application names, which is free, or a new one. @throws Problem 422 at `loc` */
export async function locationFor(ctx: Ctx, id: number | undefined): Promise<Location> {
  const trx = ctx.trx();
  if (id === undefined) return makeLocation(trx, ctx.accountId, ctx.now);
  const row = await trx
    .selectFrom('pix_collection_locations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    // locked, so that two recurrences at once do not both get it
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fieldProblem('loc', 'Nenhuma location de recorrência desta conta tem este id.');
  const { recurrence } = await findLocation({ db: trx, accountId: ctx.accountId }, String(id));
  if (recurrence) throw fieldProblem('loc', 'Esta location já está vinculada a outra recorrência.');
  return row;
}

/** Takes the recurrence away from its location: nobody can authorise it by its code any more. @throws Problem 404 */
export async function unlinkLocation(ctx: Ctx, id: string) {
  const trx = ctx.trx();
  const row = await findLocation({ db: trx, accountId: ctx.accountId }, id);
  const freed = await trx
    .updateTable('pix_collections')
    .set({ location_id: null, code: null })
    .where('account_id', '=', ctx.accountId)
    .where('location_id', '=', row.id)
    .returning('id')
    .execute();
  ctx.noted({ about: row.recurrence ?? String(row.id) });
  if (freed[0]) ctx.live('pix-collections', 'updated', [freed[0].id]);
  return toLocation(row);
}

/** Locations of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listLocations(ctx: Ctx, query: Record<string, string | undefined>) {
  const { idRecPresente: hasRec } = query;
  const { parametros: page, rows } = await findPage(
    query,
    ofAccount(ctx)
      .selectAll('l')
      .select('c.recurrence')
      .$if(hasRec !== undefined, (q) => q.where('c.id', hasRec === 'true' ? 'is not' : 'is', null)),
    { at: 'l.created_at', id: 'l.id' },
  );
  const parametros = { ...page, ...(hasRec ? { idRecPresente: hasRec === 'true' } : {}) };
  return { parametros, loc: rows.map((row) => toLocation(row, row.recurrence)) };
}
