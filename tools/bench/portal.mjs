// npm run bench:portal — the portal's pages against the least that this stack can cost (the floors), measured in turn in the same run.
// Throttled: 4 × slower processor, 9 Mbit/s down, 1.5 Mbit/s up, 60 ms latency. `--loads 7` and `--turns 12` set how often.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureChromium } from '../chromium.mjs';
import { machine, median, table, writeSection } from './report.mjs';

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '7' }, turns: { type: 'string', default: '12' } },
});
const LOADS = Number(values.loads);
const TURNS = Number(values.turns);
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'balcao-bench-'));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds a floor and serves it as brotli; answers its address and how to stop the server. */
async function serveFloor(name) {
  const outDir = join(folder, name);
  await build({
    root: join(import.meta.dirname, 'floors', name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  const ready = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html');
    try {
      if (!ready.has(path)) ready.set(path, brotliCompressSync(readFileSync(join(outDir, path))));
      response
        .writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'content-encoding': 'br',
        })
        .end(ready.get(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** Starts the production build over a fresh demo bank. */
async function startBank() {
  const child = spawn(process.execPath, [join(root, 'bff/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATABASE_URL: '', BALCAO_DATA: join(folder, 'bank') },
  });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /Balcão: (http\S+)/.exec(printed);
      if (found) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`the bank ended with ${code}`)));
  });
  return { url, stop: () => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM'))) };
}

/** Signs in to the company's account; answers the cookies. */
async function signIn(browser, url) {
  const context = await browser.newContext();
  const headers = { origin: url, 'x-requested-with': 'balcao' };
  const { session } = await (
    await context.request.post(`${url}/bff/auth/login`, {
      headers,
      data: { login: 'titular@balcao.demo', password: 'Balcao#2026' },
    })
  ).json();
  const { id } = session.accounts.find(({ account }) => account.nickname === 'Oficina do Grão');
  await context.request.post(`${url}/bff/auth/changeAccount`, { headers, data: { id } });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Runs within the page: measures (ms) when a marker is painted after the navigation, or after the next click. */
function inPage(ready) {
  const painted = (done) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now());
      channel.port2.postMessage(0);
    });
  const when = (test, done) => {
    const poll = () => (test() ? painted(done) : requestAnimationFrame(poll));
    requestAnimationFrame(poll);
  };
  const bench = { ready: null, took: null };
  window.bench = bench;
  // elements of a cached page do not count, as it is hidden
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  when(
    () => seen(ready).length > 0,
    (at) => (bench.ready = at),
  );
  const signature = (row) => {
    const rows = seen(row);
    return rows.length && rows[0].textContent + rows[rows.length - 1].textContent;
  };
  /** Measures from the next click until other rows are shown, at least `rows`, or until the marker is shown. */
  bench.arm = ({ row, rows, marker }) => {
    bench.took = null;
    const before = row && signature(row);
    bench.took = null;
    const there = marker ? () => seen(marker).length > 0 : () => seen(row).length >= rows && signature(row) !== before;
    addEventListener('click', (event) => when(there, (at) => (bench.took = at - event.timeStamp)), {
      capture: true,
      once: true,
    });
  };
}

/** Opens a page in a new, throttled browser profile; resolves when its marker is painted. */
async function open(browser, { url, ready, state }) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    ...(state ? { storageState: state } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(inPage, ready);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 1.5e6 / 8,
  });
  const files = [];
  let sent = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => sent.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    files.push({ url: sent.get(requestId) ?? '', bytes: encodedDataLength, at: timestamp }),
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.bench.ready !== null, null, { timeout: 60_000 });
  const at = await page.evaluate(() => window.bench.ready);
  return { context, page, files, ready: at };
}

async function timed(page, click, arm) {
  const target = page.locator(click).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate((what) => window.bench.arm(what), arm);
  await target.click();
  await page.waitForFunction(() => window.bench.took !== null, null, { timeout: 30_000 });
  const took = await page.evaluate(() => window.bench.took);
  await page.waitForTimeout(300);
  return took;
}

/**
 * Goes through each target's stops lap by lap; in each lap the targets take turns, so that a slow moment of the machine affects both. The
 * first lap is not counted. Answers the median time of a stop, and how many code files were fetched.
 */
async function lapped(browser, laps, targets) {
  const opened = [];
  for (const target of targets)
    opened.push({ ...(await open(browser, target)), stops: target.stops, took: [], before: 0 });
  await opened[0].page.waitForTimeout(1000);
  for (let lap = 0; lap <= laps; lap++)
    for (const one of opened) {
      if (lap === 1) [one.took, one.before] = [[], one.files.length];
      for (const [click, arm] of one.stops) one.took.push(await timed(one.page, click, arm));
    }
  for (const { context } of opened) await context.close();
  return opened.map(({ took, files, before }) => ({
    took: median(took),
    code: files.slice(before).filter(({ url }) => /\.(js|css)$/.test(new URL(url || 'x:').pathname)).length,
  }));
}

const executablePath = ensureChromium();
const [reactFloor, antdFloor, bank] = await Promise.all([serveFloor('react'), serveFloor('antd'), startBank()]);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const state = await signIn(browser, bank.url);
const BILLETS = '/receber/gestao-de-cobrancas/boletos';
const ROW = '.ant-table-tbody tr.ant-table-row';
const targets = {
  react: { url: reactFloor.url, ready: '.ready' },
  antd: { url: antdFloor.url, ready: '.ant-table-row' },
  signIn: { url: `${bank.url}/login`, ready: 'form button[type=submit]:not([disabled])' },
  billets: { url: bank.url + BILLETS, ready: ROW, state },
};
const loads = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
for (let load = -1; load < LOADS; load++)
  for (const [name, target] of Object.entries(targets)) {
    const { context, ready, files } = await open(browser, target);
    if (load >= 0) loads[name].push({ ready, files });
    await context.close();
  }
const ready = Object.fromEntries(
  Object.entries(loads).map(([name, all]) => [name, median(all.map((one) => one.ready))]),
);
const isTypeface = ({ url }) => url.endsWith('.woff2');
const bytesOf = (files) => files.reduce((sum, file) => sum + file.bytes, 0);
const kib = median(loads.billets.map(({ files }) => bytesOf(files.filter((file) => !isTypeface(file))))) / 1024;
const typeface = median(loads.billets.map(({ files }) => bytesOf(files.filter(isTypeface)))) / 1024;
if (process.env.BENCH_FILES)
  console.log(
    loads.billets
      .at(-1)
      .files.map((f) => f.bytes + ' ' + f.url)
      .join('\n'),
  );

const [floorNext, next] = await lapped(browser, TURNS, [
  { ...targets.antd, stops: [['.ant-pagination-next', { row: '.ant-table-row', rows: 100 }]] },
  {
    ...targets.billets,
    url: `${bank.url}${BILLETS}?pageSize=100`,
    stops: [['[aria-label="Próxima página"]', { row: ROW, rows: 100 }]],
  },
]);
const onPage = (path, list) => [
  `nav.menu a[href="${path}"]`,
  { marker: `body:has(nav.menu a[href="${path}"][aria-current="page"]) section[aria-label="${list}"] ${ROW}` },
];
const [floorBack, back] = await lapped(browser, TURNS / 2, [
  {
    ...targets.antd,
    stops: [
      ['.nav-b', { marker: '.page-b .ant-table-row' }],
      ['.nav-a', { marker: '.page-a .ant-table-row' }],
    ],
  },
  {
    ...targets.billets,
    stops: [onPage('/receber/clientes', 'Lista de clientes'), onPage(BILLETS, 'Lista de boletos')],
  },
]);
const version = browser.version();
await browser.close();
await bank.stop();
reactFloor.stop();
antdFloor.stop();
rmSync(folder, { recursive: true, force: true });

const ms = (value) => `${Math.round(value)} ms`;
const ratio = (what, measured, floor, most) => ({
  what,
  value: `${ms(measured)} : ${ms(floor)} = ${(measured / floor).toFixed(2)} ×`,
  limit: `≤ ${most} ×`,
  ok: measured <= most * floor,
});
const weight = (what, measured, most) => ({
  what,
  value: `${measured.toFixed(0)} KiB`,
  limit: `≤ ${most} KiB`,
  ok: measured <= most,
});
const rows = [
  ratio('billets grid: rows painted, cold : antd floor, cold', ready.billets, ready.antd, 1.7),
  weight('billets grid: all bytes up to the rows, without the typeface', kib, 350),
  weight('billets grid: the typeface (docs/adr/0015)', typeface, 40),
  ratio('next page of 100 billets : next page of the floor', next.took, floorNext.took, 2),
  ratio('going back to a visited page : the same in the floor', back.took, floorBack.took, 0.6),
  { what: 'code requested when going back', value: String(back.code), limit: '0', ok: back.code === 0 },
  ratio('sign-in usable, cold : react floor, cold', ready.signIn, ready.react, 2),
];
const text = `\`npm run bench:portal\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}, Chromium ${version}; processor 4 × slower, 9 Mbit/s, 60 ms; medians of ${LOADS} cold loads and ${TURNS} turns, each target in turn. The \`antd\` floor is Layout, Menu and a static table of 100 rows, the \`react\` floor one element (tools/bench/floors).

${table(rows)}`;
writeSection('Portal', text);
console.log(text);
process.exit(rows.every((row) => row.ok) ? 0 : 1);
