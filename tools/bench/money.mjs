// Money: a statement of very many lines against one of few, and a Pix against the least that a server can do to move money.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addApprovals, addLines, addPayers, keyOf, loginOf } from './money-data.mjs';
import { percentile } from './numbers.mjs';
import { median } from './report.mjs';
import { connect, signIn, startServer } from './server.mjs';

const CONNECTIONS = 32;
export const LINES = { few: 1000, many: 1_000_000 };
const VALUE = 100;

/** Adds and signs in the payers; the first has a statement of few lines, the second one of many. */
export async function prepareMoney(database, server) {
  const accounts = await addPayers(database.query, CONNECTIONS);
  await addLines(database.query, accounts.payers[0], LINES.few - 1);
  await addLines(database.query, accounts.payers[1], LINES.many - 1);
  for (const table of ['ledger_entries', 'ledger_transactions', 'pix_keys'])
    await database.query(`vacuum analyze ${table}`);
  const callers = [];
  for (let n = 1; n <= CONNECTIONS; n++) callers.push(await signIn(server.url, loginOf(n)));
  return { ...accounts, callers };
}

const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
/** Date filters of the statement: none, recent, old and open-ended periods. */
const PERIODS = {
  'no filter': {},
  'a day': { dateFrom: day(400), dateTo: day(400) },
  'a week': { dateFrom: day(500), dateTo: day(494) },
  'a month': { dateFrom: day(60), dateTo: day(31) },
  'a year': { dateFrom: day(800), dateTo: day(435) },
  'from a day on': { dateFrom: day(700) },
  'up to a day': { dateTo: day(700) },
};

/** p95 in ms by filter: of a page of few and of many lines, newest and oldest first, and of the totals of many. */
export async function measureStatement({ callers: [few, many] }, rounds) {
  const answer = [];
  for (const [name, filters] of Object.entries(PERIODS)) {
    const times = { few: [], many: [], totals: [] };
    for (let round = -1; round < rounds * 4; round++)
      for (const sortDesc of [true, false])
        for (const [of, caller] of Object.entries({ few, many })) {
          const { ms } = await caller.post('/bff/statement', { filters, pagination: { sortDesc } });
          if (round >= 0) times[of].push(ms);
        }
    for (let round = 0; round < rounds; round++)
      times.totals.push((await many.post('/bff/statement/totals', filters)).ms);
    const [a, b, totals] = ['few', 'many', 'totals'].map((of) => percentile(times[of], 0.95));
    answer.push({ name, few: a, many: b, totals });
  }
  return answer;
}

/** Operations per second by CONNECTIONS callers at once; `run(who)` does one operation of caller `who`. */
async function rateOf(run, seconds) {
  let done = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, who) => {
      while (performance.now() < end) {
        await run(who);
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

const FLOOR = join(import.meta.dirname, 'floors/transfer.mjs');
/** Most payments per second of one person; so many approvals are prepared. */
const MOST_A_SECOND = 150;

/**
 * Payments per second (medians of the rounds), kinds measured in turn: the bare transfer; a Pix by key approved on the person's device,
 * from the request until the money is posted to the receiver; the same Pix signed with the word, whose hash is slow on purpose.
 */
export async function measurePix(database, money, { seconds, rounds }) {
  const { callers, payers, payees } = money;
  const floor = await startServer(database.url, FLOOR);
  const bare = callers.map(() => connect(floor.url));
  const orders = await Promise.all(callers.map((caller, who) => orderOf(caller, keyOf(who + 1))));
  const approvals = await Promise.all(
    callers.map(async (caller, who) => {
      const operation = { call: 'POST /pix/start', body: orders[who] };
      return (await caller.post('/bff/secure-device/authenticator/start', operation)).json;
    }),
  );
  const rates = { bare: [], pix: [], word: [] };
  try {
    for (let round = -1; round < rounds; round++) {
      const length = round < 0 ? 2 : seconds;
      const tokens = [];
      for (const approval of approvals)
        tokens.push(await addApprovals(database.query, approval, length * MOST_A_SECOND));
      const took = {
        bare: await rateOf((who) => transfer(bare[who], payers[who], payees[who]), length),
        pix: await rateOf((who) => pay(callers[who], { ...orders[who], deviceToken: tokens[who].pop() }), length),
        word: await rateOf((who) => sign(callers[who], orders[who]).then((body) => pay(callers[who], body)), length),
      };
      if (round >= 0) for (const [name, rate] of Object.entries(took)) rates[name].push(rate);
    }
  } finally {
    await floor.stop();
  }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]));
}

const transfer = ({ base, send }, from, to) =>
  send('POST', '/transfer', { key: randomUUID(), from, to, amount: VALUE }, base);

/** The body of a Pix by key, with the values that its review answered. */
export async function orderOf(caller, key) {
  const payment = { type: 'key', key, value: VALUE };
  const { receiver, counterpart, date } = (await caller.post('/bff/pix/review', payment)).json;
  return { ...payment, receiver, receiverDocument: counterpart.document, date: date.day };
}

export async function pay(caller, body) {
  const { state } = (await caller.post('/bff/pix/start', body)).json;
  if (state !== 'settled') throw new Error(`the Pix is ${state}`);
}

const WORD = 'PLUMA';
async function sign(caller, body) {
  const { Grupos, Token } = (await caller.post('/bff/signature/challenge', { call: 'POST /pix/start', body })).json;
  const letters = new Map(Grupos.Grupo.flatMap((one) => [...one.Oficial].map((c, i) => [c, one.Correspondente[i]])));
  return { ...body, signature: { value: [...WORD].map((c) => letters.get(c)).join(''), token: Token } };
}
