import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import { Problem } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { readAddress, type TypedAddress } from '../../kits/charging/links/address';
import { connectTo } from '../../kits/charging/links/card-form';
import { handleFaults } from '../../kits/charging/links/public-faults';
import { sendPublic } from '../../kits/charging/links/public-layout';
import { publicPage } from '../../public/define-public';
import { cardRail } from '../../rails/cards/rail';
import { customerBody, goneBody } from './customer-body';
import { customerPage, customerPath, payerState, type CustomerPage } from './customer-page';
import { lastRefusal } from './last-refusal';
import { instalmentsOf } from './offer';
import { payByCard } from './pay';

type Params = { code: string };
type Typed = TypedAddress & { token?: string; parcelas?: string };
interface Told {
  typed?: TypedAddress;
  faults?: TypedAddress;
  notice?: string;
}

/** The payer's page of a card charge to a customer; without session or cookie. */
export function customerRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.store;
  handleFaults(app);
  const withPage =
    (answer: (found: CustomerPage, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const view = await customerPage(db, (request.params as Params).code);
      return view ? answer(view, request, reply) : sendPublic(reply.code(404), 'Cobrança não encontrada', goneBody());
    };
  const stateOf = async ({ charge }: CustomerPage) => payerState(charge, saoPauloDay(await bankNow(db)));
  const show = async (found: CustomerPage, reply: FastifyReply, { typed = {}, faults = {}, notice }: Told = {}) => {
    const { account_id: accountId, charge_id: chargeId } = found.page;
    const items = await db
      .selectFrom('charge_items')
      .select(['name', 'amount', 'value'])
      .where('account_id', '=', accountId)
      .where('charge_id', '=', chargeId)
      .orderBy('id')
      .execute();
    const { tokenUrl } = cardRail(services.config);
    const seller = await displayNameOf(db, accountId);
    const body = customerBody({
      ...found,
      items,
      seller,
      state: await stateOf(found),
      tokenUrl,
      refusal: await lastRefusal(db, accountId, chargeId),
      options: await instalmentsOf(db, accountId, found.charge.value),
      typed,
      faults,
      notice,
    });
    return sendPublic(reply, `Pagar ${seller}`, body, connectTo(tokenUrl));
  };
  app.get(
    '/cobranca/:code',
    publicPage(60),
    withPage((found, _request, reply) => show(found, reply)),
  );
  app.post(
    '/cobranca/:code/cartao',
    publicPage(10),
    withPage(async (found, request, reply) => {
      const { token = '', parcelas = '1', ...typed } = (request.body ?? {}) as Typed;
      if ((await stateOf(found)) === 'over') return show(found, reply.code(410));
      const faults: TypedAddress = {};
      const address = found.page.asks_address ? readAddress(typed, faults) : null;
      if (Object.keys(faults).length)
        return show(found, reply.code(422), { typed, faults, notice: 'Confira o endereço e digite o cartão de novo.' });
      const { account_id: accountId, charge_id: chargeId } = found.page;
      try {
        await payByCard(services, { accountId, chargeId, token, instalments: Number(parcelas), address });
        return await reply.redirect(customerPath(found.page.code), 303);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const now = (await customerPage(db, found.page.code)) ?? found;
        return show(now, reply.code(error.status), { typed, notice: error.message });
      }
    }),
  );
  app.get(
    '/cobranca/:code/estado',
    publicPage(60),
    withPage(async (found, _request, reply) => reply.send({ state: await stateOf(found) })),
  );
}
