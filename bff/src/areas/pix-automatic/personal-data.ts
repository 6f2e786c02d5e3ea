import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'pix_automatic',
  column: 'authorised_by',
  name: 'Pix Automático que você autorizou',
  basis: 'records',
  gives: ['account_id', 'name', 'authorised_at'],
});
