import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Services } from './area';
import type { Store, Trx } from './database';

/** Work done outside the request, kept in the database until it is done. */
export interface JobSpec<T extends object> {
  name: string;
  /** Runs in a transaction of its own; a throw puts the job back for another try. */
  run: (trx: Trx, data: T, tools: JobTools) => Promise<void>;
  retryLimit?: number;
  /** Run at start and again so often, by one process of however many. Takes no data. */
  everySeconds?: number;
}

export interface JobTools {
  services: Services;
  /** Runs once the job's transaction stands. */
  afterCommit: (work: () => void | Promise<void>) => void;
}

export const defineJob = <T extends object>(spec: JobSpec<T>): JobSpec<T> => spec;

export interface Jobs {
  /** Adds a job in the caller's transaction: it exists if, and only if, that commits. */
  enqueue<T extends object>(trx: Trx, job: JobSpec<T>, data: T, options?: { startAfter?: Date; singletonKey?: string }): Promise<void>;
  /** Looks for work now rather than at the next poll. */
  nudge(name: string): void;
  stop(): Promise<void>;
}

/** Starts the queues over either database; with `work` false jobs are only added. */
export async function startJobs(store: Store, specs: JobSpec<any>[], work: boolean, services: () => Services): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.execute(text, values) },
    schema: 'jobs',
    schedule: false,
    supervise: work,
    retryLimit: 10,
    retryDelay: 1,
    retryBackoff: true,
    expireInMinutes: 15,
  });
  boss.on('error', (error) => console.error(`jobs: ${error.message}`));
  await boss.start();
  const workers = new Map<string, string>();
  const timers: NodeJS.Timeout[] = [];
  const jobs: Jobs = {
    enqueue: async (trx, job, data, options = {}) => {
      await boss.send(job.name, data, {
        ...options,
        db: { executeSql: async (text, values) => ({ rows: (await trx.executeQuery(CompiledQuery.raw(text, values ?? []))).rows as any[] }) },
      });
    },
    nudge: (name) => {
      const id = workers.get(name);
      if (id) boss.notifyWorker(id);
    },
    stop: () => {
      timers.forEach(clearInterval);
      return boss.stop({ graceful: true, timeout: 5000, wait: true });
    },
  };
  for (const spec of specs) {
    await boss.createQueue(spec.name, { name: spec.name, policy: 'standard', retryLimit: spec.retryLimit ?? 10, retryDelay: 1, retryBackoff: true });
    if (!work) continue;
    const id = await boss.work<object>(spec.name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
      if (!job) return;
      const after: (() => void | Promise<void>)[] = [];
      await store.transaction((trx) => spec.run(trx, job.data, { services: services(), afterCommit: (w) => after.push(w) }));
      for (const w of after) await w();
    });
    workers.set(spec.name, id);
    if (spec.everySeconds) timers.push(await repeat(boss, spec.name, spec.everySeconds));
  }
  return jobs;
}

/** Adds the job now and at each turn; of the processes that do so at once, one succeeds. */
async function repeat(boss: PgBoss, name: string, everySeconds: number): Promise<NodeJS.Timeout> {
  const add = () => boss.send(name, {}, { singletonSeconds: everySeconds });
  await add();
  return setInterval(() => void add().catch((error: Error) => console.error(`jobs: ${error.message}`)), everySeconds * 1000);
}
