import { defineRetention } from '../../core/retention';

export default defineRetention(
  { data: 'Challenges of signatures, from their end', table: 'signature_challenges', since: 'expires_at', hours: 0 },
  // until then the console shows their outcome
  { data: 'Approvals by devices, from their end', table: 'device_approvals', since: 'expires_at', hours: 24 },
);
