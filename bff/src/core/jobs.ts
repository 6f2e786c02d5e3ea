import { setImmediate } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import { count } from './counters';
import type { Store, Trx } from './database';
import { asPrepared } from './round-trips';
import { jobClaims, type JobClaims } from './job-claims';
import type { Jobs, JobSpec, JobTools, Services } from './services';
import { logFault } from './log';
import { traced } from './tracing';

export type { JobSpec, JobTools } from './services';

export const defineJob = <T extends object, P = void>(spec: JobSpec<T, P>): JobSpec<T, P> => spec;

/** Adds a job in the caller's transaction and starts it right after the commit rather than at the next poll. */
export async function enqueue<T extends object>(
  trx: Trx,
  { services, afterCommit }: JobTools,
  job: JobSpec<T, any>,
  data: T,
  options?: { startAfter?: Date; singletonKey?: string },
): Promise<void> {
  await services.jobs.enqueue(trx, job, data, options);
  afterCommit(() => services.jobs.nudge(job.name));
}

/** Vacuums a table after the job: deleted rows slow down every read until then, and the embedded database never vacuums by itself. */
export function vacuumAfter({ afterCommit, services }: JobTools, table: 'account_changes' | 'charge_counts'): void {
  afterCommit(async () => void (await services.store.execute(`vacuum ${table}`)));
}

const POLL_MS = 1000;
/** A job whose process died is given to another after this long. */
const EXPIRE_SECONDS = 60;
const SUPERVISE_SECONDS = 15;

/** Opens the queues over either database; with `works` false jobs are only added. */
export async function openJobs(
  store: Store,
  specs: JobSpec<any, any>[],
  works: boolean,
): Promise<Jobs & { begin(services: Services): Promise<void> }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.execute(text, values) },
    schema: 'jobs',
    schedule: false,
    supervise: works,
    maintenanceIntervalSeconds: SUPERVISE_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
  });
  boss.on('error', (error) => logFault('jobs', error));
  await boss.start();
  // the embedded database has one process: jobs that are marked active at start were left by one that died
  if (works && store.kind === 'embedded') await failOrphans(boss, store);
  // with several processes, the jobs of one that died are taken over by the others at once
  const claims = works && store.direct ? jobClaims(store.direct) : undefined;
  claims?.sweep((name, id) => boss.fail(name, id, new Error('the process ended')));
  const workers = new Map<string, Worker>();
  const timers: NodeJS.Timeout[] = [];
  let watch: Watch | undefined;
  await createQueues(boss, store, specs);
  return {
    begin: async (services) => {
      for (const spec of works ? specs : []) {
        workers.set(spec.name, startWorker({ boss, store, claims, services }, spec));
        if (spec.everySeconds) timers.push(await repeat(boss, spec.name, spec.everySeconds));
      }
      if (works) watch = watchQueues(store, (name) => workers.get(name)?.nudge());
    },
    enqueue: async (trx, job, data, options = {}) => {
      await boss.send(job.name, data, { ...options, db: inside(trx) });
    },
    nudge: (name) => workers.get(name)?.nudge(),
    stop: async () => {
      timers.forEach(clearInterval);
      await watch?.stop();
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await claims?.stop();
      await boss.stop({ graceful: false });
    },
  };
}

/** Creates the queues that are missing: each is a table of its own, and there are some seventy. */
async function createQueues(boss: PgBoss, store: Store, specs: JobSpec<any, any>[]): Promise<void> {
  const standing = new Set((await boss.getQueues()).map(({ name }) => name));
  const missing = specs.filter(({ name }) => !standing.has(name));
  if (!missing.length) return;
  await inTurn(store, async () => {
    for (const { name, retryLimit = 10 } of missing)
      await boss.createQueue(name, {
        name,
        policy: 'standard',
        retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        expireInSeconds: EXPIRE_SECONDS,
      });
  });
}

/** Creates queues in one process at a time: PostgreSQL ends processes that start together and create the same ones as a deadlock. */
async function inTurn(store: Store, create: () => Promise<void>): Promise<void> {
  if (!store.direct) return create();
  const client = await store.direct.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('balcao_queues'))");
    await create();
  } finally {
    // the lock ends with its connection
    client.release(true);
  }
}

async function failOrphans(boss: PgBoss, store: Store): Promise<void> {
  const { rows } = await store.execute(`select name, id from jobs.job where state = 'active'`);
  for (const { name, id } of rows) await boss.fail(name, id, new Error('the process ended'));
}

const inside = (trx: Trx): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await trx.executeQuery(CompiledQuery.raw(text, values ?? []))).rows as any[],
  }),
});

interface Watch {
  /** Resolves when the query under way, if any, has ended. */
  stop(): Promise<void>;
}

/** Planned once a connection: a queue is a partition of its own (pg-boss 10), and planning for all of them takes 15 times the answer. */
const DUE = asPrepared(`select distinct name from jobs.job where state < 'active' and start_after < now()`);

/** Polls for queues with jobs that may begin: one query for all queues, instead of one for each worker. */
function watchQueues(store: Store, logError: (name: string) => void): Watch {
  const state = { stopped: false };
  let wake = () => {};
  const loop = async () => {
    while (!state.stopped) {
      try {
        const { rows } = await store.execute(DUE);
        for (const { name } of rows) logError(name);
      } catch (error) {
        logFault('jobs', error);
      }
      if (!state.stopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_MS);
          wake = () => (clearTimeout(timer), resolve());
        });
    }
  };
  const ended = loop();
  return { stop: () => ((state.stopped = true), wake(), ended) };
}

interface Worker {
  nudge(): void;
  /** Resolves when the job at hand, if any, is done. */
  stop(): Promise<void>;
}

/**
 * Takes a queue's jobs one by one, and waits to be nudged where there is none. Not `boss.work`: that one marks a job
 * done outside its transaction and without waiting, so that a lost connection ends the process, and it is still at work
 * when `boss.stop` returns (pg-boss 10.4).
 */
function startWorker(room: WorkRoom, spec: JobSpec<any, any>): Worker {
  const { boss } = room;
  const state = { stopping: false, nudged: false };
  let wake = () => {};
  const pause = () => new Promise<void>((resolve) => (wake = resolve));
  const loop = async () => {
    while (!state.stopping) {
      state.nudged = false;
      // while the database is gone there is no job; the queues' watch nudges once it is back
      const [job] = await boss.fetch<object>(spec.name, { includeMetadata: true }).catch((error: Error) => {
        logFault(`jobs: ${spec.name}`, error);
        return [];
      });
      if (job) await runOnce(room, spec, job);
      else if (!state.nudged && !state.stopping) await pause();
      // the embedded database runs on this thread: requests that came meanwhile are answered between two jobs
      await setImmediate();
    }
  };
  const ended = loop();
  return {
    nudge: () => ((state.nudged = true), wake()),
    stop: () => ((state.stopping = true), wake(), ended),
  };
}

/** What a worker needs. */
interface WorkRoom {
  boss: PgBoss;
  store: Store;
  claims: JobClaims | undefined;
  services: Services;
}

async function runOnce(room: WorkRoom, spec: JobSpec<any, any>, job: PgBoss.JobWithMetadata<object>): Promise<void> {
  const { boss, store, claims, services } = room;
  const logError = (error: Error) => logFault(`jobs: ${spec.name}`, error);
  try {
    await claims?.claim(job.id);
    const prepared = await spec.prepare?.(store.db, job.data, services);
    await withTools(store, services, async (trx, tools) => {
      await traced(`job ${spec.name}`, () => spec.run(trx, job.data, tools, prepared));
      const { affected } = (await boss.complete(spec.name, job.id, {}, { db: inside(trx) })) as unknown as {
        affected: number;
      };
      if (!affected) throw new Error('the job took too long and was given to another');
    });
    count('jobs_done', spec.name);
  } catch (error) {
    count('jobs_failed', spec.name);
    logError(error as Error);
    await giveBack(room, spec, job, error as Error).catch(logError);
  } finally {
    await claims?.release(job.id).catch(logError);
  }
}

async function giveBack(
  { boss, store, services }: WorkRoom,
  spec: JobSpec<any, any>,
  job: PgBoss.JobWithMetadata<object>,
  error: Error,
): Promise<void> {
  await boss.fail(spec.name, job.id, error);
  const { gaveUp } = spec;
  if (gaveUp && job.retryCount >= job.retryLimit)
    await withTools(store, services, (trx, tools) => gaveUp(trx, job.data, tools));
}

async function withTools(
  store: Store,
  services: Services,
  work: (trx: Trx, tools: JobTools) => Promise<void>,
): Promise<void> {
  const after: (() => void | Promise<void>)[] = [];
  await store.transaction((trx) => work(trx, { services, afterCommit: (then) => after.push(then) }));
  for (const then of after) await then();
}

/** Adds the job now and every so many seconds; of several processes that do so in the same interval, one succeeds. */
async function repeat(boss: PgBoss, name: string, everySeconds: number): Promise<NodeJS.Timeout> {
  const add = () => boss.send(name, {}, { singletonSeconds: everySeconds });
  await add();
  return setInterval(() => void add().catch((error: Error) => logFault('jobs', error)), everySeconds * 1000);
}
