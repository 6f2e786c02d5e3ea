import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'advances',
  column: 'user_id',
  name: 'Antecipações contratadas',
  basis: 'records',
  gives: ['account_id', 'protocol', 'created_at'],
});
