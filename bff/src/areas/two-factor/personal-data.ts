import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'recovery_codes',
    column: 'user_id',
    name: 'Códigos de recuperação',
    basis: 'contract',
    gives: { nothing: 'Secrets alone.' },
  },
  {
    table: 'second_factor_pending',
    column: 'user_id',
    name: 'Segundo fator por confirmar',
    basis: 'contract',
    gives: { nothing: 'Secrets alone.' },
  },
);
