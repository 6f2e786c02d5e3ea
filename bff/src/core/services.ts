import type { Config } from './config';
import type { Db, Store, Trx } from './database';
import type { Realtime } from './realtime';

/** What every handler and job can use. */
export interface Services {
  config: Config;
  store: Store;
  jobs: Jobs;
  realtime: Realtime;
  /** Every permission id of the contract. */
  permissionIds: readonly string[];
}

/** Work done outside the request, kept in the database until it is done. */
export interface JobSpec<T extends object, P = void> {
  name: string;
  /** Work that takes long and writes nothing: done before the transaction, so that the embedded database answers others meanwhile. */
  prepare?: (db: Db, data: T, services: Services) => Promise<P>;
  /**
   * Runs in a transaction of its own, which also marks the job done: its work is committed exactly once. A throw puts the job back
   * for another try. Must end within a minute; longer work does a part and enqueues the next, so that its progress can be seen.
   */
  run: (trx: Trx, data: T, tools: JobTools, prepared: P) => Promise<void>;
  /** Runs after the last try failed, in a transaction of its own: to tell whoever waits for the result. */
  gaveUp?: (trx: Trx, data: T, tools: JobTools) => Promise<void>;
  retryLimit?: number;
  /** Runs at start and then every so many seconds, half a day at most, in one of the processes. Takes no data. */
  everySeconds?: number;
}

export interface JobTools {
  services: Services;
  /** Runs `work` once the job's transaction is committed. */
  afterCommit: (work: () => void | Promise<void>) => void;
}

export interface Jobs {
  /** Adds a job in the caller's transaction: it exists if, and only if, that commits. */
  enqueue<T extends object>(
    trx: Trx,
    job: JobSpec<T, any>,
    data: T,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /** Looks for work now rather than at the next poll. */
  nudge(name: string): void;
  stop(): Promise<void>;
}
