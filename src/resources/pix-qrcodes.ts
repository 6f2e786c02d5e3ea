import { defineResource } from '../define-resource';
import type { Named } from '../registry';

export const QRCODE = '/pix/gerar-qrcode';

/** QR codes that the account is paid by. */
export const pixQrcodes = defineResource({
  name: 'pix-qrcodes',
  permission: 'pix:qrcode',
  topic: 'pix-qrcodes',
  calls: { list: 'POST /pix/qrcodes/search', one: 'GET /pix/qrcodes/{id}' },
  orders: ['created_at', 'amount'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { kind: { one: ['static', 'dynamic'] }, paid: { one: ['yes', 'no'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof pixQrcodes> {}
  interface Routes {
    'pix:qrcode': never;
    'pix-qrcode-list': never;
    'pix-qrcode-detail': 'id';
  }
}
