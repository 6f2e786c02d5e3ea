// How large tables are, and which large ones were read whole.
const LARGE = 10_000;

/** The table that a partition is one of, else itself. */
const whole = (oid) => `coalesce(pg_partition_root(${oid}), ${oid})::regclass::text`;

/** Bytes of each table with its indexes and partitions, the largest first. */
export async function sizes(query) {
  const rows = await query(
    `select ${whole('oid')} as table, sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace group by 1 order by 2 desc`,
  );
  return rows.map(({ table, bytes }) => ({ table, bytes: Number(bytes) }));
}

/**
 * How often each large table was read whole, by table; since `before`, as lines of text. A process tells of its reads as it ends at the
 * latest, so ask once the server has stopped.
 */
export async function scans(query, before) {
  const rows = await query(
    `select ${whole('relid')} as table, sum(seq_scan) as times, sum(seq_tup_read) as rows from pg_stat_user_tables
     where schemaname = 'public' group by 1 having sum(n_live_tup) > ${LARGE} order by 1`,
  );
  const now = Object.fromEntries(rows.map((row) => [row.table, { times: Number(row.times), rows: Number(row.rows) }]));
  if (!before) return now;
  return Object.entries(now)
    .map(([table, { times, rows: read }]) => ({
      table,
      times: times - (before[table]?.times ?? 0),
      read: read - (before[table]?.rows ?? 0),
    }))
    .filter(({ times }) => times > 0)
    .map(({ table, times, read }) => `${table} ${times} times (${read} rows)`);
}
