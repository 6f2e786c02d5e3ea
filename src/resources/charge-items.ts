import { call, defineResource } from '../define-resource';

/** The catalogue of what is charged for. */
export const chargeItems = defineResource({
  name: 'charge-items',
  permission: 'receive:billing-items',
  topic: 'charge-items',
  calls: {
    list: 'POST /charge-items/search',
    one: 'GET /charge-items/{id}',
    create: 'POST /charge-items',
    update: 'PUT /charge-items/{id}',
    remove: (id) => call('DELETE /charge-items/{id}', { params: { id } }),
  },
});
