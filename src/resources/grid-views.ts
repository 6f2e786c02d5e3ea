import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** How someone likes to look at a list, under a name; of the shell, as any list has them. */
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
