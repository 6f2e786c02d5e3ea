import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'subscription_plans',
    column: 'created_by',
    name: 'Planos que você criou',
    basis: 'records',
    gives: ['account_id', 'id', 'created_at'],
  },
  {
    table: 'subscriptions',
    column: 'created_by',
    name: 'Assinaturas que você criou',
    basis: 'records',
    gives: ['account_id', 'id', 'created_at'],
  },
  {
    table: 'subscription_links',
    column: 'created_by',
    name: 'Links de assinatura que você criou',
    basis: 'records',
    gives: ['account_id', 'subscription_id'],
  },
  { table: 'subscription_histories', nameIn: 'user_name' },
);
