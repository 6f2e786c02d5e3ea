import { sql, type Selectable } from 'kysely';
import type { Answer, Body, Calls } from '@balcao/contract/core/registry';
import type { Notice } from '@balcao/contract/notices';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import './tables';

const DAY_MS = 86_400_000;

const toDto = ({ id, title, components, content }: Selectable<Database['notices']>): Notice => ({
  id,
  title,
  components: Object.entries(components).map(([name, value]) => ({ id: name.replaceAll(':', '_'), value })),
  mainContent: { content },
});

/** Query of the account's notices that nobody accepted yet and this user did not delay. */
const waiting = (ctx: Ctx) =>
  ctx.db
    .selectFrom('notices as n')
    .selectAll('n')
    .where('n.account_id', '=', ctx.accountId)
    .where('n.accepted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_delays as d')
            .select(sql`1`.as('one'))
            .whereRef('d.account_id', '=', 'n.account_id')
            .whereRef('d.notice_id', '=', 'n.id')
            .where('d.user_id', '=', ctx.userId)
            .where('d.until', '>', ctx.now),
        ),
      ),
    );

type Query = Calls['GET /notices/v2/ads']['query'];

export async function noticesOf(ctx: Ctx, query: Query): Promise<Answer<'GET /notices/v2/ads'>> {
  const { limit = 10, page = 1, order = 'asc', type = 'all' } = query;
  const rows = await waiting(ctx)
    .$if(type !== 'all', (q) => q.where('n.type', '=', type as 'term' | 'notice'))
    .orderBy('n.position', order)
    .orderBy('n.id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const [first, ...rest] = rows;
  return { first: first ? toDto(first) : null, refs: rest.map(({ id }) => `/notices/v2/ad/${id}`) };
}

const own = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('notices').selectAll().where('account_id', '=', ctx.accountId).where('id', '=', id);

/** One notice of the account. @throws Problem 404 */
export async function noticeOf(ctx: Ctx, id: number): Promise<Notice> {
  const row = await own(ctx, id).executeTakeFirst();
  if (!row) throw notFound();
  return toDto(row);
}

/**
 * Accepts a notice for the account, with the user's local time beside the bank's. Accepting it again changes nothing.
 * @throws Problem 404; 403 'only-admin' where the user is not the account's administrator; 422 'not-a-term' where the notice needs no
 * acceptance.
 */
export async function acceptNotice(ctx: Ctx, id: number, body: Body<'POST /notices/v3/ad/{id}/noticed'>) {
  const row = await own(ctx, id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (ctx.role !== 'admin')
    throw new Problem(403, 'only-admin', 'Somente o administrador da conta pode aceitar este termo.');
  if (!row.components.confirmSubmitText) throw new Problem(422, 'not-a-term', 'Este aviso não precisa de aceite.');
  if (row.accepted_at) return;
  await ctx
    .trx()
    .updateTable('notices')
    .set({ accepted_by: ctx.userId, accepted_at: ctx.now, accepted_local: body.accepted_at })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

/** Hides a notice from the user for a day. @throws Problem 404; 422 'not-delayable' to a sub-user where the notice allows no delay. */
export async function delayNotice(ctx: Ctx, id: number): Promise<void> {
  const row = await own(ctx, id).executeTakeFirst();
  if (!row) throw notFound();
  if (ctx.role === 'subuser' && !row.components.delay)
    throw new Problem(422, 'not-delayable', 'Este termo não pode ficar para depois.');
  const until = new Date(ctx.now.getTime() + DAY_MS);
  await ctx
    .trx()
    .insertInto('notice_delays')
    .values({ account_id: ctx.accountId, user_id: ctx.userId, notice_id: id, until })
    .onConflict((c) => c.columns(['account_id', 'user_id', 'notice_id']).doUpdateSet({ until }))
    .execute();
}
