import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'signature_challenges',
    column: 'user_id',
    name: 'Pedidos de assinatura',
    basis: 'access',
    gives: { nothing: 'Secrets of five minutes.' },
    since: 'expires_at',
  },
  {
    table: 'signature_redefinitions',
    column: 'user_id',
    name: 'Troca de assinatura eletrônica',
    basis: 'contract',
    gives: ['sent_at'],
  },
  { table: 'signatures', column: 'user_id', name: 'Assinatura eletrônica', basis: 'contract', gives: 'all' },
);
