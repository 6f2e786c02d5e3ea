import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  { table: 'notice_delays', column: 'user_id', name: 'Avisos adiados', basis: 'contract', gives: 'all' },
  {
    table: 'notices',
    column: 'accepted_by',
    name: 'Termos que você aceitou',
    basis: 'records',
    gives: ['account_id', 'type', 'title', 'accepted_at'],
  },
);
