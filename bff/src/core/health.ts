import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Store } from './database';
import { asPrepared } from './round-trips';
import type { Drain } from './drain';
import { missingMigrations } from './migrate';

const MOST_MS = 2000;
/** The embedded database needs this much room on its disk to go on: a segment of its log and what a large statement sorts. */
export const LEAST_DISK_BYTES = 256 * 1024 * 1024;

/** What is known of a process that is asked whether it is ready. */
export interface Condition {
  isDraining: boolean;
  /** Absent: the database did not answer in time. */
  database?: {
    /** Migrations of this program that did not run there. */
    missing: number;
    /** How long the job that waits longest has been due. */
    jobsBehindSeconds: number;
    /** Free bytes on the disk of the embedded database. */
    diskFreeBytes?: number;
  };
}

type Fault = 'draining' | 'database' | 'migrations' | 'disk';

/**
 * Why a process should be sent no requests. Jobs that are behind are no reason: taking every web process out because a worker died would
 * be an outage made of a delay.
 */
export function faultsOf({ isDraining, database }: Condition): Fault[] {
  const faults: Fault[] = isDraining ? ['draining'] : [];
  if (!database) return [...faults, 'database'];
  if (database.missing > 0) faults.push('migrations');
  if (database.diskFreeBytes !== undefined && database.diskFreeBytes < LEAST_DISK_BYTES) faults.push('disk');
  return faults;
}

/** Planned once a connection, as it is asked of every queue. */
const BEHIND = asPrepared(
  `select coalesce(extract(epoch from now() - min(start_after)), 0)::double precision as seconds
   from jobs.job where state < 'active' and start_after < now() and name = any($1)`,
);

/** How long the job of these queues that waits longest has been due. */
async function jobsBehindSeconds(store: Store, queues: readonly string[]): Promise<number> {
  const { rows } = await store.execute(BEHIND, [queues]);
  return Math.max(0, Math.floor(Number(rows[0]!.seconds)));
}

async function databaseCondition({ store, config, queues }: Watched): Promise<Condition['database']> {
  const missing = (await missingMigrations(store)).length;
  const behind = await jobsBehindSeconds(store, queues);
  if (store.kind === 'postgres') return { missing, jobsBehindSeconds: behind };
  // a bank in memory has no folder
  const disk = await statfs(resolve(config.BALCAO_DATA)).catch(() => null);
  return { missing, jobsBehindSeconds: behind, ...(disk ? { diskFreeBytes: disk.bavail * disk.bsize } : {}) };
}

/** What a process is asked about. */
interface Watched {
  store: Store;
  config: Config;
  drain: Drain;
  /** Of this program: an older one may have left jobs that nobody does. */
  queues: readonly string[];
}

/** The answer, or undefined where it fails or takes too long: a probe is never left waiting. */
const atOnce = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), wait(MOST_MS, undefined, { ref: false })]);

/**
 * What a supervisor and a proxy ask: `live` whether the process answers at all, `ready` whether to send it requests. Neither is shed under
 * load: a busy process that is taken out leaves the others busier.
 */
export function serveHealth(fastify: FastifyInstance, watched: Watched): void {
  const { store, drain } = watched;
  const probe = { schema: { hide: true } };
  fastify.get('/bff/health', probe, async (_request, reply) => {
    const ok = (await atOnce(store.execute('select 1'))) !== undefined;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  fastify.get('/bff/health/live', probe, () => ({ ok: true }));
  fastify.get('/bff/health/ready', probe, async (_request, reply) => {
    const database = await atOnce(databaseCondition(watched));
    const faults = faultsOf({ isDraining: drain.begun, ...(database ? { database } : {}) });
    return reply.code(faults.length ? 503 : 200).send({ ok: !faults.length, faults, ...database });
  });
}
