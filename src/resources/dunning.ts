import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Reminders that the dunning ruler sent. */
export const dunning = defineResource({
  name: 'dunning',
  permission: 'receive:dunning',
  topic: 'dunning',
  calls: { list: 'POST /dunning/search' },
  orders: ['sent_at'],
  firstOrder: { field: 'sent_at', order: 'desc' },
  filters: { text: 'text', channel: { one: ['email', 'sms'] }, charge: 'id' },
});

declare module '../registry' {
  interface Resources extends Named<typeof dunning> {}
  interface Routes {
    'receive:dunning': never;
    'dunning-history': never;
    'dunning-step-new': never;
    'dunning-step': 'id';
    'dunning-settings': never;
  }
}
