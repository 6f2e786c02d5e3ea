import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'onboardings',
  column: 'user_id',
  name: 'Apresentações vistas',
  basis: 'contract',
  gives: 'all',
});
