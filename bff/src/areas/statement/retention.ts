import { defineRetention } from '../../core/retention';

export default defineRetention({
  clock: 'bank',
  data: 'Conciliation reports that applications asked for',
  table: 'conciliation_reports',
  since: 'created_at',
  hours: 30 * 24,
});
