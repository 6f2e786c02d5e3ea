import { defineRetention } from '../../core/retention';

export default defineRetention({
  data: 'Identities of erased people, from the end of the audit log’s need',
  table: 'erased_people',
  since: 'keep_until',
  hours: 0,
  clock: 'bank',
});
