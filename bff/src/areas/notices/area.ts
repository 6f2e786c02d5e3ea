import { calls } from '@balcao/contract/notices';
import { defineArea } from '../../core/area';
import { LEGAL_TEXTS } from './legal-texts';
import { acceptNotice, delayNotice, noticeOf, noticesOf } from './notices';

export default defineArea({
  calls,
  handlers: {
    'GET /terms-and-conditions': async () => [...LEGAL_TEXTS],
    'GET /terms-and-conditions/{type}': async (_ctx, { params }) =>
      LEGAL_TEXTS.find(({ type }) => type === params.type)!,
    'GET /notices/v2/ads': (ctx, { query }) => noticesOf(ctx, query),
    'GET /notices/v2/ad/{id}': (ctx, { params }) => noticeOf(ctx, params.id),
    'POST /notices/v3/ad/{id}/noticed': (ctx, { params, body }) => acceptNotice(ctx, params.id, body),
    'POST /notices/ad/{id}/noticed/delay': (ctx, { params }) => delayNotice(ctx, params.id),
  },
});
