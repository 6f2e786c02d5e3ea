import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'registration_validations',
    column: 'user_id',
    name: 'Contatos confirmados',
    basis: 'identification',
    gives: 'all',
  },
  {
    table: 'registrations',
    column: 'user_id',
    name: 'Cidadania, renda e patrimônio',
    basis: 'identification',
    gives: 'all',
  },
);
