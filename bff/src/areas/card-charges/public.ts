import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import { SANDBOX_TOKEN_PATH } from '../../rails/cards/sandbox';
import { makeSandboxToken, type TypedCard } from '../../rails/cards/sandbox-token';
import { definePublic, publicPage } from '../../public/define-public';

/**
 * The endpoint of the sandbox's card processor, in place of a real processor's: the payer's browser sends the card here and gets a token.
 * No other code of the bank reads card numbers.
 */
export default definePublic({
  routes(app: FastifyInstance, { store, config }: Services) {
    if (config.BALCAO_RAILS !== 'sandbox') return;
    app.post(SANDBOX_TOKEN_PATH, publicPage(20), async (request, reply) => {
      const made = await makeSandboxToken(store.db, (request.body ?? {}) as TypedCard, await bankNow(store.db));
      return reply.code('token' in made ? 200 : 422).send(made);
    });
  },
});
