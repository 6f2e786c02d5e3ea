import type { Static } from 'typebox';
import { definePublicApi, type Endpoint } from '../../core/public-api';
import { throughAction } from './api-action';
import {
  type ApiPayment,
  DRAFT_BODY,
  DUE_BODY,
  HISTORY_BODY,
  METADATA_BODY,
  ONE_STEP_BODY,
  PAY_BODY,
  readId,
  RESEND_BODY,
} from './api-bodies';
import { addHistory, beginCharge, chargeCard, issueOneStep, payDraft, setMetadata, showAny } from './api-drafts';
import { cancelDraft } from './draft-cancel';
import { addSheet, SHEET_BODY } from './api-sheet';
import { listAll } from './api-dto';
import { cancelCharges, resendCharges, settleCharges } from './bulk-actions';
import { changeDueDate } from './change-due-date';
import { showNotification } from './notifications';

const shared = { scope: 'charge', permission: 'receive:management:billets' } as const satisfies Partial<Endpoint>;
const issuing = {
  ...shared,
  permission: 'receive:do-charge',
  method: 'POST',
  write: true,
  audit: 'charge.issue',
} as const;
const changing = { ...shared, write: true } as const;
const reading = { ...shared, method: 'GET' } as const;

/** Billets and charges that become one, on the services of the portal (public-api-endpoints.json, group charge). */
export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      ...issuing,
      path: '/v1/charge/one-step',
      summary: 'Criar cobrança por boleto ou cartão em um passo',
      body: ONE_STEP_BODY,
      handle: async (ctx, { body }) => ({ body: await issueOneStep(ctx, body as never) }),
      after: chargeCard,
    },
    {
      ...issuing,
      path: '/v1/charge',
      summary: 'Criar cobrança, cuja forma de pagamento se define depois',
      body: DRAFT_BODY,
      handle: async (ctx, { body }) => ({ body: await beginCharge(ctx, body as never) }),
    },
    {
      ...issuing,
      path: '/v1/charge/:id/pay',
      summary: 'Definir que a cobrança é paga por boleto ou cartão',
      body: PAY_BODY,
      handle: async (ctx, { params, body }) => ({
        body: await payDraft(ctx, readId(params['id']), (body as { payment: ApiPayment }).payment),
      }),
      after: chargeCard,
    },
    {
      ...reading,
      path: '/v1/charge/:id',
      summary: 'Consultar cobrança',
      handle: async (ctx, { params }) => ({ body: await showAny(ctx, readId(params['id'])) }),
    },
    {
      ...reading,
      path: '/v1/charges',
      summary: 'Listar boletos',
      handle: async (ctx, { query }) => ({ body: await listAll(ctx, query) }),
    },
    {
      ...reading,
      path: '/v1/notification/:token',
      summary: 'Consultar o que aconteceu com uma cobrança, pelo token do aviso',
      handle: async (ctx, { params }) => ({ body: await showNotification(ctx, params['token']!) }),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/charge/:id/metadata',
      summary: 'Alterar código próprio e endereço de avisos',
      audit: 'charge.metadata',
      body: METADATA_BODY,
      handle: async (ctx, { params, body }) => ({ body: await setMetadata(ctx, readId(params['id']), body as object) }),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/charge/:id/history',
      summary: 'Acrescentar uma linha ao histórico',
      audit: 'charge.history',
      body: HISTORY_BODY,
      handle: async (ctx, { params, body }) => ({
        body: await addHistory(ctx, readId(params['id']), (body as { description: string }).description),
      }),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/charge/:id/balance-sheet',
      summary: 'Acrescentar um demonstrativo ao boleto impresso',
      audit: 'charge.balance-sheet',
      body: SHEET_BODY,
      handle: async (ctx, { params, body }) => {
        await addSheet(ctx, readId(params['id']), body as Static<typeof SHEET_BODY>);
        return { body: { code: 200 } };
      },
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/charge/:id/cancel',
      summary: 'Cancelar cobrança',
      audit: 'charge.cancel',
      handle: async (ctx, { params }) => {
        const id = readId(params['id']);
        return (await cancelDraft(ctx, id))
          ? { body: { code: 200 } }
          : throughAction(id, (one) => cancelCharges(ctx, [one]));
      },
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/charge/:id/billet',
      summary: 'Alterar vencimento do boleto',
      audit: 'charge.expire-at',
      body: DUE_BODY,
      handle: (ctx, { params, body }) =>
        throughAction(readId(params['id']), (id) =>
          changeDueDate(ctx, [id], (body as { expire_at: string }).expire_at),
        ),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/charge/:id/settle',
      summary: 'Marcar cobrança como paga',
      audit: 'charge.manual-payment',
      handle: (ctx, { params }) => throughAction(readId(params['id']), (id) => settleCharges(ctx, [id])),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/charge/:id/billet/resend',
      summary: 'Reenviar boleto por e-mail',
      audit: 'charge.resend-email',
      body: RESEND_BODY,
      handle: (ctx, { params, body }) =>
        throughAction(readId(params['id']), (id) => resendCharges(ctx, [id], (body as { email: string }).email)),
    },
  ],
});
