import { defineResource } from '../define-resource';
import type { Named } from '../registry';

const topic = 'developer';

/** Applications that use the public API. */
export const apiApplications = defineResource({
  name: 'api-applications',
  permission: 'api:applications',
  topic,
  calls: {
    list: 'POST /api/applications/search',
    one: 'GET /api/applications/{id}',
  },
  orders: ['created_at', 'name'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { text: 'text' },
});

/** Client certificates of the public API. */
export const apiCertificates = defineResource({
  name: 'api-certificates',
  permission: 'api:my-certificates',
  topic,
  calls: { list: 'POST /api/certificates/search' },
  orders: ['created_at'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { environment: { one: ['production', 'homologation'] } },
});

/** Requests to the public API in the last day. */
export const apiRequests = defineResource({
  name: 'api-requests',
  permission: 'api:applications',
  topic,
  calls: { list: 'POST /api/requests/search' },
  orders: ['at'],
  firstOrder: { field: 'at', order: 'desc' },
  filters: {
    text: 'text',
    method: { one: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    status: { one: ['success', 'refused', 'failed'] },
    environment: { one: ['fortunus', 'production', 'homologation'] },
    application: 'id',
  },
});

/** What webhooks were told. */
export const apiWebhooks = defineResource({
  name: 'api-webhooks',
  permission: 'api:applications',
  topic,
  calls: { list: 'POST /api/webhooks/search', one: 'GET /api/webhooks/{id}' },
  orders: ['created_at'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: {
    text: 'text',
    environment: { one: ['production', 'homologation'] },
    state: { one: ['waiting', 'delivered', 'failed'] },
  },
});

declare module '../registry' {
  interface Resources
    extends
      Named<typeof apiApplications>,
      Named<typeof apiCertificates>,
      Named<typeof apiRequests>,
      Named<typeof apiWebhooks> {}
  interface Routes {
    'api:introduction': never;
    'api:applications': never;
    'api:applications:create': never;
    'api:applications:detail': 'id';
    'api:applications:fortunus': 'id';
    'api:applications:production': 'id';
    'api:applications:homologation': 'id';
    'api:applications:edit': 'id';
    'api:applications:remove': 'id';
    'api:requests': never;
    'api:webhooks': never;
    'api:webhooks:detail': 'id';
    'api:webhook-set': never;
    'api:webhook-secrets': never;
    'api:console': never;
    'api:my-certificates': never;
    'api:my-certificates:create': never;
  }
}
