import { defineRetention } from '../../core/retention';

export default defineRetention({
  data: 'Spreadsheets of customers',
  table: 'customer_imports',
  since: 'created_at',
  hours: 24,
});
