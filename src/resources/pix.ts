import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Values of the filters, in the order offered. */
export const PIX_WORDS = {
  status: ['processing', 'done', 'refused', 'returned', 'cancelled', 'received', 'part-refunded', 'refunded'],
  schedule: ['scheduled', 'retry', 'processing', 'done', 'refused', 'cancelled'],
  scheduledType: ['single', 'recurrence'],
  scheduleField: ['execution', 'created'],
  recurrence: ['active', 'finished', 'cancelled'],
  frequency: ['weekly', 'fortnightly', 'monthly', 'quarterly', 'half-yearly', 'yearly'],
  recurrenceField: ['start', 'created'],
  complaint: ['open', 'analysis', 'accepted', 'returned', 'rejected', 'cancelled'],
} as const;

/** Pix sent and received. */
export const pixHistory = defineResource({
  name: 'pix-history',
  permission: 'pix:history',
  topic: 'pix',
  calls: { list: 'POST /pix/history/search', one: 'GET /pix/history/{id}' },
  orders: ['at', 'value'],
  firstOrder: { field: 'at', order: 'desc' },
  filters: {
    text: 'text',
    direction: { one: ['sent', 'received'] },
    status: { one: PIX_WORDS.status },
    day: 'days',
    value: 'amounts',
  },
});

/** Scheduled Pix, also those already executed or canceled. */
export const pixSchedules = defineResource({
  name: 'pix-schedules',
  permission: 'pix:schedules',
  topic: 'pix',
  calls: { list: 'POST /pix/schedules/search', one: 'GET /pix/schedules/{id}' },
  orders: ['execution', 'created'],
  firstOrder: { field: 'execution', order: 'asc' },
  filters: {
    text: 'text',
    status: { one: PIX_WORDS.schedule },
    scheduledType: { one: PIX_WORDS.scheduledType },
    field: { one: PIX_WORDS.scheduleField },
    day: 'days',
  },
});

/** Recurrences of Pix. */
export const pixRecurrences = defineResource({
  name: 'pix-recurrences',
  permission: 'pix:schedules',
  topic: 'pix',
  calls: { list: 'POST /pix/recurrences/search', one: 'GET /pix/recurrences/{id}' },
  orders: ['created', 'value'],
  firstOrder: { field: 'created', order: 'desc' },
  filters: {
    receiverName: 'text',
    status: { one: PIX_WORDS.recurrence },
    frequency: { one: PIX_WORDS.frequency },
    field: { one: PIX_WORDS.recurrenceField },
    day: 'days',
  },
});

/** Complaints (MED) about Pix. */
export const pixComplaints = defineResource({
  name: 'pix-complaints',
  permission: 'pix:history',
  topic: 'pix',
  calls: { list: 'POST /pix/complaints/search' },
  orders: ['created'],
  firstOrder: { field: 'created', order: 'desc' },
  filters: { state: { one: PIX_WORDS.complaint } },
});

declare module '../registry' {
  interface Resources
    extends
      Named<typeof pixHistory>,
      Named<typeof pixSchedules>,
      Named<typeof pixRecurrences>,
      Named<typeof pixComplaints> {}
  interface Routes {
    'pix:do-pix': never;
    'pix-by-key': never;
    'pix-by-code': never;
    'pix-by-account': never;
    'pix:history': never;
    'pix:history-detail': 'id';
    'pix-refund': 'id';
    'pix:schedules': never;
    'pix-schedules-detail': 'id';
    'pix-recurrences': never;
    'pix-recurrences-detail': 'id';
    'pix-complaints': never;
  }
}
