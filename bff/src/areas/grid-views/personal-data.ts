import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'grid_views',
  column: 'user_id',
  name: 'Visões de listas salvas',
  basis: 'none',
  gives: 'all',
});
