import { calls } from '@balcao/contract/notifications';
import { defineArea, type Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import '../../platform/notifications/tables';

const mine = (ctx: Ctx) =>
  ctx.db.selectFrom('notifications').where('account_id', '=', ctx.accountId).where('user_id', '=', ctx.userId);

async function unreadOf(ctx: Ctx): Promise<number> {
  const { unread } = await mine(ctx)
    .where('read_at', 'is', null)
    .select((e) => e.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

export default defineArea({
  calls,
  handlers: {
    'GET /gns-notifications': async (ctx, { query }) => {
      const rows = await mine(ctx)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(query.limit + 1)
        .offset(query.page * query.limit)
        .execute();
      return {
        items: rows.slice(0, query.limit).map((row) => ({
          id: row.id,
          type: row.type,
          content: row.content,
          read: row.read_at !== null,
          created_at: row.created_at.toISOString(),
          params: row.params,
        })),
        hasNext: rows.length > query.limit,
        hasUnread: (await unreadOf(ctx)) > 0,
      };
    },

    'GET /gns-notifications/count': async (ctx) => {
      const unread = await unreadOf(ctx);
      ctx.reply.header('x-has-unread', unread > 0 ? '1' : '0');
      return { unread };
    },

    'PATCH /gns-notifications/{id}/read': async (ctx, { params }) => {
      const row = await ctx.db
        .updateTable('notifications')
        .set((e) => ({ read_at: e.fn.coalesce('read_at', e.val(ctx.now)) }))
        .where('account_id', '=', ctx.accountId)
        .where('user_id', '=', ctx.userId)
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw notFound();
    },

    'PATCH /gns-notifications/read': async (ctx) => {
      await ctx.db
        .updateTable('notifications')
        .set({ read_at: ctx.now })
        .where('account_id', '=', ctx.accountId)
        .where('user_id', '=', ctx.userId)
        .where('read_at', 'is', null)
        .execute();
    },

    'GET /gns-notifications/preferences': async (ctx) => {
      const wanted = await ctx.db
        .selectFrom('notification_mail')
        .select('user_id')
        .where('account_id', '=', ctx.accountId)
        .where('user_id', '=', ctx.userId)
        .executeTakeFirst();
      return { mail: wanted !== undefined };
    },

    'PUT /gns-notifications/preferences': async (ctx, { body }) => {
      const mine = { account_id: ctx.accountId, user_id: ctx.userId };
      if (body.mail)
        await ctx.db
          .insertInto('notification_mail')
          .values(mine)
          .onConflict((c) => c.doNothing())
          .execute();
      else
        await ctx.db
          .deleteFrom('notification_mail')
          .where('account_id', '=', ctx.accountId)
          .where('user_id', '=', ctx.userId)
          .execute();
      return body;
    },

    'DELETE /gns-notifications': async (ctx) => {
      await ctx.db
        .deleteFrom('notifications')
        .where('account_id', '=', ctx.accountId)
        .where('user_id', '=', ctx.userId)
        .execute();
    },
  },
});
