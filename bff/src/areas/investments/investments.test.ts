import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned } from '../../../../tests/support/sign';
import { fundAccount } from '../../../test/funded';
import { askedBy, whileOpen } from '../../../test/meanwhile';
import { openEmptyBank, type EmptyBank, type Member, isBalanceTold } from '../../../test/harness';
import { addDays, nextBusinessDay } from '../../core/calendar';
import { saoPauloInstant } from '../../kits/money/slot';
import { balanceOf } from '../../ledger/ledger';
import { IPCA_MONTHS } from '../../rails/broker/products';
import { investment } from './kind';
import { redeem as take } from './redemption';
import { investmentRound } from './round';
import { QUESTIONS } from './suitability';

let bank: EmptyBank;
/** The first day of each test: a business day on which the market is open. */
let start: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  start = nextBusinessDay(addDays(await bank.today(), 1));
});
afterAll(() => bank.close());

const [DAILY, SIX_MONTHS, LCI, BOLD, INFLATION] = [1, 2, 4, 6, 8];
const answers = (option: string) => Object.fromEntries(QUESTIONS.map(({ id }) => [id, option]));
const profiled = async (cents: number, option = '2', more: object = {}) => {
  await clock(start, '10:00');
  const who = await fundAccount(bank, cents, more);
  await who.call('POST /investments/suitability', { body: { answers: answers(option) } });
  return who;
};
const clock = (day: string, time: string) =>
  bank.store.execute('update bank_clock set offset_seconds = ceil(extract(epoch from $1::timestamptz - now()))', [
    saoPauloInstant(day, time),
  ]);
const names: Record<number, string> = {
  1: 'CDB Liquidez diária',
  2: 'CDB 6 meses',
  4: 'LCI 9 meses',
  6: 'CDB Prefixado 2 anos',
  8: 'CDB IPCA + 6,2% 2 anos',
};
const buy = async (who: Member, product: number, amount: number, more: object = {}) => {
  const { json } = await who.call('POST /investments/review', { body: { product, amount, ...more } });
  return callSigned(who, 'POST /investments', {
    body: { product, amount, name: names[product] ?? 'Nenhum', day: json.date.day, ...more },
  });
};
/** Rounds that the worker would run until now. */
async function work(): Promise<void> {
  await bank.runJobs();
  for (const job of [...investment.jobs.filter(({ everySeconds }) => everySeconds), investmentRound]) {
    const heard = await job.prepare?.(bank.store.db, {}, bank.services);
    await bank.work((trx, tools) => job.run(trx, {}, tools, heard));
  }
  await bank.runJobs();
}
/** A purchase that the broker has confirmed, a second after its order. */
async function bought(who: Member, product: number, amount: number): Promise<number> {
  expect((await buy(who, product, amount)).status).toBe(200);
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 4', []);
  await work();
  return (await wallet(who))[0]!.id;
}
const wallet = async (who: Member) => (await who.call('POST /investments/search', { body: {} })).json.items;
const reviewOf = async (who: Member, id: number, amount?: number) =>
  (
    await who.call('POST /investments/{id}/redeem/review', {
      params: { id },
      body: amount === undefined ? {} : { amount },
    })
  ).json;
async function redeem(who: Member, id: number, amount?: number) {
  const { net, day } = await reviewOf(who, id, amount);
  return callSigned(who, 'POST /investments/{id}/redeem', {
    params: { id },
    body: { net, day, ...(amount === undefined ? {} : { amount }) },
  });
}
const available = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).available;
const summary = async (who: Member) => (await who.call('GET /investments/summary')).json;

describe('buying (AREAS-1-7, AREAS-3-investments-2)', () => {
  it('takes the money, and the wallet has the asset at what was paid for it', async () => {
    const who = await profiled(1_000_000);
    await bought(who, DAILY, 600_000);
    expect(await available(who)).toBe(400_000);
    expect(await wallet(who)).toMatchObject([
      {
        state: 'active',
        amount: 600_000,
        gross: 600_000,
        net: 600_000,
        bought_on: start,
        index_rate: '100,00% do CDI',
      },
    ]);
    expect(await summary(who)).toEqual({
      currentInvestedValue: 600_000,
      currentNetValue: 600_000,
      currentGrossReturn: 0,
      financialOperationTax: 0,
      incomeTax: 0,
      scheduledValue: 0,
    });
  });

  it.each([
    ['below the minimum', DAILY, 99, 'amount'],
    ['over the balance', DAILY, 1_000_001, 'amount'],
    ['of an asset that is not there', 999, 100_000, 'product'],
    ['of what does not suit the profile', BOLD, 100_000, 'acceptsUnsuitable'],
  ])('%s is refused at its field, and nothing moves', async (_, product, amount, field) => {
    const who = await profiled(1_000_000);
    const reply = await buy(who, product, amount);
    expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([422, field]);
    expect(await available(who)).toBe(1_000_000);
  });

  it('of what does not suit goes on once that was accepted', async () => {
    const who = await profiled(1_000_000);
    expect((await buy(who, BOLD, 100_000, { acceptsUnsuitable: true })).status).toBe(200);
  });

  it('without a profile, or with one that is two years old, is refused', async () => {
    const who = await fundAccount(bank, 1_000_000);
    expect((await buy(who, DAILY, 100)).json.code).toBe('profile');
    await who.call('POST /investments/suitability', { body: { answers: answers('1') } });
    expect((await who.call('GET /investments/suitability')).json.investor_profile).toMatchObject({
      profile: 'conservative',
      isValid: true,
    });
    await clock(addDays(start, 731), '10:00');
    expect((await who.call('GET /investments/suitability')).json.investor_profile?.isValid).toBe(false);
    expect((await buy(who, DAILY, 100)).json.code).toBe('profile');
  });

  it.each([
    ['16:59', true],
    ['17:00', false],
    ['08:59', false],
    ['09:00', true],
  ])('at %s is done at once: %s; else it waits in the scheduled wallet', async (time, isNow) => {
    const who = await profiled(1_000_000);
    await clock(start, time);
    const { json } = await buy(who, DAILY, 100_000);
    expect(json.state).toBe(isNow ? 'reserved' : 'scheduled');
    const { items } = (await who.call('POST /investments/scheduled/search', { body: {} })).json;
    expect(items.map(({ state, amount }) => [state, amount])).toEqual([[json.state, 100_000]]);
    expect((await summary(who)).scheduledValue).toBe(100_000);
    if (isNow) return;
    const cancelled = await who.call('PUT /investments/scheduled/{id}/cancel', { params: { id: json.id } });
    expect(cancelled.json.state).toBe('cancelled');
    expect((await summary(who)).scheduledValue).toBe(0);
  });

  it('that the broker refuses, or gives back, leaves no asset and all the money', async () => {
    const who = await profiled(1_000_000);
    await buy(who, DAILY, 100_091);
    await bought(who, DAILY, 100_093);
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 60', []);
    await work();
    expect((await wallet(who)).map(({ state, gross }) => [state, gross])).toEqual([['undone', 0]]);
    expect(await available(who)).toBe(1_000_000);
  });
});

describe('redeeming (AREAS-2-investments-2)', () => {
  it('in part and then whole pays the gross value less the taxes that the review said; statement and history agree', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, DAILY, 1_000_000);
    await clock(nextBusinessDay(addDays(start, 10)), '10:00');
    const part = await reviewOf(who, id, 300_000);
    expect(part).toMatchObject({ gross: 300_000, isToday: true, refusals: [] });
    expect(part.iof).toBeGreaterThan(0);
    expect((await redeem(who, id, 300_000)).status).toBe(200);
    await work();
    expect(await available(who)).toBe(part.net);
    await clock(nextBusinessDay(addDays(start, 200)), '10:00');
    const rest = await reviewOf(who, id);
    expect(rest.iof).toBe(0);
    await redeem(who, id);
    await work();
    expect(await available(who)).toBe(part.net + rest.net);
    expect((await wallet(who))[0]).toMatchObject({ state: 'redeemed', principal: 0, gross: 0 });
    const { items } = (await who.call('POST /investments/history', { body: { investment: id } })).json;
    expect(items.map((one) => [one.state, one.gross, one.net, one.isWhole])).toEqual([
      ['settled', rest.gross, rest.net, true],
      ['settled', 300_000, part.net, false],
    ]);
    // what was invested came back with its yield
    expect(items.reduce((sum, one) => sum + one.gross - one.yield, 0)).toBe(1_000_000);
    const { transactions } = (await who.call('POST /statement', { body: {} })).json;
    const sumOf = (label: string) =>
      transactions.filter((line) => line.typeLabel === label).reduce((sum, line) => sum + line.value, 0);
    expect(sumOf('Resgate de investimento')).toBe(rest.gross + 300_000);
    expect(Math.abs(sumOf('IOF sobre investimento'))).toBe(part.iof);
    expect(Math.abs(sumOf('Imposto de renda sobre investimento'))).toBe(part.incomeTax + rest.incomeTax);
  });

  it.each([
    ['another value', 1, 0],
    ['another day', 0, 1],
  ])('is signed as reviewed: of %s it is refused', async (_, cents, days) => {
    const who = await profiled(1_000_000);
    const id = await bought(who, DAILY, 1_000_000);
    const { net, day } = await reviewOf(who, id);
    const { status, json } = await callSigned(who, 'POST /investments/{id}/redeem', {
      params: { id },
      body: { net: net + cents, day: addDays(day, days) },
    });
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'amount']);
  });

  it('when the market is closed waits for it, can be cancelled, and is paid at the value of that day', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, DAILY, 1_000_000);
    await clock(start, '20:00');
    const { json } = await redeem(who, id);
    expect(json).toMatchObject({ state: 'scheduled', isWhole: true });
    expect((await redeem(who, id)).status).toBe(422);
    const cancel = () => who.call('PUT /investments/redemptions/{id}/cancel', { params: { id: json.id } });
    expect((await cancel()).json.state).toBe('cancelled');
    expect((await cancel()).status).toBe(409);
    const again = (await redeem(who, id)).json;
    await work();
    expect(await available(who)).toBe(0);
    await clock(again.scheduled_for, '09:00');
    await work();
    expect(await available(who)).toBeGreaterThan(1_000_000);
  });

  it('beside one that waits takes what that leaves of the gross value, to the cent', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, DAILY, 1_000_000);
    await clock(addDays(start, 200), '20:00');
    const first = (await redeem(who, id, 600_000)).json;
    expect(first.net, 'the taxes of what waits').toBeLessThan(600_000);
    const { gross } = (await who.call('GET /investments/{id}', { params: { id } })).json;
    const refusalsOf = async (amount: number) => (await reviewOf(who, id, amount)).refusals.map(({ field }) => field);
    expect(await refusalsOf(gross - 600_000)).toEqual([]);
    expect(await refusalsOf(gross - 600_000 + 1)).toEqual(['amount']);
  });

  it('whose hour has come is not cancelled any more: the broker may have sold', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, DAILY, 1_000_000);
    const { json } = await redeem(who, id);
    const late = await who.call('PUT /investments/redemptions/{id}/cancel', { params: { id: json.id } });
    expect([late.status, late.json.code]).toEqual([409, 'too-late']);
    await work();
    expect(await available(who)).toBeGreaterThan(0);
  });

  it('that waits for the day of maturity is cancelled by it, and says why', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, SIX_MONTHS, 1_000_000);
    const { maturity } = (await who.call('GET /investments/{id}', { params: { id } })).json;
    await clock(addDays(maturity, -1), '20:00');
    const waiting = (await redeem(who, id, 400_000)).json;
    expect(waiting).toMatchObject({ state: 'scheduled', scheduled_for: maturity });
    await clock(maturity, '09:00');
    await work();
    const { items } = (await who.call('POST /investments/history', { body: {} })).json;
    expect(items.find(({ id: one }) => one === waiting.id)).toMatchObject({ state: 'cancelled' });
    expect(items.filter(({ state }) => state === 'settled')).toHaveLength(1);
    expect((await wallet(who))[0]!.state).toBe('matured');
  });

  it('before it may be is refused; at maturity it is paid by itself, once', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, SIX_MONTHS, 1_000_000);
    const refused = await redeem(who, id, 100);
    expect(refused.status).toBe(422);
    const { maturity } = (await who.call('GET /investments/{id}', { params: { id } })).json;
    await clock(maturity, '08:59');
    await work();
    expect(await available(who)).toBe(0);
    await clock(maturity, '09:00');
    const { net } = (await who.call('GET /investments/{id}', { params: { id } })).json;
    await work();
    await work();
    expect(await available(who)).toBe(net);
    expect(isBalanceTold(bank, who)).toBe(true);
    expect((await wallet(who))[0]!.state).toBe('matured');
  });

  it('of an LCI is free of income tax for a person, not for a company', async () => {
    const [person, company] = [
      await profiled(1_000_000),
      await profiled(1_000_000, '2', { document: '11222333000181' }),
    ];
    const [one, other] = [await bought(person, LCI, 1_000_000), await bought(company, LCI, 1_000_000)];
    await clock(nextBusinessDay(addDays(start, 185)), '10:00');
    expect((await reviewOf(person, one)).incomeTax).toBe(0);
    expect((await reviewOf(company, other)).incomeTax).toBeGreaterThan(0);
  });

  onPostgres('twice at once takes no cent more than is held', async () => {
    const who = await profiled(1_000_000);
    const id = await bought(who, DAILY, 1_000_000);
    const { net, day } = await reviewOf(who, id, 600_000);
    const late = await whileOpen(
      bank,
      async (trx, tools) => take(await askedBy(who, trx, tools), id, { amount: 600_000, net, day }),
      () => redeem(who, id, 600_000),
    );
    expect(late.status).toBe(422);
    await work();
    expect(await available(who)).toBe(600_000);
  });

  it('of another account’s investment is refused like a missing one', async () => {
    const [who, other] = [await profiled(1_000_000), await profiled(1_000_000)];
    const id = await bought(who, DAILY, 1_000_000);
    expect((await other.call('GET /investments/{id}', { params: { id } })).status).toBe(404);
    const reply = await other.call('POST /investments/{id}/redeem/review', { params: { id }, body: {} });
    expect(reply.status).toBe(404);
    expect((await wallet(other)).length).toBe(0);
  });
});

it('what is bought, yields, is taxed and redeemed over random days is the ledger’s to the cent', async () => {
  const step = fc.record({ days: fc.integer({ min: 1, max: 90 }), part: fc.integer({ min: 1, max: 100 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 99_999_990 }),
      fc.array(step, { maxLength: 4 }),
      async (cents, steps) => {
        // cents that the sandbox gives a meaning of their own
        const amount = cents % 100 > 90 ? cents - 50 : cents;
        const who = await profiled(amount);
        const id = await bought(who, DAILY, amount);
        let day = start;
        let taken = 0;
        for (const { days, part } of steps) {
          day = nextBusinessDay(addDays(day, days));
          await clock(day, '10:00');
          const { gross } = (await who.call('GET /investments/{id}', { params: { id } })).json;
          const wanted = Math.max(1, Math.floor((gross * part) / 100));
          const { net, refusals } = await reviewOf(who, id, wanted);
          if (refusals.length) break;
          await redeem(who, id, wanted);
          await work();
          taken += net;
          expect(await available(who)).toBe(taken);
          const left = (await who.call('GET /investments/{id}', { params: { id } })).json;
          expect(left.gross).toBe(gross - wanted);
        }
        const { items } = (await who.call('POST /investments/history', { body: {} })).json;
        const principal = (await wallet(who))[0]!.principal;
        expect(items.reduce((sum, one) => sum + one.gross - one.yield, 0) + principal).toBe(amount);
      },
    ),
    { numRuns: 12 },
  );
});

it('a year later the income report says what was invested, earned and withheld', async () => {
  const who = await profiled(1_000_000);
  const id = await bought(who, DAILY, 1_000_000);
  const year = Number(start.slice(0, 4));
  await clock(nextBusinessDay(`${year + 1}-03-02`), '10:00');
  await redeem(who, id, 400_000);
  await work();
  await clock(`${year + 2}-01-03`, '10:00');
  const { years } = (await who.call('GET /income-reports')).json;
  const { items } = (await who.call('POST /investments/history', { body: { investment: id } })).json;
  const { gross, yield: earned, iof, incomeTax } = items[0]!;
  expect(years.find((one) => one.year === year + 1)?.investments).toEqual({
    yield: earned,
    taxes: iof + incomeTax,
    before: 1_000_000,
    invested: 1_000_000 - gross + earned,
  });
  expect(years.find((one) => one.year === year)?.investments).toMatchObject({
    yield: 0,
    before: 0,
    invested: 1_000_000,
  });
});

describe('what is on offer (AREAS-3-investments-1)', () => {
  const search = async (who: Member, body: object) =>
    (await who.call('POST /investments/products/search', { body })).json.items;

  it.each([
    [{}, 8],
    [{ liquidity: 'daily' }, 1],
    [{ maturity: 'until-180' }, 1],
    [{ min_investment: 100 }, 1],
    [{ min_investment: 10_000 }, 2],
    [{ text: 'cerrado' }, 3],
    [{ text: 'lci', maturity: 'over-720' }, 0],
  ])('filtered by %o is %d assets', async (filter, count) => {
    const who = await bank.openAccount();
    expect(await search(who, filter)).toHaveLength(count);
  });

  it('comes in the order that was asked for', async () => {
    const who = await bank.openAccount();
    const by = async (order: string, of: 'yearly' | 'term' | 'minimum') =>
      (await search(who, { order })).map((one) => one[of]);
    const sorted = (all: number[]) => [...all].sort((a, b) => a - b);
    const [rates, terms, minima] = [
      await by('rate', 'yearly'),
      await by('maturity', 'term'),
      await by('min_investment', 'minimum'),
    ];
    expect(rates).toEqual(sorted(rates).reverse());
    expect(terms).toEqual(sorted(terms));
    expect(minima).toEqual(sorted(minima));
  });

  it('is simulated net for the holder, beside savings and CDI; a day on which it cannot be redeemed is refused', async () => {
    const who = await bank.openAccount();
    const simulate = (body: object) =>
      who.call('POST /investments/simulate', { body: { product: DAILY, amount: 100_000, ...body } });
    const { json } = await simulate({});
    expect(json.points.length).toBeLessThanOrEqual(13);
    expect(json.points[0]).toMatchObject({ net: 100_000, savings: 100_000, cdi: 100_000 });
    expect(json.points.at(-1)).toMatchObject({ day: json.until, net: json.net, cdi: json.gross });
    expect(json.net).toBe(json.gross - json.iof - json.incomeTax);
    expect((await simulate({ amount: 100_000_000 })).status).toBe(200);
    expect((await simulate({ amount: 100_000_001 })).json.errors?.[0]?.field).toBe('amount');
    for (const until of ['2020-01-01', '2026-02-31', '2099-01-01'])
      expect((await simulate({ until })).json.errors?.[0]?.field).toBe('until');
  });
});

it('an asset indexed to the IPCA tells its rates, what it projects, and yields in the wallet', async () => {
  const who = await profiled(1_000_000);
  const rates = { index_rate: 'IPCA', coupon: '+ 6,20% a.a.', projection: IPCA_MONTHS.at(-1) };
  expect((await who.call('GET /investments/products/{id}', { params: { id: INFLATION } })).json).toMatchObject(rates);
  expect((await who.call('GET /investments/products/{id}', { params: { id: DAILY } })).json.projection).toBeNull();
  const simulated = await who.call('POST /investments/simulate', { body: { product: INFLATION, amount: 600_000 } });
  // two years of 0,24 % a month and 6,2 % a year bring about a fifth
  expect(simulated.json.gross).toBeGreaterThan(709_000);
  expect(simulated.json.gross).toBeLessThan(719_000);
  await bought(who, INFLATION, 600_000);
  await clock(addDays(start, 40), '10:00');
  const one = (await wallet(who))[0]!;
  expect(one).toMatchObject(rates);
  expect(one.gross).toBeGreaterThan(604_000);
  expect(one.gross).toBeLessThan(608_000);
});

it('the guarantee fund’s meter and the equity history add up what is held', async () => {
  const who = await profiled(60_000_000);
  const id = await bought(who, DAILY, 30_000_000);
  await bought(who, SIX_MONTHS, 10_000_000);
  const meter = (await who.call('GET /investments/guarantee')).json;
  expect(meter).toMatchObject({ covered: 35_000_000, limit: 25_000_000 });
  expect(meter.items).toEqual([
    { conglomerate: 'Aurora', value: 30_000_000, covered: 25_000_000 },
    { conglomerate: 'Cerrado', value: 10_000_000, covered: 10_000_000 },
  ]);
  const equity = async () => (await who.call('GET /investments/equity', { query: { months: '3' } })).json.points;
  const points = await equity();
  expect(points.at(-1)).toMatchObject({ invested: 40_000_000, gross: 40_000_000 });
  expect(points[0]).toMatchObject({ invested: 0, gross: 0 });
  await redeem(who, id, 10_000_000);
  await work();
  expect((await equity()).at(-1)).toMatchObject({ invested: 30_000_000, gross: 30_000_000 });
});
