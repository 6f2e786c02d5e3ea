import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'charge_sheet_mappings',
    column: 'user_id',
    name: 'Colunas de planilhas de cobranças',
    basis: 'none',
    gives: 'all',
  },
  {
    table: 'charge_sheets',
    column: 'user_id',
    name: 'Planilhas de cobranças enviadas',
    basis: 'records',
    gives: ['account_id', 'file_name', 'created_at'],
    nameIn: 'user_name',
  },
);
