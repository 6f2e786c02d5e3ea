import { sql } from 'kysely';
import type { Store } from '../../bff/src/core/database';

/** Tables that a refused call may change: counts, sessions, logs of requests. */
const leavesAlone = new Set([
  'attempts',
  'call_counts',
  'sessions',
  'socket_tokens',
  'signature_challenges',
  'kysely_migration',
  'kysely_migration_lock',
  'socket_io_attachments',
  'api_requests',
  'api_usage',
  'api_handshakes',
]);

/** Hashes of the rows of all tables, except those that a refused call may change; equal texts mean that nothing changed. */
export async function databaseState({ db }: Pick<Store, 'db'>): Promise<string> {
  const { rows } = await sql<{
    table_name: string;
  }>`select table_name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  const tables = rows.map((row) => row.table_name).filter((name) => !leavesAlone.has(name));
  const sums = tables.map(
    (name) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0)::text || count(*) from ${name} t)`,
  );
  // an array, as a function takes at most a hundred arguments and there are more tables
  const all = sql.raw(sums.join(', '));
  const result = await sql<{ state: string }>`select array_to_string(array[${all}], '|') as state`.execute(db);
  return result.rows[0]!.state;
}
