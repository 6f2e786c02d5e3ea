import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'pix_collections',
    column: 'created_by',
    name: 'Recebimentos automáticos que você criou',
    basis: 'records',
    gives: ['account_id', 'id', 'created_at'],
  },
  { table: 'pix_collection_histories', nameIn: 'user_name' },
);
