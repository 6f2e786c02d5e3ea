import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'charge_batches',
    column: 'created_by',
    name: 'Lotes de cobranças que você emitiu',
    basis: 'records',
    gives: ['account_id', 'uuid', 'created_at'],
    nameIn: 'user_name',
  },
  {
    table: 'charges',
    column: 'created_by',
    name: 'Cobranças que você emitiu',
    basis: 'records',
    gives: ['account_id', 'id', 'created_at'],
  },
  { table: 'charge_histories', nameIn: 'user_name' },
);
