import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  { table: 'cnab_return_mails', column: 'user_id', name: 'Retornos por e-mail', basis: 'contract', gives: 'all' },
  {
    table: 'cnab_sftp_servers',
    column: 'user_id',
    name: 'Servidores SFTP que você cadastrou',
    basis: 'records',
    gives: ['account_id', 'host', 'set_at'],
  },
  {
    table: 'cnab_statement_schedules',
    column: 'user_id',
    name: 'Extratos CNAB que uma aplicação sua agendou',
    basis: 'contract',
    gives: ['account_id', 'period', 'by_mail', 'created_at'],
  },
  {
    table: 'cnab_shipping_files',
    column: 'user_id',
    name: 'Remessas que você enviou',
    basis: 'records',
    gives: ['account_id', 'file_name', 'created_at'],
    nameIn: 'user_name',
  },
);
