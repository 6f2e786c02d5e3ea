import { calls } from '@balcao/contract/two-factor';
import { defineArea } from '../../core/area';
import { begin, check, end, remove } from './two-factor';

export default defineArea({
  calls,
  handlers: {
    'POST /google/authenticator/start': (ctx) => begin(ctx, 'start'),
    'POST /google/authenticator/change': (ctx) => begin(ctx, 'change'),
    'POST /google/authenticator/remove': (ctx) => remove(ctx),
    'POST /google/authenticator/end': (ctx, { body }) => end(ctx, body.code),
    'POST /google/authenticator/check': (ctx, { body }) => check(ctx, body.code),
  },
});
