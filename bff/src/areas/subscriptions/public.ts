import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import { Problem } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { connectTo } from '../../kits/charging/links/card-form';
import { handleFaults } from '../../kits/charging/links/public-faults';
import { sendPublic } from '../../kits/charging/links/public-layout';
import { definePublic, publicPage } from '../../public/define-public';
import { cardRail } from '../../rails/cards/rail';
import { lastRefusal } from '../card-charges/service';
import { cardPath } from './card-page';
import { linkRoutes } from './link-routes';
import { subscriptionBody, goneBody } from './public-body';
import { pageByCode, stateOf, takeCard, type CardPage } from './take-card';

type Params = { code: string };

/** The payer's page of a subscription, to give a card and to replace it; without session or cookie. */
export default definePublic({
  routes(app: FastifyInstance, services: Services) {
    const { db } = services.store;
    handleFaults(app);
    linkRoutes(app, services);
    const withPage =
      (answer: (page: CardPage, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const page = await pageByCode(db, (request.params as Params).code);
        return page
          ? answer(page, request, reply)
          : sendPublic(reply.code(404), 'Assinatura não encontrada', goneBody());
      };
    const show = async (page: CardPage, reply: FastifyReply, notice?: string) => {
      const { row, card } = page;
      const { tokenUrl } = cardRail(services.config);
      const seller = await displayNameOf(db, row.account_id);
      const refusal = row.failed_charge === null ? null : await lastRefusal(db, row.account_id, row.failed_charge);
      const state = await stateOf(db, page);
      const body = subscriptionBody({ row, card, seller, state, refusal, tokenUrl, notice });
      return sendPublic(reply, `Assinatura de ${seller}`, body, connectTo(tokenUrl));
    };
    app.get(
      '/assinatura/:code',
      publicPage(60),
      withPage((page, _request, reply) => show(page, reply)),
    );
    app.post(
      '/assinatura/:code/cartao',
      publicPage(10),
      withPage(async (page, request, reply) => {
        const { token = '' } = (request.body ?? {}) as { token?: string };
        try {
          await takeCard(services, page, token, await bankNow(db));
          return await reply.redirect(cardPath(page.card.code), 303);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return show(page, reply.code(error.status), error.message);
        }
      }),
    );
    app.get(
      '/assinatura/:code/estado',
      publicPage(60),
      withPage(async (page, _request, reply) => reply.send({ state: await stateOf(db, page) })),
    );
  },
});
