import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'report_schedules',
    column: 'user_id',
    name: 'Relatórios agendados',
    basis: 'records',
    gives: ['account_id', 'type', 'created_at'],
    nameIn: 'user_name',
  },
  {
    table: 'reports',
    column: 'user_id',
    name: 'Relatórios que você gerou',
    basis: 'records',
    gives: ['account_id', 'type', 'created_at'],
    nameIn: 'user_name',
  },
);
