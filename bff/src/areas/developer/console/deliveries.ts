import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DELIVERY_STATES, WebhookDelivery } from '@balcao/contract/developer';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../../core/area';
import { enqueue } from '../../../core/jobs';
import { listOf } from '../../../core/list';
import { notFound } from '../../../core/problem';
import { accountOf } from '../../../platform/worlds/worlds';
import { deliveryRound } from '../webhooks/queue';
import '../tables';

type State = (typeof DELIVERY_STATES)[number];
const STATES: Record<State, RawBuilder<SqlBool>> = {
  waiting: sql`next_at is not null`,
  delivered: sql`next_at is null and delivered_at is not null`,
  failed: sql`next_at is null and delivered_at is null`,
};
const stateOf = ({ next_at, delivered_at }: { next_at: Date | null; delivered_at: Date | null }): State =>
  next_at ? 'waiting' : delivered_at ? 'delivered' : 'failed';

const COLUMNS = [
  'topic',
  'subject',
  'url',
  'tries',
  'created_at',
  'last_at',
  'next_at',
  'delivered_at',
  'last_status',
  'last_error',
] as const;

interface Row extends Pick<
  WebhookDelivery,
  'id' | 'topic' | 'subject' | 'url' | 'tries' | 'last_status' | 'last_error'
> {
  created_at: Date;
  last_at: Date | null;
  next_at: Date | null;
  delivered_at: Date | null;
}
const toDto = (row: Row): WebhookDelivery => ({
  id: row.id,
  topic: row.topic,
  subject: row.subject,
  url: row.url,
  state: stateOf(row),
  tries: row.tries,
  created_at: row.created_at.toISOString(),
  last_at: row.last_at?.toISOString() ?? null,
  next_at: row.next_at?.toISOString() ?? null,
  last_status: row.last_status,
  last_error: row.last_error,
});

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const deliveries = listOf({
  from: 'webhook_deliveries',
  columns: COLUMNS,
  where: ({ state, text }: { state?: State; text?: string }) => [
    state && STATES[state],
    !!text?.trim() && sql<boolean>`(url ilike ${like(text)} or subject ilike ${like(text)})`,
  ],
  order: { created_at: ['created_at', 'desc'] },
  item: toDto,
});

/** What webhooks of an environment were told, the newest first. */
export async function listDeliveries(
  ctx: Ctx,
  { environment = 'production', ...query }: Body<'POST /api/webhooks/search'>,
): Promise<Answer<'POST /api/webhooks/search'>> {
  const accountId = await accountOf(ctx.db, ctx.accountId, environment);
  if (accountId === null) return { items: [], total: 0 };
  return deliveries.page({ db: ctx.db, accountId }, query);
}

/** A delivery of the account or of its homologation. @throws Problem 404 */
async function findDelivery({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, id: number) {
  const world = await accountOf(db, accountId, 'homologation');
  const row = await db
    .selectFrom('webhook_deliveries')
    .select([...COLUMNS, 'account_id', 'id', 'content_type', 'body', 'last_answer'])
    .where('account_id', 'in', world === null ? [accountId] : [accountId, world])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws Problem 404 */
export async function showDelivery(ctx: Ctx, id: number): Promise<Answer<'GET /api/webhooks/{id}'>> {
  const row = await findDelivery(ctx, id);
  const { content_type, body, last_answer } = row;
  const environment = row.account_id === ctx.accountId ? 'production' : 'homologation';
  return { ...toDto(row), environment, content_type, body, last_answer };
}

/** Tells a webhook again, whatever became of the tries before. @throws Problem 404 */
export async function resendDelivery(ctx: Ctx, id: number): Promise<void> {
  const trx = ctx.trx();
  const { account_id, url } = await findDelivery(ctx, id);
  await trx
    .updateTable('webhook_deliveries')
    .set({ next_at: ctx.now, tries: 0, delivered_at: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  ctx.noted({ about: new URL(url).host });
  ctx.live('developer', 'updated', [id]);
  await enqueue(trx, ctx, deliveryRound, {});
}
