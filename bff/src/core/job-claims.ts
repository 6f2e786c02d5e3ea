import type pg from 'pg';
import { logFault } from './log';

const SWEEP_MS = 2000;

/** Advisory locks that tell other processes which jobs this one is working on; they end with the process, however it ends. */
export interface JobClaims {
  claim(jobId: string): Promise<void>;
  release(jobId: string): Promise<void>;
  /** Calls back with jobs marked as being worked on that no living process holds. */
  sweep(orphaned: (name: string, id: string) => Promise<unknown>): void;
  stop(): Promise<void>;
}

/** Jobs under way for a while, whoever is at them. Planned once a connection, as it is asked of every queue. */
const OLD = {
  name: 'jobs_under_way',
  text: `select name, id from jobs.job where state = 'active' and started_on < now() - interval '${SWEEP_MS} milliseconds'`,
};

const KEY = 'hashtextextended($1, 0)';

/** Claims over PostgreSQL, on a connection of their own. Losing it is harmless: a job is marked done once, in its own transaction. */
export function jobClaims(pool: pg.Pool): JobClaims {
  const mine = new Set<string>();
  let connection: Promise<pg.PoolClient> | undefined;
  let timer: NodeJS.Timeout | undefined;
  // a connection that cannot be opened, or that is lost, is forgotten: the next claim opens another
  const client = () =>
    (connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    }));
  const connect = async () => {
    const opened = await pool.connect();
    opened.once('error', () => {
      if (connection) opened.release(true);
      connection = undefined;
    });
    return opened;
  };
  const locked = async (id: string) =>
    (await (await client()).query(`select pg_try_advisory_lock(${KEY}) as locked`, [id])).rows[0].locked as boolean;
  const unlock = async (id: string) => void (await (await client()).query(`select pg_advisory_unlock(${KEY})`, [id]));

  const look = async (orphaned: (name: string, id: string) => Promise<unknown>) => {
    const { rows } = await pool.query<{ name: string; id: string }>(OLD);
    for (const { name, id } of rows) {
      if (mine.has(id) || !(await locked(id))) continue;
      await orphaned(name, id);
      await unlock(id);
    }
  };

  return {
    claim: async (id) => {
      mine.add(id);
      await locked(id);
    },
    release: async (id) => {
      mine.delete(id);
      await unlock(id);
    },
    sweep: (orphaned) => {
      const logError = (error: Error) => logFault('jobs', error);
      timer = setInterval(() => void look(orphaned).catch(logError), SWEEP_MS);
    },
    stop: async () => {
      clearInterval(timer);
      const last = await connection;
      connection = undefined;
      last?.release(true);
    },
  };
}
