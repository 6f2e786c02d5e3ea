import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  {
    table: 'api_applications',
    column: 'user_id',
    name: 'Aplicações da API',
    basis: 'records',
    gives: ['account_id', 'name', 'created_at'],
  },
  {
    table: 'api_certificates',
    column: 'user_id',
    name: 'Certificados da API',
    basis: 'records',
    gives: ['account_id', 'name', 'created_at'],
  },
);
