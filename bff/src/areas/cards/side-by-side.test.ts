import { afterAll, beforeAll, expect, it } from 'vitest';
import { STATUS } from '@balcao/contract/shared/card-status';
import { callSigned } from '../../../../tests/support/sign';
import { activate, askForCard, buy, cardsOf, openCard, openCardHolder, runRound } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { dropCourse, insertIssuerEvent } from '../../rails/issuer/sandbox';
import { issuerRound } from './issue';
import { clear } from './purchases';

/* The cards of one account beside each other: what becomes of one leaves the others as they were. */

let bank: EmptyBank;
let who: Member;
/** A virtual and a physical one of the credit card, both in use. */
let virtual: number;
let credit: number;
/** A prepaid one, which came back from its way. */
let prepaid: number;
beforeAll(async () => {
  bank = await openEmptyBank();
  who = await openCardHolder(bank);
  credit = (await openCard(bank, who)).id;
  virtual = (await who.call('POST /virtual-cards', { body: { clientBaasId: who.accountId } })).json.id;
  prepaid = (await askForCard(who, { cardType: 'prepaid' })) && (await cardsOf(who))[0]!.id;
  await tell(STATUS.returned);
});
afterAll(() => bank.close());

/** The issuer tells what became of the prepaid card. */
async function tell(statusId: number): Promise<void> {
  const { db } = bank.store;
  const { issuer_key: key } = await db
    .selectFrom('cards')
    .select('issuer_key')
    .where('id', '=', prepaid)
    .executeTakeFirstOrThrow();
  const at = await bankNow(db);
  await dropCourse(db, key, at);
  await insertIssuerEvent(db, { key, kind: 'status', detail: { statusId }, at });
  await runRound(bank, issuerRound);
}
const statuses = async () => {
  const cards = await cardsOf(who);
  return [credit, virtual, prepaid].map((one) => cards.find(({ id }) => id === one)?.statusId);
};

it('one that came back is sent again, delivered and activated alone, and its way is its own', async () => {
  expect(await statuses()).toEqual([STATUS.active, STATUS.active, STATUS.returned]);
  const params = { id: prepaid };
  await who.call('POST /debit-card/{id}/confirmation', { params, body: { zipcode: '38400100' } });
  expect(await statuses()).toEqual([STATUS.active, STATUS.active, STATUS.sentAgain]);
  const way = async (id: number) =>
    (await who.call('GET /card/timeline/{id}/delivery', { params: { id } })).json.items.map((step) => step.statusId);
  expect(await way(prepaid)).toEqual([STATUS.sentAgain, STATUS.returned, STATUS.requested]);
  expect(await way(virtual)).toEqual([]);
  await tell(STATUS.delivered);
  expect(await statuses()).toEqual([STATUS.active, STATUS.active, STATUS.delivered]);
  const card = (await cardsOf(who)).find(({ id }) => id === prepaid)!;
  const others = async () => (await cardsOf(who)).filter(({ id }) => id !== prepaid);
  const before = await others();
  await activate(who, card);
  expect(await statuses()).toEqual([STATUS.active, STATUS.active, STATUS.active]);
  expect(await others()).toEqual(before);
  expect((await activate(who, card)).json.errors).toMatchObject([{ message: 'Este cartão já foi ativado.' }]);
});

it('a token is of the person that it was given to, and lasts beside others', async () => {
  const colleague = await bank.join((await bank.openAccount()).userId, who.accountId);
  const give = async () => (await who.call('GET /physical-cards/access-jwt')).json.token;
  const show = async (by: Member, token: string) =>
    (await callSigned(by, 'POST /v2/physical-cards/details', { body: { token, cardId: credit } })).status;
  const [one, other] = [await give(), await give()];
  expect([await show(colleague, one), await show(who, other), await show(who, one)]).toEqual([422, 200, 200]);
});

it('each has its own purchases, on the lines of its own product', async () => {
  const at = await bankNow(bank.store.db);
  const bought = async (id: number, merchant: string) => {
    const { issuer_key: key } = await bank.store.db
      .selectFrom('cards')
      .select('issuer_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { networkKey } = await buy(bank, { key }, 1_000, { merchant });
    await bank.work((trx, tools) => clear(trx, tools, { networkKey, eventKey: networkKey, amount: 1_000, at }));
    const { rows } = await bank.store.execute('select id from card_purchases where network_key = $1', [networkKey]);
    return rows[0].id as number;
  };
  const [first, second] = [await bought(credit, 'Padaria Um'), await bought(virtual, 'Padaria Dois')];
  const show = (id: number, purchase: number) =>
    who.call('GET /card/{id}/purchase-datails/{purchase}', { params: { id, purchase } });
  expect((await show(credit, first)).json).toMatchObject({ merchant: 'Padaria Um', lines: [{ purchase: first }] });
  expect((await show(virtual, second)).json).toMatchObject({ merchant: 'Padaria Dois', lines: [{ purchase: second }] });
  expect((await show(credit, second)).status).toBe(404);
  const { items } = (await who.call('POST /card-invoices/search', { body: {} })).json;
  const { period } = items.find(({ total }) => total !== 0)!;
  const lines = (await who.call('POST /card-invoices/{period}/transactions', { params: { period }, body: {} })).json;
  const digits = new Map((await cardsOf(who)).map(({ id, lastDigits }) => [id, lastDigits]));
  expect(lines.items.map(({ description, lastDigits }) => [description, lastDigits])).toEqual([
    ['Padaria Dois', digits.get(virtual)],
    ['Padaria Um', digits.get(credit)],
  ]);
});

it('one that is lost ends alone', async () => {
  const params = { id: credit };
  await callSigned(who, 'POST /cards/{id}/replacement', { params, body: { reason: 'loss' } });
  expect(await statuses()).toEqual([undefined, STATUS.active, STATUS.active]);
});
