import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import { SANDBOX_TOKEN_PATH } from '../../rails/cards/sandbox';
import { makeSandboxToken, type TypedCard } from '../../rails/cards/sandbox-token';
import { definePublic, publicPage } from '../../public/define-public';

/**
 * The sandbox processor's own endpoint, where there is no processor outside: the payer's browser sends the card here and nowhere else,
 * and gets a token. No other code of the bank reads it.
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
