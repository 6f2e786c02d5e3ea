// All tests: static checks, units, BFF and invariants on both databases, browser tests on both. Ends with 'N passed, N failed'.
//   --require-postgres   a missing PostgreSQL is a failure
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';

const requirePostgres = process.argv.includes('--require-postgres');
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'balcao-reports-'));
const tally = { passed: 0, failed: 0, skipped: 0 };
const notes = [];

function run(name, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  notes.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  return status === 0;
}

function step(name, command, args, env) {
  const ok = run(name, command, args, env);
  tally[ok ? 'passed' : 'failed']++;
  return ok;
}

/** A runner that counts its own tests; one that ends badly without naming a failed test counts as one. */
function suite(name, command, args, report, read, env) {
  const ok = run(name, command, args, env);
  const counted = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  for (const key of Object.keys(tally)) tally[key] += counted[key];
  if (!ok && counted.failed === 0) tally.failed++;
}

const vitest = (name, projects, env) => {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const args = [
    'vitest',
    'run',
    ...projects.flatMap((p) => ['--project', p]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const read = (r) => {
    for (const test of r.testResults.flatMap((file) => file.assertionResults))
      if (!['passed', 'failed'].includes(test.status))
        notes.push(`       not run: ${test.fullName} (${test.meta.notRun ?? 'no reason given'})`);
    return { passed: r.numPassedTests, failed: r.numFailedTests, skipped: r.numPendingTests };
  };
  suite(name, 'npx', args, report, read, env);
};

const playwright = (name, env) => {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  suite(
    name,
    'npx',
    ['playwright', 'test', '--reporter=dot,json'],
    report,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
};

const chromium = ensureChromium();
const browser = chromium ? { CHROMIUM: chromium } : {};
const postgres = await ensurePostgres();
const embedded = { TEST_DATABASE_URL: '' };

try {
  for (const [name, command, args] of checks) step(name, command, args);
  if (step('build', process.execPath, ['tools/build.mjs'])) {
    vitest('units, BFF and invariants on the embedded database', ['portal', 'bff', 'invariants'], embedded);
    playwright('browser on the embedded database', { ...embedded, ...browser });
    if (postgres) {
      const env = { TEST_DATABASE_URL: postgres.url };
      vitest('BFF and invariants on PostgreSQL', ['bff', 'invariants'], env);
      playwright('browser on PostgreSQL, two processes', { ...env, ...browser });
    } else {
      notes.push('PostgreSQL: not run');
      if (requirePostgres) tally.failed++;
    }
  }
} finally {
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

console.log(`\n${notes.join('\n')}`);
console.log(`${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed ? 1 : 0);
