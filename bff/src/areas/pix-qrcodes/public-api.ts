import { definePublicApi } from '../../core/public-api';
import { COB_BODY, createCob, listCobs, readLocationQr, reviseCob, REVISION_BODY, showCob } from './cob';
import { listReceived, showReceived } from './received-api';

const permission = 'pix:qrcode';
const write = { permission, scope: 'cob.write', write: true } as const;
const read = { permission, scope: 'cob.read', method: 'GET' } as const;

/** Immediate charges and received Pix, as the central bank's Pix API has them (pix-api.json). */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    {
      ...write,
      method: 'PUT',
      path: '/v2/cob/:txid',
      summary: 'Criar cobrança imediata com txid',
      audit: 'pix-qrcode.create',
      body: COB_BODY,
      handle: async (ctx, { params, body }) => ({
        status: 201,
        body: await createCob(ctx, params['txid']!, body as never),
      }),
    },
    {
      ...write,
      method: 'POST',
      path: '/v2/cob',
      summary: 'Criar cobrança imediata',
      audit: 'pix-qrcode.create',
      body: COB_BODY,
      handle: async (ctx, { body }) => ({ status: 201, body: await createCob(ctx, null, body as never) }),
    },
    {
      ...write,
      method: 'PATCH',
      path: '/v2/cob/:txid',
      summary: 'Revisar cobrança imediata',
      audit: 'pix-qrcode.create',
      body: REVISION_BODY,
      handle: async (ctx, { params, body }) => ({ body: await reviseCob(ctx, params['txid']!, body as never) }),
    },
    {
      ...read,
      path: '/v2/cob/:txid',
      summary: 'Consultar cobrança imediata',
      handle: async (ctx, { params }) => ({ body: await showCob(ctx, params['txid']!) }),
    },
    {
      ...read,
      path: '/v2/cob',
      summary: 'Listar cobranças imediatas',
      handle: async (ctx, { query }) => ({ body: await listCobs(ctx, query) }),
    },
    {
      ...read,
      scope: 'payloadlocation.read',
      path: '/v2/loc/:id/qrcode',
      summary: 'Gerar o QR Code de uma location',
      handle: async (ctx, { params }) => ({ body: await readLocationQr(ctx, params['id']!) }),
    },
    {
      ...read,
      scope: 'pix.read',
      path: '/v2/pix/:e2eId',
      summary: 'Consultar um Pix recebido',
      handle: async (ctx, { params }) => ({ body: await showReceived(ctx, params['e2eId']!) }),
    },
    {
      ...read,
      scope: 'pix.read',
      path: '/v2/pix',
      summary: 'Listar Pix recebidos',
      handle: async (ctx, { query }) => ({ body: await listReceived(ctx, query) }),
    },
  ],
});
