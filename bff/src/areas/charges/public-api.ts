import { definePublicApi, type Endpoint } from '../../core/public-api';
import {
  DUE_BODY,
  issueOneStep,
  listAll,
  ONE_STEP_BODY,
  RESEND_BODY,
  readId,
  showPublic,
  throughAction,
} from './one-step';
import { cancelCharges, resendCharges, settleCharges } from './bulk-actions';
import { changeDueDate } from './change-due-date';

const shared = { scope: 'charge', permission: 'receive:management:billets' } as const satisfies Partial<Endpoint>;

/** Billets, on the services of the portal (public-api-endpoints.json, group charge). */
export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      ...shared,
      permission: 'receive:do-charge',
      method: 'POST',
      path: '/v1/charge/one-step',
      summary: 'Criar boleto em um passo',
      write: true,
      audit: 'charge.issue',
      body: ONE_STEP_BODY,
      handle: async (ctx, { body }) => ({ body: await issueOneStep(ctx, body as never) }),
    },
    {
      ...shared,
      method: 'GET',
      path: '/v1/charge/:id',
      summary: 'Consultar cobrança',
      handle: async (ctx, { params }) => ({ body: await showPublic(ctx, readId(params['id'])) }),
    },
    {
      ...shared,
      method: 'GET',
      path: '/v1/charges',
      summary: 'Listar boletos',
      handle: async (ctx, { query }) => ({ body: await listAll(ctx, query) }),
    },
    {
      ...shared,
      method: 'PUT',
      path: '/v1/charge/:id/cancel',
      summary: 'Cancelar cobrança',
      write: true,
      audit: 'charge.cancel',
      handle: (ctx, { params }) => throughAction(readId(params['id']), (id) => cancelCharges(ctx, [id])),
    },
    {
      ...shared,
      method: 'PUT',
      path: '/v1/charge/:id/billet',
      summary: 'Alterar vencimento do boleto',
      write: true,
      audit: 'charge.expire-at',
      body: DUE_BODY,
      handle: (ctx, { params, body }) =>
        throughAction(readId(params['id']), (id) =>
          changeDueDate(ctx, [id], (body as { expire_at: string }).expire_at),
        ),
    },
    {
      ...shared,
      method: 'PUT',
      path: '/v1/charge/:id/settle',
      summary: 'Marcar cobrança como paga',
      write: true,
      audit: 'charge.manual-payment',
      handle: (ctx, { params }) => throughAction(readId(params['id']), (id) => settleCharges(ctx, [id])),
    },
    {
      ...shared,
      method: 'POST',
      path: '/v1/charge/:id/billet/resend',
      summary: 'Reenviar boleto por e-mail',
      write: true,
      audit: 'charge.resend-email',
      body: RESEND_BODY,
      handle: (ctx, { params, body }) =>
        throughAction(readId(params['id']), (id) => resendCharges(ctx, [id], (body as { email: string }).email)),
    },
  ],
});
