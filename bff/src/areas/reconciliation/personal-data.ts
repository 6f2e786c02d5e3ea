import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  { table: 'reconciliation_matches', nameIn: 'made_by' },
  { table: 'reconciliation_histories', nameIn: 'user_name' },
);
