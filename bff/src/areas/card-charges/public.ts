import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { TypedCard } from '../../rails/cards/port';
import { cardRail } from '../../rails/cards/rail';
import { definePublic, publicPage } from '../../public/define-public';
import { challengeRoutes } from './challenge-routes';
import { customerRoutes } from './customer-routes';

/**
 * The payers' pages of card charges to customers. Where the processor has no address of its own, the payer's browser sends the card here
 * and gets a token. No other code of the bank reads card numbers.
 */
export default definePublic({
  routes(app: FastifyInstance, services: Services) {
    customerRoutes(app, services);
    const { store, config } = services;
    if (config.BALCAO_RAILS !== 'sandbox') return;
    const { tokenUrl, makeToken, challenges } = cardRail(config);
    if (challenges) challengeRoutes(app, services, challenges);
    if (!makeToken) return;
    app.post(tokenUrl, publicPage(20), async (request, reply) => {
      const token = await makeToken(store.db, (request.body ?? {}) as TypedCard, await bankNow(store.db));
      return reply.code('token' in token ? 200 : 422).send(token);
    });
  },
});
