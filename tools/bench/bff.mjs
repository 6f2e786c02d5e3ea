// npm run bench:bff — the BFF on PostgreSQL: lists of very many charges against lists of few, reads against the least the same server
// can do, a batch of billets. `--charges 1000000`, `--rounds 5`, `--seconds 8`, `--only lists,load,batch`. Ends with 1 where a limit is broken.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../postgres.mjs';
import { benchDatabase, FEW } from './database.mjs';
import { compare, FILTERS, FREQUENT_WORD, measureFilter } from './lists.mjs';
import { measureBatch, measureLoad } from './load.mjs';
import { ms } from './numbers.mjs';
import { machine, table, writeSection } from './report.mjs';
import { signIn, startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    charges: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: 'lists,load,batch' },
  },
});
const [charges, rounds, seconds] = [values.charges, values.rounds, values.seconds].map(Number);

const postgres = await ensurePostgres();
if (!postgres) {
  console.log('PostgreSQL: not run');
  process.exit(1);
}
const measures = new Set(values.only.split(','));
const rows = [];
const limit = (what, value, wanted, ok) => {
  rows.push({ what, value, limit: wanted, ok });
  console.log(`${ok ? 'kept  ' : 'BROKEN'} ${what}: ${value} (${wanted})`);
};
/** What has no limit of its own. */
const told = (what, value) => {
  rows.push({ what, value });
  console.log(`       ${what}: ${value}`);
};
const times = (n) => `${n.toFixed(1)} ×`;

function listLimits(name, { first, last, middle, totals, count }) {
  limit(`${name} (${count}): first page, ms`, `${first.told}, ${times(first.ratio)}`, '≤ 2 ×', first.ratio <= 2);
  limit(`${name}: last page, ms`, `${last.told}, ${times(last.ratio)}`, '≤ 2 ×', last.ratio <= 2);
  // all that a frequent word finds is read for a page in the middle: nobody turns to one, and nothing is kept for it
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

const loadBefore = loadavg()[0].toFixed(1);
const database = await benchDatabase(postgres.url, charges);
try {
  const server = await startServer(database.url);
  try {
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
  } finally {
    await server.stop();
  }
} finally {
  await database.drop();
  postgres.stop();
}
const broken = rows.filter(({ ok }) => ok === false).length;
writeSection(
  'BFF',
  `\`npm run bench:bff -- --charges ${charges}\` on ${machine()}, PostgreSQL on the same machine; load average ${loadBefore} before, ${loadavg()[0].toFixed(1)} after.

Lists: p95 of 15 rows over every order, both ways, of an account of ${FEW} billets → one of ${charges}, asked in turn.

${table(rows)}`,
);
console.log(`${rows.length - broken} kept, ${broken} broken`);
process.exit(broken ? 1 : 0);
