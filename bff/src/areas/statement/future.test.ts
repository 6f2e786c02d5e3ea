import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { addCustomer, issue } from '../../../test/billets';
import { cardDetail, openSeller, paidByCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { OWN_BANK } from '../../core/banks';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
// an operation is cancelled by the test itself
afterAll(() => bank.close(['an operation has a step for its state', 'an operation has the instants of its state']));

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

describe('AREAS-3-statement-1: what is to come', () => {
  let member: Member;
  let today: string;
  /** Values of billets due tomorrow and in three days, and of a transfer in two; others are filed, paid or cancelled. */
  const [FIRST, LAST, OUT] = [1_001, 1_003, -10_000];
  let operation: number;
  beforeAll(async () => {
    [member, today] = [await bank.openAccount(), await bank.today()];
    const customer = await addCustomer(member, { document: '52998224725', name: 'Ana Prado' });
    const billet = async (value: number, days: number) =>
      (
        await issue(bank, member, [customer], {
          items: [{ name: 'x', amount: 1, value }],
          expire_at: addDays(today, days),
        })
      )[0]!;
    await billet(FIRST, 1);
    await billet(LAST, 3);
    await member.call('PUT /charges/file', { body: { ids: [await billet(1_005, 1)] } });
    await member.call('PUT /charges/cancel', { body: { ids: [await billet(1_006, 1)] } });
    const to = await bank.openAccount({ name: 'Bruno Reis' });
    const account = await bank.store.db
      .selectFrom('accounts')
      .select(['account_number as account', 'document', 'nickname as owner'])
      .where('id', '=', to.accountId)
      .executeTakeFirstOrThrow();
    const where = { to: 'other', bank: OWN_BANK.ispb, branch: OWN_BANK.branch, accountType: 'checking' } as const;
    const pay = async (amount: number) => {
      const body = { ...where, ...account, amount, purpose: '10', day: addDays(today, 2), repeat: 'once' } as const;
      return (await callSigned(member, 'POST /transfers/scheduled', { body })).json.id;
    };
    const cancelled = await pay(20_000);
    operation = await pay(-OUT);
    await bank.store.execute("update money_operations set state = 'cancelled' where id = $1", [cancelled]);
    await bank.store.execute(
      "update money_operations set scheduled_for = $2::date, protocol = 'P-77', created_at = '2026-03-10T12:00:00Z' where id = $1",
      [operation, addDays(today, 2)],
    );
  });

  it.each<[string, () => Body<'POST /statement/future'>, number[]]>([
    ['by day', () => ({}), [FIRST, OUT, LAST]],
    ['the last first', () => ({ asc: false }), [LAST, OUT, FIRST]],
    ['of money in', () => ({ direction: 'in' }), [FIRST, LAST]],
    ['of money out', () => ({ direction: 'out' }), [OUT]],
    ['from a day on', () => ({ dateFrom: addDays(today, 2) }), [OUT, LAST]],
    ['to a day', () => ({ dateTo: addDays(today, 2) }), [FIRST, OUT]],
    ['of one day', () => ({ dateFrom: addDays(today, 2), dateTo: addDays(today, 2) }), [OUT]],
  ])('is listed %s', async (_, asked, values) => {
    const { items, total } = (await member.call('POST /statement/future', { body: asked() })).json;
    expect([items.map(({ value }) => value), total]).toEqual([values, values.length]);
  });

  it.each(['dateFrom', 'dateTo'])('is refused at %s where that is no day', async (field) => {
    const { json } = await member.call('POST /statement/future', { body: { [field]: '2026-02-30' } });
    expect(json.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('is shown with whom it is from or goes to, and where it comes from', async () => {
    const { items } = (await member.call('POST /statement/future', { body: {} })).json;
    const [billet, transfer] = await Promise.all(
      items.map(async ({ id }) => (await member.call('GET /statement/future/{id}', { params: { id } })).json),
    );
    expect(billet).toMatchObject({
      day: addDays(today, 1),
      description: 'Ana Prado',
      counterpart: { name: 'Ana Prado', document: '52998224725' },
      protocol: null,
    });
    expect(transfer).toMatchObject({
      day: addDays(today, 2),
      description: 'Bruno Reis',
      counterpart: { name: 'Bruno Reis', document: expect.stringMatching(/^\d{11,14}$/) },
      protocol: 'P-77',
      created_at: '2026-03-10T12:00:00.000Z',
      origin: { route: 'pay-transfer:receipts-detail', params: { id: operation } },
    });
  });
});
