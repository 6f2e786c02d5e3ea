import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'carnets',
    column: 'created_by',
    name: 'Carnês que você emitiu',
    basis: 'records',
    gives: ['account_id', 'id', 'created_at'],
  },
  { table: 'carnet_histories', nameIn: 'user_name' },
);
