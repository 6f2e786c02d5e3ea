import { calls } from '@balcao/contract/secure-device';
import { defineArea } from '../../core/area';
import { feedbackOf, startApproval, statusOf } from './approvals';
import { devicesOf, registerDevice, revokeDevice } from './devices';

export default defineArea({
  calls,
  handlers: {
    'GET /secure-device': async (ctx) => {
      const devices = await devicesOf(ctx.db, ctx.userId);
      return { usable: devices.length > 0 && ctx.can('secure-device'), devices };
    },
    'POST /secure-device/devices': (ctx, { body }) => registerDevice(ctx, body.name),
    'DELETE /secure-device/devices/{id}': (ctx, { params }) => revokeDevice(ctx, params.id),
    'POST /secure-device/authenticator/start': (ctx, { body }) => startApproval(ctx, body),
    'GET /transfer/status/{id}': (ctx, { params }) => statusOf(ctx, params),
    'GET /transfer/feedbacks/{id}': (ctx, { params }) => feedbackOf(ctx, params),
    'GET /feedbacks/{id}': (ctx, { params }) => feedbackOf(ctx, params, 'card'),
    'GET /secure-device/status/{token}': (ctx, { params }) => statusOf(ctx, params),
    'GET /secure-device/feedbacks/{token}': (ctx, { params }) => feedbackOf(ctx, params),
  },
});
