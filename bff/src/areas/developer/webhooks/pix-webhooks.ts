import type { Ctx } from '../../../core/area';
import { bankNow } from '../../../core/clock';
import type { Trx } from '../../../core/database';
import { enqueue, type JobTools } from '../../../core/jobs';
import { Problem } from '../../../core/problem';
import type { ApiInput } from '../../../core/public-api';
import { findPage } from '../../../kits/money/pix/api-window';
import { listenToPix } from '../../../kits/money/pix/listeners';
import { moneyOf } from '../../../kits/money/pix/api-values';
import { receivedNamed, toPix, type Received } from '../../../kits/money/pix/received-api';
import { readKey } from '../../../rails/pix-directory/keys';
import { keySettings } from '../../pix-qrcodes/service';
import { JSON_TYPE, pathOf } from './probe';
import { currentSecret } from './secrets';
import { deliver, deliveryRound } from './queue';
import '../tables';

export const TOPICS = ['PIX_RECEBIDO', 'PIX_ENVIADO', 'DEVOLUCAO_RECEBIDA', 'DEVOLUCAO_ENVIADA'] as const;
export type Topic = (typeof TOPICS)[number];

const missing = () => new Problem(404, 'webhook_nao_encontrado', 'Nenhum webhook encontrado para a chave informada.');

const keyOf = (params: ApiInput['params']): string => readKey(params['chave'] ?? '')?.key ?? '';

/** Registers the webhook of a key of the account, in the place of the one before. @throws Problem 400, 422 */
export async function putWebhook(ctx: Ctx, { params, body }: ApiInput) {
  const key = keyOf(params);
  const trx = ctx.trx();
  const own = await trx
    .selectFrom('pix_keys')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', key)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!own) throw new Problem(400, 'chave_invalida', 'A chave não é desta conta.');
  const { webhookUrl: url } = body as { webhookUrl: string };
  await trx
    .insertInto('pix_webhooks')
    .values({ account_id: ctx.accountId, key, url, created_at: ctx.now })
    .onConflict((c) => c.columns(['account_id', 'key']).doUpdateSet({ url, created_at: ctx.now }))
    .execute();
  ctx.noted({ about: key });
  return { webhookUrl: url };
}

const own = (ctx: Pick<Ctx, 'db' | 'accountId'>) =>
  ctx.db.selectFrom('pix_webhooks').where('account_id', '=', ctx.accountId);

const toDto = ({ url, key, created_at }: { url: string; key: string; created_at: Date }) => ({
  webhookUrl: url,
  chave: key,
  criacao: created_at.toISOString(),
});

/** @throws Problem 404 */
export async function showWebhook(ctx: Ctx, { params }: ApiInput) {
  const row = await own(ctx).selectAll().where('key', '=', keyOf(params)).executeTakeFirst();
  if (!row) throw missing();
  return { ...toDto(row), segredo: (await currentSecret(ctx.db, ctx.accountId, ctx.now)).secret };
}

/** Webhooks that were registered in a window of time, a page of them. @throws Problem 400 at its ends */
export async function listWebhooks(ctx: Ctx, { query }: ApiInput) {
  const { parametros, rows } = await findPage(query, own(ctx).selectAll(), { id: 'key' });
  return { parametros, webhooks: rows.map(toDto) };
}

/** @throws Problem 404 */
export async function removeWebhook(ctx: Ctx, { params }: ApiInput): Promise<void> {
  const { numDeletedRows } = await ctx
    .trx()
    .deleteFrom('pix_webhooks')
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', keyOf(params))
    .executeTakeFirst();
  if (!numDeletedRows) throw missing();
  ctx.noted({ about: keyOf(params) });
}

/** Tells the webhook of a key, where it has one, of a Pix. */
export async function enqueuePixWebhook(
  trx: Trx,
  tools: JobTools,
  about: { accountId: number; key: string | null; topic: Topic; endToEnd: string; pix: object },
): Promise<void> {
  const { accountId, key, topic, endToEnd, pix } = about;
  if (!key) return;
  const hook = await trx
    .selectFrom('pix_webhooks')
    .select('url')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!hook) return;
  await deliver(trx, tools, {
    accountId,
    topic,
    subject: endToEnd,
    url: pathOf(hook.url, 'pix'),
    contentType: JSON_TYPE,
    body: JSON.stringify({ pix: [pix] }),
    at: await bankNow(trx),
  });
}

listenToPix({ heard: (trx, tools, pix) => enqueueReceived(trx, tools, { ...pix, refunds: [] }) });

/** The bank takes no fee of a Pix to a key. */
const NO_FEE = moneyOf(0);

/** Tells the webhook of the key that received a Pix what its settings say that it is told. */
async function enqueueReceived(trx: Trx, tools: JobTools, pix: Received): Promise<void> {
  const { account_id: accountId, key, end_to_end: endToEnd } = pix;
  if (!key) return;
  const { notificar, notificacao } = (await keySettings(trx, accountId, key))?.recebimento.webhook ?? {};
  if (!pix.txid && notificar?.pixSemTxid === false) return;
  const document = pix.payer_document ?? '';
  const gnExtras = {
    ...(notificacao?.tarifa && { tarifa: NO_FEE }),
    ...(notificacao?.pagador && {
      pagador: {
        nome: pix.payer_name,
        ...(document.length > 11 ? { cnpj: document } : { cpf: document }),
        codigoBanco: pix.payer_ispb,
      },
    }),
  };
  await enqueuePixWebhook(trx, tools, {
    accountId,
    key,
    topic: 'PIX_RECEBIDO',
    endToEnd,
    pix: { ...toPix(pix), ...(Object.keys(gnExtras).length ? { gnExtras } : {}) },
  });
}

/** Tells Pix again: what was told before as it was, and received Pix that never were. */
export async function resendWebhooks(ctx: Ctx, { tipo, e2eids }: { tipo: Topic; e2eids: string[] }): Promise<void> {
  const trx = ctx.trx();
  const again = await trx
    .updateTable('webhook_deliveries')
    .set({ next_at: ctx.now, tries: 0, delivered_at: null })
    .where('account_id', '=', ctx.accountId)
    .where('topic', '=', tipo)
    .where('subject', 'in', e2eids)
    .returning('subject')
    .execute();
  const delivered = new Set(again.map(({ subject }) => subject));
  const scope = { db: trx, accountId: ctx.accountId };
  for (const endToEnd of new Set(e2eids)) {
    if (delivered.has(endToEnd) || tipo !== 'PIX_RECEBIDO') continue;
    await enqueueReceived(trx, ctx, await receivedNamed(scope, endToEnd));
  }
  if (delivered.size) await enqueue(trx, ctx, deliveryRound, {});
}
