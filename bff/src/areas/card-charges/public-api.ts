import { Type } from 'typebox';
import { CARD_BRANDS } from '@balcao/contract/shared/card-limits';
import { refuseFields } from '../../core/problem';
import { definePublicApi, type Endpoint } from '../../core/public-api';
import { CARD_BODY, readId, type ApiCard } from '../charges/service';
import { issueAuthenticated, TDS_BODY, type TdsBody } from './api-tds';
import { retryCard, settleCard, listInstalments } from './api';
import { refundCard } from './refund';

const shared = { scope: 'charge', permission: 'receive:management:credit-card' } as const satisfies Partial<Endpoint>;
const changing = { ...shared, method: 'POST', write: true } as const;

/** Payments by card beside those of charges, on the services of the portal (public-api-endpoints.json, group card). */
export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      ...shared,
      method: 'GET',
      path: '/v1/installments',
      summary: 'Consultar em quantas parcelas um valor pode ser pago',
      handle: async (ctx, { query: { total = '', brand = '' } }) => {
        refuseFields([
          ...(/^[1-9]\d{0,11}$/.test(total) ? [] : [{ field: 'total', message: 'Informe o valor em centavos.' }]),
          ...(CARD_BRANDS.some((one) => one === brand) ? [] : [{ field: 'brand', message: 'Bandeira inválida.' }]),
        ]);
        return { body: { code: 200, data: await listInstalments(ctx, Number(total), brand) } };
      },
    },
    {
      ...changing,
      path: '/v2/charge/card',
      summary: 'Cobrar cartão cujo portador é autenticado por 3-D Secure',
      permission: 'receive:do-charge',
      audit: 'charge.issue',
      body: TDS_BODY,
      handle: async (ctx, { body }) => ({ body: { charge_id: await issueAuthenticated(ctx, body as TdsBody) } }),
      after: async (ctx, _input, answer) => ({
        body: await settleCard(ctx, (answer.body as { charge_id: number }).charge_id),
      }),
    },
    {
      ...changing,
      path: '/v1/charge/:id/retry',
      summary: 'Tentar outro cartão na cobrança que foi recusada',
      permission: 'receive:do-charge',
      audit: 'charge.issue',
      body: CARD_BODY,
      handle: async (ctx, { params, body }) => {
        const id = readId(params['id']);
        await retryCard(ctx, id, (body as { payment: { credit_card: ApiCard } }).payment.credit_card);
        return { body: { code: 200, data: { charge_id: id } } };
      },
      after: async (ctx, { params }) => ({
        body: { code: 200, data: await settleCard(ctx, readId(params['id'])) },
      }),
    },
    {
      ...changing,
      path: '/v1/charge/card/:id/refund',
      summary: 'Devolver ao cartão o todo ou uma parte',
      audit: 'card-charge.refund',
      body: Type.Object({
        amount: Type.Integer({ minimum: 1, maximum: 999_999_999_999, description: 'integer cents' }),
      }),
      handle: async (ctx, { params, body }) => {
        const id = readId(params['id']);
        await refundCard(ctx, id, (body as { amount: number }).amount);
        ctx.noted({ about: String(id) });
        return { body: { code: 200, message: 'Devolução solicitada.' } };
      },
    },
  ],
});
