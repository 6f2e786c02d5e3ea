import { calls } from '@balcao/contract/pix-automatic';
import { defineArea } from '../../core/area';
import {
  acceptRequest,
  authorise,
  cancelPayment,
  cancelRecurrence,
  changeLimit,
  parseOffer,
  refuseRequest,
} from './authorise';
import { automatic } from './kind';
import { authorised, listRequests, showRecurrence } from './recurrences';
import { recurrencesRound } from './round';

export default defineArea({
  calls,
  jobs: [...automatic.jobs, recurrencesRound],
  handlers: {
    'POST /pix/automatic/parse': (ctx, { body }) => parseOffer(ctx, body.code),
    'POST /pix/automatic': (ctx, { body }) => authorise(ctx, body),
    'POST /pix/automatic/search': authorised.list,
    'GET /pix/automatic/{id}': (ctx, { params }) => showRecurrence(ctx, params.id),
    'PUT /pix/automatic/{id}/limit': (ctx, { params, body }) => changeLimit(ctx, params.id, body.limit ?? null),
    'POST /pix/automatic/{id}/cancel': (ctx, { params }) => cancelRecurrence(ctx, params.id),
    'POST /pix/automatic/payments/{id}/cancel': (ctx, { params }) => cancelPayment(ctx, params.id),
    'GET /pix/automatic/requests': listRequests,
    'POST /pix/automatic/requests/{id}/accept': (ctx, { params, body }) => acceptRequest(ctx, params.id, body),
    'POST /pix/automatic/requests/{id}/refuse': (ctx, { params }) => refuseRequest(ctx, params.id),
  },
});
