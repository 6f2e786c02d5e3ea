import { calls } from '@balcao/contract/limits';
import { defineArea } from '../../core/area';
import { attachmentPicture, saveAttachment } from './attachments';
import { chooseNight, nightTime } from './night-time';
import { cancelRequest, limitRequests, requestLimit, requests } from './requests';
import { availableLimit, standingLimits } from './standing';

export default defineArea({
  calls,
  jobs: [limitRequests],
  handlers: {
    'GET /account/transactions/limits': standingLimits,
    'GET /account/limits/available': (ctx, { query }) => availableLimit(ctx, query.product),
    'POST /account/limit/{id}/request': (ctx, { params, body }) => requestLimit(ctx, params.id, body),
    'POST /account/limit-attachments': (ctx, { body }) => saveAttachment(ctx, body),
    'GET /account/limit-attachments/{id}': (ctx, { params }) => attachmentPicture(ctx, params.id),
    'POST /account/limit-requests/search': requests.list,
    'POST /account/limit-requests/{id}/cancel': (ctx, { params }) => cancelRequest(ctx, params.id),
    'GET /account/night-time': nightTime,
    'PUT /account/night-time': (ctx, { body }) => chooseNight(ctx, body.begins),
  },
});
