import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'account_openings',
  column: 'user_id',
  name: 'Aberturas de conta e aceites',
  basis: 'identification',
  gives: 'all',
});
