// The mixed work of a day on a grown bank, over HTTP: people of accounts of every size, each with one request at a time.
import { ended } from '../load.mjs';
import { addApprovals } from '../money-data.mjs';
import { orderOf, pay } from '../money.mjs';
import { percentile } from '../numbers.mjs';
import { signIn } from '../server.mjs';
import { draw } from './draw.mjs';
import { keyOf, loginOf } from './owner.mjs';

/** People at work at once, and how many each pretends to be in turn. One of them is of the account with the many billets. */
export const WORKERS = 8;
const EACH = 4;
const RICH = 1_000_000_000_000;
const LIST = '/bff/v2/charges/banking-billet/opened';

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** One of a list, by chance. */
const any = (list) => list[Math.floor(Math.random() * list.length)];
const pageOf = async (person, path, body) => (await person.post(path, body)).json;

/** What people do, and how often beside the others. `run` is timed as a whole: an export until its file is there. */
export const KINDS = [
  { name: 'sign-in', times: 1, run: (person) => signIn(person.url, person.login) },
  { name: 'home: balance and indicators', times: 10, run: (person) => person.send('GET', '/bff/account/indicators') },
  { name: 'billets, a page', times: 14, run: (person) => person.post(LIST, { page: any([1, 1, 1, 2]), size: 15 }) },
  {
    name: 'billets, filtered or sorted',
    times: 8,
    run: (person) =>
      person.post(
        LIST,
        any([{ status: ['paid'] }, { order: 'value', asc: false }, { due: { from: day(-30), to: day(0) } }]),
      ),
  },
  { name: 'customers, a page', times: 7, run: (person) => person.post('/bff/customers/search', { size: 15 }) },
  { name: 'statement, newest first', times: 12, run: (person) => person.post('/bff/statement', {}) },
  {
    name: 'statement by value',
    times: 2,
    run: (person) => person.post('/bff/statement', { pagination: { sortBy: 'value', sortDesc: true } }),
  },
  {
    name: 'statement between values',
    times: 2,
    run: (person) => person.post('/bff/statement', { filters: { minValue: 99_000, maxValue: 99_100 } }),
  },
  { name: 'Pix history, a page', times: 6, run: (person) => person.post('/bff/pix/history/search', { size: 15 }) },
  { name: 'a billet', times: 14, run: (person) => person.send('GET', `/bff/charges/${any(person.charges)}`) },
  { name: 'a customer', times: 4, run: (person) => person.send('GET', `/bff/customer/${any(person.customers)}`) },
  {
    name: 'a line of the statement',
    times: 4,
    run: (person) => person.send('GET', `/bff/statement/${any(person.lines)}`),
  },
  {
    name: 'Pix, signed on the device',
    times: 8,
    run: (person) => pay(person, { ...person.order, deviceToken: person.tokens.pop() }),
  },
  {
    name: 'a billet issued, until it is there',
    times: 7,
    run: async (person) => {
      const items = [{ name: 'Mensalidade', amount: 1, value: 5_000 + Math.floor(Math.random() * 50_000) }];
      const input = { customers: [any(person.customers)], items, expire_at: day(10) };
      const { task } = (await person.post('/bff/charges/banking_billet', input)).json;
      if (task) await ended(person, task);
    },
  },
  {
    name: 'billets of a week exported, with the file',
    times: 1,
    run: async (person) => {
      const filter = { filed: false, format: 'csv', due: { from: day(-7), to: day(0) } };
      const { task } = (await person.post('/bff/charges/export', filter)).json;
      await ended(person, task);
      await person.send('GET', `/bff/tasks/${task}/file`);
    },
  },
];

const ALL = KINDS.reduce((sum, { times }) => sum + times, 0);
/** A kind, drawn by its share. */
function drawKind() {
  let left = Math.floor(Math.random() * ALL);
  return KINDS.find(({ times }) => (left -= times) < 0);
}

/** Signs the owner of account n in, and reads what the details ask for. */
async function person(server, database, n, to, seconds) {
  const login = loginOf(n);
  const signed = { ...(await signIn(server.url, login)), login, url: server.url };
  await database.query(
    `insert into account_limits (account_id, product, period, amount)
     select $1, 'pix', p, $2::bigint from unnest(array['transaction', 'day', 'night', 'month']) p on conflict do nothing`,
    [signed.accountId, RICH],
  );
  const idsOf = (page, key) => page[key].map(({ id }) => id);
  const charges = idsOf(await pageOf(signed, LIST, { size: 100 }), 'items');
  const customers = idsOf(await pageOf(signed, '/bff/customers/search', { size: 100 }), 'items');
  const lines = idsOf(await pageOf(signed, '/bff/statement', { pagination: { pageSize: 100 } }), 'transactions');
  const order = await orderOf(signed, keyOf(to));
  const approval = (
    await signed.post('/bff/secure-device/authenticator/start', { call: 'POST /pix/start', body: order })
  ).json;
  const tokens = await addApprovals(database.query, approval, seconds * 20);
  return { ...signed, charges, customers, lines, order, tokens };
}

/** The people: EACH of a worker, of accounts drawn evenly; the last worker's are one, of the account with the many billets. */
async function signAllIn(server, database, { accounts, hot, seconds }) {
  const workers = [];
  for (let worker = 0; worker < WORKERS; worker++) {
    const isHot = hot > 0 && worker === WORKERS - 1;
    const people = [];
    for (let each = 0; each < (isHot ? 1 : EACH); each++) {
      const of = draw(worker * EACH + each, 'person') % accounts;
      people.push(await person(server, database, isHot ? accounts : of, (of + 1) % accounts, seconds));
    }
    workers.push({ people, isHot });
  }
  return workers;
}

/**
 * Does the work for so many seconds.
 * @returns requests a second, p50 and p95 in ms by kind, of all accounts but the one with the many billets, and of that one
 */
export async function measureDay(server, database, size) {
  const workers = await signAllIn(server, database, size);
  const samples = { others: new Map(), hot: new Map() };
  const began = performance.now();
  const end = began + size.seconds * 1000;
  await Promise.all(
    workers.map(async ({ people, isHot }) => {
      const times = samples[isHot ? 'hot' : 'others'];
      while (performance.now() < end) {
        const { name, run } = drawKind();
        const started = performance.now();
        await run(any(people));
        const took = performance.now() - started;
        if (times.has(name)) times.get(name).push(took);
        else times.set(name, [took]);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const told = (times) =>
    KINDS.filter(({ name }) => times.has(name)).map(({ name }) => {
      const all = times.get(name);
      return {
        name,
        count: all.length,
        rate: all.length / seconds,
        p50: percentile(all, 0.5),
        p95: percentile(all, 0.95),
      };
    });
  return { seconds, others: told(samples.others), hot: told(samples.hot) };
}
