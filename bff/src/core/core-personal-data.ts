import { definePersonalData } from './personal-data';

export default definePersonalData(
  { table: 'users', column: 'id', name: 'Cadastro pessoal', basis: 'identification', gives: 'all', stays: true },
  {
    table: 'accounts',
    column: 'document',
    name: 'Contas em seu CPF',
    basis: 'identification',
    gives: ['account_number', 'nickname', 'email', 'phone', 'address', 'type', 'created_at'],
    by: 'cpf',
    stays: true,
  },
  { table: 'memberships', column: 'user_id', name: 'Acessos a contas', basis: 'identification', gives: 'all' },
  { table: 'sessions', column: 'user_id', name: 'Sessões abertas', basis: 'access', gives: 'all', since: 'created_at' },
  { table: 'audit_log', column: 'user_id', name: 'Histórico de ações', basis: 'audit', gives: 'all' },
  {
    table: 'idempotency_keys',
    column: 'user_id',
    name: 'Chaves de repetição',
    basis: 'access',
    gives: { nothing: 'Answers of calls, for their repetition: they stand in the data themselves.' },
    since: 'created_at',
  },
);
