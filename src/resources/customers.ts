import { call, defineResource } from '../define-resource';

export const customers = defineResource({
  name: 'customers',
  permission: 'receive:customers',
  topic: 'customers',
  calls: {
    list: 'POST /customers/search',
    one: 'GET /customer/{id}',
    create: 'POST /customer',
    update: 'PUT /customer/{id}',
    remove: (id) => call('PUT /customers', { body: { ids: [id] } }),
  },
});
