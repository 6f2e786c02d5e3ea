import { calls } from '@balcao/contract/pix-keys';
import { defineArea } from '../../core/area';
import { sendAgain } from './checks';
import { claimsRound } from './round';
import { answerClaim, askFor, listKeys, registerKey, removeKey, verifyCode } from './keys';

export default defineArea({
  calls,
  jobs: [claimsRound],
  handlers: {
    'GET /pix/keys': listKeys,
    'POST /pix/key': (ctx, { body }) => registerKey(ctx, body),
    'DELETE /pix/keys/{id}': (ctx, { params, body }) => removeKey(ctx, params.id, body.key),
    'POST /pix/keys/sms/verify': (ctx, { body }) => verifyCode(ctx, body, 'phone'),
    'POST /pix/keys/mail/verify': (ctx, { body }) => verifyCode(ctx, body, 'email'),
    'POST /pix/keys/code/resend': (ctx, { body }) => sendAgain(ctx, body.id, 'same'),
    'POST /pix/keys/code/call': (ctx, { body }) => sendAgain(ctx, body.id, 'call'),
    'POST /pix/keys/portability/v2': (ctx, { body }) => askFor(ctx, 'portability', body),
    'POST /pix/keys/portability/confirm': (ctx, { body }) => answerClaim(ctx, 'portability', body, 'confirm'),
    'POST /pix/keys/portability/reject': (ctx, { body }) => answerClaim(ctx, 'portability', body, 'reject'),
    'POST /pix/keys/claim/v2': (ctx, { body }) => askFor(ctx, 'claim', body),
    'POST /pix/keys/claim/confirm': (ctx, { body }) => answerClaim(ctx, 'claim', body, 'confirm'),
    'POST /pix/keys/claim/reject': (ctx, { body }) => answerClaim(ctx, 'claim', body, 'reject'),
  },
});
