import { definePublicApi } from '../../core/public-api';
import { linkedDraft, readId, RESEND_BODY } from '../charges/service';
import { changeLink, LINK_BODY, ONE_STEP_LINK_BODY, openLink, openOneStepLink } from './link-api';
import { sendLink } from './send';

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
    {
      ...shared,
      permission: 'receive:management:payment-links',
      method: 'PUT',
      path: '/v1/charge/:id/link',
      summary: 'Alterar o link de pagamento da cobrança',
      audit: 'payment-link.update',
      body: LINK_BODY,
      handle: async (ctx, { params, body }) => ({ body: await changeLink(ctx, readId(params['id']), body as object) }),
    },
    {
      ...shared,
      permission: 'receive:management:payment-links',
      path: '/v1/charge/:id/link/resend',
      summary: 'Enviar o link de pagamento por e-mail',
      audit: 'payment-link.resend-email',
      body: RESEND_BODY,
      handle: async (ctx, { params, body }) => {
        const { link } = await linkedDraft(ctx, readId(params['id']));
        await sendLink(ctx, link, (body as { email: string }).email);
        return { body: { code: 200 } };
      },
    },
  ],
});
