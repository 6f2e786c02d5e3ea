import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { enqueue } from '../../core/jobs';
import { fieldProblem, Problem } from '../../core/problem';
import { stableHash } from '../../core/tokens';
import { findPage } from '../../kits/money/pix/api-window';
import type { LotAsked } from './lot-bodies';
import { lotJob } from './lot-job';
import { changeFault, lotStatus, repeatedAt } from './lot-rules';
import './tables';

type Lot = Selectable<Database['pix_lots']>;

/** @throws Problem 400 */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new Problem(400, 'id_invalido', 'O id do lote deve ser um número inteiro de até 15 algarismos.');
  return Number(text);
}

const missing = () => new Problem(404, 'lote_nao_encontrado', 'Nenhum lote encontrado para o id informado.');

function refuseRepeated({ cobsv }: LotAsked): void {
  const at = repeatedAt(cobsv.map(({ txid }) => txid));
  if (at >= 0) throw fieldProblem(`cobsv.${at}.txid`, 'Este txid já está no lote.');
}

/** The lot, locked, where it was made before. */
const lockLot = (ctx: Ctx, id: number): Promise<Lot | undefined> =>
  ctx
    .trx()
    .selectFrom('pix_lots')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Asks for a lot: its charges are made in the background. The same again changes nothing. @throws Problem 400, 409, 422 */
export async function putLot(ctx: Ctx, text: string, body: LotAsked): Promise<void> {
  const id = idOf(text);
  refuseRepeated(body);
  const own = { account_id: ctx.accountId, id };
  const hash = stableHash(body);
  // the second of two at once waits here for the first
  const { numInsertedOrUpdatedRows: made } = await ctx
    .trx()
    .insertInto('pix_lots')
    .values({ ...own, description: body.descricao ?? null, hash, created_at: ctx.now })
    .onConflict((c) => c.columns(['account_id', 'id']).doNothing())
    .executeTakeFirst();
  if (!made) {
    if ((await lockLot(ctx, id))?.hash === hash) return;
    return changeLot(ctx, id, body, { isWhole: true, hash });
  }
  await ctx
    .trx()
    .insertInto('pix_lot_items')
    .values(
      body.cobsv.map(({ txid, ...asked }, place) => ({
        account_id: ctx.accountId,
        lot_id: id,
        place,
        txid,
        status: 'waiting' as const,
        asked: JSON.stringify(asked) as never,
        problem: null,
        made_at: null,
      })),
    )
    .execute();
  await begin(ctx, id);
}

/** Asks for changes of some charges of a lot. @throws Problem 400, 404, 409, 422 */
export async function patchLot(ctx: Ctx, text: string, body: LotAsked): Promise<void> {
  const id = idOf(text);
  refuseRepeated(body);
  if (!(await lockLot(ctx, id))) throw missing();
  await changeLot(ctx, id, body, { isWhole: false });
}

async function changeLot(
  ctx: Ctx,
  id: number,
  body: LotAsked,
  how: { isWhole: boolean; hash?: string },
): Promise<void> {
  const { isWhole, hash } = how;
  const fault = changeFault(await itemsOf(ctx, [id]), { isWhole, txids: body.cobsv.map(({ txid }) => txid) });
  if (fault) throw new Problem(fault.code === 'lote_invalido' ? 400 : 409, fault.code, fault.message);
  const changes = { ...(body.descricao !== undefined && { description: body.descricao }), ...(hash && { hash }) };
  if (Object.keys(changes).length)
    await ctx
      .trx()
      .updateTable('pix_lots')
      .set(changes)
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute();
  for (const { txid, ...asked } of body.cobsv)
    await ctx
      .trx()
      .updateTable('pix_lot_items')
      .set({ status: 'waiting', asked: JSON.stringify(asked) as never, problem: null })
      .where('account_id', '=', ctx.accountId)
      .where('lot_id', '=', id)
      .where('txid', '=', txid)
      .execute();
  await begin(ctx, id);
}

async function begin(ctx: Ctx, lot: number): Promise<void> {
  ctx.noted({ about: String(lot) });
  await enqueue(ctx.trx(), ctx, lotJob, { accountId: ctx.accountId, lot });
}

const itemsOf = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, lots: readonly number[]) =>
  db
    .selectFrom('pix_lot_items')
    .select(['lot_id', 'txid', 'status', 'problem', 'made_at'])
    .where('account_id', '=', accountId)
    .where('lot_id', 'in', lots)
    .orderBy('lot_id')
    .orderBy('place')
    .execute();

async function toDtos(ctx: Ctx, lots: readonly Lot[]) {
  const items = lots.length
    ? await itemsOf(
        ctx,
        lots.map(({ id }) => id),
      )
    : [];
  return lots.map(({ id, description, created_at }) => ({
    id,
    descricao: description ?? '',
    criacao: created_at.toISOString(),
    cobsv: items
      .filter(({ lot_id }) => lot_id === id)
      .map(({ txid, status, problem, made_at }) => ({
        txid,
        status: lotStatus(status),
        ...(problem && { problema: problem }),
        ...(made_at && { criacao: made_at.toISOString() }),
      })),
  }));
}

const own = ({ db, accountId }: Ctx) => db.selectFrom('pix_lots').where('account_id', '=', accountId);

/** @throws Problem 400, 404 */
export async function showLot(ctx: Ctx, text: string) {
  const lot = await own(ctx).selectAll().where('id', '=', idOf(text)).executeTakeFirst();
  if (!lot) throw missing();
  return (await toDtos(ctx, [lot]))[0]!;
}

/** Lots of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listLots(ctx: Ctx, query: Record<string, string | undefined>) {
  const { parametros, rows } = await findPage(query, own(ctx).selectAll());
  return { parametros, lotes: await toDtos(ctx, rows) };
}
