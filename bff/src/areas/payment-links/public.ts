import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesWay } from '@balcao/contract/shared/link-methods';
import type { Services } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import { Problem } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import type { ChargeRow } from '../../kits/charging/actions';
import { renderBilletPdf } from '../../kits/charging/paper/billet-pdf';
import { connectTo } from '../../kits/charging/links/card-form';
import { handleFaults } from '../../kits/charging/links/public-faults';
import { sendPublic } from '../../kits/charging/links/public-layout';
import { pagePath, type PageRow } from '../../kits/charging/links/pages';
import { definePublic, publicPage } from '../../public/define-public';
import { papersOf } from '../charges/service';
import { instalmentsOf, lastRefusal, payByCard } from '../card-charges/service';
import { cardRail } from '../../rails/cards/rail';
import { cardBody } from './public-card';
import { cardOffered, chargeByCode, countView, pageByCode, startPayment } from './pay';
import { closedWhy, stateOf } from './rules';
import type { Typed } from '../../kits/charging/links/payer';
import { closedBody, formBody, goneBody, payBody } from './public-bodies';

type Params = { code: string; charge: string };

/** The payment pages: for anybody with the address, without session or cookie, showing only the receiver, the items and how to pay. */
export default definePublic({
  routes(app: FastifyInstance, services: Services) {
    const { db } = services.store;
    handleFaults(app);
    const gone = (reply: FastifyReply) => sendPublic(reply.code(404), 'Link não encontrado', goneBody());
    const withPage =
      (answer: (page: PageRow, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const page = await pageByCode(db, (request.params as Params).code);
        return page ? answer(page, request, reply) : gone(reply);
      };
    const withCharge = (
      answer: (page: PageRow, charge: ChargeRow, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) =>
      withPage(async (page, request, reply) => {
        const charge = await chargeByCode(db, page, (request.params as Params).charge);
        return charge ? answer(page, charge, request, reply) : gone(reply);
      });
    const showForm = async (
      page: PageRow,
      reply: FastifyReply,
      told: { typed?: Typed; faults?: Parameters<typeof formBody>[0]['faults']; notice?: string } = {},
    ) => {
      const seller = await displayNameOf(db, page.account_id);
      const today = saoPauloDay(await bankNow(db));
      const closed = closedWhy(page, today);
      if (closed) return sendPublic(reply.code(410), closed, closedBody(seller, closed));
      return sendPublic(
        reply,
        `Pagar ${seller}`,
        formBody({ page, seller, card: await cardOffered(db, services, page), ...told }),
      );
    };

    const showCard = async (
      page: PageRow,
      charge: ChargeRow,
      request: FastifyRequest,
      reply: FastifyReply,
      notice?: string,
    ) => {
      const seller = await displayNameOf(db, page.account_id);
      const closed = closedWhy(page, saoPauloDay(await bankNow(db)));
      const state = stateOf(page, charge) === 'open' && closed ? 'over' : stateOf(page, charge);
      const path = `${pagePath(page.code)}/${(request.params as Params).charge}`;
      const { tokenUrl } = cardRail(services.config);
      const refusal = state === 'open' ? await lastRefusal(db, page.account_id, charge.id) : null;
      const options = await instalmentsOf(db, page.account_id, charge.value);
      const body = cardBody({ page, seller, path, state, tokenUrl, refusal, options, notice });
      return sendPublic(reply, `Pagar ${seller}`, body, connectTo(tokenUrl));
    };

    app.get(
      '/pagar/:code',
      publicPage(60),
      withPage(async (page, _request, reply) => {
        await countView(db, page);
        return showForm(page, reply);
      }),
    );
    app.post(
      '/pagar/:code',
      publicPage(10),
      withPage(async (page, request, reply) => {
        const typed = (request.body ?? {}) as Typed;
        try {
          const started = await startPayment(services, page, typed, typed.forma === 'cartao');
          if ('faults' in started) return await showForm(page, reply.code(422), { typed, faults: started.faults });
          if ('closed' in started) return await showForm(page, reply);
          return reply.redirect(`${pagePath(page.code)}/${started.code}`, 303);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return showForm(page, reply.code(error.status), { typed, notice: error.message });
        }
      }),
    );
    app.get(
      '/pagar/:code/:charge',
      publicPage(60),
      withCharge(async (page, charge, _request, reply) => {
        if (charge.payment_method === 'credit_card') return showCard(page, charge, _request, reply);
        const seller = await displayNameOf(db, page.account_id);
        const path = `${pagePath(page.code)}/${(_request.params as Params).charge}`;
        return sendPublic(
          reply,
          `Pagar ${seller}`,
          await payBody({
            page,
            charge,
            seller,
            path,
            state: stateOf(page, charge) as 'open' | 'paid' | 'over',
            closed: closedWhy(page, saoPauloDay(await bankNow(db))),
          }),
        );
      }),
    );
    app.post(
      '/pagar/:code/:charge/cartao',
      publicPage(10),
      withCharge(async (page, charge, request, reply) => {
        const { token = '', parcelas = '1' } = (request.body ?? {}) as { token?: string; parcelas?: string };
        const closed = closedWhy(page, saoPauloDay(await bankNow(db)));
        if (closed)
          return sendPublic(reply.code(410), closed, closedBody(await displayNameOf(db, page.account_id), closed));
        try {
          const payment = { accountId: page.account_id, chargeId: charge.id, token, instalments: Number(parcelas) };
          await payByCard(services, payment);
          return await reply.redirect(`${pagePath(page.code)}/${(request.params as Params).charge}`, 303);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          const now = (await chargeByCode(db, page, (request.params as Params).charge)) ?? charge;
          return showCard(page, now, request, reply.code(error.status), error.message);
        }
      }),
    );
    app.get(
      '/pagar/:code/:charge/estado',
      publicPage(60),
      withCharge(async (page, charge, _request, reply) => reply.send({ state: stateOf(page, charge) })),
    );
    app.get(
      '/pagar/:code/:charge/boleto.pdf',
      publicPage(20),
      withCharge(async (page, charge, _request, reply) => {
        if (!takesWay(page.payment_method, 'banking_billet') || !charge.barcode) return gone(reply);
        const [paper] = await papersOf(db, page.account_id, [charge]);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="boleto-${charge.id}.pdf"`)
          .send(await renderBilletPdf(paper!));
      }),
    );
  },
});
