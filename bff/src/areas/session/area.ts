import { calls } from '@balcao/contract/session';
import { defineArea } from '../../core/area';
import { Problem, sessionExpired } from '../../core/problem';
import { clearSessionCookie, writeSessionCookie } from '../../core/session-cookie';
import { openerOf, permissionList, rotateSession } from '../../core/sessions';
import { hashToken, newToken } from '../../core/tokens';
import { buildSession } from './build-session';
import { login } from './login';
import { translatePermissions } from './permissions';
import { scrubLine } from './scrub';

const SOCKET_TOKEN_SECONDS = 30;

export default defineArea({
  calls,
  handlers: {
    'POST /auth/login': (ctx, { body }) => login(ctx, body),

    'GET /auth/session': async (ctx) => ({
      session: ctx.caller ? await buildSession(ctx.db, ctx.caller, ctx.services.permissionIds) : null,
    }),

    'POST /auth/changeAccount': async (ctx, { body }) => {
      const target = await ctx.db
        .selectFrom('memberships')
        .select(['account_id', 'role', 'grants', 'status'])
        .where('user_id', '=', ctx.userId)
        .where('account_id', '=', body.id)
        .executeTakeFirst();
      if (!target) throw new Problem(404, 'not-found', 'Não encontramos essa conta.', { silent: true });
      if (target.status !== 'active') throw new Problem(403, 'inactive-account', 'Essa conta está inativa.');
      const token = await rotateSession(ctx.trx(), ctx, body.id, openerOf(ctx.request));
      if (!token) throw sessionExpired();
      ctx.afterCommit(() => {
        writeSessionCookie(ctx.request, ctx.reply, token);
        ctx.services.realtime.disconnect(ctx.sessionHash);
      });
      const caller = { ...ctx, accountId: body.id, role: target.role, grants: target.grants };
      return { logged: true, session: await buildSession(ctx.db, caller, ctx.services.permissionIds) };
    },

    'POST /auth/logout': async (ctx) => {
      await ctx.db.deleteFrom('sessions').where('token_hash', '=', ctx.sessionHash).execute();
      ctx.afterCommit(() => {
        clearSessionCookie(ctx.request, ctx.reply);
        ctx.services.realtime.disconnect(ctx.sessionHash);
      });
    },

    'GET /user-permissions': async (ctx) => permissionList(ctx, ctx.services.permissionIds),

    'PUT /permissions/translate': (ctx) => translatePermissions(ctx),
    'PUT /permissions/translate/{x}': (ctx, { params }) => translatePermissions(ctx, params.x),

    'GET /websocket/auth': async (ctx) => {
      const token = newToken();
      await ctx.db
        .insertInto('socket_tokens')
        .values({
          token_hash: hashToken(token),
          session_hash: ctx.sessionHash,
          expires_at: new Date(Date.now() + SOCKET_TOKEN_SECONDS * 1000),
        })
        .execute();
      return { token };
    },

    'POST /log/{type}': async (ctx, { params, body }) => {
      const level = ({ error: 'error', warning: 'warn', info: 'info' } as const)[params.type];
      ctx.request.log[level]({ portal: scrubLine(body), userId: ctx.userId, accountId: ctx.accountId }, 'portal');
    },
  },
});
