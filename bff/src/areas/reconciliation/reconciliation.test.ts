import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { callSigned } from '../../../../tests/support/sign';
import { addDays } from '../../core/calendar';
import { receiveTed } from './credits';

let bank: TestBank;
let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
  other = await bank.signIn('multicontas@balcao.demo');
});
// billets are given other values by the test itself, and a payment before
afterAll(() =>
  bank.close([
    'a charge costs its items and the shipping, less the discount',
    'a payment of a billet was posted, all of it',
  ]),
);

const one = async (text: string, values: unknown[] = []) => (await bank.store.execute(text, values)).rows[0] as any;

const taken: number[] = [];

/** An open billet of its own payer that no test took before, worth so much until the third day from now. */
async function billet(value: number, status = 'waiting') {
  const today = (await owner.call('GET /today')).json.today;
  const row = await one(
    `update charges set status = $4, value = $2, expire_at = $3::date + 3, fine = 0, interest = 0, paid_at = null, paid_value = null,
       conditional_discount_type = null, conditional_discount_value = null, conditional_discount_date = null
     where id = (select c.id from charges c where account_id = $1 and kind = 'banking_billet' and status = 'waiting'
       and not exists (select from reconciliation_matches m where m.charge_id = c.id)
       and not exists (select from charge_splits s where s.charge_id = c.id)
       and value <> 77 and c.id <> all ($5) order by id limit 1)
     returning id, customer_document, customer_name, status`,
    [owner.accountId, value, today, status, taken],
  );
  taken.push(row.id);
  return row;
}

let last = 0;
async function ted(
  amount: number,
  payer: { name?: string; document?: string } = {},
  at: Date = new Date(),
): Promise<number> {
  const key = `teste-${++last}`;
  await bank.store.transaction((trx) =>
    receiveTed(
      trx,
      { services: bank.app.services, afterCommit: () => undefined },
      {
        accountId: owner.accountId,
        key,
        amount,
        payer: {
          name: payer.name ?? 'Fulano de Tal',
          document: payer.document ?? '39053344705',
          bank: 'Itaú Unibanco',
        },
        at,
      },
    ),
  );
  return (await one('select id from reconciliation_credits where source_key = $1', [key])).id;
}

const act = (what: 'match' | 'dismiss' | 'undo', id: number, parts?: object[], who = owner) =>
  who.call(`POST /reconciliation/{id}/${what}`, { params: { id }, ...(parts ? { body: { parts } } : {}) });
const chargeOf = (id: number) => one('select status, paid_value, paid_at from charges where id = $1', [id]);
const entries = async () =>
  (await one('select count(*) as n, coalesce(sum(amount), 0) as sum from ledger_entries')) as object;

describe('reconciliation', () => {
  it('suggests the charge of the payer, pays it without a posting, and takes it back whole', async () => {
    const due = await billet(43_210);
    const id = await ted(43_210, { name: due.customer_name, document: due.customer_document });
    const { json: found } = await owner.call('GET /reconciliation/{id}', { params: { id } });
    expect(found.suggestions[0]).toMatchObject({
      confidence: 'high',
      parts: [{ charge: { id: due.id }, amount: 43_210 }],
    });
    const before = await entries();
    const matched = await act('match', id, [{ charge_id: due.id, amount: 43_210 }]);
    expect([matched.status, matched.json.state, matched.json.matched]).toEqual([200, 'matched', 43_210]);
    expect(await chargeOf(due.id)).toMatchObject({ status: 'paid', paid_value: 43_210 });
    expect(await entries()).toEqual(before);
    const detail = (await owner.call('GET /charges/{id}', { params: { id: due.id } })).json;
    expect(detail.received).toMatchObject({
      value: 43_210,
      fee: 0,
      credited: 43_210,
    });
    const undone = await act('undo', id);
    expect([undone.status, undone.json.state, undone.json.matched]).toEqual([200, 'open', 0]);
    expect(await chargeOf(due.id)).toEqual({ status: 'waiting', paid_value: null, paid_at: null });
    expect(await one('select count(*) as n from billet_payments where charge_id = $1', [due.id])).toEqual({ n: 0 });
    expect((await act('undo', id)).status).toBe(409);
  });

  it('is split over several charges, never for more than came in, and what is wrong stands at its part', async () => {
    const [a, b] = [await billet(10_000), await billet(20_000)];
    const id = await ted(30_000);
    const over = await act('match', id, [
      { charge_id: a.id, amount: 10_001 },
      { charge_id: b.id, amount: 20_000 },
    ]);
    expect([over.status, over.json.errors[0].field]).toEqual([422, 'parts.1.amount']);
    const twice = await act('match', id, [
      { charge_id: a.id, amount: 1 },
      { charge_id: a.id, amount: 2 },
    ]);
    expect(twice.json.errors[0]).toMatchObject({ field: 'parts.1.charge_id' });
    expect((await act('match', id, [{ charge_id: a.id, amount: 0 }])).json.errors[0].field).toBe('parts.0.amount');
    const foreign = await act('match', id, [{ charge_id: 999_999_999, amount: 1 }]);
    expect(foreign.json.errors).toEqual([{ field: 'parts.0.charge_id', message: 'Cobrança não encontrada' }]);
    const done = await act('match', id, [
      { charge_id: a.id, amount: 10_000 },
      { charge_id: b.id, amount: 20_000 },
    ]);
    expect(done.json.matches.map((m: any) => m.amount)).toEqual([10_000, 20_000]);
    expect(
      (await act('match', await ted(10_000), [{ charge_id: a.id, amount: 10_000 }])).json.errors[0].message,
    ).toContain('Pago');
  });

  it('of two at once one credit is matched once, and one charge is paid once', async () => {
    const [a, b] = [await billet(5_000), await billet(5_000)];
    const id = await ted(5_000);
    const both = await Promise.all([a, b].map((c) => act('match', id, [{ charge_id: c.id, amount: 5_000 }])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const c = await billet(6_000);
    const [x, y] = [await ted(6_000), await ted(6_000)];
    const two = await Promise.all([x, y].map((credit) => act('match', credit, [{ charge_id: c.id, amount: 6_000 }])));
    expect(two.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await one('select count(*) as n from billet_payments where charge_id = $1', [c.id])).toEqual({ n: 1 });
  });

  it('pays a charge as of the day on which it came: in time, whenever it is matched', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const outcomeOf = async (at: Date) => {
      const due = await billet(9_000);
      await bank.store.execute('update charges set expire_at = expire_at - 13, fine = 200 where id = $1', [due.id]);
      const id = await ted(9_000, {}, at);
      expect((await act('match', id, [{ charge_id: due.id, amount: 9_000 }])).status).toBe(200);
      return (await one('select outcome from billet_payments where charge_id = $1', [due.id])).outcome;
    };
    expect([await outcomeOf(daysAgo(12)), await outcomeOf(daysAgo(1))]).toEqual(['exact', 'different']);
  });

  it('undone, a charge that was paid at the bank as well stays paid by that; one whose day went by is overdue', async () => {
    const due = await billet(7_000);
    const id = await ted(7_000);
    await act('match', id, [{ charge_id: due.id, amount: 7_000 }]);
    await bank.store.execute(
      `insert into billet_payments (event_id, account_id, charge_id, amount, paid_at, outcome)
        values ($1, $2, $3, 7100, now(), 'duplicate')`,
      [`caixa-${due.id}`, owner.accountId, due.id],
    );
    await act('undo', id);
    expect(await chargeOf(due.id)).toMatchObject({ status: 'paid', paid_value: 7_100 });
    const late = await billet(8_000);
    const again = await ted(8_000);
    await act('match', again, [{ charge_id: late.id, amount: 8_000 }]);
    await bank.store.execute('update charges set expire_at = expire_at - 30 where id = $1', [late.id]);
    await act('undo', again);
    expect(await chargeOf(late.id)).toMatchObject({ status: 'unpaid', paid_value: null });
  });

  it('undone, a charge whose last day is today is still to be paid, and what another credit paid stays paid', async () => {
    const [due, other] = [await billet(7_500), await billet(7_600)];
    const [id, kept] = [await ted(7_500), await ted(7_600)];
    await act('match', id, [{ charge_id: due.id, amount: 7_500 }]);
    await act('match', kept, [{ charge_id: other.id, amount: 7_600 }]);
    const { today } = (await owner.call('GET /today')).json;
    await bank.store.execute('update charges set expire_at = $2::date where id = $1', [due.id, today]);
    const { json } = await act('undo', id);
    expect([json.matches, json.histories.map(({ message }: any) => message)]).toEqual([
      [],
      ['Conciliação desfeita', expect.stringContaining(`Conciliado com a cobrança ${due.id}: `)],
    ]);
    expect(await chargeOf(due.id)).toMatchObject({ status: 'waiting', paid_value: null });
    expect(await chargeOf(other.id)).toMatchObject({ status: 'paid', paid_value: 7_600 });
    const { matches } = (await owner.call('GET /reconciliation/{id}', { params: { id: kept } })).json;
    expect(matches.map(({ charge, amount }: any) => [charge.id, amount])).toEqual([[other.id, 7_600]]);
  });

  it('neither suggests nor finds what is paid by card or no longer open', async () => {
    const due = await billet(54_321);
    const id = await ted(54_321, { name: due.customer_name, document: due.customer_document });
    const params = { id };
    const seen = async () => {
      const { suggestions } = (await owner.call('GET /reconciliation/{id}', { params })).json;
      const found = await owner.call('POST /reconciliation/{id}/charges', { params, body: { text: String(due.id) } });
      return [
        suggestions.some(({ parts }: any) => parts.some(({ charge }: any) => charge.id === due.id)),
        found.json.items.some((one: any) => one.id === due.id),
      ];
    };
    const set = (assignment: string) => bank.store.execute(`update charges set ${assignment} where id = $1`, [due.id]);
    expect(await seen()).toEqual([true, true]);
    await set("payment_method = 'credit_card'");
    expect(await seen()).toEqual([false, false]);
    await set("payment_method = 'banking_billet', status = 'canceled'");
    expect(await seen()).toEqual([false, false]);
    const none = await owner.call('POST /reconciliation/{id}/charges', { params, body: { text: 'ninguém assim' } });
    expect(none.json.items).toEqual([]);
  });

  it('its list is narrowed to days, the last one whole, to a state and to how it came', async () => {
    for (const [amount, at] of [
      [501, '2026-03-01T00:00:00-03:00'],
      [502, '2026-03-02T23:59:59-03:00'],
    ] as const)
      await bank.store.execute(
        `update reconciliation_credits set received_at = $2, payer_name = 'Zilda Prazo', search = 'zilda prazo' where id = $1`,
        [await ted(amount), at],
      );
    const search = (body: object) =>
      owner.call('POST /reconciliation/search', { body: { text: 'zilda prazo', ...body } });
    const found = async (body: object) => (await search(body)).json.items.map(({ amount }: any) => amount);
    expect(await found({ received: { from: '2026-03-01', to: '2026-03-02' } })).toEqual([502, 501]);
    expect(await found({ received: { from: '2026-03-02' } })).toEqual([502]);
    expect(await found({ received: { to: '2026-03-01' } })).toEqual([501]);
    expect(await found({ received: { to: '2026-02-28' } })).toEqual([]);
    expect([await found({ source: 'pix' }), await found({ state: 'matched' })]).toEqual([[], []]);
    expect((await search({ received: { to: '2026-02-30' } })).json.errors[0].field).toBe('received.to');
  });

  it('undone, a charge that was not registered yet is registered', async () => {
    const due = await billet(7_300, 'new');
    const id = await ted(7_300);
    await act('match', id, [{ charge_id: due.id, amount: 7_300 }]);
    const enqueued = () =>
      one(`select count(*) as n from jobs.job where name = 'billet-register' and data -> 'ids' = $1::jsonb`, [
        JSON.stringify([due.id]),
      ]);
    expect(await enqueued()).toEqual({ n: 0 });
    await act('undo', id);
    expect(await chargeOf(due.id)).toMatchObject({ status: 'new' });
    expect(await enqueued()).toEqual({ n: 1 });
  });

  it('does not suggest a charge with splits, which it cannot pay', async () => {
    const due = await billet(64_321);
    const id = await ted(64_321, { name: due.customer_name, document: due.customer_document });
    const suggested = async () =>
      (await owner.call('GET /reconciliation/{id}', { params: { id } })).json.suggestions.flatMap(({ parts }: any) =>
        parts.map(({ charge }: any) => charge.id),
      );
    expect(await suggested()).toContain(due.id);
    await bank.store.execute(
      `insert into charge_splits (account_id, charge_id, item, place, payee_id, type, value, share)
        values ($1, $2, 0, 0, $3, 'currency', 100, 100)`,
      [owner.accountId, due.id, other.accountId],
    );
    expect(await suggested()).not.toContain(due.id);
    await bank.store.execute('delete from charge_splits where charge_id = $1', [due.id]);
  });

  it('a Pix without a code comes in once; what is dismissed waits no more; a foreign one answers like a missing one', async () => {
    const waiting = async () => (await owner.call('POST /reconciliation/totals', { body: { state: 'open' } })).json;
    const start = await waiting();
    const id = await ted(1_234, { name: 'Zoraide Única' });
    await bank.store.transaction((trx) =>
      receiveTed(
        trx,
        { services: bank.app.services, afterCommit: () => undefined },
        {
          accountId: owner.accountId,
          key: `teste-${last}`,
          amount: 1_234,
          payer: { name: 'Zoraide Única', document: null, bank: 'Inter' },
          at: new Date(),
        },
      ),
    );
    expect(await waiting()).toMatchObject({ count: start.count + 1, value: start.value + 1_234 });
    const found = await owner.call('POST /reconciliation/search', { body: { text: 'zoraide' } });
    expect(found.json.items).toMatchObject([{ id, payer_document: '***.533.447-**', source: 'ted' }]);
    expect((await act('dismiss', id)).json.state).toBe('dismissed');
    expect(await waiting()).toEqual(start);
    expect((await act('match', id, [{ charge_id: 1, amount: 1 }])).status).toBe(409);
    expect((await act('undo', id)).json.state).toBe('open');
    for (const what of ['dismiss', 'undo'] as const) {
      const [foreign, missing] = [
        await act(what, id, undefined, other),
        await act(what, 999_999_999, undefined, other),
      ];
      expect([foreign.status, foreign.json]).toEqual([404, missing.json]);
    }
    const day = (await owner.call('GET /today')).json.today;
    const none = await owner.call('POST /reconciliation/totals', { body: { received: { from: addDays(day, 1) } } });
    expect(none.json.count).toBe(0);
  });
});

it('a TED is given back to its payer from the statement, and what was given back pays no charge', async () => {
  const due = await billet(30_000);
  const id = await ted(30_000);
  const { id: line } = await one(
    `select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.key = 'ted-in:' || (select source_key from reconciliation_credits where id = $1) and e.account_id = $2`,
    [id, owner.accountId],
  );
  const params = { id: Number(line) };
  const { returnable, origin } = (await owner.call('GET /statement/{id}', { params })).json;
  expect([returnable, origin]).toEqual([true, { route: 'reconciliation-detail', params: { id } }]);
  const body = { amount: 10_000, to: 'Fulano de Tal' };
  expect((await callSigned(owner, 'POST /statement/{id}/return', { params, body })).status).toBe(200);
  const whole = await act('match', id, [{ charge_id: Number(due.id), amount: 30_000 }]);
  expect(whole.status).toBe(422);
  expect((await chargeOf(due.id)).status).toBe('waiting');
});
