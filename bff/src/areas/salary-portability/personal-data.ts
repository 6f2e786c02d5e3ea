import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'salary_portabilities',
  column: 'user_id',
  name: 'Portabilidade de salário',
  basis: 'identification',
  gives: 'all',
});
