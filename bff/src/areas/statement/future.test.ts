import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { cardDetail, openSeller, paidByCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { OWN_BANK } from '../../core/banks';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it.each([
  ['a billet', "kind = 'banking_billet'", 'Boleto a vencer', 'billing-banking_billet-management-detail', {}],
  [
    'a parcel of a carnet',
    "kind = 'carnet', carnet_id = 7",
    'Carnê a vencer',
    'receive:management:carnets:parcel-details',
    { id: 7 },
  ],
  [
    'a payment of a subscription',
    "kind = 'subscription', subscription_id = 8",
    'Assinatura a vencer',
    'subscriptions-payment',
    { id: 8 },
  ],
  [
    'a card charge',
    "kind = 'credit_card', payment_method = 'credit_card', status = 'new'",
    'Cartão de crédito a receber',
    'receive:management:credit-card:detail',
    {},
  ],
  [
    'a billet of a payment link',
    "kind = 'link', link_id = 9",
    'Link ou botão a vencer',
    'billing-banking_billet-management-detail',
    {},
  ],
])('%s to be received is called by its kind, and leads to its own page', async (_what, set, label, route, params) => {
  const member = await bank.openAccount();
  const [id] = await issue(bank, member, [await addCustomer(member)]);
  await bank.store.execute(`update charges set ${set} where id = $1`, [id]);
  const [line] = (await member.call('POST /statement/future', { body: {} })).json.items;
  expect(line).toMatchObject({ kind: 'charge', typeLabel: label });
  const { json } = await member.call('GET /statement/future/{id}', { params: { id: line!.id } });
  const own = route === 'subscriptions-payment' || route.includes('carnets') ? { ...params, idDetail: id } : { id };
  expect(json).toMatchObject({ typeLabel: label, origin: { route, params: own } });
});

it.each([
  ['yesterday', -1, 0],
  ['today', 0, 1],
  ['tomorrow', 1, 1],
])('an open charge that is due %s is to be received: %i day, %i line', async (_, days, lines) => {
  const member = await bank.openAccount();
  const [id] = await issue(bank, member, [await addCustomer(member)]);
  const day = addDays(await bank.today(), days);
  await bank.store.execute('update charges set expire_at = $2::date where id = $1', [id, day]);
  expect((await member.call('POST /statement/future', { body: {} })).json.total).toBe(lines);
});

it('an approved card’s receipts are to be received on their days, less their fees, and lead to the charge', async () => {
  const seller = await openSeller(bank);
  const id = await paidByCard(bank, seller, '3');
  const { items, total } = (await seller.call('POST /statement/future', { body: {} })).json;
  expect([total, items.map(({ kind, typeLabel }) => [kind, typeLabel])]).toEqual([
    3,
    Array.from({ length: 3 }, () => ['receivable', 'Cartão de crédito a receber']),
  ]);
  expect(items.reduce((sum, { value }) => sum + value, 0)).toBe((await cardDetail(seller, id)).to_credit);
  const { json } = await seller.call('GET /statement/future/{id}', { params: { id: items[2]!.id } });
  expect(json).toMatchObject({
    counterpart: { name: 'Ana Prado' },
    origin: { route: 'receive:management:credit-card:detail', params: { id } },
  });
  expect((await seller.call('POST /statement/future', { body: { direction: 'out' } })).json.total).toBe(0);
  const other = await bank.openAccount();
  expect((await other.call('POST /statement/future', { body: {} })).json.total).toBe(0);
  expect((await other.call('GET /statement/future/{id}', { params: { id: items[0]!.id } })).status).toBe(404);
});

it('a scheduled payment is to be paid with its fee', async () => {
  const [payer, to] = [await bank.openAccount(), await bank.openAccount()];
  const account = await bank.store.db
    .selectFrom('accounts')
    .select(['account_number as account', 'document', 'nickname as owner'])
    .where('id', '=', to.accountId)
    .executeTakeFirstOrThrow();
  const day = addDays(await bank.today(), 5);
  const where = { to: 'other', bank: OWN_BANK.ispb, branch: OWN_BANK.branch, accountType: 'checking' } as const;
  const { json: made } = await callSigned(payer, 'POST /transfers/scheduled', {
    body: { ...where, ...account, amount: 10_000, purpose: '10', day, repeat: 'once' },
  });
  await bank.store.execute('update money_operations set fee = 250 where id = $1', [made.id]);
  const { items } = (await payer.call('POST /statement/future', { body: {} })).json;
  expect(items).toMatchObject([{ kind: 'operation', day: made.scheduled_for, value: -10_250 }]);
  expect((await payer.call('GET /statement/future/{id}', { params: { id: items[0]!.id } })).json.value).toBe(-10_250);
});
