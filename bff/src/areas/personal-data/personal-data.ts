import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  { table: 'erasure_requests', column: 'user_id', name: 'Pedidos de eliminação', basis: 'audit', gives: 'all' },
  {
    table: 'erased_people',
    column: 'user_id',
    name: 'Identidade de quem foi eliminado',
    basis: 'audit',
    gives: { nothing: 'Sealed, for the audit log alone; the person asks no more by then.' },
  },
);
