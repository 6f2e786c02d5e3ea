import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'accountant_mails',
  column: 'asked_by_id',
  name: 'Envios ao contador',
  basis: 'records',
  gives: ['account_id', 'asked_at'],
  nameIn: 'asked_by',
});
