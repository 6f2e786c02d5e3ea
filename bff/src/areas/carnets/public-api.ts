import { definePublicApi, type Endpoint } from '../../core/public-api';
import {
  DUE_BODY,
  HISTORY_BODY,
  METADATA_BODY,
  type Metadata,
  readId,
  RESEND_BODY,
  throughAction,
} from '../charges/service';
import { cancelCarnets, cancelParcels, moveParcels, resendCarnets, resendParcels, settleParcels } from './actions';
import {
  addCarnetHistory,
  CARNET_BODY,
  createCarnet,
  moveEach,
  onParcel,
  PARCELS_BODY,
  setCarnetMetadata,
  settleCarnet,
  findCarnetDto,
} from './carnet-api';

const shared = { scope: 'charge', permission: 'receive:management:carnets' } as const satisfies Partial<Endpoint>;
const changing = { ...shared, write: true } as const;
const emailOf = (body: unknown) => (body as { email: string }).email;

/** Carnets, on the services of the portal (public-api-endpoints.json, group carnet). */
export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      ...changing,
      permission: 'receive:do-charge',
      method: 'POST',
      path: '/v1/carnet',
      summary: 'Criar carnê',
      audit: 'carnet.issue',
      body: CARNET_BODY,
      handle: async (ctx, { body }) => ({ body: await createCarnet(ctx, body as never) }),
    },
    {
      ...shared,
      method: 'GET',
      path: '/v1/carnet/:id',
      summary: 'Consultar carnê',
      handle: async (ctx, { params }) => ({ body: await findCarnetDto(ctx, readId(params['id'])) }),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/cancel',
      summary: 'Cancelar carnê',
      audit: 'carnet.cancel',
      handle: (ctx, { params }) => throughAction(readId(params['id']), (id) => cancelCarnets(ctx, [id])),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/carnet/:id/resend',
      summary: 'Reenviar carnê por e-mail',
      audit: 'carnet.resend-email',
      body: RESEND_BODY,
      handle: (ctx, { params, body }) =>
        throughAction(readId(params['id']), (id) => resendCarnets(ctx, [id], emailOf(body))),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/carnet/:id/history',
      summary: 'Acrescentar uma linha ao histórico do carnê',
      audit: 'carnet.history',
      body: HISTORY_BODY,
      handle: (ctx, { params, body }) =>
        addCarnetHistory(ctx, readId(params['id']), (body as { description: string }).description),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/metadata',
      summary: 'Alterar código próprio e endereço de avisos do carnê',
      audit: 'carnet.metadata',
      body: METADATA_BODY,
      handle: (ctx, { params, body }) => setCarnetMetadata(ctx, readId(params['id']), body as Metadata),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/settle',
      summary: 'Marcar as parcelas em aberto como pagas',
      audit: 'carnet.parcel-manual-payment',
      handle: (ctx, { params }) => settleCarnet(ctx, readId(params['id'])),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/parcels',
      summary: 'Alterar vencimentos de parcelas',
      audit: 'carnet.parcel-expire-at',
      body: PARCELS_BODY,
      handle: (ctx, { params, body }) => moveEach(ctx, readId(params['id']), body as never),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/parcel/:parcel',
      summary: 'Alterar vencimento de uma parcela',
      audit: 'carnet.parcel-expire-at',
      body: DUE_BODY,
      handle: (ctx, { params, body }) => {
        const carnet = readId(params['id']);
        const { expire_at: day } = body as { expire_at: string };
        return onParcel(ctx, carnet, params['parcel'], (ids) => moveParcels(ctx, carnet, ids, day));
      },
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/parcel/:parcel/cancel',
      summary: 'Cancelar uma parcela',
      audit: 'carnet.parcel-cancel',
      handle: (ctx, { params }) => {
        const carnet = readId(params['id']);
        return onParcel(ctx, carnet, params['parcel'], (ids) => cancelParcels(ctx, carnet, ids));
      },
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/carnet/:id/parcel/:parcel/settle',
      summary: 'Marcar uma parcela como paga',
      audit: 'carnet.parcel-manual-payment',
      handle: (ctx, { params }) => {
        const carnet = readId(params['id']);
        return onParcel(ctx, carnet, params['parcel'], (ids) => settleParcels(ctx, carnet, ids));
      },
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/carnet/:id/parcel/:parcel/resend',
      summary: 'Reenviar uma parcela por e-mail',
      audit: 'carnet.parcel-resend-email',
      body: RESEND_BODY,
      handle: (ctx, { params, body }) => {
        const carnet = readId(params['id']);
        return onParcel(ctx, carnet, params['parcel'], (ids) => resendParcels(ctx, carnet, ids, emailOf(body)));
      },
    },
  ],
});
