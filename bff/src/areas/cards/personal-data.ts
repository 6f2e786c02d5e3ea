import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'card_accounts',
    column: 'automatic_by',
    name: 'Débito automático da fatura',
    basis: 'records',
    gives: ['account_id', 'opened_at'],
  },
  {
    table: 'card_controls',
    column: 'holder_id',
    name: 'Cartões em seu nome',
    basis: 'records',
    gives: ['account_id', 'supplier', 'month_limit'],
  },
  { table: 'card_controls', nameIn: 'created_by' },
  {
    table: 'card_purchase_receipts',
    column: 'sent_by',
    name: 'Comprovantes de compras enviados',
    basis: 'records',
    gives: ['account_id', 'sent_at'],
  },
  {
    table: 'card_requests',
    column: 'user_id',
    name: 'Pedidos de cartão',
    basis: 'records',
    gives: ['account_id', 'protocol', 'custom_name', 'address', 'requested_at'],
  },
  {
    table: 'card_tokens',
    column: 'user_id',
    name: 'Acesso ao servidor de cartões',
    basis: 'access',
    gives: { nothing: 'Secrets of a minute.' },
    since: 'expires_at',
  },
);
