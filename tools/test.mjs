// All tests: static checks, units, BFF and invariants, browser tests. Ends with 'N passed, N failed'.
//   --require-postgres   a missing PostgreSQL is a failure
//   --area NAME          the static checks and one area's tests: its units, its part of the BFF, its browser tests and pages
//   --citus URL [FILES]  the BFF's tests and invariants, or those files of them, on banks of the Citus cluster whose coordinator this is;
//                        its database has the extension and the workers
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testsOf } from './area-tests.mjs';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { Costs } from './costs.mjs';
import { ensurePostgres } from './postgres.mjs';

const { values: asked, positionals: files } = parseArgs({
  options: { 'require-postgres': { type: 'boolean' }, area: { type: 'string' }, citus: { type: 'string' } },
  allowPositionals: true,
});
if (files.length && !asked.citus) throw new Error('Files are named beside --citus alone.');
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'balcao-reports-'));
const tally = { passed: 0, failed: 0, skipped: 0 };
const notes = [];
/** Further tries of a failed browser test, as a busy machine may be late. A test that needed one is named at the end, to be mended. */
const BROWSER_RETRIES = '1';
const costs = new Costs();
/** Number of calls in the contract, as counted in the results of the authorisation matrix. */
let calls = 0;

/** A line of the summary, printed at once too: a run that is stopped has then told how far it came. */
function note(line) {
  notes.push(line);
  console.log(line);
}

const noteEnd = (name, ok, seconds) => note(`${ok ? 'ok    ' : 'FAILED'} ${name} (${Math.round(seconds)} s)`);

function run(name, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = (Date.now() - started) / 1000;
  noteEnd(name, status === 0, seconds);
  return { ok: status === 0, seconds };
}

function build() {
  const { ok, seconds } = run('build', process.execPath, ['tools/build.mjs']);
  costs.add(seconds);
  tally[ok ? 'passed' : 'failed']++;
  return ok;
}

async function staticChecks() {
  const started = Date.now();
  await runChecks((name, ok, seconds) => {
    noteEnd(name, ok, seconds);
    tally[ok ? 'passed' : 'failed']++;
  });
  costs.add((Date.now() - started) / 1000);
}

/** Runs a test runner and adds its counts; a runner that fails without a failed test counts as one failure. */
function suite(name, command, args, read, env) {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const { ok, seconds } = run(name, command, args(report), env(report));
  const { files, ...counted } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, files: [] };
  costs.add(seconds, files);
  console.log(slowest(files));
  for (const key of Object.keys(tally)) tally[key] += counted[key];
  if (!ok && counted.failed === 0) tally.failed++;
}

/** The ten files that took longest, in seconds. */
function slowest(files) {
  const sums = new Map();
  for (const { file, ms } of files) sums.set(file, (sums.get(file) ?? 0) + ms);
  const most = [...sums].sort(([, a], [, b]) => b - a).slice(0, 10);
  return most.map(([file, ms]) => `       ${Math.round(ms / 1000)} s ${file.replace(`${root}/`, '')}`).join('\n');
}

/** Repeats a failure in the summary at the end of the run, which is read first. */
const noteFailure = (name, message = 'no message') =>
  notes.push(
    `       failed: ${name.replace(`${root}/`, '')}\n         ${message.split('\n').slice(0, 8).join('\n         ')}`,
  );

const vitest = (name, projects, env, only = []) => {
  const noted = join(reports, `${name.replace(/\W+/g, '-')}-notes.json`);
  suite(
    name,
    'npx',
    (report) => [
      'vitest',
      'run',
      ...only,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      '--reporter=tools/report-vitest.mjs',
      `--outputFile.json=${report}`,
    ],
    ({ testResults, numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }) => {
      const tests = testResults.flatMap((file) => file.assertionResults);
      for (const file of testResults) {
        const failures = file.assertionResults.filter(({ status }) => status === 'failed');
        for (const { fullName, failureMessages } of failures)
          noteFailure(`${file.name}: ${fullName}`, failureMessages[0]);
        if (file.status === 'failed' && !failures.length) noteFailure(file.name, file.message);
      }
      if (existsSync(noted)) {
        const { outside } = JSON.parse(readFileSync(noted, 'utf8'));
        for (const { file, message } of outside) noteFailure(`${file}: outside of any test`, message);
      }
      for (const test of tests)
        if (!['passed', 'failed'].includes(test.status))
          notes.push(`       not run: ${test.fullName} (${test.meta.notRun ?? 'no reason given'})`);
      calls = tests.filter((test) => test.ancestorTitles[0] === 'nobody').length || calls;
      const files = testResults.map((file) => ({ file: file.name, ms: file.endTime - file.startTime }));
      return { passed, failed, skipped, files };
    },
    () => ({ ...env, VITEST_NOTES: noted }),
  );
};

const playwright = (name, env, only = []) =>
  suite(
    name,
    'npx',
    () => ['playwright', 'test', `--retries=${BROWSER_RETRIES}`, ...only, '--reporter=dot,json'],
    ({ suites, stats }) => {
      const specs = specsIn(suites);
      for (const { file, title, tests } of specs) {
        if (tests.some(({ status }) => status === 'flaky'))
          notes.push(`       passed at a second try: ${file}: ${title}`);
        for (const { results } of tests.filter(({ status }) => status === 'unexpected'))
          // the first try tells the cause: later ones start from what it left in the bank
          noteFailure(`${file}: ${title}`, results[0]?.error?.message);
      }
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        files: specs.flatMap(({ file, tests }) =>
          tests.flatMap(({ results }) => results.map(({ duration }) => ({ file: `tests/e2e/${file}`, ms: duration }))),
        ),
      };
    },
    (report) => ({ ...env, ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  );

const specsIn = (suites) => suites.flatMap((one) => [...one.specs, ...specsIn(one.suites ?? [])]);

const chromium = ensureChromium();
const browser = chromium ? { CHROMIUM: chromium } : {};
const postgres = asked.citus ? { url: asked.citus, stop: () => {} } : await ensurePostgres();
const onEmbedded = { TEST_DATABASE_URL: '', ...(postgres && { TEST_POSTGRES_TOO: '1' }) };
const onPostgres = { TEST_DATABASE_URL: postgres?.url ?? '' };

/** Runs all suites. With PostgreSQL, the embedded database runs only what vitest.config.ts and playwright.config.ts name; else all. */
function everything() {
  vitest(
    'units and invariants on the embedded database',
    ['portal*', 'invariants', ...(postgres ? [] : ['bff'])],
    onEmbedded,
  );
  playwright('browser on the embedded database', onEmbedded);
  if (postgres) {
    vitest('BFF and invariants on PostgreSQL', ['bff', 'invariants'], { ...onPostgres, TEST_EMBEDDED_TOO: '1' });
    playwright('browser on PostgreSQL, two processes', onPostgres);
  } else {
    notes.push('PostgreSQL: not run');
    if (asked['require-postgres']) tally.failed++;
  }
}

function oneArea(area) {
  const { units, browser: specs } = testsOf(area);
  if (!units.length && !specs.length) throw new Error(`No tests are called as the area '${area}' is.`);
  if (units.length) vitest(`units and BFF of ${area}`, ['portal*', 'bff'], onPostgres, [...units, '--passWithNoTests']);
  vitest(`walks of ${area}`, ['portal*'], { ...onPostgres, WALKED: area }, ['src/host/every-']);
  if (specs.length) playwright(`browser tests of ${area}`, onPostgres, [...specs, '--no-deps']);
  playwright(`pages of ${area}`, { TEST_DATABASE_URL: '', TEST_AREA: area }, ['every-route', '--no-deps']);
}

try {
  if (!asked.citus) await staticChecks();
  if (build()) {
    if (asked.citus)
      vitest('BFF and invariants on Citus', ['bff', 'invariants'], { ...onPostgres, TEST_CITUS: '1' }, [
        ...files,
        '--maxWorkers=1',
      ]);
    else if (asked.area) oneArea(asked.area);
    else everything();
  }
} finally {
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

console.log(`\n${notes.join('\n')}`);
if (!asked.area && calls) console.log(costs.report(calls).join('\n'));
console.log(`${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed ? 1 : 0);
