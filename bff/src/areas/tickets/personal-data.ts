import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'feedbacks',
  column: 'user_id',
  name: 'Avaliações que você enviou',
  basis: 'none',
  gives: 'all',
});
