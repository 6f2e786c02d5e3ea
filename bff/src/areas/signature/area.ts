import { calls } from '@balcao/contract/signature';
import { defineArea } from '../../core/area';
import { newChallenge } from '../../core/signing/challenge';
import { isBlocked, sendCode, setSignature, validateCode } from './redefine';

export default defineArea({
  calls,
  handlers: {
    'GET /signature': (ctx) => newChallenge(ctx.db, ctx),
    'POST /signature/challenge': (ctx, { body }) => newChallenge(ctx.db, ctx, body),
    'GET /signature/redefine/check': async (ctx) => ({ blocked: await isBlocked(ctx) }),
    'GET /signature/redefine/start': (ctx) => sendCode(ctx, 'sms'),
    'GET /signature/redefine/call': (ctx) => sendCode(ctx, 'call'),
    'POST /signature/redefine/code/validate': (ctx, { body }) => validateCode(ctx, body.code),
    'POST /signature': (ctx, { body }) => setSignature(ctx, body.signature),
  },
});
