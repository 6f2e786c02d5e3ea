import { defineRetention } from '../../core/retention';

export default defineRetention(
  { data: 'Sessions, from their end', table: 'sessions', since: 'expires_at', hours: 0 },
  { data: 'Tokens of sockets, from their end', table: 'socket_tokens', since: 'expires_at', hours: 0 },
  {
    data: 'Counts of wrong passwords, codes and signatures, unless locked',
    table: 'attempts',
    since: 'updated_at',
    hours: 24,
    where: 'coalesce(locked_until, now()) <= now()',
  },
  { data: 'Counts of calls by person or address', table: 'call_counts', since: 'since', hours: 1 },
  { data: 'Idempotency keys and their answers', table: 'idempotency_keys', since: 'created_at', hours: 30 * 24 },
);
