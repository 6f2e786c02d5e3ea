import { definePersonalData } from '../../../core/personal-data';

export default definePersonalData(
  {
    table: 'payment_pages',
    column: 'created_by',
    name: 'Links e botões que você criou',
    basis: 'records',
    gives: ['account_id', 'id', 'created_at'],
  },
  { table: 'payment_page_histories', nameIn: 'user_name' },
);
