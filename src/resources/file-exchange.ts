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

/** Shipping files that were sent. */
export const shippingFiles = defineResource({
  name: 'shipping-files',
  permission: 'cnab:files-transmission:manager',
  topic: 'shipping-files',
  calls: { list: 'POST /file-exchange/shipping-files/search' },
  orders: ['created_at', 'total', 'value'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { status: { one: ['running', 'done'] } },
});

/** Return files on their way to the company's server. */
export const returnDeliveries = defineResource({
  name: 'return-deliveries',
  permission: 'cnab:files-transmission:return-files',
  topic: 'return-deliveries',
  calls: { list: 'POST /file-exchange/return-deliveries/search' },
  orders: ['created_at'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { state: { one: ['waiting', 'delivered', 'failed'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof returnFiles>, Named<typeof returnDeliveries>, Named<typeof shippingFiles> {}
  interface Routes {
    'cnab:files-transmission:return-files': never;
    'cnab-statement': never;
    'cnab-sftp': never;
    'cnab-sftp-server': never;
    'cnab-sheets': never;
    'cnab:files-transmission:manager': never;
    'cnab:files-transmission:layout-validator': never;
  }
}
