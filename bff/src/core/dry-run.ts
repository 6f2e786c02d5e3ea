import { sql } from 'kysely';
import type { Store, Trx } from './database';
import { missingMigrations } from './migrate';
import { histories, type Histories } from './migration-files';

/** The locks of a table, weakest first, by what others cannot do meanwhile. */
const MODES = [
  'AccessShareLock',
  'RowShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
] as const;
export type LockMode = (typeof MODES)[number];

export const strongest = (modes: readonly string[]): LockMode =>
  MODES[Math.max(0, ...modes.map((mode) => MODES.indexOf(mode as LockMode)))]!;

/** What the program that serves meanwhile waits for. */
export function blocks(mode: LockMode): 'reads and writes' | 'writes' | 'nothing' {
  if (mode === 'AccessExclusiveLock') return 'reads and writes';
  return MODES.indexOf(mode) >= MODES.indexOf('ShareLock') ? 'writes' : 'nothing';
}

export interface TableLock {
  table: string;
  mode: LockMode;
  /** Milliseconds from the start of the migration that took it to the end of the transaction, which holds all of them. */
  heldMs: number;
}

export interface DryRun {
  migrations: { name: string; ms: number; locks: TableLock[] }[];
  ms: number;
}

class Undone extends Error {}

/** Names of the migrations that a start of this program would run, in their order. */
export const pendingMigrations = async (store: Store, known: Histories = histories): Promise<string[]> =>
  (await missingMigrations(store, known)).sort();

/**
 * Runs what is pending in one transaction, as a start does, and rolls it back. Tables are locked meanwhile: of a copy, or of an embedded
 * database that nobody serves. Tables that the run creates are left out, as nobody waits for them.
 */
export async function dryRun(store: Store, known: Histories = histories): Promise<DryRun> {
  const names = await pendingMigrations(store, known);
  const took: { name: string; ms: number; from: number; locks: Map<string, LockMode> }[] = [];
  const start = performance.now();
  let end = start;
  const work = async (trx: Trx): Promise<never> => {
    const { rows } = await sql<{ oid: number }>`select oid::int from pg_class where relkind in ('r', 'p')`.execute(trx);
    const there = rows.map(({ oid }) => oid);
    let before = new Map<string, LockMode>();
    for (const name of names) {
      const from = performance.now();
      await sql.raw(known.files[name]!).execute(trx);
      end = performance.now();
      const now = await locksOf(trx, there);
      const locks = new Map([...now].filter(([table, mode]) => before.get(table) !== mode));
      took.push({ name, ms: end - from, from, locks });
      before = now;
    }
    throw new Undone();
  };
  await store.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  const migrations = took.map(({ name, ms, from, locks }) => ({
    name,
    ms,
    locks: [...locks].map(([table, mode]) => ({ table, mode, heldMs: end - from })),
  }));
  return { migrations, ms: end - start };
}

/** The strongest lock that the transaction holds on each table that was there before it. */
async function locksOf(trx: Trx, there: number[]): Promise<Map<string, LockMode>> {
  const { rows } = await sql<{ table: string; modes: string[] }>`
    select c.relname as table, array_agg(l.mode::text) as modes from pg_locks l join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and l.locktype = 'relation' and l.granted and c.oid = any (${there}::oid[])
      and c.relnamespace = current_schema()::regnamespace
    group by 1 order by 1`.execute(trx);
  return new Map(rows.map(({ table, modes }) => [table, strongest(modes)]));
}
