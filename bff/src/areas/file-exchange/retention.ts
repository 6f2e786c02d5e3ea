import { defineRetention } from '../../core/retention';

export default defineRetention({
  data: 'CNAB files that were not sent',
  table: 'cnab_shipping_files',
  since: 'created_at',
  hours: 24,
  where: "status = 'draft'",
  clock: 'bank',
});
