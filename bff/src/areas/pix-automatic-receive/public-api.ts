import { definePublicApi, type Endpoint } from '../../core/public-api';
import { CANCELLATION, CHARGE_BODY, REC_BODY, REC_REVISION, REQUEST_BODY } from './api-bodies';
import { cancelCharge, createCharge, retryCharge } from './charge-api';
import { listCharges, showCharge } from './charge-dto';
import { listLocations, makeLocation, showLocation, toLocation, unlinkLocation } from './locations';
import { createRecurrence, reviseRecurrence } from './recurrence-api';
import { listRecurrences, showRecurrence } from './recurrence-dto';
import { cancelRequest, createRequest, showRequest } from './requests';

const asks = { permission: 'receive:do-charge:pix-automatic', write: true, audit: 'pix-collection.create' } as const;
const changes = { permission: 'receive:management:pix-automatic', write: true } as const;
const reads = { permission: 'receive:management:pix-automatic', method: 'GET' } as const;

const recurrences: Endpoint[] = [
  {
    ...asks,
    method: 'POST',
    path: '/v2/rec',
    scope: 'rec.write',
    summary: 'Criar recorrência',
    body: REC_BODY,
    handle: async (ctx, { body }) => ({ status: 201, body: await createRecurrence(ctx, body as never) }),
  },
  {
    ...reads,
    path: '/v2/rec',
    scope: 'rec.read',
    summary: 'Listar recorrências',
    handle: async (ctx, { query }) => ({ body: await listRecurrences(ctx, query) }),
  },
  {
    ...reads,
    path: '/v2/rec/:idRec',
    scope: 'rec.read',
    summary: 'Consultar recorrência',
    handle: async (ctx, { params }) => ({ body: await showRecurrence(ctx, params['idRec']!) }),
  },
  {
    ...changes,
    method: 'PATCH',
    path: '/v2/rec/:idRec',
    scope: 'rec.write',
    summary: 'Revisar ou cancelar recorrência',
    audit: 'pix-collection.revise',
    body: REC_REVISION,
    handle: async (ctx, { params, body }) => ({ body: await reviseRecurrence(ctx, params['idRec']!, body as never) }),
  },
];

const requests: Endpoint[] = [
  {
    ...asks,
    method: 'POST',
    path: '/v2/solicrec',
    scope: 'solicrec.write',
    summary: 'Solicitar ao pagador a confirmação de uma recorrência',
    body: REQUEST_BODY,
    handle: async (ctx, { body }) => ({ status: 201, body: await createRequest(ctx, body as never) }),
  },
  {
    ...reads,
    path: '/v2/solicrec/:idSolicRec',
    scope: 'solicrec.read',
    summary: 'Consultar solicitação de confirmação',
    handle: async (ctx, { params }) => ({ body: await showRequest(ctx, params['idSolicRec']!) }),
  },
  {
    ...changes,
    method: 'PATCH',
    path: '/v2/solicrec/:idSolicRec',
    scope: 'solicrec.write',
    summary: 'Cancelar solicitação de confirmação',
    audit: 'pix-collection.cancel-request',
    body: CANCELLATION,
    handle: async (ctx, { params }) => ({ status: 201, body: await cancelRequest(ctx, params['idSolicRec']!) }),
  },
];

const charges: Endpoint[] = [
  {
    ...changes,
    method: 'PUT',
    path: '/v2/cobr/:txid',
    scope: 'cobr.write',
    summary: 'Criar cobrança de um ciclo',
    audit: 'pix-collection.charge',
    body: CHARGE_BODY,
    handle: async (ctx, { params, body }) => ({
      status: 201,
      body: await createCharge(ctx, params['txid']!, body as never),
    }),
  },
  {
    ...changes,
    method: 'PATCH',
    path: '/v2/cobr/:txid',
    scope: 'cobr.write',
    summary: 'Cancelar cobrança de um ciclo',
    audit: 'pix-collection.cancel-charge',
    body: CANCELLATION,
    handle: async (ctx, { params }) => ({ body: await cancelCharge(ctx, params['txid']!) }),
  },
  {
    ...reads,
    path: '/v2/cobr/:txid',
    scope: 'cobr.read',
    summary: 'Consultar cobrança de um ciclo',
    handle: async (ctx, { params }) => ({ body: await showCharge(ctx, params['txid']!, { complete: true }) }),
  },
  {
    ...changes,
    method: 'POST',
    path: '/v2/cobr',
    scope: 'cobr.write',
    summary: 'Criar cobrança de um ciclo sem txid',
    audit: 'pix-collection.charge',
    body: CHARGE_BODY,
    handle: async (ctx, { body }) => ({ status: 201, body: await createCharge(ctx, null, body as never) }),
  },
  {
    ...reads,
    path: '/v2/cobr',
    scope: 'cobr.read',
    summary: 'Listar cobranças de ciclos',
    handle: async (ctx, { query }) => ({ body: await listCharges(ctx, query) }),
  },
  {
    ...changes,
    method: 'POST',
    path: '/v2/cobr/:txid/retentativa/:data',
    scope: 'cobr.write',
    summary: 'Solicitar nova tentativa de uma cobrança',
    audit: 'pix-collection.retry',
    handle: async (ctx, { params }) => ({
      status: 201,
      body: await retryCharge(ctx, params['txid']!, params['data']!),
    }),
  },
];

const locations: Endpoint[] = [
  {
    ...asks,
    method: 'POST',
    path: '/v2/locrec',
    scope: 'payloadlocationrec.write',
    summary: 'Criar location de recorrência',
    handle: async (ctx) => ({
      status: 201,
      body: toLocation(await makeLocation(ctx.trx(), ctx.accountId, ctx.now)),
    }),
  },
  {
    ...reads,
    path: '/v2/locrec',
    scope: 'payloadlocationrec.read',
    summary: 'Listar locations de recorrência',
    handle: async (ctx, { query }) => ({ body: await listLocations(ctx, query) }),
  },
  {
    ...reads,
    path: '/v2/locrec/:id',
    scope: 'payloadlocationrec.read',
    summary: 'Consultar location de recorrência',
    handle: async (ctx, { params }) => ({ body: await showLocation(ctx, params['id']!) }),
  },
  {
    ...changes,
    method: 'DELETE',
    path: '/v2/locrec/:id/idRec',
    scope: 'payloadlocationrec.write',
    summary: 'Desvincular a recorrência de uma location',
    audit: 'pix-collection.unlink',
    handle: async (ctx, { params }) => ({ body: await unlinkLocation(ctx, params['id']!) }),
  },
];

/** All endpoints of a resource, whose errors name it. */
const of = (problem: string, endpoints: Endpoint[]): Endpoint[] => endpoints.map((one) => ({ ...one, problem }));

/** Automatic Pix of the receiver, on the services of the portal (pix-api.json: Rec, SolicRec, CobR, PayloadLocationRec). */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    ...of('Rec', recurrences),
    ...of('SolicRec', requests),
    ...of('CobR', charges),
    ...of('PayloadLocationRec', locations),
  ],
});
