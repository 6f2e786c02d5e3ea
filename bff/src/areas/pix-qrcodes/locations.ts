import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { qrImage } from '../../core/qr-image';
import { findPage } from '../../kits/money/pix/api-window';
import { LOCATION } from './qrcodes';
import type { CobKind } from './tables';

type Location = Selectable<Database['pix_locations']>;

/** Address of a location, as codes carry it. */
export const addressOf = ({ kind, token }: Pick<Location, 'kind' | 'token'>): string =>
  `${kind === 'cob' ? LOCATION : LOCATION.replace(/cob$/, 'cobv')}/${token}`;

export const toLocation = (row: Location, txid?: string | null) => ({
  id: row.id,
  location: addressOf(row),
  tipoCob: row.kind,
  criacao: row.created_at.toISOString(),
  ...(txid ? { txid } : {}),
});

export async function makeLocation(ctx: Pick<Ctx, 'trx' | 'accountId' | 'now'>, kind: CobKind): Promise<Location> {
  return ctx
    .trx()
    .insertInto('pix_locations')
    .values({ account_id: ctx.accountId, kind, token: randomBytes(16).toString('hex'), created_at: ctx.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const ofAccount = (ctx: Pick<Ctx, 'db' | 'accountId'>) =>
  ctx.db
    .selectFrom('pix_locations as l')
    .leftJoin('pix_qrcodes as q', (on) =>
      on.onRef('q.account_id', '=', 'l.account_id').onRef('q.location_id', '=', 'l.id'),
    )
    .where('l.account_id', '=', ctx.accountId);

const missing = () => new Problem(404, 'location_nao_encontrada', 'Nenhuma location encontrada para o id informado.');

/** @throws Problem 404 */
async function findLocation(ctx: Pick<Ctx, 'db' | 'accountId'>, id: string) {
  const row = /^\d{1,15}$/.test(id)
    ? await ofAccount(ctx)
        .selectAll('l')
        .select(['q.txid', 'q.payload'])
        .where('l.id', '=', Number(id))
        .executeTakeFirst()
    : undefined;
  if (!row) throw missing();
  return row;
}

export async function showLocation(ctx: Ctx, id: string) {
  const row = await findLocation(ctx, id);
  return toLocation(row, row.txid);
}

/** Locations by the ids of theirs, of charges on a page. */
export async function locationsOf(
  ctx: Pick<Ctx, 'db' | 'accountId'>,
  ids: readonly (number | null)[],
): Promise<Map<number, Location>> {
  const wanted = ids.filter((id) => id !== null);
  const rows = wanted.length
    ? await ctx.db
        .selectFrom('pix_locations')
        .selectAll()
        .where('account_id', '=', ctx.accountId)
        .where('id', 'in', wanted)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The location for a new charge: the one that it names, which is free, or a new one. @throws Problem 422 at `loc.id` */
export async function locationFor(
  ctx: Pick<Ctx, 'db' | 'trx' | 'accountId' | 'now'>,
  kind: CobKind,
  id: number | undefined,
): Promise<Location> {
  if (id === undefined) return makeLocation(ctx, kind);
  const trx = ctx.trx();
  const row = await trx
    .selectFrom('pix_locations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    // locked, so that two charges at once do not both get it
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fieldProblem('loc.id', 'Nenhuma location desta conta tem este id.');
  if (row.kind !== kind) throw fieldProblem('loc.id', `Esta location é de outro tipo de cobrança: ${row.kind}.`);
  const taken = await trx
    .selectFrom('pix_qrcodes')
    .select('txid')
    .where('account_id', '=', ctx.accountId)
    .where('location_id', '=', id)
    .executeTakeFirst();
  if (taken) throw fieldProblem('loc.id', 'Esta location já está vinculada a outra cobrança.');
  return row;
}

/** Takes the charge away from its location: its code then leads nowhere. @throws Problem 404 */
export async function unlinkLocation(ctx: Ctx, id: string) {
  const trx = ctx.trx();
  const row = await findLocation({ db: trx, accountId: ctx.accountId }, id);
  const freed = await trx
    .updateTable('pix_qrcodes')
    .set({ location_id: null })
    .where('account_id', '=', ctx.accountId)
    .where('location_id', '=', row.id)
    .returning('id')
    .execute();
  ctx.noted({ about: row.txid ?? String(row.id) });
  if (freed[0]) ctx.live('pix-qrcodes', 'updated', [freed[0].id]);
  return toLocation(row);
}

/** Locations of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listLocations(ctx: Ctx, query: Record<string, string | undefined>) {
  const { tipoCob: kind, txIdPresente: hasTxid } = query;
  const { parametros, rows } = await findPage(
    query,
    ofAccount(ctx)
      .selectAll('l')
      .select('q.txid')
      .$if(kind !== undefined, (q) => q.where('l.kind', '=', kind as CobKind))
      .$if(hasTxid !== undefined, (q) => q.where('q.id', hasTxid === 'true' ? 'is not' : 'is', null)),
    { at: 'l.created_at', id: 'l.id' },
  );
  const locs = rows.map((row) => toLocation(row, row.txid));
  // the central bank's standard calls the list `loc`, the published SDK `locs`
  return { parametros, loc: locs, locs };
}

/** The code of a location, to be copied and as a picture. @throws Problem 404 where there is none, or no charge in it */
export async function readLocationQr(ctx: Ctx, id: string) {
  const { payload, ...row } = await findLocation(ctx, id);
  if (!payload) throw new Problem(404, 'location_sem_cobranca', 'Esta location não está vinculada a uma cobrança.');
  return { qrcode: payload, imagemQrcode: await qrImage(payload), linkVisualizacao: addressOf(row) };
}
