import { cardAuthorise, hearCardEvent } from '../src/areas/card-charges/service';
import type { CardEvent } from '../src/rails/cards/port';
import type { EmptyBank, Member } from './harness';

const GOOD = '4111111111111111';
export const CARD_VALUE = 12_345;

/** A seller who takes cards. */
export async function openSeller(bank: EmptyBank): Promise<Member> {
  const seller = await bank.openAccount();
  await seller.call('PUT /account/activity-branch', { body: { category: 0 } });
  return seller;
}

/** The processor's token of a test card; good for several charges where it is `reuse`d. */
export async function cardToken(bank: EmptyBank, number = GOOD, reuse = false): Promise<string> {
  const card = { number, expiry: '12/40', cvv: '123', holder: 'Ana Prado', ...(reuse ? { reuse: 'yes' } : {}) };
  return JSON.parse((await bank.visit('/processadora/cartoes', card)).text).token;
}

/** A card charge of R$ 123,45 of a new payment link, whose payer has typed no card yet: its id, and the address of its page. */
export async function begunByCard(bank: EmptyBank, by: Member): Promise<{ id: number; page: string }> {
  const body = { items: [{ name: 'Kit', amount: 1, value: CARD_VALUE }], message: 'Obrigado pela compra' };
  const link = (await by.call('POST /payment-links', { body })).json;
  const payer = { nome: 'Ana Prado', documento: '529.982.247-25', email: 'ana@exemplo.com' };
  const sent = await bank.visit(link.url, { ...payer, forma: 'cartao' });
  const { items } = (await by.call('GET /payment-link/{id}/charges', { params: { id: link.id }, query: {} })).json;
  return { id: items[0]!.id, page: String(sent.headers['location']) };
}

/** A card charge of R$ 123,45 that was paid with a test card. */
export async function paidByCard(bank: EmptyBank, by: Member, parcelas = '1', number = GOOD): Promise<number> {
  const { id, page } = await begunByCard(bank, by);
  const reply = await bank.visit(`${page}/cartao`, { token: await cardToken(bank, number), parcelas });
  if (reply.status !== 303) throw new Error(reply.text);
  await bank.runJobs();
  return id;
}

export const cardDetail = async (by: Member, id: number) =>
  (await by.call('GET /credit-card-charge/{id}', { params: { id } })).json;

/** The newest try of a card charge. */
export async function lastTry(
  bank: EmptyBank,
  chargeId: number,
): Promise<{ key: string; id: number; account: number }> {
  const { rows } = await bank.store.execute(
    'select key, id, account_id as account from card_tries where charge_id = $1 order by id desc limit 1',
    [chargeId],
  );
  return rows[0];
}

let events = 0;

/** The processor tells something of the newest try of a card charge. */
export async function tellCard(bank: EmptyBank, chargeId: number, given: Partial<CardEvent> & Pick<CardEvent, 'kind'>) {
  const { key } = await lastTry(bank, chargeId);
  const none = { number: null, amount: null, reason: null, deadline: null };
  const event = { eventId: `told-${++events}`, key, ...none, at: new Date(), ...given };
  return bank.work((trx, tools) => hearCardEvent(trx, tools, event));
}

/** The job that asks the processor about the newest try of a card charge. `lost`: the answer comes, and the process dies before it. */
export async function askProcessor(bank: EmptyBank, chargeId: number, { lost = false } = {}): Promise<void> {
  const { id, account: accountId } = await lastTry(bank, chargeId);
  const ref = { accountId, id };
  const answer = await cardAuthorise.prepare!(bank.store.db, ref, bank.services);
  if (!lost) await bank.work((trx, tools) => cardAuthorise.run(trx, ref, tools, answer));
}
