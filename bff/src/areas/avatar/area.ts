import { randomBytes } from 'node:crypto';
import { calls } from '@balcao/contract/avatar';
import { defineArea } from '../../core/area';
import { fieldProblem, notFound } from '../../core/problem';
import { readAccountAvatar, removeAccountAvatar, setAccountAvatar } from './account-avatar';
import './tables';

const LEAST_SIDE = 192;

export default defineArea({
  calls,
  handlers: {
    'PUT /profile/avatar': async (ctx, { body }) => {
      if (body.width < LEAST_SIDE || body.height < LEAST_SIDE)
        throw fieldProblem(
          'file',
          'Esta foto é muito pequena. Por favor, selecione uma foto com altura e largura mínimas de 192 pixels.',
        );
      const version = randomBytes(16).toString('hex');
      const url = `/bff/profile/avatar/${version}`;
      const row = { version, bytes: body.bytes, type: body.type, updated_at: ctx.now };
      await ctx
        .trx()
        .insertInto('avatars')
        .values({ user_id: ctx.userId, ...row })
        .onConflict((c) => c.column('user_id').doUpdateSet(row))
        .execute();
      await ctx.trx().updateTable('users').set({ avatar: url }).where('id', '=', ctx.userId).execute();
      return { url };
    },
    'DELETE /profile/avatar': async (ctx) => {
      await ctx.trx().deleteFrom('avatars').where('user_id', '=', ctx.userId).execute();
      await ctx.trx().updateTable('users').set({ avatar: null }).where('id', '=', ctx.userId).execute();
      return { url: null };
    },
    'PUT /account/avatar': (ctx, { body }) => setAccountAvatar(ctx, body),
    'DELETE /account/avatar': (ctx) => removeAccountAvatar(ctx),
    'GET /account/avatar/{version}': (ctx, { params }) => readAccountAvatar(ctx, params.version),
    'GET /profile/avatar/{version}': async (ctx, { params }) => {
      const row = await ctx.db
        .selectFrom('avatars')
        .select(['bytes', 'type'])
        .where('user_id', '=', ctx.userId)
        .where('version', '=', params.version)
        .executeTakeFirst();
      if (!row) throw notFound();
      return {
        name: row.type === 'image/png' ? 'perfil.png' : 'perfil.jpg',
        bytes: Buffer.from(row.bytes),
        type: row.type,
      };
    },
  },
});
