import type { Ctx } from '../../../core/area';
import { bankNow } from '../../../core/clock';
import type { Trx } from '../../../core/database';
import type { JobTools } from '../../../core/jobs';
import { Problem } from '../../../core/problem';
import type { ApiInput } from '../../../core/public-api';
import { JSON_TYPE, pathOf } from './probe';
import { deliver } from './queue';
import { currentSecret } from './secrets';
import '../tables';

/** rec: of recurrences; cobr: of their charges. An account has one of each. */
export type AutomaticKind = 'rec' | 'cobr';

/** pt-BR: what each tells of. */
export const NAMES = { rec: 'recorrências', cobr: 'cobranças de Pix automático' } as const;
const TOPICS = { rec: 'PIX_AUTOMATICO_REC', cobr: 'PIX_AUTOMATICO_COBR' } as const;

const missing = (kind: AutomaticKind) =>
  new Problem(404, 'webhook_nao_encontrado', `Nenhum webhook de ${NAMES[kind]} cadastrado.`);

/** Registers the account's webhook, which was probed, in the place of the one before. */
export async function putAutomatic(ctx: Ctx, kind: AutomaticKind, { body }: Pick<ApiInput, 'body'>) {
  const { webhookUrl: url } = body as { webhookUrl: string };
  await ctx
    .trx()
    .insertInto('pix_automatic_webhooks')
    .values({ account_id: ctx.accountId, kind, url, created_at: ctx.now })
    .onConflict((c) => c.columns(['account_id', 'kind']).doUpdateSet({ url, created_at: ctx.now }))
    .execute();
  ctx.noted({ about: kind });
  return { webhookUrl: url };
}

/** @throws Problem 404 */
export async function showAutomatic(ctx: Ctx, kind: AutomaticKind) {
  const row = await ctx.db
    .selectFrom('pix_automatic_webhooks')
    .select(['url', 'created_at'])
    .where('account_id', '=', ctx.accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) throw missing(kind);
  const { secret } = await currentSecret(ctx.db, ctx.accountId, ctx.now);
  return { webhookUrl: row.url, criacao: row.created_at.toISOString(), segredo: secret };
}

/** @throws Problem 404 */
export async function removeAutomatic(ctx: Ctx, kind: AutomaticKind): Promise<void> {
  const { numDeletedRows } = await ctx
    .trx()
    .deleteFrom('pix_automatic_webhooks')
    .where('account_id', '=', ctx.accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!numDeletedRows) throw missing(kind);
  ctx.noted({ about: kind });
}

/** Tells the account's webhook of a kind, where it has one; `read` is asked only then, for what there is to tell. */
export async function enqueueAutomaticWebhook(
  trx: Trx,
  tools: JobTools,
  about: { accountId: number; kind: AutomaticKind; read: () => Promise<{ subject: string; body: object }> },
): Promise<void> {
  const { accountId, kind, read } = about;
  const hook = await trx
    .selectFrom('pix_automatic_webhooks')
    .select('url')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!hook) return;
  const { subject, body } = await read();
  await deliver(trx, tools, {
    accountId,
    topic: TOPICS[kind],
    subject,
    url: pathOf(hook.url, kind),
    contentType: JSON_TYPE,
    body: JSON.stringify(body),
    at: await bankNow(trx),
  });
}
