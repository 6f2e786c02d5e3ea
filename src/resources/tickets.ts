import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Tickets: conversations with the bank's team. */
export const tickets = defineResource({
  name: 'tickets',
  permission: 'help',
  topic: 'tickets',
  calls: { list: 'POST /tickets/{status}', one: 'GET /ticket/{id}' },
  listParams: { status: 'all' },
  orders: ['updated_at', 'created_at'],
  firstOrder: { field: 'updated_at', order: 'desc' },
  filters: { text: 'text', status: { one: ['all', 'open', 'answered', 'archived'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof tickets> {}
  interface Routes {
    'help-center': never;
    'my-tickets:detail': 'id';
  }
}
