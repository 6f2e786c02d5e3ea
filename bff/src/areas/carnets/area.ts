import { calls } from '@balcao/contract/carnets';
import { CARNET_PARCELS } from '@balcao/contract/shared/carnet-limits';
import { defineArea } from '../../core/area';
import { ratesOf } from '../../kits/charging/rates/rates';
import {
  cancelCarnets,
  cancelParcels,
  fileCarnets,
  moveParcels,
  resendCarnets,
  resendParcels,
  setCarnetNote,
  settleParcels,
  tagCarnets,
} from './actions';
import { printCarnet, printParcel, showCarnet, showParcel } from './detail';
import { carnetsExport } from './export';
import { issueCarnets } from './issue';
import { carnets, carnetsByIds, carnetTotals } from './list';

export default defineArea({
  calls,
  jobs: [carnetsExport.job],
  handlers: {
    'POST /v2/carnets/opened': (ctx, { body }) => carnets.page(ctx, { ...body, filed: false }),
    'POST /v2/carnets/filed': (ctx, { body }) => carnets.page(ctx, { ...body, filed: true }),
    'POST /v2/carnets/totals': (ctx, { body }) => carnetTotals(ctx, body),
    'POST /v2/carnets/ids': carnets.ids,
    'POST /carnets/all': carnetsByIds.list,
    'POST /carnets/export': (ctx, { body }) => carnetsExport.start(ctx, body),
    'GET /carnets/conditions': async (ctx) => ({
      fee: (await ratesOf(ctx.db, ctx.accountId)).charges.carnet.fee,
      parcels: { minimum: CARNET_PARCELS.minimum, maximum: ctx.services.config.BALCAO_CARNET_PARCELS },
    }),
    'POST /carnets': (ctx, { body }) => issueCarnets(ctx, body),
    'GET /carnet/{id}': (ctx, { params }) => showCarnet(ctx.db, ctx.accountId, params.id, ctx.today),
    'GET /carnet/{id}/pdf': (ctx, { params }) => printCarnet(ctx.db, ctx.accountId, params.id),
    'GET /carnet/{id}/parcel/{idDetail}': (ctx, { params }) => showParcel(ctx.db, ctx.accountId, params, ctx.today),
    'GET /carnet/{id}/parcel/{idDetail}/pdf': (ctx, { params }) => printParcel(ctx.db, ctx.accountId, params),
    'POST /carnet/{id}/note': (ctx, { params, body }) => setCarnetNote(ctx, params.id, body.note),
    'PUT /carnets/cancel': (ctx, { body }) => cancelCarnets(ctx, body.ids),
    'PUT /carnets/file': (ctx, { body }) => fileCarnets(ctx, body.ids, body.filed ?? true),
    'POST /carnets/resend/email': (ctx, { body }) => resendCarnets(ctx, body.ids, body.email),
    'POST /carnets/tags': (ctx, { body }) => tagCarnets(ctx, body),
    'PUT /carnet/{id}/parcels/cancel': (ctx, { params, body }) => cancelParcels(ctx, params.id, body.ids),
    'PUT /carnet/{id}/parcels/manual-payment': (ctx, { params, body }) => settleParcels(ctx, params.id, body.ids),
    'PUT /carnet/{id}/parcels/expire-at': (ctx, { params, body }) =>
      moveParcels(ctx, params.id, body.ids, body.expire_at),
    'POST /carnet/{id}/parcels/resend/email': (ctx, { params, body }) =>
      resendParcels(ctx, params.id, body.ids, body.email),
  },
});
