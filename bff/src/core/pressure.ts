import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Store } from './database';
import { Problem } from './problem';

const RETRY_SECONDS = 5;
const SAMPLE_MS = 1000;
/** One long task makes one late sample, as the start of the process does: only so many in a row are more than can be done. */
const LATE_SAMPLES = 3;

/** How many samples in a row were late, with one more of `delay` milliseconds. */
export const lateSamples = (before: number, delay: number, most: number): number => (delay > most ? before + 1 : 0);
export const isTooMuch = (samples: number): boolean => samples >= LATE_SAMPLES;

/**
 * Refuses calls while the event loop is late: a process that takes on more than it can do answers nobody. Pages, files and probes are
 * served all the same.
 */
export async function shedCalls(fastify: FastifyInstance, store: Store, config: Config): Promise<void> {
  if (!config.BALCAO_MOST_DELAY_MS || store.kind === 'embedded') return;
  const most = config.BALCAO_MOST_DELAY_MS;
  let late = 0;
  const watch = setInterval(() => {
    late = lateSamples(late, fastify.memoryUsage().eventLoopDelay, most);
  }, SAMPLE_MS).unref();
  fastify.addHook('onClose', (_fastify, done) => (clearInterval(watch), done()));
  await fastify.register(underPressure, {
    maxEventLoopDelay: most,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async (request, reply) => {
      if (!request.routeOptions.config.call || !isTooMuch(late)) return;
      void reply.header('retry-after', RETRY_SECONDS);
      throw new Problem(503, 'busy', 'Muitas pessoas estão usando o portal agora. Tente novamente em instantes.');
    },
  });
}
