import { defineRetention } from '../../core/retention';

export default defineRetention({
  clock: 'bank',
  data: 'Look-ups of Pix keys by applications',
  table: 'pix_lookups',
  since: 'at',
  hours: 24,
});
