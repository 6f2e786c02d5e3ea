import type { Ctx } from '../../../core/area';
import { fieldProblem, Problem } from '../../../core/problem';
import { findCharge, showAsImmediate, statusOf, type CobKind } from '../../pix-qrcodes/service';
import { findConfig, saveConfig, toConfigDto, type ConfigBody } from './configs';
import { linkFault } from './rules';

/** The charge, locked, which can still be paid. @throws Problem 404, 400 where it ended */
async function openCharge(ctx: Ctx, kind: CobKind, txid: string) {
  const row = await findCharge(ctx, kind, txid, { lock: true });
  if (statusOf(row) !== 'ATIVA')
    throw new Problem(400, 'status_cobranca_invalido', 'A cobrança não está ativa e não pode ser alterada.');
  return row;
}

/** Has a charge shared as the newest revision of a configuration says, in place of any before. @throws Problem 404, 400, 422 */
export async function linkSplit(ctx: Ctx, kind: CobKind, txid: string, code: string): Promise<void> {
  const charge = await openCharge(ctx, kind, txid);
  const config = await findConfig(ctx, code);
  const fault = linkFault(config, charge.amount ?? 0);
  if (fault) throw fieldProblem('split.repasses', fault);
  const { revision } = config;
  await ctx
    .trx()
    .insertInto('pix_split_links')
    .values({ account_id: ctx.accountId, code_id: charge.id, config: code, revision, created_at: ctx.now })
    .onConflict((c) => c.columns(['account_id', 'code_id']).doUpdateSet({ config: code, revision }))
    .execute();
  ctx.noted({ about: txid });
}

const notLinked = () => new Problem(404, 'split_nao_encontrado', 'Esta cobrança não tem uma configuração de split.');

/** @throws Problem 404, 400 where the charge ended */
export async function unlinkSplit(ctx: Ctx, kind: CobKind, txid: string): Promise<void> {
  const charge = await openCharge(ctx, kind, txid);
  const { numDeletedRows } = await ctx
    .trx()
    .deleteFrom('pix_split_links')
    .where('account_id', '=', ctx.accountId)
    .where('code_id', '=', charge.id)
    .executeTakeFirst();
  if (!numDeletedRows) throw notLinked();
  ctx.noted({ about: txid });
}

/** A charge with the configuration that it is shared by. @throws Problem 404 */
export async function showSplit(ctx: Ctx, kind: CobKind, txid: string) {
  const charge = await findCharge(ctx, kind, txid);
  const link = await ctx.db
    .selectFrom('pix_split_links')
    .select(['config', 'revision'])
    .where('account_id', '=', ctx.accountId)
    .where('code_id', '=', charge.id)
    .executeTakeFirst();
  if (!link) throw notLinked();
  const { id, status, descricao } = await toConfigDto(ctx, await findConfig(ctx, link.config, link.revision));
  return { ...(await showAsImmediate(ctx, charge)), config: { id, status, descricao } };
}

/** Makes or changes a configuration, and links the charge that its body names. @throws Problem 400, 404, 409, 422 */
export async function putConfig(ctx: Ctx, code: string | null, body: ConfigBody) {
  const { row, isNew } = await saveConfig(ctx, code, body);
  if (body.txid) await linkNamed(ctx, body.txid, row.code);
  return { status: isNew ? 201 : 200, body: await toConfigDto(ctx, row) };
}

async function linkNamed(ctx: Ctx, txid: string, code: string): Promise<void> {
  for (const kind of ['cob', 'cobv'] as const) {
    const isThere = await findCharge(ctx, kind, txid).then(
      () => true,
      () => false,
    );
    if (isThere) return linkSplit(ctx, kind, txid, code);
  }
  throw fieldProblem('txid', 'Nenhuma cobrança desta conta tem este txid.');
}
