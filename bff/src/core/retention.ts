import { sql } from 'kysely';
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
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)}
      where ${sql.ref(since)} < ${now}::timestamptz - make_interval(hours => ${hours}::int) and (${sql.raw(where)})
      limit ${most}::int))`.execute(trx);
  return Number(numAffectedRows) >= most;
}
