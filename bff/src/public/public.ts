import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/area';
import { Problem } from '../core/problem';
import { byAddress, countCall } from '../core/rates';
import { isStorable } from '../core/storable';
import type { PublicPages } from './define-public';
import { fontFacesOf } from './font-faces';

const ofAreas = Object.values(
  import.meta.glob<PublicPages>('../areas/*/public.ts', { eager: true, import: 'default' }),
);

/** Pages outside the portal: no session is read, no cookie is set, and forms are small. */
export async function publicPages(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.decorateReply('fontFaces', fontFacesOf(services.config.BALCAO_PORTAL));
  await app.register(formbody, { bodyLimit: 20_000 });
  app.addHook('onRequest', async ({ ip, method, routeOptions: { url, config } }, reply) => {
    void reply.header('cache-control', 'no-store');
    if (config.perMinute) await countCall(services.store.db, `${method} ${url}`, byAddress(ip), config.perMinute);
  });
  app.addHook('preValidation', async ({ query, body }) => {
    const isRepeated = Object.values((body ?? {}) as object).some((value) => typeof value !== 'string');
    if (isRepeated || !isStorable(query) || !isStorable(body)) throw new Problem(400, 'invalid', 'Confira os campos.');
  });
  // each in a room of its own: what one says of its faults is not what another does
  for (const pages of ofAreas) await app.register(async (room) => pages.routes(room, services));
}
