import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'card_machine_plans',
  column: 'user_id',
  name: 'Planos da maquininha',
  basis: 'records',
  gives: ['account_id', 'consent', 'starts_at'],
  nameIn: 'user_name',
});
