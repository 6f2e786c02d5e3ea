import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'customer_import_mappings',
    column: 'user_id',
    name: 'Colunas de planilhas de clientes',
    basis: 'none',
    gives: 'all',
  },
  {
    table: 'customer_imports',
    column: 'user_id',
    name: 'Planilhas de clientes enviadas',
    basis: 'records',
    gives: ['account_id', 'file_name', 'created_at'],
  },
);
