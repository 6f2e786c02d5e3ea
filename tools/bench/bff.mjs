// npm run bench:bff — measures the BFF on PostgreSQL: lists of very many charges against lists of few, reads against the least that the
// same server can do, a batch of billets, money. Options: `--charges 1000000`, `--rounds 5`, `--seconds 8`,
// `--only lists,load,batch,money,receiving,files,api`. Exits with 1 where a limit is broken. Money, receiving, files and api each have a
// database and a section of docs/benchmarks.md of their own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../postgres.mjs';
import { apiSettings, CALLERS, CALLS, freePort, measureApi } from './api.mjs';
import { benchDatabase, FEW, freshDatabase } from './database.mjs';
import { measureShipping, TITLES } from './files.mjs';
import { compare, FILTERS, FREQUENT_WORD, measureFilter } from './lists.mjs';
import { measureBatch, measureLoad } from './load.mjs';
import { LINES, measurePix, measureStatement, prepareMoney } from './money.mjs';
import { ms } from './numbers.mjs';
import { MANY, measureReceiving, SIZE } from './receiving.mjs';
import { machine, table, writeSection } from './report.mjs';
import { signIn, startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    charges: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: 'lists,load,batch,money,receiving,files,api' },
  },
});
const [charges, rounds, seconds] = [values.charges, values.rounds, values.seconds].map(Number);

const postgres = await ensurePostgres({ isLasting: true });
if (!postgres) {
  console.log('PostgreSQL: not run');
  process.exit(1);
}
const measures = new Set(values.only.split(','));
let rows = [];
let broken = 0;
const limit = (what, value, wanted, ok) => {
  rows.push({ what, value, limit: wanted, ok });
  console.log(`${ok ? 'kept  ' : 'BROKEN'} ${what}: ${value} (${wanted})`);
};
/** Reports a figure that has no limit. */
const told = (what, value) => {
  rows.push({ what, value });
  console.log(`       ${what}: ${value}`);
};
const times = (n) => `${n.toFixed(1)} ×`;

function listLimits(name, { first, last, middle, totals, count }) {
  limit(`${name} (${count}): first page, ms`, `${first.told}, ${times(first.ratio)}`, '≤ 2 ×', first.ratio <= 2);
  limit(`${name}: last page, ms`, `${last.told}, ${times(last.ratio)}`, '≤ 2 ×', last.ratio <= 2);
  // no limit for a frequent word: its count is not stored, so a page in the middle reads all its rows; nobody opens such a page
  if (name !== FREQUENT_WORD)
    limit(`${name}: any page, ms`, `${middle.told}, ${times(middle.ratio)}`, '≤ 10 ×', middle.ratio <= 10);
  limit(`${name}: totals, ms`, ms(totals), '≤ 300', totals <= 300);
}

function loadLimits(load) {
  told(
    'a bare SELECT, 32 connections: p99 against p50',
    `${times(load.bare.p99 / load.bare.p50)} (${ms(load.bare.p99)} / ${ms(load.bare.p50)} ms)`,
  );
  for (const name of ['charges', 'customers']) {
    const { rate, p50, p99 } = load[name];
    limit(
      `${name}, 32 connections: against a bare SELECT`,
      `${(rate / load.bare.rate).toFixed(2)} × (${Math.round(rate)} / ${Math.round(load.bare.rate)} a second)`,
      '≥ 0.40 ×',
      rate / load.bare.rate >= 0.4,
    );
    limit(
      `${name}, 32 connections: p99 against p50`,
      `${times(p99 / p50)} (${ms(p99)} / ${ms(p50)} ms)`,
      '≤ 3 ×',
      p99 / p50 <= 3,
    );
    const anew = load[`${name}, made anew`];
    told(
      `${name}, 32 connections, no answer kept: against a bare SELECT`,
      `${(anew.rate / load.bare.rate).toFixed(2)} × (${Math.round(anew.rate)} a second; p99 ${(anew.p99 / anew.p50).toFixed(1)} × p50)`,
    );
  }
}

function batchLimits({ perSecond, actions }) {
  limit('1,000 billets in a request', `${Math.round(perSecond)} a second`, '≥ 300 a second', perSecond >= 300);
  for (const { name, ms: took } of actions)
    limit(`${name} of 1,000 billets`, `${ms(took)} ms`, '≤ 1000 ms', took <= 1000);
}

function moneyLimits(statement, { bare, pix, word }) {
  for (const { name, few, many, totals } of statement) {
    const ratio = many / few;
    limit(`statement, ${name}: first page, ms`, `${ms(few)} → ${ms(many)}, ${times(ratio)}`, '≤ 2 ×', ratio <= 2);
    told(`statement, ${name}: what it adds up to, ms`, ms(totals));
  }
  const perSecond = (rate) => `${(rate / bare).toFixed(2)} × (${Math.round(rate)} / ${Math.round(bare)} a second)`;
  limit('Pix end to end against a bare transfer', perSecond(pix), '≥ 0.50 ×', pix / bare >= 0.5);
  told('the same, signed with the word', perSecond(word));
}

function receivingLimits({ lists, overview }) {
  const customers = lists[0];
  const against = (is, of) => `${ms(is)} ms, ${times(is / of)} of the customers'`;
  for (const { path, total, first, last, totals } of lists) {
    limit(`${path} (${total}): first page`, against(first, customers.first), '≤ 1.5 ×', first <= 1.5 * customers.first);
    limit(`${path}: page 1,000`, against(last, customers.last), '≤ 1.5 ×', last <= 1.5 * customers.last);
    if (totals !== null) limit(`${path}: totals, ms`, ms(totals), '≤ 300', totals <= 300);
  }
  limit(`overview of ${MANY} charges, ms`, ms(overview), '≤ 300', overview <= 300);
}

function filesLimits(layout, { made, looked, issued }) {
  limit(`${layout}: titles issued of a shipping file`, `${issued} a second`, '≥ 300 a second', issued >= 300);
  limit(`${layout}: titles looked over`, `${looked} a second`, '≥ 300 a second', looked >= 300);
  told(`${layout}: titles of a spreadsheet put into a shipping file`, `${made} a second`);
}

function apiLimits(rates) {
  const pairs = {
    made: 'POST /v2/cob against POST /pix/qrcodes',
    read: 'GET /v2/cob/:txid against GET /pix/qrcodes/{id}',
  };
  for (const [name, what] of Object.entries(pairs)) {
    const [ours, portals] = [rates[`API, ${name}`], rates[`portal, ${name}`]];
    const value = `${(ours / portals).toFixed(2)} × (${Math.round(ours)} / ${Math.round(portals)} a second)`;
    limit(what, value, '≥ 0.80 ×', ours / portals >= 0.8);
  }
}

/** Runs one part on its database and writes its figures into a section of docs/benchmarks.md. */
async function part(title, database, text, measure, settings) {
  const loadBefore = loadavg()[0].toFixed(1);
  rows = [];
  try {
    const server = await startServer(database.url, undefined, settings);
    try {
      await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
  broken += rows.filter(({ ok }) => ok === false).length;
  const load = `load average ${loadBefore} before, ${loadavg()[0].toFixed(1)} after`;
  writeSection(
    title,
    `${text} on ${machine()}, PostgreSQL on the same machine; ${load}.\n\n${NOTES[title]}\n\n${table(rows)}`,
  );
}

const NOTES = {
  BFF: `Lists: p95 of 15 rows over every order, both ways, of an account of ${FEW} billets → one of ${charges}, asked in turn.`,
  Money:
    `Statement: p95 of 15 lines, newest and oldest first, of an account of ${LINES.few} lines → one of ` +
    `${LINES.many}, asked in turn. Pix: by key, 32 people at once, from a request approved on their device until ` +
    'it is posted to who receives it; the bare transfer is a server that asks nobody who they are and writes one ' +
    'transaction and two entries (tools/bench/floors/transfer.mjs). A Pix is 18 statements in 16 round trips where ' +
    'the transfer is 7, and each waits for the one before (docs/adr/0017).',
  Receiving:
    `p95 of ${SIZE} rows over every order, both ways, of an account of ${MANY} rows of each kind, each grid ` +
    'asked in turn; each answer made anew.',
  'Public API':
    `${CALLERS} applications and ${CALLERS} people of the same accounts at once, over HTTP, each ${CALLS.write} calls that make a code ` +
    `and ${CALLS.read} that read one, in turn; medians of ${rounds} rounds. The client certificate is told by header. ` +
    "The portal's answers hold the code's picture, which is drawn for each of them, and those of the API do not: " +
    'the ratios flatter the API.',
  Files: `A shipping file of ${TITLES} titles, each to a payer who is no customer yet.`,
};

try {
  if (['lists', 'load', 'batch'].some((one) => measures.has(one))) {
    const database = await benchDatabase(postgres.url, charges);
    await part('BFF', database, `\`npm run bench:bff -- --charges ${charges}\``, async (server) => {
      const [few, many] = [
        await signIn(server.url, 'multicontas@balcao.demo'),
        await signIn(server.url, 'titular@balcao.demo'),
      ];
      const change = ({ accountId }) =>
        database.query('insert into account_changes (account_id) values ($1)', [accountId]);
      if (measures.has('lists'))
        for (const name of Object.keys(FILTERS))
          listLimits(name, compare(await measureFilter([few, many], name, rounds, change)));
      if (measures.has('load')) loadLimits(await measureLoad(server, many, { seconds, rounds }));
      if (measures.has('batch')) batchLimits(await measureBatch(database, many, rounds));
    });
  }
  if (measures.has('money')) {
    const database = await freshDatabase(postgres.url);
    await part('Money', database, '`npm run bench:bff -- --only money`', async (server) => {
      const money = await prepareMoney(database, server);
      moneyLimits(await measureStatement(money, rounds), await measurePix(database, money, { seconds, rounds }));
    });
  }
  if (measures.has('receiving')) {
    const database = await freshDatabase(postgres.url);
    await part('Receiving', database, '`npm run bench:bff -- --only receiving`', async (server) =>
      receivingLimits(await measureReceiving(database, server, rounds)),
    );
  }
  if (measures.has('files')) {
    const database = await freshDatabase(postgres.url);
    await part('Files', database, '`npm run bench:bff -- --only files`', async (server) => {
      const titular = await signIn(server.url, 'titular@balcao.demo');
      for (const layout of ['cnab240', 'cnab400']) filesLimits(layout, await measureShipping(titular, layout));
    });
  }
  if (measures.has('api')) {
    const port = await freePort();
    const database = await freshDatabase(postgres.url);
    await part(
      'Public API',
      database,
      `\`npm run bench:bff -- --only api --rounds ${rounds}\``,
      async (server) => apiLimits(await measureApi(database, server, `http://127.0.0.1:${port}`, rounds)),
      apiSettings(port),
    );
  }
} finally {
  postgres.stop();
}
console.log(broken ? `${broken} broken` : 'all kept');
process.exit(broken ? 1 : 0);
