import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Views of any list (filters, order and columns), saved by name. */
export const gridViews = defineResource({
  name: 'grid-views',
  calls: {
    list: 'GET /grid-views',
    create: 'POST /grid-views',
    update: 'PUT /grid-views/{id}',
    remove: 'DELETE /grid-views/{id}',
  },
  filters: { grid: 'text' },
});

declare module '../registry' {
  interface Resources extends Named<typeof gridViews> {}
}
