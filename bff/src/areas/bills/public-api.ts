import { Type } from 'typebox';
import { Day } from '@balcao/contract/core/shapes';
import { definePublicApi } from '../../core/public-api';
import { probeUrl } from '../developer/service';
import { payByApi, showBill, showPayment, summary, type Order } from './api-pay';
import { listWebhooks, putWebhook, removeWebhook } from './webhooks';

const permission = 'pay-transfer:billets';
const read = { permission, scope: 'gn.barcode.read', method: 'GET' } as const;
const hook = { permission, scope: 'payment.webhook.write', path: '/v1/webhook', write: true } as const;

const URL_BODY = Type.Object({ url: Type.String({ minLength: 1, maxLength: 255 }) });

/** Payment of bills, on the services of the portal (public-api-endpoints.json, group bill-payment). */
export default definePublicApi({
  api: 'pagamento-de-contas',
  endpoints: [
    {
      ...read,
      path: '/v1/codBarras/:codBarras',
      summary: 'Consultar um boleto ou conta pelo código de barras',
      handle: async (ctx, { params }) => ({ body: await showBill(ctx, params['codBarras']!) }),
    },
    {
      permission,
      scope: 'gn.barcode.pay.write',
      method: 'POST',
      path: '/v1/codBarras/:codBarras',
      summary: 'Pagar ou agendar um boleto ou conta',
      write: true,
      audit: 'bill.pay',
      body: Type.Object({
        valor: Type.Integer({ minimum: 1, maximum: 999_999_999_999, description: 'integer cents' }),
        dataPagamento: Day,
        descricao: Type.Optional(Type.String({ maxLength: 140 })),
      }),
      handle: async (ctx, { params, body }) => ({
        status: 201,
        body: await payByApi(ctx, params['codBarras']!, body as Order),
      }),
    },
    {
      ...read,
      path: '/v1/:idPagamento',
      summary: 'Consultar um pagamento',
      handle: async (ctx, { params }) => ({ body: await showPayment(ctx, params['idPagamento']!) }),
    },
    {
      ...read,
      path: '/v1/resumo',
      summary: 'Contar os pagamentos de um período',
      handle: async (ctx, { query }) => ({ body: await summary(ctx, query) }),
    },
    {
      ...hook,
      method: 'PUT',
      summary: 'Cadastrar um webhook de pagamentos',
      audit: 'bill.webhook.put',
      body: URL_BODY,
      before: (ctx, { body, headers }) => probeUrl(ctx, (body as { url: string }).url, headers),
      handle: async (ctx, input) => ({ status: 201, body: await putWebhook(ctx, input) }),
    },
    {
      permission,
      scope: 'payment.webhook.read',
      method: 'GET',
      path: '/v1/webhook',
      summary: 'Listar webhooks de pagamentos',
      handle: async (ctx, input) => ({ body: await listWebhooks(ctx, input) }),
    },
    {
      ...hook,
      method: 'DELETE',
      summary: 'Excluir um webhook de pagamentos',
      audit: 'bill.webhook.remove',
      body: URL_BODY,
      handle: async (ctx, input) => {
        await removeWebhook(ctx, input);
        return { status: 204, body: null };
      },
    },
  ],
});
