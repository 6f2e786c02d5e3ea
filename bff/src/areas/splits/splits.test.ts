import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BilletInput } from '@balcao/contract/charges';
import { shareOf } from '@balcao/contract/shared/split';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addCustomer, billetInput, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { WAITING } from '../../../test/meanwhile';
import { addDays } from '../../core/calendar';
import { balanceOf, holdAccounts } from '../../ledger/ledger';

let bank: EmptyBank;
let [issuer, ana, bia]: Member[] = [];
let customer: number;
let codes: Map<number, string>;

beforeAll(async () => {
  bank = await openEmptyBank();
  [issuer, ana, bia] = [await bank.openAccount(), await bank.openAccount(), await bank.openAccount()];
  const { rows } = await bank.store.execute('select id, account_code from accounts');
  codes = new Map(rows.map((row) => [row.id, row.account_code]));
  customer = await addCustomer(issuer!, { name: 'Bruno Lima' });
});
afterAll(() => bank.close());

afterEach(async () => {
  const { rows } = await bank.store.execute(
    `select coalesce(sum(balance), 0) as sum, count(*) filter (where balance <> (select coalesce(sum(amount), 0)
       from ledger_entries e where e.account_id = a.account_id and e.kind = a.kind)) as wrong from ledger_accounts a`,
  );
  expect(rows[0], 'the ledger').toEqual({ sum: 0, wrong: 0 });
});

type Type = 'currency' | 'percentage';
const to = (payee: Member, value: number, type: Type = 'currency') => ({
  payee_code: codes.get(payee.accountId)!,
  type,
  value,
});
let lessons = 0;
type Parts = NonNullable<BilletInput['items'][number]['repasses']>;
/** No two alike, so that none is taken for a duplicate. */
const item = (repasses: Parts, cents = 20_000) => ({ name: `Aula ${++lessons}`, amount: 1, value: cents, repasses });
const billet = async (repasses: Parts, given: Partial<BilletInput> = {}, cents?: number) =>
  (await issue(bank, issuer!, [customer], { items: [item(repasses, cents)], ...given }))[0]!;
const ask = async (given: Partial<BilletInput>) => {
  const body = billetInput(await bank.today(), [customer], given);
  return issuer!.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body });
};
const balances = async () =>
  Promise.all([issuer!, ana!, bia!].map(async (one) => (await balanceOf(bank.store.db, one.accountId)).available));
/** What is waited for until it is opened. */
function gate(): [Promise<void>, () => void] {
  let open = () => {};
  return [new Promise((resolve) => (open = resolve)), () => open()];
}
/** What each of the three gained. */
const gained = async (work: () => Promise<unknown>) => {
  const before = await balances();
  await work();
  return (await balances()).map((after, at) => after - before[at]!);
};

describe('domain.md 1: a split is refused at its field', () => {
  it.each<[string, () => Parts, string, RegExp]>([
    ['an unknown code', () => [{ ...to(ana!, 100), payee_code: 'f'.repeat(32) }], 'payee_code', /Nenhuma conta/],
    ['what is no code', () => [{ ...to(ana!, 100), payee_code: "'; --" }], 'payee_code', /Nenhuma conta/],
    ['one’s own code', () => [to(issuer!, 100)], 'payee_code', /própria conta/],
    ['nothing', () => [to(ana!, 0)], 'value', /ao menos R\$ 0,01/],
    ['more than the item', () => [to(ana!, 10_001)], 'value', /100%/],
  ])('%s', async (_, repasses, field, message) => {
    const { status, json } = await ask({ items: [item(repasses(), 10_000)] });
    expect([status, json.errors]).toEqual([
      422,
      [{ field: `items.0.repasses.0.${field}`, message: expect.stringMatching(message) }],
    ]);
  });

  it('a closed account, with a discount, on a carnet and a link alike', async () => {
    const closed = await bank.openAccount();
    const { rows } = await bank.store.execute(
      'update accounts set is_shutdown = true where id = $1 returning account_code',
      [closed.accountId],
    );
    const payee_code = rows[0].account_code;
    const items = [item([{ ...to(ana!, 1), payee_code }])];
    const fields = (reply: { json: { errors?: { field: string }[] } }) => reply.json.errors?.map(({ field }) => field);
    const field = ['items.0.repasses.0.payee_code'];
    expect(fields(await ask({ items }))).toEqual(field);
    const expire_at = addDays(await bank.today(), 10);
    const carnet = { customers: [customer], items, expire_at, repeats: 3 };
    expect(fields(await issuer!.call('POST /carnets', { body: carnet }))).toEqual(field);
    expect(fields(await issuer!.call('POST /payment-links', { body: { items, message: 'Obrigado' } }))).toEqual(field);
    expect(fields(await ask({ items: [item([to(ana!, 100)])], discount: { type: 'currency', value: 100 } }))).toEqual([
      'discount.value',
    ]);
  });

  it('who a code names is told while it is typed, and why they may get nothing', async () => {
    const asked = [ana!, issuer!].map((one) => codes.get(one.accountId)!);
    const { json } = await issuer!.call('POST /charges/payees', { body: { codes: [...asked, 'f'.repeat(32)] } });
    const byName = [...json].sort((a, b) => a.name.localeCompare(b.name));
    expect(byName).toEqual([
      {
        payee_code: asked[1],
        name: 'Empresa 1',
        document: expect.any(String),
        fault: 'Este é o código da sua própria conta',
      },
      { payee_code: asked[0], name: 'Empresa 2', document: expect.stringContaining('*'), fault: '' },
    ]);
  });
});

describe('a charge with a split that is paid', () => {
  it('is credited whole, and each share goes on in the same moment; all three can see it', async () => {
    bank.live.length = 0;
    const id = await billet([to(ana!, 2_500, 'percentage'), to(bia!, 1_000)], {}, 10_000);
    expect(await gained(() => pay(bank, issuer!, id, 10_000))).toEqual([10_000 - 349 - 2_500 - 1_000, 2_500, 1_000]);
    const charge = await detail(issuer!, id);
    expect([charge.has_marketplace, charge.receivers, charge.received.credited]).toEqual([
      true,
      [
        { name: 'Empresa 2', account_code: codes.get(ana!.accountId), value: 2_500, paid: 2_500 },
        { name: 'Empresa 3', account_code: codes.get(bia!.accountId), value: 1_000, paid: 1_000 },
      ],
      9_651,
    ]);
    expect(charge.charge_items[0]!.repasses).toEqual([to(ana!, 2_500, 'percentage'), to(bia!, 1_000)]);
    expect(charge.charge_histories.filter(({ action }) => action === 'split').map(({ message }) => message)).toEqual([
      'Repasse de R$ 25,00 a Empresa 2',
      'Repasse de R$ 10,00 a Empresa 3',
    ]);
    const told = await ana!.call('GET /gns-notifications', { query: {} });
    expect(told.json.items[0]).toMatchObject({
      type: 'split-received',
      content: 'Repasse recebido de Empresa 1: R$ 25,00',
    });
    const today = await bank.today();
    const line = async (who: Member) => {
      const { json } = await who.call('POST /statement', {
        body: { filters: { dateFrom: today, dateTo: today } },
      });
      return JSON.stringify(json);
    };
    expect(await line(issuer!)).toContain('Repasse a Empresa 2');
    const seen = await line(ana!);
    expect(seen).toContain('Repasse de Empresa 1');
    expect(seen, 'the payee is not told who paid').not.toContain('Bruno');
    const summary = (await ana!.call('GET /v2/partner/repass', { query: {} })).json;
    expect(summary).toMatchObject({
      balance: 2_500,
      totalItems: 1,
      details: [{ product: 'banking_billet', value: 2_500 }],
    });
    const listed = (await ana!.call('GET /v2/partner/repass/{product}', { params: { product: 'all' }, query: {} }))
      .json;
    expect(listed.items).toMatchObject([{ from: 'Empresa 1', product: 'banking_billet', value: 2_500 }]);
    expect(bank.live).toContainEqual({ accountId: ana!.accountId, topic: 'splits', type: 'updated', ids: [] });
  });

  it('short, each share is less in proportion; paid again, the second payment is shared with nobody', async () => {
    const id = await billet([to(ana!, 5_000)], {}, 10_000);
    expect(await gained(() => pay(bank, issuer!, id, 5_001))).toEqual([5_001 - 349 - 2_500, 2_500, 0]);
    expect(await gained(() => pay(bank, issuer!, id, 10_000))).toEqual([10_000 - 349, 0, 0]);
  });

  it('of several items, each item’s share is told of it, and the statement leads back to the charge', async () => {
    const waiting = await billet([to(ana!, 400)]);
    const items = [item([to(ana!, 1_000), to(bia!, 500)]), item([to(ana!, 300)])];
    const [id] = await issue(bank, issuer!, [customer], { items });
    expect(await gained(() => pay(bank, issuer!, id!, 40_000))).toEqual([40_000 - 349 - 1_800, 1_300, 500]);
    const { rows: paid } = await bank.store.execute(
      'select charge_id, item, paid from charge_splits where charge_id = any($1::bigint[]) order by charge_id, item, place',
      [[waiting, id]],
    );
    expect(paid.map((row) => [row.charge_id, row.item, row.paid])).toEqual([
      [waiting, 0, 0],
      [id, 0, 1_000],
      [id, 0, 500],
      [id, 1, 300],
    ]);
    const { rows } = await bank.store.execute(
      `select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id = $1 and t.kind = 'split-out' order by e.id desc limit 1`,
      [issuer!.accountId],
    );
    const line = await issuer!.call('GET /statement/{id}', { params: { id: rows[0].id } });
    expect(line.json.origin).toEqual({ route: 'billing-banking_billet-management-detail', params: { id } });
  });

  it('of the last hour of a year is of that year, also in the years to choose from', async () => {
    const dora = await bank.openAccount();
    const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [dora.accountId]);
    const id = await billet([{ ...to(ana!, 1_000), payee_code: rows[0].account_code }]);
    await pay(bank, issuer!, id, 20_000);
    const at = '2024-12-31T23:30:00-03:00';
    await bank.store.execute('update split_payments set created_at = $2 where charge_id = $1', [id, at]);
    const { json } = await dora.call('GET /v2/partner/repass', { query: { year: 2024 } });
    expect([json.balance, json.years.filter((year) => year < 2026)]).toEqual([1_000, [2024]]);
  });

  it('the payee finds it by day, the last one whole, and by what was paid', async () => {
    const cleo = await bank.openAccount();
    const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [cleo.accountId]);
    for (const [value, at] of [
      [1_000, '2026-03-01T00:00:00-03:00'],
      [2_000, '2026-03-02T23:59:59-03:00'],
    ] as const) {
      const id = await billet([{ ...to(ana!, value), payee_code: rows[0].account_code }]);
      await pay(bank, issuer!, id, 20_000);
      await bank.store.execute('update split_payments set created_at = $2 where charge_id = $1', [id, at]);
    }
    const search = (body: object) => cleo.call('POST /repasses/search', { body });
    const found = async (body: object) => (await search(body)).json.items.map(({ value }) => value);
    expect(await found({ received: { from: '2026-03-01', to: '2026-03-02' } })).toEqual([2_000, 1_000]);
    expect(await found({ received: { from: '2026-03-02' } })).toEqual([2_000]);
    expect(await found({ received: { to: '2026-03-01' } })).toEqual([1_000]);
    expect(await found({ received: { to: '2026-02-28' } })).toEqual([]);
    expect(await found({ product: ['banking_billet'] })).toEqual([2_000, 1_000]);
    expect(await found({ product: ['pix_charge'] })).toEqual([]);
    expect((await search({ received: { to: '2026-02-30' } })).json.errors![0]!.field).toBe('received.to');
    const ofYear = async (year: number) =>
      (await cleo.call('GET /v2/partner/repass', { query: { year } })).json.balance;
    expect([await ofYear(2025), await ofYear(2026)]).toEqual([0, 3_000]);
  });

  it('shared whole, the fee is made up by the shares in proportion', async () => {
    const id = await billet([to(ana!, 5_000, 'percentage'), to(bia!, 5_000, 'percentage')], {}, 10_000);
    expect(await gained(() => pay(bank, issuer!, id, 10_000))).toEqual([1, 4_825, 4_825]);
  });

  it('an account closed meanwhile gets nothing: its share stays, and the history says so', async () => {
    const cleo = await bank.openAccount();
    const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [cleo.accountId]);
    const id = await billet([{ ...to(ana!, 3_000), payee_code: rows[0].account_code }, to(bia!, 1_000)], {}, 10_000);
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [cleo.accountId]);
    expect(await gained(() => pay(bank, issuer!, id, 10_000))).toEqual([10_000 - 349 - 1_000, 0, 1_000]);
    const said = (await detail(issuer!, id)).charge_histories.map(({ message }) => message);
    expect(said).toContainEqual(
      expect.stringMatching(/Repasse de R\$ 30,00 a .* não foi feito: a conta está encerrada/),
    );
  });

  it('a payment told twice is shared once', async () => {
    const id = await billet([to(ana!, 3_000)], {}, 10_000);
    const eventId = 'split-told-twice';
    expect(await gained(() => Promise.all([1, 2].map(() => pay(bank, issuer!, id, 10_000, { eventId }))))).toEqual([
      10_000 - 349 - 3_000,
      3_000,
      0,
    ]);
  });

  it('what is given back of it is the issuer’s to give: no payee’s account is touched', async () => {
    const id = await billet([to(ana!, 9_000)], {}, 10_000);
    await pay(bank, issuer!, id, 10_000);
    const { rows } = await bank.store.execute(
      `select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id = $1 and t.kind = 'billet' order by e.id desc limit 1`,
      [issuer!.accountId],
    );
    const { json } = await issuer!.call('POST /statement/{id}/return/review', {
      params: { id: rows[0].id },
      body: { amount: 10_000 },
    });
    expect(json).toMatchObject({ most: 10_000 });
  });

  it('of a carnet that is divided, each parcel has its part of the shares', async () => {
    const expire_at = addDays(await bank.today(), 10);
    const body = {
      customers: [customer],
      items: [item([to(ana!, 2_000)], 10_000)],
      expire_at,
      repeats: 3,
      split_items: true,
    };
    const { json } = await issuer!.call('POST /carnets', { body });
    await bank.runJobs();
    const { parcel_list } = (await issuer!.call('GET /carnet/{id}', { params: { id: json.ids[0]! } })).json;
    const shares = await Promise.all(
      parcel_list.map(async ({ id }) => (await detail(issuer!, id)).receivers[0]!.value),
    );
    expect(shares).toEqual([666, 666, 666]);
    const [first] = parcel_list;
    expect(await gained(() => pay(bank, issuer!, first!.id, first!.value))).toEqual([3_334 - 349 - 666, 666, 0]);
  });

  it('issued again, it is shared alike', async () => {
    const id = await billet([to(ana!, 1_234)]);
    await issuer!.call('PUT /charges/cancel', { body: { ids: [id] } });
    const expire_at = addDays(await bank.today(), 20);
    const { json } = await issuer!.call('POST /charge/{id}/reissue', { params: { id }, body: { expire_at } });
    expect((await detail(issuer!, json.id)).receivers).toMatchObject([{ value: 1_234, paid: 0 }]);
  });

  it('is told in the export', async () => {
    const { json } = await issuer!.call('POST /charges/export', { body: { filed: false, format: 'csv' } });
    await bank.runJobs();
    const { raw } = await issuer!.call('GET /tasks/{id}/file', { params: { id: json.task } });
    const [head, first] = raw.toString().split('\r\n');
    expect(first!.split(';')[head!.split(';').indexOf('Repasses')]).toBe('12,34');
  });

  it('whatever is shared and paid: what the shares, the bank and the issuer got is what was paid, to the cent', async () => {
    const part = fc.record({
      type: fc.constantFrom<Type>('currency', 'percentage'),
      value: fc.integer({ min: 1, max: 4_999 }),
    });
    await fc.assert(
      fc.asyncProperty(
        part,
        part,
        fc.integer({ min: 10_000, max: 50_000 }),
        fc.integer({ min: 1, max: 60_000 }),
        async (one, two, cents, paid) => {
          const parts = [
            { ...to(ana!, one.value), type: one.type },
            { ...to(bia!, two.value), type: two.type },
          ];
          fc.pre(parts.every((given) => shareOf(cents, given) > 0));
          const id = await billet(parts, {}, cents);
          const fee = paid <= 349 ? 0 : 349;
          const [own, ...shares] = await gained(() => pay(bank, issuer!, id, paid));
          expect(own! + shares[0]! + shares[1]!).toBe(paid - fee);
          expect(own).toBeGreaterThanOrEqual(0);
          const { receivers } = await detail(issuer!, id);
          expect(receivers.map((line) => line.paid)).toEqual(shares);
          for (const line of receivers) expect(line.paid).toBeLessThanOrEqual(line.value);
        },
      ),
      { numRuns: 12 },
    );
  });

  onPostgres(
    'accounts that share with each other are paid at once: nobody waits for ever, nothing is lost',
    async () => {
      const payer = await addCustomer(ana!, { name: 'Caio Reis' });
      const make = async (by: Member, payee: Member, whom: number) =>
        (await issue(bank, by, [whom], { items: [item([to(payee, 4_000)])] }))[0]!;
      const mine = [await make(issuer!, ana!, customer), await make(issuer!, ana!, customer)];
      const hers = [await make(ana!, issuer!, payer), await make(ana!, issuer!, payer)];
      const [own, other] = await gained(() =>
        Promise.all([
          ...mine.map((id) => pay(bank, issuer!, id, 20_000)),
          ...hers.map((id) => pay(bank, ana!, id, 20_000)),
        ]),
      );
      const sums = [own!, other!].reduce((all, one) => all + one, 0);
      expect(sums).toBe(4 * (20_000 - 349));
    },
  );

  onPostgres('accounts are locked in one order, whoever pays whom', async () => {
    const [first, second] = [issuer!.accountId, ana!.accountId].sort((a, b) => a - b) as [number, number];
    const [held, isHeld] = gate();
    const [release, letGo] = gate();
    const holder = bank.store.transaction(async (trx) => {
      await holdAccounts(trx, [first]);
      isHeld();
      await release;
    });
    await held;
    const waiter = bank.store.transaction((trx) => holdAccounts(trx, [second, first]));
    await vi.waitFor(async () => expect((await bank.store.execute(WAITING)).rows).toHaveLength(1));
    const free = await bank.store.execute(
      "select 1 from ledger_accounts where account_id = $1 and kind = 'available' for update skip locked",
      [second],
    );
    letGo();
    await Promise.all([holder, waiter]);
    expect(free.rows).toHaveLength(1);
  });
});
