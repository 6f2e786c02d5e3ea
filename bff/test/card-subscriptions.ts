import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import { addDays, diffDays } from '../src/core/calendar';
import { subscriptionsRound } from '../src/areas/subscriptions/round';
import { addCustomer } from './billets';
import { cardToken, openSeller } from './cards';
import type { EmptyBank, Member } from './harness';

export const GOOD = '4111111111111111';
export const NO_FUNDS = '4000000000009995';
/** Test card: the first payment is accepted, the second and third are refused, later ones are accepted. */
export const FAILS_TWICE = '4000000000000341';
/** Test card: looked at by the antifraud, then approved. */
export const ANALYSED = '4000000000009235';

let names = 0;
let value = 9_900;

/** A gym that sells subscriptions by card, and what tests do with them. */
export async function openGym(bank: EmptyBank) {
  const gym = await openSeller(bank);
  const customer = await addCustomer(gym);
  const plan = async (repeats: number | null = null): Promise<number> =>
    (await gym.call('POST /plan', { body: { name: `Mensal ${++names}`, interval: 1, repeats } })).json.id;
  const ask = async (given: Partial<SubscriptionInput> = {}, by: Member = gym) => {
    const body = {
      customers: [customer],
      plan_id: given.plan_id ?? (await plan()),
      payment_method: 'credit_card' as const,
      items: [{ name: 'Mensalidade', amount: 1, value: ++value }],
      expire_at: addDays(await bank.today(), 5),
      send_email: true,
      ...given,
    };
    return by.call('POST /subscriptions', { body });
  };
  const show = async (id: number) => (await gym.call('GET /subscription/{id}', { params: { id } })).json;
  const every = { page: 1, size: 100 };
  const round = () => bank.work((trx, tools) => subscriptionsRound.run(trx, {}, tools, undefined));
  /** Moves the clock by days; runs the scheduled job every `hop` days. */
  const pass = async (days: number, hop = 1): Promise<void> => {
    for (let day = 0; day < days; day += hop) {
      await bank.moveDays(hop);
      await round();
      await bank.runJobs();
    }
  };
  /** Gives a card on the payer's page, before any job runs. */
  const giveCard = async (page: string, number: string) =>
    bank.visit(`${page}/cartao`, { token: await cardToken(bank, number, true) });
  return {
    gym,
    customer,
    plan,
    ask,
    show,
    round,
    giveCard,
    charges: async (id: number) =>
      (await gym.call('GET /subscription/{id}/charges', { params: { id }, query: every })).json.items,
    told: async (id: number) =>
      (await gym.call('GET /subscription/{id}/histories', { params: { id }, query: every })).json.items.map(
        ({ message }) => message,
      ),
    retry: async (id: number) => {
      const reply = await gym.call('POST /subscription/{id}/retry', { params: { id } });
      await bank.runJobs();
      return reply;
    },
    made: async (given: Partial<SubscriptionInput> = {}): Promise<{ id: number; page: string }> => {
      const reply = await ask(given);
      if (reply.status !== 200 || !reply.json.ids.length) throw new Error(JSON.stringify(reply.json));
      await bank.runJobs();
      const id = reply.json.ids[0]!;
      return { id, page: (await show(id)).card!.path };
    },
    typeCard: async (page: string, number: string) => {
      const reply = await giveCard(page, number);
      await bank.runJobs();
      return reply;
    },
    pass,
    /** Moves the clock to so many days after a subscription's next due date, which is a business day. */
    passDue: async (id: number, days: number): Promise<void> =>
      pass(diffDays(await bank.today(), (await show(id)).next_expire_at!) + days),
  };
}
export type Gym = Awaited<ReturnType<typeof openGym>>;
