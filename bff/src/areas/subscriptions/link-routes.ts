import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import { Problem } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import type { Fault, Typed } from '../../kits/charging/links/payer';
import { sendPublic } from '../../kits/charging/links/public-layout';
import { publicPage } from '../../public/define-public';
import { takesCards } from '../card-charges/service';
import { cardOf, cardPath } from './card-page';
import { closedLink, linkForm, finishedBody } from './link-body';
import { CLOSED, linkState, takesWay } from './link-rules';
import { findLink, linkPath, type Linked } from './links';
import { startSubscription } from './link-start';
import { goneBody } from './public-body';

type Params = { code: string };
type Told = { typed?: Typed; faults?: Fault; notice?: string };

/** The page of a subscription's link: its payer names themself; without session or cookie. */
export function linkRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.store;
  const withLink =
    (answer: (linked: Linked, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const linked = await findLink(db, { code: (request.params as Params).code });
      return linked
        ? answer(linked, request, reply)
        : sendPublic(reply.code(404), 'Assinatura não encontrada', goneBody());
    };

  const show = async (linked: Linked, reply: FastifyReply, told: Told = {}) => {
    const { link, draft, charge } = linked;
    const { account_id: accountId } = link;
    const seller = await displayNameOf(db, accountId);
    const state = linkState({ ...draft, charge, expire_at: link.expire_at }, saoPauloDay(await bankNow(db)));
    if (state === 'made') return showMade(linked, reply, seller);
    if (state !== 'open') return sendPublic(reply.code(410), CLOSED[state], closedLink(seller, CLOSED[state]));
    const card = takesWay(link.payment_method, 'credit_card') && (await takesCards(db, services.config, accountId));
    const plan = await db
      .selectFrom('subscription_plans')
      .select(['name', 'interval_months', 'repeats'])
      .where('account_id', '=', accountId)
      .where('id', '=', draft.plan_id)
      .executeTakeFirstOrThrow();
    return sendPublic(reply, `Assinatura de ${seller}`, linkForm({ link, draft, plan, seller, card, ...told }));
  };

  const showMade = async ({ link }: Linked, reply: FastifyReply, seller: string) => {
    const { account_id: accountId, subscription_id: id } = link;
    const card = await cardOf(db, accountId, id);
    if (card && card.token === null) return reply.redirect(cardPath(card.code), 303);
    const charge = await db
      .selectFrom('charges')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', link.charge_id)
      .where('payment_method', '<>', 'credit_card')
      .executeTakeFirst();
    const body = charge ? await finishedBody(link, charge, seller) : closedLink(seller, CLOSED.made);
    return sendPublic(reply, `Assinatura de ${seller}`, body);
  };

  app.get(
    '/assinar/:code',
    publicPage(60),
    withLink((linked, _request, reply) => show(linked, reply)),
  );
  app.post(
    '/assinar/:code',
    publicPage(10),
    withLink(async (linked, request, reply) => {
      const typed = (request.body ?? {}) as Typed;
      try {
        const started = await startSubscription(services, linked.link.code, typed);
        if ('path' in started) return await reply.redirect(started.path, 303);
        if ('faults' in started) return await show(linked, reply.code(422), { typed, faults: started.faults });
        return await reply.redirect(linkPath(linked.link.code), 303);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return show(linked, reply.code(error.status), { typed, notice: error.message });
      }
    }),
  );
}
