import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Future releases: money expected in and out. */
export const futureReleases = defineResource({
  name: 'future-releases',
  permission: 'statement:future-releases',
  topic: 'statement',
  calls: { list: 'POST /statement/future', one: 'GET /statement/future/{id}' },
  orders: ['day'],
  firstOrder: { field: 'day', order: 'asc' },
  filters: { direction: { one: ['in', 'out'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof futureReleases> {}
  interface Routes {
    'statement:cash-forecast': never;
    'statement:releases': never;
    'statement:releases-detail': 'id';
    'statement:return': 'id';
    'statement:future-releases': never;
    'statement:future-releases-detail': 'id';
    'statement:new-statement-export': never;
    'statement:blocks': never;
    'statement:evolution': never;
  }
}
