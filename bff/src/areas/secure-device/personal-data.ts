import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'device_approvals',
    column: 'user_id',
    name: 'Autorizações em dispositivos',
    basis: 'access',
    gives: ['account_id', 'summary', 'status', 'created_at'],
    since: 'created_at',
  },
  { table: 'devices', column: 'user_id', name: 'Dispositivos de segurança', basis: 'contract', gives: 'all' },
);
