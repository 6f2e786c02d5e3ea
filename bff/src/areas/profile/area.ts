import { calls } from '@balcao/contract/profile';
import { defineArea } from '../../core/area';
import { notFound, Problem } from '../../core/problem';

const MAX_VISIBLE = 4;

export default defineArea({
  calls,
  handlers: {
    'GET /profile': async (ctx) => {
      const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', ctx.userId).executeTakeFirstOrThrow();
      return {
        id: user.id,
        name: user.name,
        nickname: user.nickname,
        cpf: user.cpf,
        email: user.email,
        cellphone: user.cellphone,
        birth: user.birth,
        avatar: user.avatar,
        totp: user.totp_secret !== null,
        preferences: user.preferences,
      };
    },

    'PUT /profile/preferences': async (ctx, { body }) => {
      await ctx.db
        .updateTable('users')
        .set({ preferences: JSON.stringify(body) })
        .where('id', '=', ctx.userId)
        .execute();
      return body;
    },

    'PUT /profile/visible': async (ctx, { body }) => {
      const asked = new Map(body.map((line) => [line.accountId, line.visible === 1]));
      const mine = await ctx.db
        .selectFrom('memberships')
        .select(['account_id', 'visible'])
        .where('user_id', '=', ctx.userId)
        .forUpdate()
        .execute();
      if (body.some((line) => !mine.some((m) => m.account_id === line.accountId))) throw notFound();
      const visible = mine.filter((m) => asked.get(m.account_id) ?? m.visible).length;
      if (visible > MAX_VISIBLE) throw new Problem(422, 'visible-max', 'O número máximo de contas visíveis é 4');
      if (visible < 1) throw new Problem(422, 'visible-min', 'Deixe ao menos uma conta visível.');
      for (const m of mine) {
        const wanted = asked.get(m.account_id);
        if (wanted === undefined || wanted === m.visible) continue;
        await ctx.db
          .updateTable('memberships')
          .set({ visible: wanted })
          .where('user_id', '=', ctx.userId)
          .where('account_id', '=', m.account_id)
          .execute();
      }
    },

    'DELETE /profile/sessions': async (ctx) => {
      const ended = await ctx.db
        .deleteFrom('sessions')
        .where('user_id', '=', ctx.userId)
        .where('token_hash', '<>', ctx.sessionHash)
        .returning('token_hash')
        .execute();
      for (const { token_hash } of ended) ctx.afterCommit(() => ctx.services.realtime.disconnect(token_hash));
      return { disconnected: ended.length };
    },
  },
});
