import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Store } from './database';
import { Problem } from './problem';

const RETRY_SECONDS = 5;

/**
 * Refuses calls while the event loop is late: a process that takes on more than it can do answers nobody. Pages, files and probes are
 * served all the same.
 */
export async function shedCalls(fastify: FastifyInstance, store: Store, config: Config): Promise<void> {
  if (!config.BALCAO_MOST_DELAY_MS || store.kind === 'embedded') return;
  await fastify.register(underPressure, {
    maxEventLoopDelay: config.BALCAO_MOST_DELAY_MS,
    pressureHandler: async (request, reply) => {
      if (!request.routeOptions.config.call) return;
      void reply.header('retry-after', RETRY_SECONDS);
      throw new Problem(503, 'busy', 'Muitas pessoas estão usando o portal agora. Tente novamente em instantes.');
    },
  });
}
