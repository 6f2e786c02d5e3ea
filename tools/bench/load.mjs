// Load: reads over many connections against the least that the same server can do, and a batch of billets.
import autocannon from 'autocannon';
import { percentile } from './numbers.mjs';
import { median } from './report.mjs';

const CONNECTIONS = 32;

const blanks = () =>
  Math.floor(Math.random() * 2 ** 30)
    .toString(2)
    .replaceAll('0', ' ')
    .replaceAll('1', '\t');

/** Requests per second (`rate`) and latency in ms (`p50`, `p99`) of each target: medians of the rounds; targets take turns. */
export async function measureLoad(server, caller, { seconds, rounds }) {
  const call = (path) => ({
    url: server.url + path,
    method: 'POST',
    headers: { ...caller.headers, 'accept-encoding': 'gzip, deflate, br' },
    body: '{}',
  });
  // a search text of white space matches all rows; each request has another one, so that no answer is a cached one
  const anew = (path) => ({
    ...call(path),
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify({ text: blanks() }) }) }],
  });
  const [charges, customers] = ['/bff/v2/charges/banking-billet/opened', '/bff/customers/search'];
  const targets = {
    bare: { url: `${server.url}/bff/health` },
    charges: call(charges),
    customers: call(customers),
    'charges, made anew': anew(charges),
    'customers, made anew': anew(customers),
  };
  const runs = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const [name, target] of Object.entries(targets)) {
      const run = await timed({ ...target, connections: CONNECTIONS, duration: round < 0 ? 2 : seconds }, name);
      if (round >= 0) runs[name].push(run);
    }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      Object.fromEntries(['rate', 'p50', 'p99'].map((key) => [key, median(all.map((run) => run[key]))])),
    ]),
  );
}

/** One run of autocannon. Percentiles are computed here, as those of autocannon are whole milliseconds. */
async function timed(options, name) {
  const times = [];
  const instance = autocannon(options);
  instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { requests, duration, non2xx, errors } = await instance;
  if (non2xx || errors) throw new Error(`${name}: ${non2xx} answers were not 2xx, ${errors} failed`);
  return { rate: requests.total / duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const BATCH = 1000;

export async function ended(caller, task) {
  for (;;) {
    const { status } = (await caller.send('GET', `/bff/tasks/${task}`)).json;
    if (status === 'failed') throw new Error('the batch failed');
    if (status === 'done') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Billets issued per second in a batch of a thousand (another value each round), and ms of each bulk action on a thousand billets. */
export async function measureBatch(database, caller, rounds) {
  const customers = await database.query(
    `insert into customers (account_id, person_type, name, document, emails, search, created_at, updated_at)
     select $1, 'F', 'Cliente ' || n, 'bench' || n, '{cliente@exemplo.com}', 'cliente ' || n, now(), now()
       from generate_series(1, $2::int) n returning id`,
    [caller.accountId, BATCH],
  );
  const due = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const taken = { issue: [], 'expire-at': [], tags: [], file: [], cancel: [] };
  for (let round = 0; round < rounds; round++) {
    const input = {
      customers: customers.map(({ id }) => Number(id)),
      items: [{ name: 'Medida', amount: 1, value: 10_000 + round }],
      expire_at: due(10),
    };
    const began = performance.now();
    const { json: batch } = await caller.post('/bff/charges/banking_billet', input);
    await ended(caller, batch.task);
    taken.issue.push(performance.now() - began);
    const { ids } = (await caller.send('GET', `/bff/charge/batch/${batch.uuid}`)).json;
    await database.query("update charges set status = 'waiting' where account_id = $1 and id = any($2::bigint[])", [
      caller.accountId,
      ids,
    ]);
    const act = async (name, method, path, body) =>
      taken[name].push((await caller.send(method, path, { ids, ...body })).ms);
    await act('expire-at', 'PUT', '/bff/charges/expire-at', { expire_at: due(20) });
    await act('tags', 'POST', '/bff/charges/tags', {});
    await act('file', 'PUT', '/bff/charges/file', {});
    await act('cancel', 'PUT', '/bff/charges/cancel', {});
  }
  return {
    perSecond: (BATCH * 1000) / median(taken.issue),
    actions: Object.entries(taken)
      .filter(([name]) => name !== 'issue')
      .map(([name, all]) => ({ name, ms: median(all) })),
  };
}
