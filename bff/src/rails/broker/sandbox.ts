import type { PaymentRail } from '../payments/port';
import { sandboxPaymentRail } from '../payments/sandbox';
import type { Broker } from './port';
import { DI_RATES, IPCA_MONTHS, PRODUCTS } from './products';
import './tables';

const REFUSED = 'A corretora não aceitou a ordem: o ativo se esgotou.';
const RETURNED = 'A corretora devolveu a aplicação: o emissor cancelou a oferta.';

const rail = sandboxPaymentRail('broker');

/** The outcomes of the sandbox's payments (by the last two digits of the amount), with the reasons that a broker gives. */
const purchases: PaymentRail = {
  ...rail,
  send: async (db, order) => {
    const answer = await rail.send(db, order);
    return answer.state === 'refused' ? { ...answer, reason: REFUSED } : answer;
  },
  ask: async (db, key) => {
    const answer = await rail.ask(db, key);
    return answer.state === 'refused' ? { ...answer, reason: REFUSED } : answer;
  },
  receive: async (db, now) =>
    (await rail.receive(db, now)).map(({ id, event }) => ({
      id,
      event: { ...event, reason: event.reason && (event.state === 'returned' ? RETURNED : REFUSED) },
    })),
};

/** The broker of the sandbox: assets on offer, and sales that it stores and pays. */
export const sandboxBroker: Broker = {
  listProducts: async () => PRODUCTS,
  listDiRates: async () => DI_RATES,
  listIpca: async () => IPCA_MONTHS,
  purchases,
  sell: async (db, order) => {
    await db
      .insertInto('sandbox_sales')
      .values(order)
      .onConflict((c) => c.column('key').doNothing())
      .execute();
  },
};
