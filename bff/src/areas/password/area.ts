import type { Body } from '@balcao/contract/core/registry';
import { calls } from '@balcao/contract/password';
import { defineArea, type Ctx } from '../../core/area';
import { qrImage } from '../../core/qr-image';
import { startApproval } from '../secure-device/service';
import { forget, passwordForgotten, reset } from './forgotten';
import { disconnectAll, refuseWeak, setPassword } from './set-password';

const BY_DEVICE = 'PUT /profile/security/password';

async function change(ctx: Ctx, body: Body<'PUT /profile/security/password'>): Promise<void> {
  await refuseWeak(ctx.db, ctx.userId, body);
  const ended = await setPassword(ctx.trx(), ctx.userId, body.password, ctx.sessionHash);
  ctx.afterCommit(() => disconnectAll(ctx.services, ended));
}

export default defineArea({
  calls,
  jobs: [passwordForgotten],
  handlers: {
    'PUT /profile/password': (ctx, { body }) => change(ctx, body),
    [BY_DEVICE]: (ctx, { body }) => change(ctx, body),
    'POST /profile/security': async (ctx) => {
      const { id, token } = await startApproval(ctx, { call: BY_DEVICE });
      return { id, aeToken: token, image_qrcode: await qrImage(`balcao://approvals/${id}`) };
    },
    'POST /auth/password/forgot': (ctx, { body }) => forget(ctx, body),
    'POST /auth/password/reset': (ctx, { body }) => reset(ctx, body),
  },
});
