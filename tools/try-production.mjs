// Runs the bank as in production, as processes: two web processes, a worker, and Caddy with TLS before them, on PostgreSQL. A person's
// journey goes through the proxy; then every process is restarted in turn under load, with a new secret, and not one
// request may fail.
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildIfChanged } from './build.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ask, person } from './production/person.mjs';
import { Process } from './production/process.mjs';

const HELP = `npm run try:production
Two web processes, a worker and Caddy with TLS on PostgreSQL (TEST_DATABASE_URL, or one found or started): a journey through the proxy,
then a rolling restart under load. Needs caddy and openssl.`;
const CALLERS = 4;
const WITHIN_MS = 60_000;

const step = (text) => console.log(`── ${text}`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function check(what, is) {
  if (!is) throw new Error(what);
  console.log(`   ${what}`);
}

async function until(what, test) {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const value = await test().catch(() => false);
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${WITHIN_MS / 1000} s: ${what}`);
    await pause(100);
  }
}

const isThere = (program, args) => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function issue(who, recipient) {
  const name = `Item ${randomUUID()}`;
  const body = { customers: [recipient], items: [{ name, amount: 1, value: 1000 }], expire_at: '2030-01-10' };
  return who.send('POST', '/bff/charges/banking_billet', body);
}

async function main() {
  if (process.argv.includes('--help')) return console.log(HELP);
  if (!isThere('caddy', ['version']) || !isThere('openssl', ['version'])) {
    console.log('try:production: not run: caddy and openssl are needed');
    process.exitCode = 2;
    return;
  }
  const postgres = await ensurePostgres();
  if (!postgres) {
    console.log('try:production: not run: no PostgreSQL');
    process.exitCode = 2;
    return;
  }
  await buildIfChanged();
  const folder = mkdtempSync(join(tmpdir(), 'balcao-production-'));
  const database = `balcao_try_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const processes = [];
  try {
    await admin.query(`create database ${database}`);
    await run({
      folder,
      processes,
      url: Object.assign(new URL(postgres.url), { pathname: `/${database}` }).toString(),
    });
  } catch (error) {
    for (const { name, output } of processes) if (output) console.error(`\n${name} said:\n${output.slice(-3000)}`);
    throw error;
  } finally {
    await Promise.all(processes.map((one) => one.stop('SIGKILL')));
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run({ folder, processes, url }) {
  const [port, redirects, ...ports] = await Promise.all(Array.from({ length: 8 }, freePort));
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const names = 'subjectAltName=DNS:localhost';
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const secretFile = (name, text) => {
    writeFileSync(join(folder, name), `${text}\n`, { mode: 0o600 });
    return join(folder, name);
  };
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL_FILE: secretFile('database_url', url),
    BALCAO_SECRET_FILE: secretFile('secret', randomBytes(32).toString('hex')),
    BALCAO_ORIGIN: `https://localhost:${port}`,
    BALCAO_RAILS: 'sandbox',
    BALCAO_DEMO: 'on',
    BALCAO_DRAIN_SECONDS: '3',
    DATABASE_POOL: '8',
  };
  const bank = (name, at, metrics, jobs) => {
    const env = { ...settings, PORT: String(at), BALCAO_METRICS_PORT: String(metrics), BALCAO_JOBS: jobs };
    const one = new Process(name, process.execPath, ['bff/dist/server.js'], env);
    processes.push(one);
    return Object.assign(one, {
      isReady: async () => (await fetch(`http://127.0.0.1:${at}/bff/health/ready`)).ok,
      metrics: async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(),
    });
  };
  const worker = bank('worker', ports[0], ports[1], 'on');
  const webs = [bank('web1', ports[2], ports[3], 'off'), bank('web2', ports[4], ports[5], 'off')];

  step('start: a worker, which makes the demo bank, two web processes, and the proxy');
  worker.start();
  await until('the worker is ready', worker.isReady);
  webs.forEach((web) => web.start());
  await Promise.all(webs.map((web) => until(`${web.name} is ready`, web.isReady)));
  const caddy = new Process('caddy', 'caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    HOME: folder,
    HTTPS_PORT: String(port),
    HTTP_PORT: String(redirects),
    BALCAO_HOST: 'localhost',
    BALCAO_TLS: `tls ${certificate} ${key}`,
    BALCAO_WEB: `127.0.0.1:${ports[2]} 127.0.0.1:${ports[4]}`,
  });
  processes.push(caddy);
  caddy.start();
  const ca = readFileSync(certificate);
  const proxyOf = () => ({ port, ca, agent: new https.Agent({ keepAlive: true, ca }) });
  await until('the proxy serves', async () => (await ask(proxyOf(), 'GET', '/')).status === 200);

  step('a journey over TLS');
  const clerk = person(proxyOf());
  const page = await clerk.send('GET', '/');
  check(
    'the page comes with a policy and HSTS',
    page.headers['content-security-policy'] && page.headers['strict-transport-security'],
  );
  await clerk.signIn();
  check(
    'the session is a __Host- cookie',
    [...clerk.cookies.keys()].some((name) => name.startsWith('__Host-')),
  );
  check('the proxy keeps a browser at one process', clerk.cookies.has('balcao_web'));
  const { json: recipients } = await clerk.send('GET', '/bff/charges/recipients');
  const recipient = recipients[0].id;
  const socket = clerk.openSocket();
  let heard = 0;
  socket.on('live', () => (heard += 1));
  await until('the page has a socket', async () => socket.connected);
  const issued = await issue(clerk, recipient);
  check('a billet is issued', issued.status === 200);
  await until('its live event is heard', async () => heard > 0);
  check('its live event is heard', heard > 0);
  const read = (name) => async () =>
    new RegExp(`^balcao_jobs_done_total\\{queue="${name}"\\} [1-9]`, 'm').test(await worker.metrics());
  await until('the worker does jobs', read('[^"]+'));
  check('the worker does jobs', true);
  for (const path of ['/bff/health/ready', '/bff/metrics', '/sandbox'])
    check(`${path} is not served to the outside`, (await ask(proxyOf(), 'GET', path)).status === 404);

  step(`a rolling restart with a new BALCAO_SECRET while ${CALLERS} people work`);
  const secretsAfter = {
    BALCAO_SECRET_FILE: secretFile('secret_after', randomBytes(32).toString('hex')),
    BALCAO_SECRET_BEFORE_FILE: settings.BALCAO_SECRET_FILE,
  };
  const faults = [];
  let served = 0;
  const over = new AbortController();
  const work = async () => {
    const who = person(proxyOf());
    await who.signIn();
    while (!over.signal.aborted)
      for (const call of [
        () => issue(who, recipient),
        () => who.send('GET', '/bff/account/balance'),
        () => who.send('GET', '/'),
      ]) {
        const answer = await call().catch((error) => ({ status: error.message }));
        if (answer.status === 200) served += 1;
        else faults.push(`${answer.status} ${answer.json?.code ?? ''}`);
      }
  };
  const tell = (error) => faults.push(error.message);
  const working = Promise.all(Array.from({ length: CALLERS }, () => work().catch(tell)));
  await pause(1000);
  for (const one of [...webs, worker]) {
    const since = Date.now();
    const before = served;
    const code = await one.stop();
    Object.assign(one.env, secretsAfter);
    check(
      `${one.name} ended with 0 within 20 s (${((Date.now() - since) / 1000).toFixed(1)} s)`,
      code === 0 && Date.now() - since < 20_000,
    );
    one.start();
    await until(`${one.name} is ready again`, one.isReady);
    await pause(2500);
    check(`${served - before} requests were served meanwhile`, served > before);
  }
  over.abort();
  await working;
  const told = faults.length
    ? `${faults.length} requests failed: ${faults.slice(0, 5).join('; ')}`
    : 'no request failed';
  check(`${told}, and ${served} were served`, !faults.length);
  heard = 0;
  await until('the page is connected again', async () => socket.connected);
  await issue(clerk, recipient);
  await until('the page hears again', async () => heard > 0);
  check('the page that was open all the while hears again', true);
  socket.disconnect();
  for (const one of [...webs, worker]) check(`${one.name} ends with 0`, (await one.stop()) === 0);
}

await main();
