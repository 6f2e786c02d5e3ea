import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The end of a process: it is not ready any more, serves what still comes, and ends. */
export interface Drain {
  readonly begun: boolean;
  /** From here on every answer ends its connection, so that a proxy opens the next one to another process. */
  begin(): void;
}

export function drainOf(fastify: FastifyInstance): Drain {
  let begun = false;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (begun) void reply.header('connection', 'close');
    done();
  });
  return {
    get begun() {
      return begun;
    },
    begin: () => void (begun = true),
  };
}

/** Waits for work that may take longer than a process that ends has. False: it was not done in time. */
export const within = (ms: number, work: Promise<unknown>): Promise<boolean> => {
  const over = new AbortController();
  return Promise.race([work.then(() => true), wait(ms, false, { signal: over.signal }).catch(() => false)]).finally(
    () => over.abort(),
  );
};
