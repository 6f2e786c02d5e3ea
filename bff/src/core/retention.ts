import { sql, type RawBuilder } from 'kysely';
import type { Trx } from './database';

/** How long a kind of data is kept: what is older is deleted by the round. What no rule names is kept. */
export interface Retention {
  /** What it is, in the table of docs/contract.md. */
  data: string;
  table: string;
  /** The column that its age is counted from. */
  since: string;
  hours: number;
  /** Which of the rows, as SQL; absent: all. */
  where?: string;
  /** The clock that wrote the column: the machine's, or the bank's, which the sandbox may move. */
  clock?: 'bank';
}

/** An area's rules are the default export of its `retention.ts`. */
export const defineRetention = (...rules: readonly Retention[]): readonly Retention[] => rules;

/** Rows that one run deletes of a table: a job ends within a minute, and blocks nobody for long. */
const AT_ONCE = 10_000;

/** Deletes what is older than the rule keeps. @returns whether there may be more */
export async function applyRetention(trx: Trx, rule: Retention, now: Date, most = AT_ONCE): Promise<boolean> {
  const { table, since, hours, where = 'true' } = rule;
  const old = sql`${sql.ref(since)} < ${now}::timestamptz - make_interval(hours => ${hours}::int) and (${sql.raw(where)})`;
  if (await isDivided(trx, table)) return deleteByAccount(trx, table, old, most);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)}
      where ${old} limit ${most}::int))`.execute(trx);
  return Number(numAffectedRows) >= most;
}

/** Whether a cluster divides the table over its servers (docs/growing.md). */
async function isDivided(trx: Trx, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('pg_dist_partition') is not null as is`.execute(trx);
  if (!rows[0]!.is) return false;
  const divided = await sql`
    select from pg_dist_partition where logicalrelid = ${table}::regclass and partmethod = 'h'`.execute(trx);
  return divided.rows.length > 0;
}

/** The same of a divided table: one account after the other, each whole. */
async function deleteByAccount(trx: Trx, table: string, old: RawBuilder<unknown>, most: number): Promise<boolean> {
  const { rows } = await sql<{ account_id: number; count: number }>`
    select account_id, count(*) as count from (select account_id from ${sql.table(table)} where ${old} limit ${most}::int) as oldest
    group by account_id order by account_id`.execute(trx);
  for (const { account_id } of rows)
    await sql`delete from ${sql.table(table)} where account_id = ${account_id} and ${old}`.execute(trx);
  return rows.reduce((sum, { count }) => sum + count, 0) >= most;
}
