import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { payerAccepts } from '../src/areas/pix-automatic-receive/payer';
import { collectionsRound } from '../src/areas/pix-automatic-receive/round';
import { addDays } from '../src/core/calendar';
import { addCustomer } from './billets';
import type { EmptyBank, Member } from './harness';

/** Calls for the Pix automático that an account receives, with a new customer as the payer. */
export async function collectionCalls(bank: EmptyBank, member: Member) {
  const customer = await addCustomer(member);
  const today = await bank.today();
  /** Body of a request for R$ 99,00 a month by QR Code (journey 2), from five days after today on. */
  const input = (given: Partial<CollectionInput> = {}): CollectionInput => ({
    customer,
    journey: 2,
    contract: 'Mensalidade',
    period: 'MENSAL',
    first_day: addDays(today, 5),
    amount: 9_900,
    retry: 'NAO_PERMITE',
    ...given,
  });
  const at = async () => new Date(`${await bank.today()}T12:00:00-03:00`);
  return {
    customer,
    today,
    input,
    /** Noon of the bank's current day. */
    at,
    create: async (given: Partial<CollectionInput> = {}) => {
      const reply = await member.call('POST /receive/pix-automatic', { body: input(given) });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
      return reply.json.id;
    },
    show: async (id: number) => (await member.call('GET /receive/pix-automatic/{id}', { params: { id } })).json,
    accept: async (id: number) => {
      const now = await at();
      await bank.work((trx, tools) => payerAccepts(trx, tools, id, now));
    },
    round: () => bank.work((trx, tools) => collectionsRound.run(trx, {}, tools, undefined as never)),
  };
}
