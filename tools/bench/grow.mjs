// npm run bench:grow — a bank of many accounts and one with very many billets, filled by COPY, and the mixed work of a day on it over HTTP.
// See grow/options.mjs for the options. One PostgreSQL is measured; docs/growing.md has what was seen on a cluster.
import { loadavg } from 'node:os';
import { ensurePostgres } from '../postgres.mjs';
import { freshDatabase } from './database.mjs';
import { measureDay } from './grow/day.mjs';
import { fill } from './grow/fill.mjs';
import { BadOption, HELP, readOptions } from './grow/options.mjs';
import { partitionTables } from './grow/partitions.mjs';
import { scans, sizes } from './grow/tables.mjs';
import { section, titleOf } from './grow/told.mjs';
import { writeSection } from './report.mjs';
import { startServer } from './server.mjs';

/** What a step answers; a bad option ends the run with one line. */
async function orEnd(step) {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

async function serverOf({ url }) {
  if (url) process.env.TEST_DATABASE_URL = url;
  try {
    return await ensurePostgres({ isLasting: true });
  } catch (error) {
    throw url ? new BadOption(`--url: ${error.message.replace('TEST_DATABASE_URL', 'the server')}`) : error;
  }
}

/** Makes the demo bank in an empty database. */
const begin = async (database) => (await startServer(database.url)).stop();

async function run(database, options) {
  await begin(database);
  if (options.partitions) await partitionTables(database.query, options.partitions);
  const before = await sizes(database.query);
  const filled = await fill(database, options);
  const after = await sizes(database.query);
  const grown = after.map(({ table, bytes }) => ({
    table,
    rows: filled.rows[table],
    bytes: bytes - (before.find((one) => one.table === table)?.bytes ?? 0),
  }));
  console.log(`filled in ${filled.copied} s, indexes in ${filled.indexed} s`);
  const load = loadavg()[0].toFixed(1);
  const server = await startServer(database.url);
  const scanned = await scans(database.query);
  let day;
  try {
    day = await measureDay(server, database, options);
  } finally {
    await server.stop();
  }
  return {
    filled,
    grown: grown.filter(({ bytes }) => bytes > 0),
    day,
    scans: await scans(database.query, scanned),
    load,
  };
}

const options = await orEnd(() => readOptions(process.argv.slice(2)));
if (!options) {
  console.log(HELP);
  process.exit(0);
}
const postgres = await orEnd(() => serverOf(options));
if (!postgres) {
  console.log('PostgreSQL: not run');
  process.exit(1);
}
const database = await freshDatabase(postgres.url);
try {
  const text = section(options, await run(database, options));
  console.log(text);
  writeSection(titleOf(options), text);
} finally {
  if (options.keep) console.log(database.url);
  else await database.drop();
  postgres.stop();
}
process.exit(0);
