import { definePublicApi } from '../../core/public-api';
import { listReceived, receivedNamed, toPix } from '../../kits/money/pix/received-api';
import { REFUND_BODY, refundByApi, showRefund } from './refund-api';

const read = { method: 'GET', scope: 'pix.read', permission: 'pix:history' } as const;

/** Received Pix and their refunds, as the central bank's Pix API has them (pix-api.json). */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    {
      ...read,
      path: '/v2/pix/:e2eId',
      summary: 'Consultar um Pix recebido',
      handle: async (ctx, { params }) => ({ body: toPix(await receivedNamed(ctx, params['e2eId']!)) }),
    },
    {
      ...read,
      path: '/v2/pix',
      summary: 'Listar Pix recebidos',
      handle: async (ctx, { query }) => ({ body: await listReceived(ctx, query) }),
    },
    {
      method: 'PUT',
      scope: 'pix.write',
      permission: 'pix:do-pix',
      path: '/v2/pix/:e2eId/devolucao/:id',
      summary: 'Devolver um Pix recebido',
      write: true,
      audit: 'pix.refund',
      body: REFUND_BODY,
      handle: async (ctx, { params, body }) => ({
        status: 201,
        body: await refundByApi(ctx, params['e2eId']!, params['id']!, body as never),
      }),
    },
    {
      ...read,
      path: '/v2/pix/:e2eId/devolucao/:id',
      summary: 'Consultar a devolução de um Pix',
      handle: async (ctx, { params }) => ({ body: await showRefund(ctx, params['e2eId']!, params['id']!) }),
    },
  ],
});
