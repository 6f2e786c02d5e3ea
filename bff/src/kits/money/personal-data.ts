import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'money_operations',
  column: 'signed_by',
  name: 'Operações que você assinou',
  basis: 'records',
  gives: ['account_id', 'kind', 'protocol', 'created_at'],
});
