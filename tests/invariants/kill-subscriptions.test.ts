import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { saoPauloDay } from '../../bff/src/core/clock';
import type { HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { until } from '../support/until';

/** kill -9 in the scheduled job that makes the charges of subscriptions: the next process continues it. Each period is charged once. */
let bank: LastingBank;
beforeAll(async () => {
  bank = await openLastingBank();
  await bank.process.start();
});
afterAll(() => bank.remove());

/** Subscriptions that each of the CALLS makes: as many as one run of the job charges. */
const EACH = 50;
const CALLS = 4;
const MANY = CALLS * EACH;
/** A kill comes so many trivial answers after a run was done: early or late in the next run, which makes about a thousand writes. */
const KILLED_AFTER = [10, 60, 160];
const word = `Mensalidade ${randomUUID()}`;

async function read<T>(path: string, who: HttpCaller, body?: object, method = 'POST'): Promise<T> {
  const reply = await who.send(method, `/bff${path}`, body);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}
/** Kills the process in the middle of its work and starts the next. */
async function die(): Promise<void> {
  await bank.kill();
  await bank.process.start();
}

it('subscriptions survive kill -9: nothing lost, nothing doubled', async () => {
  let titular = await bank.process.signIn('titular@balcao.demo');
  const pages = await Promise.all(
    Array.from({ length: CALLS }, (_, at) =>
      read<{ items: { id: number }[] }>('/customers/search', titular, { page: at + 1, size: EACH }),
    ),
  );
  const { id: plan_id } = await read<{ id: number }>('/plan', titular, { name: word, interval: 1, repeats: null });
  const { now } = await read<{ now: string }>('/sandbox/api/clock', outside(titular), undefined, 'GET');
  // no subscription is charged before the clock moves
  const expire_at = saoPauloDay(new Date(Date.parse(now) + (DAYS_AHEAD + 5) * 86_400_000));
  const items = [{ name: word, amount: 1, value: 12_345 }];
  for (const [at, page] of pages.entries()) {
    // the job runs once the last ones are created, and finds all due, also where a weekend or holiday puts the day off
    if (at === CALLS - 1) await read('/sandbox/api/clock', outside(titular), { days: DAYS_AHEAD });
    const customers = page.items.map(({ id }) => id);
    expect(customers).toHaveLength(EACH);
    const { batch } = await read<{ batch: { uuid: string } }>('/subscriptions', titular, {
      customers,
      plan_id,
      items,
      expire_at,
    });
    const standing = () =>
      read<{ pending: number; ids: number[] }>(`/charge/batch/${batch.uuid}`, titular, undefined, 'GET');
    await until('a batch is created', async () => (await standing()).pending === 0);
    expect((await standing()).ids).toHaveLength(EACH);
  }
  const issued = async () =>
    (await read<{ items: unknown[]; total: number }>('/v2/subscriptions', titular, { text: word, status: ['active'] }))
      .total;
  for (const answers of KILLED_AFTER) {
    const before = await issued();
    await until('a turn is done', async () => before === MANY || (await issued()) > before);
    for (let answer = 0; answer < answers; answer++) await titular.send('GET', '/sandbox/nothing');
    await die();
    titular = await bank.process.signIn('titular@balcao.demo');
  }
  await until('each has its charge', async () => (await issued()) === MANY);

  expect(await bank.process.kill('SIGTERM'), bank.process.output).toBe(0);

  const { rows } = await bank.inspect((store) =>
    store.execute(
      `select count(*)::int as charges, count(distinct c.subscription_id)::int as subscriptions,
        count(distinct c.our_number)::int as numbers
       from charges c join charge_items i on i.account_id = c.account_id and i.charge_id = c.id where i.name = $1`,
      [word],
    ),
  );
  expect(rows[0]).toEqual({ charges: MANY, subscriptions: MANY, numbers: MANY });
});

/** A caller of the sandbox, whose paths are not below /bff. */
const outside = (who: HttpCaller): HttpCaller => ({
  ...who,
  send: (method, path, body, key) => who.send(method, path.replace('/bff', ''), body, key),
});
