import type { MoneyState } from '@balcao/contract/money/operation';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import type { ApiInput } from '../../core/public-api';
import type { Operation } from '../../kits/money/kind';
import { findPage } from '../../kits/money/pix/api-window';
import { deliver } from '../developer/service';
import { toPayment } from './api-dto';

declare module '../../core/database' {
  interface Database {
    /** Where what becomes of an account's payments of bills is told. */
    bill_webhooks: { account_id: number; url: string; created_at: Date };
  }
}

/** Most addresses of an account: each is told of every payment. */
const MOST = 10;
/** States that change what the API says of a payment. */
const TOLD: ReadonlySet<MoneyState> = new Set<MoneyState>(['reserved', 'settled', 'refused', 'returned', 'cancelled']);

const urlOf = ({ body }: ApiInput) => (body as { url: string }).url;

/** Tells an account's webhooks what became of a payment of a bill. */
export async function enqueueBillWebhooks(
  trx: Trx,
  tools: JobTools,
  operation: Operation,
  state: MoneyState,
): Promise<void> {
  if (!TOLD.has(state)) return;
  const accountId = operation.account_id;
  const hooks = await trx.selectFrom('bill_webhooks').select('url').where('account_id', '=', accountId).execute();
  if (!hooks.length) return;
  const at = await bankNow(trx);
  const body = JSON.stringify(toPayment({ ...operation, state }));
  for (const { url } of hooks)
    await deliver(trx, tools, {
      accountId,
      topic: 'PAGAMENTO_DE_CONTA',
      subject: String(operation.id),
      url,
      contentType: 'application/json',
      body,
      at,
    });
}

/** Registers an address, once. @throws Problem 400 where the account has the most */
export async function putWebhook(ctx: Ctx, input: ApiInput) {
  const url = urlOf(input);
  const trx = ctx.trx();
  // the account's row is held, so that of two at once the second counts the first
  await trx.selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forUpdate().execute();
  const known = await trx.selectFrom('bill_webhooks').select('url').where('account_id', '=', ctx.accountId).execute();
  if (known.length >= MOST && !known.some((one) => one.url === url))
    throw new Problem(400, 'webhook_invalido', `A conta já tem ${MOST} webhooks. Exclua um antes de cadastrar outro.`);
  await trx
    .insertInto('bill_webhooks')
    .values({ account_id: ctx.accountId, url, created_at: ctx.now })
    .onConflict((c) => c.columns(['account_id', 'url']).doNothing())
    .execute();
  ctx.noted({ about: new URL(url).host });
  return { url };
}

/** Addresses that were registered in a window of time, a page of them. @throws Problem 400 at its ends */
export async function listWebhooks(ctx: Ctx, { query }: ApiInput) {
  const { parametros, rows } = await findPage(
    query,
    ctx.db.selectFrom('bill_webhooks').select(['url', 'created_at']).where('account_id', '=', ctx.accountId),
    { id: 'url', ends: ['dataInicio', 'dataFim'] },
  );
  return {
    parametros,
    webhooks: rows.map(({ url, created_at }) => ({ url, criacao: created_at.toISOString() })),
  };
}

/** @throws Problem 404 */
export async function removeWebhook(ctx: Ctx, input: ApiInput): Promise<void> {
  const { numDeletedRows } = await ctx
    .trx()
    .deleteFrom('bill_webhooks')
    .where('account_id', '=', ctx.accountId)
    .where('url', '=', urlOf(input))
    .executeTakeFirst();
  if (!numDeletedRows) throw new Problem(404, 'webhook_nao_encontrado', 'Nenhum webhook encontrado com esta url.');
  ctx.noted({ about: urlOf(input) });
}
