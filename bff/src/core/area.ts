import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Calls, TopicName } from '@balcao/contract/core/registry';
import type { CallSpec } from '@balcao/contract/core/call';
import type { Db, Store, Trx } from './database';
import type { Measured } from './measured';
import type { CnabFile } from './read-cnab';
import type { Picture } from './read-image';
import type { Receipt } from './read-receipt';
import type { Sheet } from './read-sheet';
import type { Audience } from './rooms';
import type { JobSpec, Services } from './services';
import type { Caller } from './sessions';

export type { Services } from './services';

/** One request of a signed-in user. For a write, `db` is the request's transaction. */
export interface Ctx extends Caller {
  db: Db;
  /** São Paulo's today on the bank's clock, yyyy-mm-dd. */
  today: string;
  services: Services;
  can(permission: string): boolean;
  /** The transaction of a write. */
  trx(): Trx;
  /** Runs `work` once the transaction is committed, as live events do. */
  afterCommit(work: () => void | Promise<void>): void;
  /** Adds details to the audit line of this call: what changed, as `{ before, after }`. For calls that are audited. */
  noted(detail: object): void;
  live(topic: TopicName, type: 'created' | 'updated' | 'deleted', ids: number[], audience?: Audience): void;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What an uploaded file of each kind is read into. */
interface Read {
  spreadsheet: Sheet;
  image: Picture;
  receipt: Receipt;
  cnab: CnabFile;
}
/** A handler's input; an uploaded file comes as what it was read into. */
type Input<K extends keyof Calls> = Pick<Calls[K], 'params' | 'query'> & {
  body: Calls[K]['upload'] extends keyof Read ? Read[Calls[K]['upload']] : Calls[K]['body'];
};
type Result<K extends keyof Calls> = Calls[K]['answer'] extends Blob
  ? FileAnswer
  : Calls[K]['answer'] extends undefined
    ? void
    : Calls[K]['answer'];

export interface FileAnswer {
  name: string;
  bytes: Buffer;
  /** Media type, where it is not the one the contract states. */
  type?: string | undefined;
}

/** A handler of one call. `db` of a public call is the outer database, its caller may be nobody. */
export type Handler<K extends keyof Calls> = (ctx: Ctx, input: Input<K>) => Promise<Result<K>>;

/** The public calls' context: nobody may be signed in. */
export type PublicCtx = Omit<Ctx, keyof Caller | 'today'> & { caller: Caller | null };

type HandlerFor<C, K extends keyof Calls> = C extends { permission: 'public' }
  ? (ctx: PublicCtx, input: Input<K>) => Promise<Result<K>>
  : Handler<K>;

export interface Area {
  calls: Record<string, CallSpec>;
  handlers: Record<string, (ctx: any, input: any) => Promise<unknown>>;
  jobs: JobSpec<any, any>[];
  /** What Prometheus is told of the area, beside what it is told of every call and queue. */
  measures?: ((store: Store) => Measured[]) | undefined;
  /** Opens a listener of the area's own; null where it is not configured. */
  listen?: ((services: Services) => Promise<Listener | null>) | undefined;
}

/** A listener beside the portal's. */
export interface Listener {
  address: string;
  close(): Promise<void>;
}

/** An area: its calls of the contract, a handler for each (a missing one does not compile), and its jobs. */
export function defineArea<C extends Record<string, CallSpec>>(area: {
  calls: C;
  handlers: { [K in keyof C & keyof Calls]: HandlerFor<C[K], K> };
  jobs?: JobSpec<any, any>[];
  measures?: Area['measures'];
  listen?: Area['listen'];
}): Area {
  return {
    calls: area.calls,
    handlers: area.handlers as Area['handlers'],
    jobs: area.jobs ?? [],
    measures: area.measures,
    listen: area.listen,
  };
}
