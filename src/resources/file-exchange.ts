import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Return files, one for each day with movements. */
export const returnFiles = defineResource({
  name: 'return-files',
  permission: 'cnab:files-transmission:return-files',
  topic: 'return-files',
  calls: { list: 'POST /file-exchange/return-files/search' },
  orders: ['day', 'movements', 'value'],
  firstOrder: { field: 'day', order: 'desc' },
  filters: { day: 'days' },
});

declare module '../registry' {
  interface Resources extends Named<typeof returnFiles> {}
  interface Routes {
    'cnab:files-transmission:return-files': never;
    'cnab:files-transmission:layout-validator': never;
  }
}
