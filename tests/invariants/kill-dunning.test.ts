import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { until } from '../support/until';

/** kill -9 in the scheduled job of the dunning ruler: the next process continues it. Each payer is reminded once of each charge. */
let bank: LastingBank;
beforeAll(async () => {
  bank = await openLastingBank();
  await bank.process.start();
});
afterAll(() => bank.remove());

/** More billets than one run of the job reminds of. */
const MANY = 250;
/** Days before the due date at which the demo bank's own ruler has no step. */
const DAYS_BEFORE = 4;
const DAY_MS = 86_400_000;
const word = `Lembrete ${randomUUID()}`;

async function call<T>(who: HttpCaller, method: string, path: string, body?: object): Promise<T> {
  const reply = await who.send(method, path, body);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

const dayOf = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(at);

/** Issues a billet to each of MANY customers and waits until all are registered. @returns the ids of the billets */
async function billets(who: HttpCaller, expire_at: string): Promise<number[]> {
  const customers: number[] = [];
  for (let page = 1; customers.length < MANY; page++) {
    const found = await call<{ items: { id: number }[] }>(who, 'POST', '/bff/customers/search', { page, size: 50 });
    customers.push(...found.items.map(({ id }) => id));
  }
  const items = [{ name: word, amount: 1, value: 12_345 }];
  const { uuid } = await call<{ uuid: string }>(who, 'POST', '/bff/charges/banking_billet', {
    customers: customers.slice(0, MANY),
    items,
    expire_at,
  });
  const batch = () => call<{ pending: number; ids: number[] }>(who, 'GET', `/bff/charge/batch/${uuid}`);
  await until('each is charged', async () => (await batch()).pending === 0);
  const waiting = { status: ['waiting'], due: { from: expire_at, to: expire_at } };
  const registered = () =>
    call<{ total: number }>(who, 'POST', '/bff/v2/charges/banking-billet/opened', { page: 1, size: 15, ...waiting });
  await until('each is registered', async () => (await registered()).total >= MANY);
  return (await batch()).ids;
}

it('reminders survive kill -9: nothing lost, nothing doubled', async () => {
  const titular = await bank.process.signIn('titular@balcao.demo');
  const { now } = await call<{ now: string }>(titular, 'GET', '/sandbox/api/clock');
  const ids = await billets(titular, dayOf(Date.parse(now) + (1 + DAYS_BEFORE) * DAY_MS));
  const { withEmail } = await call<{ withEmail: number }>(titular, 'POST', '/bff/charges/sum', { ids });
  expect(withEmail).toBeGreaterThan(200);
  const hours = { from_hour: 0, to_hour: 24 };
  await titular.send('PUT', '/bff/dunning/settings', { enabled: true, business_days: false, ...hours });
  await call(titular, 'POST', '/bff/dunning/steps', {
    days: -DAYS_BEFORE,
    channel: 'email',
    group_id: null,
    subject: word,
    body: '{{cliente}} deve {{valor}}',
    active: true,
  });

  // the day comes: the process is killed as its job begins, the next process between two runs of the job
  await call(titular, 'POST', '/sandbox/api/clock', { days: 1 });
  await bank.kill();
  const told = `select count(*)::int as reminders from dunning_reminders where subject = $1`;
  const { rows: early } = await bank.inspect((store) => store.execute(told, [word]));
  expect(early[0].reminders, 'it ended before it was killed').toBeLessThan(withEmail);
  const today = dayOf(Date.parse(now) + DAY_MS);
  // only these billets: charges that other jobs of the day make meanwhile are reminded of in a later run, minutes after
  const ours = new Set(ids);
  const untold = async (who: HttpCaller) =>
    (await call<{ items: { day: string; charge_id: number }[] }>(who, 'GET', '/bff/dunning/upcoming')).items.filter(
      (one) => one.day === today && ours.has(one.charge_id),
    ).length;
  await bank.process.start();
  const again = await bank.process.signIn('titular@balcao.demo');
  const all = await untold(again);
  await until('the first are told', async () => all === 0 || (await untold(again)) < all);
  await bank.kill();
  await bank.process.start();
  const last = await bank.process.signIn('titular@balcao.demo');
  await until('each is told', async () => (await untold(last)) === 0);
  expect(await bank.process.kill('SIGTERM'), bank.process.output).toBe(0);

  const { rows } = await bank.inspect((store) =>
    store.execute(
      `select count(*) filter (where ours)::int as reminders, count(distinct charge_id) filter (where ours)::int as reminded,
         count(*)::int - (select count(*)::int from sandbox_messages where subject = $1) as untold,
         (select count(*)::int from charge_histories where charge_id = any($2::bigint[]) and action = 'dunning') as lines
       from (select charge_id, charge_id = any($2::bigint[]) as ours from dunning_reminders where subject = $1) as sent`,
      [word, ids],
    ),
  );
  expect(rows[0]).toEqual({ reminders: withEmail, reminded: withEmail, untold: 0, lines: withEmail });
});
