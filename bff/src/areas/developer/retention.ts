import { defineRetention } from '../../core/retention';

const bank = { clock: 'bank' } as const;

/** AREAS-9-6. */
export default defineRetention(
  { ...bank, data: 'Requests of applications', table: 'api_requests', since: 'at', hours: 24 },
  { ...bank, data: 'Counts of requests of applications', table: 'api_usage', since: 'day', hours: 90 * 24 },
  { ...bank, data: 'Certificates with which applications came', table: 'api_handshakes', since: 'at', hours: 30 * 24 },
  { ...bank, data: 'Days on which a quota was warned of', table: 'api_quota_warnings', since: 'day', hours: 7 * 24 },
  { ...bank, data: 'Tokens of applications, from their end', table: 'api_tokens', since: 'expires_at', hours: 0 },
  {
    ...bank,
    data: 'What webhooks were told',
    table: 'webhook_deliveries',
    since: 'created_at',
    hours: 180 * 24,
    where: 'next_at is null',
  },
);
