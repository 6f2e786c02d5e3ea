import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'investment_redemptions',
    column: 'user_id',
    name: 'Resgates que você pediu',
    basis: 'records',
    gives: ['account_id', 'protocol', 'created_at'],
  },
  {
    table: 'investor_profiles',
    column: 'user_id',
    name: 'Perfil de investidor',
    basis: 'identification',
    gives: 'all',
  },
);
