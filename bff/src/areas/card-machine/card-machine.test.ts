import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member, isBalanceTold } from '../../../test/harness';
import { askedBy, whileOpen } from '../../../test/meanwhile';
import { addDays, diffDays } from '../../core/calendar';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { makeMachine, playContest, playSale, type Play } from '../../rails/acquirer/play';
import { endContest } from '../../rails/acquirer/sandbox';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { takeVerdict } from './contest-news';
import { answerContest } from './contests';
import { changeMachine } from './machines';
import { changePlan } from './plan';
import { machineRound } from './round';
import { takePayout } from './sale-news';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

async function round(): Promise<void> {
  const heard = await machineRound.prepare!(bank.store.db, {}, bank.services);
  await bank.work((trx, tools) => machineRound.run(trx, {}, tools, heard));
}
const shop = () => bank.openAccount({ document: '11222333000181' });
const first = { name: 'Balcão', activity_field: 1, mcc: '5812' };
const activate = (who: Member, code: string, more: object = first) =>
  who.call('POST /pos/activation', { body: { activation_code: code, name: 'Caixa', ...more } });
/** An account with a machine. */
async function seller(): Promise<{ who: Member; serial: string; machine: number; code: string }> {
  const who = await shop();
  const { code, serial } = await makeMachine(bank.store.db);
  const { json, status } = await activate(who, code);
  expect(status).toBe(200);
  return { who, serial, machine: json.id, code };
}
const sell = async (serial: string, more: Partial<Play> = {}): Promise<string> => {
  const played = await playSale(bank.store.db, {
    serial,
    modality: 'credit',
    brand: 'visa',
    parcels: 1,
    amount: 10_000,
    ...more,
  });
  if (typeof played === 'string') throw new Error(played);
  return played.key;
};
const sales = async (who: Member, body: object = {}) => (await who.call('POST /pos/sales/search', { body })).json.items;
const receivables = async (who: Member, body: object = {}) =>
  (await who.call('POST /pos/receivables/search', { body })).json.items;
const plan = (who: Member, days: number, accepts = true) =>
  callSigned(who, 'PUT /pos/my-account-financial-settings/active-plan', {
    body: { anticipation_due_days: days, accepts },
  });
const available = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).available;
const spend = async ({ accountId }: Member, cents: number) => {
  const at = await bankNow(bank.store.db);
  await bank.work((trx) =>
    post(trx, {
      key: `spent:${accountId}`,
      kind: 'deposit',
      description: 'x',
      at,
      entries: [
        { accountId, kind: 'available', amount: -cents },
        { accountId: BANK, kind: 'settlement', amount: cents },
      ],
    }),
  );
};
const news = async (who: Member) =>
  (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);

describe('activation (AREAS-4-card-machine-1)', () => {
  it('takes the code once, and asks what is sold the first time only', async () => {
    const { who, code, serial } = await seller();
    expect((await who.call('GET /pos')).json.items).toMatchObject([
      { serial, name: 'Balcão', max_parcels: 12, hasPin: false },
    ]);
    expect((await who.call('GET /pos/activation')).json).toMatchObject({ activation_code: code, asksActivity: false });
    expect((await who.call('GET /pos/accounts/mcc')).json).toMatchObject({ mcc: '5812', activity_field: 1 });
    for (const member of [who, await shop()]) {
      const again = await activate(member, code);
      expect([again.status, again.json.errors?.[0]?.field]).toEqual([422, 'activation_code']);
    }
    const next = await makeMachine(bank.store.db);
    expect((await activate(who, next.code.toLowerCase(), { name: 'Delivery' })).status).toBe(200);
  });

  it('is one of two at the same moment', async () => {
    const { code } = await makeMachine(bank.store.db);
    const [a, b] = [await shop(), await shop()];
    const both = await Promise.all([activate(a, code), activate(b, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a machine (AREAS-7-card-machine-1)', () => {
  it('changes its instalments or its PIN, which is in no table of the bank, no answer and no log', async () => {
    const { who, machine, serial } = await seller();
    const change = (body: { max_parcels?: number; pin?: string }) =>
      who.call('PATCH /pos/{id}', { params: { id: machine }, body });
    expect((await change({ max_parcels: 3 })).json).toMatchObject({ max_parcels: 3 });
    expect(
      await playSale(bank.store.db, { serial, modality: 'credit', brand: 'visa', parcels: 4, amount: 1_000 }),
    ).toBe('parcels');
    expect((await change({ max_parcels: 13 })).json.errors?.[0]?.field).toBe('max_parcels');
    expect((await change({ pin: '1234' })).json.errors?.[0]?.field).toBe('pin');
    const changed = await change({ pin: '8264' });
    expect(changed.json.hasPin).toBe(true);
    expect((await who.call('PATCH /pos/pin', { body: { pin: '9375' } })).json).toEqual({ machines: 1 });
    const { rows } = (await bank.store.execute(
      `select (select string_agg(m::text, '') from card_machines m) as machines, (select string_agg(a::text, '') from audit_log a) as audit,
        (select string_agg(i::text, '') from idempotency_keys i) as keys, (select string_agg(s::text, '') from sandbox_messages s) as sent,
        (select pin_hash from sandbox_acquirer_machines where serial = $1) as hash`,
      [serial],
    )) as { rows: Record<string, string | null>[] };
    const { hash, ...kept } = rows[0]!;
    expect(hash).toMatch(/^\$argon2id/);
    for (const text of Object.values(kept)) expect(text ?? '').not.toMatch(/"?pin"?:? ?"?(8264|9375)/);
  });

  it('of another account is none', async () => {
    const { machine } = await seller();
    const other = await shop();
    const reply = await other.call('PATCH /pos/{id}', { params: { id: machine }, body: { pin: '8264' } });
    expect(reply.status).toBe(404);
    expect((await other.call('PATCH /pos/pin', { body: { pin: '8264' } })).status).toBe(404);
  });
});

describe('sales and receivables (AREAS-3-card-machine-1, AREAS-3-card-machine-2)', () => {
  it('a sale in three is one row and three receivables; agenda, statement and files agree', async () => {
    const { who, serial } = await seller();
    await sell(serial, { parcels: 3, amount: 100_000 });
    await round();
    await round();
    expect(await sales(who)).toMatchObject([
      {
        amount: 100_000,
        parcels: 3,
        operation_type: 'instalments',
        fee: 2_889,
        net: 97_111,
        state: 'approved',
        serial,
      },
    ]);
    const parts = await receivables(who);
    expect(parts.map(({ parcel }) => parcel)).toEqual([3, 2, 1]);
    const agenda = (await who.call('GET /pos/receivables-future-postings')).json;
    expect(agenda.total).toEqual({ count: 3, gross: 100_000, fee: 2_889, net: 97_111 });
    expect(agenda.days.map(({ day, net }) => [day, net])).toEqual(
      parts.toReversed().map(({ expected_pay_day, net }) => [expected_pay_day, net]),
    );
    const [, second, soonest] = parts.map(({ expected_pay_day }) => expected_pay_day);
    const onDays = async (from: string, to: string) =>
      (await receivables(who, { paid: { from, to } })).map(({ parcel }) => parcel);
    expect(await onDays(soonest!, second!)).toEqual([2, 1]);
    expect(await onDays(addDays(soonest!, 1), addDays(second!, -1))).toEqual([]);
    const future = async () =>
      (await who.call('POST /statement/future', { body: {} })).json.items.map(({ day }) => day);
    await bank.moveDays(diffDays(await bank.today(), soonest!) - 1);
    await round();
    expect(await available(who)).toBe(0);
    await bank.moveDays(1);
    // on its day it is to come until it is paid
    expect((await future())[0]).toBe(soonest);
    await round();
    expect((await future())[0]).toBe(second);
    await round();
    expect(await available(who)).toBe(32_371);
    expect(isBalanceTold(bank, who)).toBe(true);
    await bank.moveDays(90);
    await round();
    await round();
    expect(await available(who)).toBe(97_111);
    const payouts = (await who.call('POST /pos/payouts/search', { body: {} })).json.items;
    expect(payouts.map(({ gross, fee, net }) => gross - fee - net)).toEqual([0, 0, 0]);
    const shown = (await who.call('GET /pos/payouts/{id}', { params: { id: payouts[0]!.id } })).json;
    const line = await who.call('GET /statement/{id}', { params: { id: shown.statementLine! } });
    expect(line.json).toMatchObject({
      value: shown.net,
      gross: shown.gross,
      fee: shown.fee,
      type: 'card-machine',
      origin: { route: 'card-machine-payout', params: { id: shown.id } },
    });
    expect((await receivables(who, { payout: shown.id })).map(({ state }) => state)).toEqual(['paid']);
    const csv = await who.call('GET /pos/reports/receivables/{fileType}', { params: { fileType: 'csv' }, query: {} });
    expect(csv.raw.toString().trim().split('\r\n')).toHaveLength(4);
    expect(
      (await who.call('GET /pos/reports/sales/{fileType}', { params: { fileType: 'xlsx' }, query: {} })).status,
    ).toBe(200);
  });

  it('every filter narrows sales and receivables, and the summary leaves vouchers out (AREAS-9-13)', async () => {
    const { who, serial } = await seller();
    const other = await makeMachine(bank.store.db);
    await activate(who, other.code, { name: 'Delivery' });
    await sell(serial, { modality: 'debit', brand: 'elo', amount: 2_000 });
    await sell(serial, { modality: 'pix', brand: null, amount: 3_000 });
    await sell(other.serial, { modality: 'voucher', brand: 'alelo', amount: 5_000 });
    await sell(other.serial, { parcels: 2, amount: 7_000 });
    await round();
    const today = await bank.today();
    const amounts = async (query: Record<string, unknown>) =>
      (await who.call('GET /pos/sales', { query })).json.items.map(({ amount }) => amount).sort();
    expect(await amounts({})).toEqual([2_000, 3_000, 5_000, 7_000]);
    expect(await amounts({ modalities: 'debit,pix' })).toEqual([2_000, 3_000]);
    expect(await amounts({ brands: 'alelo' })).toEqual([5_000]);
    expect(await amounts({ operationTypes: 'instalments' })).toEqual([7_000]);
    expect(await amounts({ serialNumbers: serial })).toEqual([2_000, 3_000]);
    expect(await amounts({ serialNumbers: 'NONE' })).toEqual([]);
    expect(await amounts({ search: 'delivery' })).toEqual([5_000, 7_000]);
    expect(await amounts({ startDate: today, endDate: today })).toHaveLength(4);
    expect(await amounts({ endDate: '2020-01-01' })).toEqual([]);
    expect((await who.call('GET /pos/sales', { query: { startDate: '2026-02-31' } })).status).toBe(422);
    expect((await who.call('GET /pos/sales', { query: { modalities: 'cash' } })).status).toBe(400);
    // as a sale that is anticipated has it
    await bank.store.execute(
      'update card_machine_sales set anticipation_fee = 10, net = net - 10 where account_id = $1 and parcels = 2',
      [who.accountId],
    );
    const summary = (await who.call('GET /pos/reports/sales', { query: {} })).json;
    expect([summary.count, summary.amount]).toEqual([3, 12_000]);
    expect([summary, ...summary.types].map(({ amount, fee, net }) => amount - fee - net)).toEqual([0, 0, 0, 0]);
    expect(summary.types.map(({ type, amount }) => [type, amount])).toEqual([
      ['credit', 7_000],
      ['debit', 2_000],
      ['pix', 3_000],
    ]);
    expect((await who.call('GET /pos/receivables', { query: { brands: 'visa' } })).json.total).toBe(2);
    const foreign = await shop();
    expect(await sales(foreign)).toEqual([]);
    expect((await foreign.call('GET /pos/sales/{id}', { params: { id: (await sales(who))[0]!.id } })).status).toBe(404);
  });
});

describe('plan (AREAS-4-card-machine-2, AREAS-7-card-machine-2)', () => {
  it('is signed, keeps what was agreed to and by whom, and holds for the sales that follow', async () => {
    const { who, serial } = await seller();
    await sell(serial, { parcels: 2 });
    expect((await plan(who, 1, false)).json.errors?.[0]?.field).toBe('accepts');
    const unsigned = await who.call('PUT /pos/my-account-financial-settings/active-plan', {
      body: { anticipation_due_days: 1, accepts: true },
    });
    expect(unsigned.status).toBe(403);
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 60', []);
    expect((await plan(who, 1)).status).toBe(200);
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 60', []);
    await sell(serial, { parcels: 2 });
    await round();
    const settings = (await who.call('GET /pos/my-account-financial-settings')).json;
    expect(settings.active_plan_anticipation_due_days).toBe(1);
    expect(settings.consents).toMatchObject([
      { anticipation_due_days: 1, text: expect.stringContaining('1,99% ao mês') },
    ]);
    const days = new Set((await receivables(who)).map(({ expected_pay_day }) => expected_pay_day));
    expect(days.size).toBe(3);
    expect((await who.call('GET /pos/fee-audit')).json).toMatchObject({ checked: 2, count: 0, difference: 0 });
  });
});

describe('two at once', () => {
  onPostgres('what was paid for a sale is credited once', async () => {
    const { who, serial } = await seller();
    const sale = await sell(serial);
    await round();
    const parts = [{ id: 1, sale, parcel: 1, gross: 10_000, fee: 300, net: 9_700 }];
    const [day, now] = [await bank.today(), await bankNow(bank.store.db)];
    const told = {
      accountId: who.accountId,
      day,
      modality: 'credit' as const,
      brand: 'visa' as const,
      parts,
    };
    const pay = (trx: Trx, tools: JobTools) => takePayout(trx, told, tools, now);
    await whileOpen(bank, pay, () => bank.work(pay));
    expect(await available(who)).toBe(9_700);
  });

  onPostgres('a contest is answered once', async () => {
    const { who, serial } = await seller();
    const key = await sell(serial);
    await round();
    await playContest(bank.store.db, key, 'Não reconhece a compra.');
    await round();
    const { id } = (await who.call('POST /pos/contests/search', { body: {} })).json.items[0]!;
    const { status } = await whileOpen(
      bank,
      async (trx, tools) => answerContest(await askedBy(who, trx, tools), id, 'Entregue.'),
      () => who.call('PUT /pos/contests/{id}/defence', { params: { id }, body: { defence: 'De novo.' } }),
    );
    expect(status).toBe(409);
  });

  onPostgres('a change of a machine tells what was before it', async () => {
    const { who, machine } = await seller();
    const change = { params: { id: machine }, body: { max_parcels: 5 } };
    await whileOpen(
      bank,
      async (trx, tools) => changeMachine(await askedBy(who, trx, tools), machine, { max_parcels: 3 }),
      () => who.call('PATCH /pos/{id}', change),
    );
    const { rows } = await bank.store.execute(
      `select a::text as said from audit_log a where account_id = $1 order by id desc limit 1`,
      [who.accountId],
    );
    expect(rows[0].said).toMatch(/max_parcels\W+3\b/);
  });
});

describe('plan, at once with another change', () => {
  onPostgres('is changed to the same by one of two: the second finds it the plan of the account', async () => {
    const { who } = await seller();
    const { json } = await whileOpen(
      bank,
      async (trx, tools) => changePlan(await askedBy(who, trx, tools), { anticipation_due_days: 1, accepts: true }),
      () => plan(who, 1),
    );
    expect(json.errors).toMatchObject([{ field: 'anticipation_due_days' }]);
    expect((await who.call('GET /pos/my-account-financial-settings')).json.consents).toHaveLength(1);
  });
});

describe('fee audit', () => {
  it('lists what was charged otherwise with its sum, and makes one ticket of it', async () => {
    const { who, serial } = await seller();
    await sell(serial);
    await sell(serial, { amount: 20_077 });
    await round();
    const { json } = await who.call('GET /pos/fee-audit');
    expect(json).toEqual({ checked: 2, count: 1, difference: 100, open: { count: 1, difference: 100 } });
    const both = await Promise.all([who.call('POST /pos/fee-audit/ticket'), who.call('POST /pos/fee-audit/ticket')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { ticket } = both.find(({ status }) => status === 200)!.json;
    expect((await who.call('POST /pos/fee-audit/search', { body: {} })).json.items).toMatchObject([
      { charged: 600, agreed: 500, difference: 100, ticket },
    ]);
    const shown = (await who.call('GET /ticket/{id}', { params: { id: ticket } })).json;
    expect(shown.message).toContain('Diferença: R$ 1,00');
    expect(shown.message).toContain('cobrado R$ 6,00, combinado R$ 5,00');
    // what a ticket claimed stays with it
    await sell(serial, { amount: 20_077 });
    await round();
    const second = (await who.call('POST /pos/fee-audit/ticket')).json;
    expect(second).toMatchObject({ count: 1, difference: 100 });
    const claimed = (await who.call('POST /pos/fee-audit/search', { body: {} })).json.items;
    expect(claimed.map((one) => one.ticket).sort()).toEqual([ticket, second.ticket].sort());
  });
});

describe('contest', () => {
  const contested = async (more: Partial<Play> = {}) => {
    const made = await seller();
    const key = await sell(made.serial, more);
    await round();
    expect(await playContest(bank.store.db, key, 'Não reconhece a compra.')).toBe(true);
    await round();
    const { items } = (await made.who.call('POST /pos/contests/search', { body: {} })).json;
    return { ...made, key, contest: items[0]! };
  };
  const end = async (key: string, isLost: boolean) => {
    await endContest(bank.store.db, key, isLost, await bankNow(bank.store.db));
    await round();
  };

  it('is told with its deadline, answered once, and won: the sale holds', async () => {
    const { who, key, contest } = await contested();
    expect((await news(who))[0]).toContain('foi contestada. Responda até');
    expect(await sales(who)).toMatchObject([{ state: 'contested' }]);
    const defend = (defence: string) =>
      who.call('PUT /pos/contests/{id}/defence', { params: { id: contest.id }, body: { defence } });
    expect((await defend('  ')).json.errors?.[0]?.field).toBe('defence');
    expect((await defend('Entregue e assinada.')).json).toMatchObject({ state: 'answered' });
    expect((await defend('De novo.')).status).toBe(409);
    await end(key, false);
    expect(await sales(who)).toMatchObject([{ state: 'approved' }]);
    expect((await receivables(who))[0]!.state).toBe('expected');
  });

  it('that is not answered by its last day is lost, and what was not paid is not', async () => {
    const { who, contest } = await contested({ parcels: 2 });
    await bank.moveDays(diffDays(await bank.today(), contest.deadline));
    await round();
    expect(await sales(who)).toMatchObject([{ state: 'contested' }]);
    await bank.moveDays(1);
    await round();
    expect(await sales(who)).toMatchObject([{ state: 'reversed' }]);
    expect((await receivables(who)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    await bank.moveDays(90);
    await round();
    expect(await available(who)).toBe(0);
  });

  it('that is given in to is lost; what was paid goes back once the balance has it', async () => {
    const { who, contest, serial } = await contested({ modality: 'debit', amount: 10_000 });
    await bank.moveDays(6);
    await round();
    expect(await available(who)).toBe(9_901);
    await spend(who, 9_901);
    expect((await who.call('PUT /pos/contests/{id}/accept', { params: { id: contest.id } })).status).toBe(200);
    await round();
    const shown = async () => (await who.call('GET /pos/contests/{id}', { params: { id: contest.id } })).json;
    expect(await shown()).toMatchObject({ state: 'lost', owed: 10_000 });
    await sell(serial, { modality: 'pix', brand: null, amount: 20_000 });
    await round();
    await round();
    expect(await shown()).toMatchObject({ owed: 0 });
    expect(await available(who)).toBe(20_000 - 150 - 10_000);
  });

  it('that is lost takes back what was paid from a balance of just as much', async () => {
    const { who, contest } = await contested({ modality: 'debit', amount: 10_000 });
    await bank.moveDays(6);
    await round();
    await spend(who, (await available(who)) - 10_000);
    await who.call('PUT /pos/contests/{id}/accept', { params: { id: contest.id } });
    await round();
    expect(await available(who)).toBe(0);
  });

  it('that is lost owes what was paid of its own sale, and ends once, whatever is told later', async () => {
    const { who, serial } = await seller();
    const other = await sell(serial, { modality: 'debit', amount: 3_000 });
    const key = await sell(serial, { parcels: 2, amount: 10_000 });
    await round();
    await bank.moveDays(35);
    await sell(serial, { amount: 7_000 });
    await round();
    for (const one of [key, other]) await playContest(bank.store.db, one, 'Não reconhece a compra.');
    await round();
    await spend(who, await available(who));
    const contests = async () =>
      (await who.call('POST /pos/contests/search', { body: {} })).json.items
        .map(({ state, owed }) => [state, owed])
        .sort();
    await end(key, true);
    const told = { key: 'again', accountId: who.accountId, sale: key, isLost: false };
    for (let times = 0; times < 2; times++) {
      expect(await contests()).toEqual([
        ['lost', 5_000],
        ['open', 0],
      ]);
      expect((await sales(who)).map(({ amount, state }) => [amount, state]).sort()).toEqual([
        [10_000, 'reversed'],
        [3_000, 'contested'],
        [7_000, 'approved'],
      ]);
      expect((await receivables(who)).map(({ gross, state }) => [gross, state]).sort()).toEqual([
        [3_000, 'paid'],
        [5_000, 'cancelled'],
        [5_000, 'paid'],
        [7_000, 'expected'],
      ]);
      const at = await bankNow(bank.store.db);
      await bank.work((trx, tools) => takeVerdict(trx, { ...told, at }, tools));
    }
  });

  it('of another account is none', async () => {
    const { contest } = await contested();
    const other = await shop();
    expect((await other.call('GET /pos/contests/{id}', { params: { id: contest.id } })).status).toBe(404);
    expect((await other.call('PUT /pos/contests/{id}/accept', { params: { id: contest.id } })).status).toBe(404);
  });
});

it('the ledger has each payout once, however often and late the acquirer tells it', async () => {
  const { who, serial } = await seller();
  for (const modality of ['pix', 'debit'] as const)
    await sell(serial, { modality, brand: modality === 'pix' ? null : 'visa', amount: 3_333 });
  await round();
  await bank.moveDays(10);
  const heard = await machineRound.prepare!(bank.store.db, {}, bank.services);
  for (let n = 0; n < 3; n++) await bank.work((trx, tools) => machineRound.run(trx, {}, tools, heard));
  await round();
  expect(await available(who)).toBe(3_333 * 2 - 25 - 33);
  const { rows } = (await bank.store.execute('select sum(amount) as sum from ledger_entries', [])) as {
    rows: { sum: string }[];
  };
  expect(Number(rows[0]!.sum)).toBe(0);
});
