import { calls } from '@balcao/contract/developer';
import { defineArea } from '../../core/area';
import {
  applicationList,
  createApplication,
  listKeys,
  removeApplication,
  rotateSecret,
  showApplication,
  updateApplication,
} from './applications';
import { certificateList, certificateRound, createCertificate, revokeCertificate } from './certificates';
import { readAddress } from './console/address';
import { listDeliveries, resendDelivery, showDelivery } from './console/deliveries';
import { playEvent } from './console/events';
import { listHandshakes } from './console/handshakes';
import { listSecrets, rotateWebhookSecret } from './console/secrets';
import { listEndpoints, tryCall } from './console/try';
import { openListener } from './listener/open';
import { webhooksBehind } from './webhooks/behind';
import { deliveryRound } from './webhooks/queue';
import { listActivity, readQuota, requestList } from './requests';

export default defineArea({
  calls,
  jobs: [certificateRound, deliveryRound],
  measures: (store) => [webhooksBehind(store)],
  listen: openListener,
  handlers: {
    'GET /account/api-keys': listKeys,
    'POST /api/applications/search': applicationList.list,
    'POST /api/applications': (ctx, { body }) => createApplication(ctx, body),
    'GET /api/applications/{id}': (ctx, { params }) => showApplication(ctx, params.id),
    'PUT /api/applications/{id}': (ctx, { params, body }) => updateApplication(ctx, params.id, body),
    'DELETE /api/applications/{id}': (ctx, { params }) => removeApplication(ctx, params.id),
    'PUT /api/applications/{id}/secret': (ctx, { params, body }) => rotateSecret(ctx, params.id, body.environment),
    'POST /api/applications/{id}/activity': (ctx, { params, body }) => listActivity(ctx, params.id, body),
    'GET /api/applications/{id}/quota': (ctx, { params }) => readQuota(ctx, params.id),
    'GET /api/applications/{id}/handshakes': (ctx, { params }) => listHandshakes(ctx, params.id),
    'POST /api/applications/{id}/try': (ctx, { params, body }) => tryCall(ctx, params.id, body),
    'GET /api/address': async ({ services }) => readAddress(services.config),
    'GET /api/endpoints': async () => listEndpoints(),
    'POST /api/events': (ctx, { body }) => playEvent(ctx, body),
    'POST /api/webhooks/search': (ctx, { body }) => listDeliveries(ctx, body),
    'GET /api/webhooks/{id}': (ctx, { params }) => showDelivery(ctx, params.id),
    'POST /api/webhooks/{id}/resend': (ctx, { params }) => resendDelivery(ctx, params.id),
    'GET /api/webhook-secrets': listSecrets,
    'PUT /api/webhook-secrets': (ctx, { body }) => rotateWebhookSecret(ctx, body.environment),
    'POST /api/requests/search': requestList.list,
    'POST /api/certificates/search': certificateList.list,
    'POST /api/certificates': (ctx, { body }) => createCertificate(ctx, body),
    'PUT /api/certificates/{id}/revoke': (ctx, { params }) => revokeCertificate(ctx, params.id),
  },
});
