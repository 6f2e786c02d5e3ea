import type { Ctx } from '../../core/area';
import { definePublicApi, type ApiInput, type Endpoint } from '../../core/public-api';
import { listReceived, receivedNamed, toPix } from '../../kits/money/pix/received-api';
import { readCode } from './code';
import { valueOf } from './code-rules';
import { infractionEndpoints } from './infractions/infractions';
import { drawForKey, lookupEndpoints } from './lookups/buckets';
import { receiptEndpoints } from './receipt-api';
import { REFUND_BODY, refundByApi, refundSharedByApi, SHARED_REFUND_BODY, showRefund } from './refund-api';
import { CODE_BODY, payCodeByApi, SEND_BODY, sendByApi, sendToOwnByApi, type SendAsked } from './send-api';
import { listSent, showSent } from './sent-api';

const read = { method: 'GET', scope: 'pix.read', permission: 'pix:history' } as const;

const sent = { ...read, scope: 'gn.pix.send.read' } as const;
const send = { method: 'PUT', permission: 'pix:do-pix', write: true, audit: 'pix.start' } as const;

/** A look-up of the payee's key draws a token, which the payment gives back. */
const byKey = {
  ...send,
  before: (ctx: Ctx, { params, body }: ApiInput) =>
    drawForKey(ctx, params['idEnvio']!, (body as SendAsked).favorecido.chave),
} as const;

/** Sending is of version 3 now; integrations of version 2 go on. */
const sending = (version: 'v2' | 'v3'): Endpoint => ({
  ...byKey,
  scope: 'pix.send',
  path: `/${version}/gn/pix/:idEnvio`,
  summary: version === 'v3' ? 'Enviar Pix' : 'Enviar Pix (versão anterior)',
  body: SEND_BODY,
  handle: (ctx, { params, body }) => sendByApi(ctx, params['idEnvio']!, body as never),
});

/** Received Pix and their refunds, and Pix that are sent, as the central bank's Pix API has them (pix-api.json). */
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
    {
      method: 'PUT',
      scope: 'gn.pix.write',
      permission: 'pix:do-pix',
      path: '/v2/gn/split/pix/:e2eid/devolucao/:id',
      summary: 'Devolver um Pix que teve split',
      write: true,
      audit: 'pix.refund',
      body: SHARED_REFUND_BODY,
      handle: async (ctx, { params, body }) => ({
        status: 201,
        body: await refundSharedByApi(ctx, params['e2eid']!, params['id']!, body as { valor: string }),
      }),
    },
    sending('v3'),
    sending('v2'),
    {
      ...byKey,
      scope: 'gn.pix.sameownership.send',
      path: '/v2/gn/pix/:idEnvio/mesma-titularidade',
      summary: 'Enviar Pix à mesma titularidade',
      body: SEND_BODY,
      handle: (ctx, { params, body }) => sendToOwnByApi(ctx, params['idEnvio']!, body as SendAsked),
    },
    {
      ...send,
      scope: 'gn.qrcodes.pay',
      path: '/v2/gn/pix/:idEnvio/qrcode',
      summary: 'Pagar um Pix Copia e Cola',
      body: CODE_BODY,
      handle: (ctx, { params, body }) =>
        payCodeByApi(ctx, params['idEnvio']!, body as never, async (code) => valueOf(await readCode(ctx, code))),
    },
    {
      ...sent,
      path: '/v2/gn/pix/enviados/:e2eId',
      summary: 'Consultar um Pix enviado',
      handle: async (ctx, { params }) => ({ body: await showSent(ctx, { endToEnd: params['e2eId']! }) }),
    },
    {
      ...sent,
      path: '/v2/gn/pix/enviados/id-envio/:idEnvio',
      summary: 'Consultar um Pix enviado pelo idEnvio',
      handle: async (ctx, { params }) => ({ body: await showSent(ctx, { sendId: params['idEnvio']! }) }),
    },
    {
      ...sent,
      path: '/v2/gn/pix/enviados',
      summary: 'Listar Pix enviados',
      handle: async (ctx, { query }) => ({ body: await listSent(ctx, query) }),
    },
    ...infractionEndpoints,
    ...receiptEndpoints,
    ...lookupEndpoints,
  ],
});
