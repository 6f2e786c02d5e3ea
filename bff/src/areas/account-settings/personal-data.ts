import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'account_deletions',
  column: 'requested_by',
  name: 'Pedidos de encerramento de conta',
  basis: 'records',
  gives: ['account_id', 'state', 'requested_at', 'due_on', 'reason'],
  nameIn: 'requested_name',
});
