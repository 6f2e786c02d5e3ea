// Runs the released program on a database while this one migrates it, and afterwards: a rolling upgrade, on PostgreSQL.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildIfChanged } from './build.mjs';
import { ensurePostgres } from './postgres.mjs';
import { Process } from './production/process.mjs';
import { landed, recordLanded } from './upgrade/landed.mjs';
import { buildOlder } from './upgrade/older-program.mjs';
import { readLists, sendPix, signedIn } from './upgrade/smoke.mjs';

const HELP = `npm run upgrade:check -- --from REF
Builds the program of REF (a released commit), starts it on a new PostgreSQL database (TEST_DATABASE_URL, or one found or started) with the
demo bank, and starts this program on the same database, which migrates it while the older one serves. Signs in, reads lists and sends a
Pix at the older one before, meanwhile and after, then at this one; then follows the audit chain.
npm run upgrade:check -- --release 0.2.0 [--from REF]
Records the migrations of REF, or of the working tree, as those of that release (tools/upgrade/landed.json). Part of making a release.`;
const WITHIN_MS = 120_000;

const step = (text) => console.log(`── ${text}`);
const tell = (text) => console.log(`   ${text}`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what, is) {
  const since = Date.now();
  while (!(await is().catch(() => false))) {
    if (Date.now() - since > WITHIN_MS) throw new Error(`not within ${WITHIN_MS / 1000} s: ${what}`);
    await pause(200);
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function main() {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, release: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || (!values.from && !values.release)) return console.log(HELP);
  if (values.release) {
    if (!/^\d+\.\d+\.\d+$/.test(values.release)) throw new Error('--release is a version, such as 0.2.0');
    recordLanded(values.release, values.from);
    return console.log(`${landed().migrations.length} migrations are recorded as those of ${values.release}.`);
  }
  const postgres = await ensurePostgres();
  if (!postgres) {
    console.log('upgrade:check: not run: no PostgreSQL');
    process.exitCode = 2;
    return;
  }
  step(`build ${values.from}, and this program`);
  const older = buildOlder(values.from);
  const database = `balcao_upgrade_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  const processes = [];
  try {
    await buildIfChanged();
    await admin.connect();
    await admin.query(`create database ${database}`);
    await run(older, Object.assign(new URL(postgres.url), { pathname: `/${database}` }).toString(), processes);
  } catch (error) {
    for (const { name, output } of processes) if (output) console.error(`\n${name} said:\n${output.slice(-3000)}`);
    throw error;
  } finally {
    await Promise.all(processes.map((one) => one.stop('SIGKILL')));
    await admin.query(`drop database if exists ${database} with (force)`).catch(() => undefined);
    await admin.end();
    postgres.stop();
    older.remove();
  }
}

async function run(older, url, processes) {
  const settings = {
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    BALCAO_SECRET: randomBytes(32).toString('hex'),
    BALCAO_RAILS: 'sandbox',
    BALCAO_DEMO: 'on',
    DATABASE_POOL: '8',
  };
  const program = async (name, cwd) => {
    const port = await freePort();
    const one = new Process(name, process.execPath, ['bff/dist/server.js'], { ...settings, PORT: String(port) }, cwd);
    processes.push(one);
    one.start();
    return { one, port, isReady: async () => (await fetch(`http://127.0.0.1:${port}/bff/health/ready`)).ok };
  };
  const migrations = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select name from kysely_migration order by name');
    await client.end();
    return rows.map(({ name }) => name);
  };

  step('the older program makes the demo bank and serves it');
  const before = await program(`older (${older.commit.slice(0, 9)})`, older.folder);
  await until('the older program is ready', before.isReady);
  const had = new Set(await migrations());
  const person = await signedIn(before.port);
  tell(`signed in, ${await readLists(person)} lists read`);
  await sendPix(person, 1_01);
  tell(`a Pix was sent; the database has ${had.size} migrations`);

  step('this program starts and migrates, while the older one is asked without a pause');
  const after = await program('this program');
  let rounds = 0;
  let slowest = 0;
  const ready = until('this program is ready', after.isReady).then(() => 'ready');
  do {
    const since = Date.now();
    await readLists(person);
    slowest = Math.max(slowest, Date.now() - since);
    rounds += 1;
  } while ((await Promise.race([ready, pause(50)])) !== 'ready');
  const ran = (await migrations()).filter((name) => !had.has(name));
  tell(`${rounds} rounds of lists were answered, the slowest in ${slowest} ms`);
  tell(
    ran.length ? `${ran.length} migrations ran: ${ran.join(', ')}` : 'no migration ran: both programs have the same',
  );

  for (const [name, port, value] of [
    ['the older program', before.port, 1_02],
    ['this program', after.port, 1_03],
  ]) {
    step(`${name} on the migrated database`);
    const who = await signedIn(port);
    tell(`signed in, ${await readLists(who)} lists read`);
    await sendPix(who, value);
    tell('a Pix was sent');
  }
  for (const { one } of [before, after]) {
    const code = await one.stop();
    if (code !== 0) throw new Error(`${one.name} ended with ${code}`);
  }
  step('the audit chain');
  const audit = new Process('audit', process.execPath, ['bff/dist/verify-audit.js'], settings);
  processes.push(audit);
  audit.start();
  if ((await audit.ended) !== 0) throw new Error('the audit chain is broken');
  tell(audit.output.trim());
  console.log(`The program of ${older.commit.slice(0, 9)} goes on on the schema of this one.`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
