import { definePublicApi } from '../../core/public-api';
import { readId } from '../charges/service';
import { LINK_BODY, ONE_STEP_LINK_BODY, openLink, openOneStepLink } from './link-api';

const shared = {
  scope: 'charge',
  permission: 'receive:do-charge',
  method: 'POST',
  write: true,
  audit: 'payment-link.create',
} as const;

/** Payment links of charges, on the services of the portal (public-api-endpoints.json, group charge). */
export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      ...shared,
      path: '/v1/charge/one-step/link',
      summary: 'Criar link de pagamento em um passo',
      body: ONE_STEP_LINK_BODY,
      handle: async (ctx, { body }) => ({ body: await openOneStepLink(ctx, body as never) }),
    },
    {
      ...shared,
      path: '/v1/charge/:id/link',
      summary: 'Definir que a cobrança é paga por link',
      body: LINK_BODY,
      handle: async (ctx, { params, body }) => ({ body: await openLink(ctx, readId(params['id']), body as object) }),
    },
  ],
});
