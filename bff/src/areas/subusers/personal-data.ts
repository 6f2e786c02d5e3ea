import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'subuser_invitations',
    column: 'cpf',
    name: 'Convites que você recebeu',
    basis: 'contract',
    gives: ['account_id', 'name', 'cpf', 'email', 'created_at'],
    by: 'cpf',
  },
  {
    table: 'subuser_invitations',
    column: 'invited_by',
    name: 'Convites que você enviou',
    basis: 'records',
    gives: ['account_id', 'created_at'],
  },
);
