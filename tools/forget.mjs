// npm run forget -- [--lanes 2] AREA...: leaves out one condition of an area's code at a time (a query's `where` or `and`, a list's
// filter, a guard that throws) and runs the area's tests. Names each that no test misses; 'late' are those whose tests had not ended after
// far longer than without a fault, which says nothing. Runs on PostgreSQL, each lane in a copy of the repository.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conditionsOf } from './conditions.mjs';
import { ensurePostgres } from './postgres.mjs';
import { copyRepository } from './repository-copy.mjs';

const { values: asked, positionals: areas } = parseArgs({
  allowPositionals: true,
  options: { lanes: { type: 'string', default: '2' } },
});
const root = join(import.meta.dirname, '..');
const MADE_OF = ['bff', 'contract', 'locales', 'tests', 'tools', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
/** What fills a bank, or has no rule: a fault there changes no decision. */
const LEFT_OUT = /\.test\.ts$|\/(demo|sandbox)[^/]*\.ts$|\/(migrations|sandbox)\/|\/tables\.ts$/;
/** Milliseconds: of the tests without a fault at most; what each run with one has beyond three times as long as those took. */
const LONGEST = 900_000;
const LEAST_WAIT = 60_000;

const postgres = await ensurePostgres();
if (!postgres) throw new Error('needs a PostgreSQL');

const running = new Set();
const end = (child) => process.kill(-child.pid, 'SIGKILL');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running.forEach(end);
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
    process.exit(1);
  });

/**
 * What an area's tests in a copy come to: 'passed', 'failed', or 'late' after `most` milliseconds, as a fault can make a test wait on.
 * All copies share one demo bank, made by the code without a fault.
 */
function outcomeOf(copy, area, most) {
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    TEST_BANK: `${new Date().toISOString().slice(0, 10)}-forget`,
  };
  const args = [
    'vitest',
    'run',
    '--bail',
    '1',
    '--project',
    'bff',
    '--maxWorkers',
    '1',
    '--reporter=dot',
    `bff/src/areas/${area}/`,
  ];
  // a group of its own, so that npx does not leave its vitest behind
  const child = spawn('npx', args, { cwd: copy, env, stdio: 'ignore', detached: true });
  running.add(child);
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    end(child);
  }, most);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(late);
      running.delete(child);
      resolve(isLate ? 'late' : code === 0 ? 'passed' : 'failed');
    }),
  );
}

function faultsOf(area) {
  const folder = join('bff/src/areas', area);
  const files = readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name));
  return files
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .flatMap((file) =>
      conditionsOf(file, readFileSync(join(root, file), 'utf8')).map((fault) => ({ area, file, ...fault })),
    );
}

const copies = Array.from({ length: Number(asked.lanes) }, () => copyRepository('forget-', MADE_OF));
try {
  for (const area of areas) {
    const start = Date.now();
    if ((await outcomeOf(copies[0], area, LONGEST)) !== 'passed')
      throw new Error(`the tests of ${area} fail without any fault`);
    const most = LEAST_WAIT + 3 * (Date.now() - start);
    const faults = faultsOf(area);
    const waiting = [...faults];
    const count = { passed: 0, failed: 0, late: 0 };
    const work = async (copy) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const { file, line, start, end, text, instead } = fault;
        const path = join(copy, file);
        const whole = readFileSync(path, 'utf8');
        writeFileSync(path, whole.slice(0, start) + instead + whole.slice(end));
        const outcome = await outcomeOf(copy, area, most);
        count[outcome]++;
        if (outcome !== 'failed') {
          const word = outcome === 'late' ? 'late' : 'unseen';
          console.log(`${word.padEnd(8)}${file}:${line}  ${text.replace(/\s+/g, ' ').trim().slice(0, 120)}`);
        }
        writeFileSync(path, whole);
      }
    };
    await Promise.all(copies.map(work));
    console.log(`${area}: ${count.failed} of ${faults.length} seen, ${count.late} late`);
  }
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  postgres.stop();
}
