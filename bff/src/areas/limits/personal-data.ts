import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  { table: 'night_times', nameIn: 'chosen_by' },
  { table: 'limit_requests', nameIn: 'requested_by' },
  {
    table: 'limit_attachments',
    column: 'sent_by',
    name: 'Anexos de pedidos de limite',
    basis: 'records',
    gives: ['account_id', 'request_id', 'sent_at'],
  },
);
