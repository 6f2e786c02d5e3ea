import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, pay } from '../../bff/test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../bff/test/harness';
import { addDays } from '../../bff/src/core/calendar';
import { balanceOf } from '../../bff/src/ledger/ledger';
import { cardRound } from '../../bff/src/areas/card-charges/events';
import { subscriptionsRound } from '../../bff/src/areas/subscriptions/round';

/** domain.md 1: payments of subscriptions, links and card charges are split as those of billets are. */
let bank: EmptyBank;
let [issuer, ana]: Member[] = [];
let payee_code: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  [issuer, ana] = [await bank.openAccount(), await bank.openAccount()];
  await issuer!.call('PUT /account/activity-branch', { body: { category: 0 } });
  const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [ana!.accountId]);
  payee_code = rows[0].account_code;
});
afterAll(() => bank.close());

const VALUE = 10_000;
const SHARE = 2_500;
const BILLET_FEE = 349;
const itemsOf = (name: string) => [
  { name, amount: 1, value: VALUE, repasses: [{ payee_code, type: 'currency' as const, value: SHARE }] },
];
const available = async (who: Member) => (await balanceOf(bank.store.db, who.accountId)).available;
/** Integer cents that issuer and payee gained by `work`. */
async function gained(work: () => Promise<unknown>): Promise<number[]> {
  const before = [await available(issuer!), await available(ana!)];
  await work();
  return [(await available(issuer!)) - before[0]!, (await available(ana!)) - before[1]!];
}
const sharedOf = async (product: 'subscription' | 'link') =>
  (await ana!.call('GET /v2/partner/repass/{product}', { params: { product }, query: {} })).json.items;
const PAYER = { nome: 'Ana Prado', documento: '529.982.247-25', email: 'ana@exemplo.com' };
async function begun(name: string, byCard: boolean): Promise<{ id: number; own: string }> {
  const body = { items: itemsOf(name), message: 'Obrigado' };
  const { id, url } = (await issuer!.call('POST /payment-links', { body })).json;
  const sent = await bank.visit(url, { ...PAYER, ...(byCard ? { forma: 'cartao' } : {}) });
  const { items } = (await issuer!.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
  await bank.runJobs();
  return { id: items[0]!.id, own: String(sent.headers['location']) };
}

it('each charge of a subscription', async () => {
  const { json: plan } = await issuer!.call('POST /plan', { body: { name: 'Mensal', interval: 1, repeats: null } });
  const { json } = await issuer!.call('POST /subscriptions', {
    body: {
      customers: [await addCustomer(issuer!)],
      plan_id: plan.id,
      items: itemsOf('Mensalidade'),
      expire_at: addDays(await bank.today(), 5),
    },
  });
  await bank.runJobs();
  const charges = async () =>
    (await issuer!.call('GET /subscription/{id}/charges', { params: { id: json.ids[0]! }, query: {} })).json.items;
  const [first] = await charges();
  expect(await gained(() => pay(bank, issuer!, first!.id, VALUE))).toEqual([VALUE - BILLET_FEE - SHARE, SHARE]);
  await bank.moveDays(31);
  await bank.work((trx, tools) => subscriptionsRound.run(trx, {}, tools, undefined));
  await bank.runJobs();
  const [second] = await charges();
  expect(second!.id).not.toBe(first!.id);
  expect(await gained(() => pay(bank, issuer!, second!.id, VALUE))).toEqual([VALUE - BILLET_FEE - SHARE, SHARE]);
  expect(await sharedOf('subscription')).toMatchObject([{ value: SHARE }, { value: SHARE }]);
});

it('what the payer of a link pays by billet or Pix', async () => {
  const { id } = await begun('Kit', false);
  expect(await gained(() => pay(bank, issuer!, id, VALUE))).toEqual([VALUE - BILLET_FEE - SHARE, SHARE]);
  expect(await sharedOf('link')).toMatchObject([{ value: SHARE }]);
});

it('a card charge, as its receipt is credited and not before', async () => {
  const { id, own } = await begun('Curso', true);
  const card = { number: '4111111111111111', expiry: '12/40', cvv: '123', holder: 'Ana Prado' };
  const { token } = JSON.parse((await bank.visit('/processadora/cartoes', card)).text);
  expect(
    await gained(async () => {
      await bank.visit(`${own}/cartao`, { token, parcelas: '1' });
      await bank.runJobs();
    }),
  ).toEqual([0, 0]);
  const [own_part, share] = await gained(async () => {
    await bank.moveDays(40);
    const prepared = await cardRound.prepare!(bank.store.db, {}, bank.services);
    await bank.work((trx, tools) => cardRound.run(trx, {}, tools, prepared));
    await bank.runJobs();
  });
  const { fee, credited } = (await issuer!.call('GET /credit-card-charge/{id}', { params: { id } })).json;
  expect([own_part, share]).toEqual([VALUE - fee - SHARE, SHARE]);
  expect(credited).toBe(VALUE - fee);
});
