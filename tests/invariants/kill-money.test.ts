import { afterAll, beforeAll, expect, it } from 'vitest';
import { PREPAID_PRODUCT, STATUS } from '@balcao/contract/shared/card-status';
import { addDays, nextBusinessDay } from '../../bff/src/core/calendar';
import { FUNDING_CENTS } from '../../bff/src/rails/funder/sandbox';
import { SANDBOX_CENTS } from '../../bff/src/rails/payments/sandbox';
import type { BankProcess, HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { WAYS } from '../support/payment-calls';
import { ask, isAnswered, isDeath, orderOf, searchAll, sendOrders, type Order } from '../support/signed-orders';
import { until } from '../support/until';

/**
 * kill -9 of one process (of two on PostgreSQL) while money moves: an order that was answered is done once; one that was not is sent again
 * with its key and is done once, whatever the rail loses, delays or repeats. No reservation remains.
 */
let bank: LastingBank;
beforeAll(async () => {
  bank = await openLastingBank();
  await bank.process.start();
  await bank.other?.start();
});
afterAll(() => bank.remove());

const MANY = 24;
const KINDS = ['pix', 'ted', 'bill', 'investment'] as const;
const CENTS = [0, SANDBOX_CENTS.lostAnswer, SANDBOX_CENTS.neverTaken, SANDBOX_CENTS.repeated];
const payments = Array.from({ length: MANY }, (_, n) => {
  const kind = KINDS[n % KINDS.length]!;
  const amount = 1_000 + n * 100 + CENTS[Math.floor(n / KINDS.length) % CENTS.length]!;
  return { kind, amount, ...orderOf((who) => WAYS[kind](who, amount)) };
});

const titularOf = (process: BankProcess) => process.signIn('titular@balcao.demo');

/** Sends orders through two processes while one is killed again and again; answers who is signed in at the end. */
async function sendThroughKills(orders: Order[], kills: number[]): Promise<HttpCaller> {
  let titular = await titularOf(bank.process);
  const elsewhere = bank.other && (await titularOf(bank.other));
  const open = () => orders.filter((order) => !isAnswered(order));
  for (const enough of kills) {
    const queue = open();
    const callers = [titular, titular, ...(elsewhere ? [elsewhere] : [])];
    const work = Promise.all(callers.map((who) => sendOrders(who, queue)));
    await until('some are answered', async () => orders.filter(isAnswered).length >= enough);
    await bank.kill();
    queue.length = 0;
    await work;
    await bank.process.start();
    titular = await titularOf(bank.process);
  }
  await sendOrders(titular, open());
  expect(open()).toEqual([]);
  return titular;
}

/** Moves the clock to 10:00 of a business day, when every rail accepts payments. */
async function openRails(who: HttpCaller): Promise<void> {
  const { today } = (await ask(who, 'GET /today')).json;
  await who.send('POST', '/sandbox/api/clock', { at: `${nextBusinessDay(addDays(today, 1))}T10:00:00-03:00` });
}

it('Pix, TED, bills and investments survive kill -9: done once, whichever process dies and whatever the rail loses', async () => {
  await openRails(await titularOf(bank.process));
  const titular = await sendThroughKills(payments, [4, 10]);
  const ids = payments.map(({ answer }) => answer.id as number);

  const states = async () => {
    const { now } = (await (await titular.send('GET', '/sandbox/api/clock')).json()) as { now: string };
    const at = new Date(new Date(now).getTime() + 60_000).toISOString();
    await titular.send('POST', '/sandbox/api/clock', { at });
    const search = { body: { size: 100 } };
    const { items } = (await ask(titular, 'POST /receipts/search', search)).json as {
      items: { id: number; state: string }[];
    };
    return ids.map((id) => items.find((one) => one.id === id)?.state);
  };
  await until('all are settled', async () => (await states()).every((state) => state === 'settled'));
  await bank.other?.kill();
  await bank.kill();

  const { rows } = await bank.inspect((store) =>
    store.execute(
      `select (select count(*) from money_operations where id = any($1) and state = 'settled') as settled,
        (select count(*) from money_operations o where kind = any($3) and amount = any($2)
          and created_at > now() - interval '1 hour') as made,
        (select count(*) from ledger_transactions t where t.key = any(select 'money:' || unnest($1::bigint[]))) as posted,
        (select sum(-e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.kind = 'available' and t.key = any(select 'money:' || unnest($1::bigint[]))) as out,
        (select count(*) from ledger_reservations where state = 'held' and key = any(select 'money:' || unnest($1::bigint[]))) as held,
        (select count(*) from sandbox_payments where amount = any($2) and key not like '%:lost'
          and received_at > now() - interval '1 hour') as taken,
        (select count(*) from investments where operation_id = any($1) and state = 'active') as bought,
        (select sum(amount) from ledger_entries) as off`,
      [ids, payments.map(({ amount }) => amount), KINDS],
    ),
  );
  const sum = payments.reduce((cents, { amount }) => cents + amount, 0);
  const bought = payments.filter(({ kind }) => kind === 'investment').length;
  expect(rows[0]).toEqual({ settled: MANY, made: MANY, posted: MANY, out: sum, held: 0, taken: MANY, bought, off: 0 });
});

/** Redeems all of an investment. */
const redemption = (id: number) =>
  orderOf(async (who) => {
    const call = 'POST /investments/{id}/redeem';
    const { net, day } = (await ask(who, `${call}/review`, { params: { id }, body: {} })).json;
    return { call, params: { id }, body: { net, day } };
  });
/** Advances one billet. */
const advance = (id: number, offer: string) =>
  orderOf(async (who) => {
    const body = { offer, ids: [id] };
    const { gross, net, day } = (await ask(who, 'POST /advances/review', { body })).json;
    return { call: 'POST /advances', body: { ...body, gross, net, day } };
  });

/** Moves money between the account and its prepaid card. */
const cardMove = (way: 'recharge' | 'discharge', cardId: number, value: number) =>
  orderOf(async () => ({
    call: `POST /prepaid-card/${way}-with-ae`,
    body: { value, cardId, productCardId: PREPAID_PRODUCT },
  }));

/** Reports payments of billets, each with one event, until the process dies. */
async function payBillets(who: HttpCaller, charges: number[]): Promise<void> {
  for (const id of charges)
    try {
      await who.send('POST', '/sandbox/api/billets/pay', { id, eventId: `kill-${id}` });
    } catch (error) {
      if (!isDeath(error)) throw error;
      return;
    }
}

it('redemptions, advances, what their billets pay and a card’s recharges survive kill -9: each is posted once', async () => {
  const cards = await bank.inspect((store) =>
    store.execute('select min(id) as id from cards where product_id = $1 and status_id = $2', [
      PREPAID_PRODUCT,
      STATUS.active,
    ]),
  );
  await bank.process.start();
  await bank.other?.start();
  let titular = await titularOf(bank.process);
  const bought = new Set(payments.filter(({ kind }) => kind === 'investment').map(({ amount }) => amount));
  const redeemed = (await searchAll(titular, 'POST /investments/search', { state: 'active' }))
    .filter(({ amount, gross }) => bought.has(amount) && gross === amount)
    .map(({ id }) => id as number);
  const billets = (await searchAll(titular, 'POST /advances/billets/search'))
    .filter(({ value }) => !Object.values<number>(FUNDING_CENTS).includes(value % 100))
    .slice(0, 6);
  expect([redeemed.length, billets.length]).toEqual([6, 6]);
  const redemptions = redeemed.map(redemption);
  const advances = billets.map(({ id }, n) => advance(id, n % 2 ? 'garantia' : 'cessao'));
  const moves = MOVED.map((value, n) => cardMove(n % 2 ? 'discharge' : 'recharge', cards.rows[0]!['id'], value));
  const orders = redemptions.flatMap((one, n) => [one, advances[n]!, moves[n]!]);
  titular = await sendThroughKills(orders, [3, 8, 13]);

  const contracts = advances.map(({ answer }) => answer.id as number);
  const areAll = async (call: string, key: string, ids: number[], state: string) => {
    const items = await searchAll(titular, call);
    return ids.every((id) => items.find((one) => one[key] === id)?.state === state);
  };
  await until('all are redeemed', () => areAll('POST /investments/search', 'id', redeemed, 'redeemed'));
  await until('all are credited', () => areAll('POST /advances/search', 'id', contracts, 'CREDITED'));

  const charges = billets.map(({ id }) => id as number);
  const paying = payBillets(titular, charges);
  const isPassedOn = async () =>
    (await bank.inspect((store) => store.execute(PASSED_ON, [charges]))).rows[0]!['count'] as number;
  if (bank.other) await until('some are passed on', async () => (await isPassedOn()) >= 2);
  await bank.kill();
  await paying;
  await bank.process.start();
  titular = await titularOf(bank.process);
  await payBillets(titular, charges);
  await until('all are passed on', () => areAll('POST /advances/items/search', 'charge', charges, 'DEBITED'));
  await bank.other?.kill();
  await bank.kill();

  const { rows } = await bank.inspect((store) => store.execute(CREDITED, [redeemed, contracts, charges, MOVED]));
  const sum = (of: any[], key: string) => of.reduce((cents: number, one) => cents + one[key], 0);
  const answers = (of: Order[]) => of.map(({ answer }) => answer);
  expect(rows[0]).toEqual({
    redemptions: 6,
    sales: 6,
    units: 0,
    redeemed: sum(answers(redemptions), 'net'),
    contracts: 6,
    fundings: 6,
    advanced: sum(answers(advances), 'net'),
    passed_on: -sum(billets, 'value'),
    passings: 6,
    card_lines: MOVED.length,
    card_moves: MOVED.length,
    off: 0,
  });
});

/** What a card's moves are known by, integer cents. */
const MOVED = [20_011, 10_013, 20_017, 10_019, 20_021, 10_027];

const PASSED_ON = `select count(*) from ledger_transactions t join advance_items i on t.key like 'advance-settlement:%:' || i.id || ':%'
  where i.charge_id = any($1)`;
const CREDITED = `
  with r as (select * from investment_redemptions where investment_id = any($1) and state = 'settled'),
    a as (select * from advances where id = any($2) and state = 'CREDITED'),
    i as (select * from advance_items where charge_id = any($3) and state = 'DEBITED'),
    e as (select t.key, e.amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.kind = 'available')
  select (select count(*) from r) as redemptions,
    (select count(*) from sandbox_sales s where s.key in (select protocol from r)) as sales,
    (select sum(units) from investments where id = any($1)) as units,
    (select sum(e.amount) from e join r on e.key like 'investment-%:' || r.account_id || ':' || r.id) as redeemed,
    (select count(*) from a) as contracts,
    (select count(*) from sandbox_fundings f where f.key in (select protocol from a)) as fundings,
    (select sum(e.amount) from e join a on e.key in ('advance:' || a.account_id || ':' || a.id,
      'advance-iof:' || a.account_id || ':' || a.id, 'advance-fee:' || a.account_id || ':' || a.id)) as advanced,
    (select sum(e.amount) from e join i on e.key like 'advance-settlement:' || i.account_id || ':' || i.id || ':%') as passed_on,
    (select count(*) from i) as passings,
    (select count(*) from card_lines where kind in ('recharge', 'discharge') and abs(amount) = any($4)) as card_lines,
    (select count(*) from ledger_entries where kind = 'prepaid' and abs(amount) = any($4)) as card_moves,
    (select sum(amount) from ledger_entries) as off`;
