import { defineResource } from '../define-resource';
import type { Named } from '../registry';

export const AUTOMATIC = '/pix/pix-automatico';

/** Pix automático that this account authorised as payer. */
export const automaticPix = defineResource({
  name: 'pix-automatic',
  permission: 'pix:automatic-pix',
  topic: 'pix-automatic',
  calls: { list: 'POST /pix/automatic/search', one: 'GET /pix/automatic/{id}' },
  orders: ['authorised_at', 'name'],
  firstOrder: { field: 'authorised_at', order: 'desc' },
  filters: { text: 'text', state: { one: ['APROVADA', 'CANCELADA', 'EXPIRADA'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof automaticPix> {}
  interface Routes {
    'pix:automatic-pix': never;
    'pix-automatic-authorise': never;
    'pix-automatic-list': never;
    'pix-automatic-detail': 'id';
    'pix-automatic-requests': never;
  }
}
