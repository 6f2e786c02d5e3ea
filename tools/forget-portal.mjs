// npm run forget:portal -- [--lanes 2] [--every 1] [--also TESTS]... FOLDER...: leaves out one thing at a time that a page of `src/FOLDER`
// does (behaviours.mjs) and runs the folder's tests, as `plugins/pix` or `kits/signing`. Names each that no test misses; 'late' are those
// whose tests had not ended after far longer than without a fault, which says nothing. `--every 5`: each fifth only; `--also`: runs these
// tests too, of walks over all pages those of the folder (WALKED). Each lane runs in a copy of the repository.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { behavioursOf } from './behaviours.mjs';
import { copyRepository } from './repository-copy.mjs';

const { values: asked, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    lanes: { type: 'string', default: '2' },
    every: { type: 'string', default: '1' },
    also: { type: 'string', multiple: true, default: [] },
  },
});
const root = join(import.meta.dirname, '..');
const MADE_OF = [
  'bff',
  'contract',
  'locales',
  'src',
  'tests',
  'tools',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
/** Milliseconds: of the tests without a fault at most; what each run with one has beyond three times as long as those took. */
const LONGEST = 900_000;
const LEAST_WAIT = 60_000;

const running = new Set();
const end = (child) => process.kill(-child.pid, 'SIGKILL');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running.forEach(end);
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
    process.exit(1);
  });

/** What a folder's tests in a copy come to: 'passed', 'failed', or 'late' after `most` milliseconds, as a fault can make a test wait on. */
function outcomeOf(copy, folder, most) {
  const args = [
    'vitest',
    'run',
    '--bail',
    '1',
    '--project',
    'portal',
    '--maxWorkers',
    '1',
    '--reporter=dot',
    `src/${folder}/`,
    ...asked.also,
  ];
  // a group of its own, so that npx does not leave its vitest behind
  // the walks over all pages walk those of this area or kit
  const env = { ...process.env, WALKED: basename(folder) };
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

function faultsOf(folder) {
  const files = readdirSync(join(root, 'src', folder), { recursive: true }).map((name) => join('src', folder, name));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => behavioursOf(file, readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, ...fault })))
    .filter((_, at) => at % Number(asked.every) === 0);
}

const copies = Array.from({ length: Number(asked.lanes) }, () => copyRepository('forget-', MADE_OF));
try {
  for (const folder of folders) {
    const start = Date.now();
    if ((await outcomeOf(copies[0], folder, LONGEST)) !== 'passed')
      throw new Error(`the tests of ${folder} fail without any fault`);
    const most = LEAST_WAIT + 3 * (Date.now() - start);
    const faults = faultsOf(folder);
    const waiting = [...faults];
    const count = { passed: 0, failed: 0, late: 0 };
    const work = async (copy) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const { file, line, start, end, text, instead } = fault;
        const path = join(copy, file);
        const whole = readFileSync(path, 'utf8');
        writeFileSync(path, whole.slice(0, start) + instead + whole.slice(end));
        const outcome = await outcomeOf(copy, folder, most);
        count[outcome]++;
        if (outcome !== 'failed') {
          const word = outcome === 'late' ? 'late' : 'unseen';
          console.log(`${word.padEnd(8)}${file}:${line}  ${text.replace(/\s+/g, ' ').trim().slice(0, 120)}`);
        }
        writeFileSync(path, whole);
      }
    };
    await Promise.all(copies.map(work));
    console.log(`${folder}: ${count.failed} of ${faults.length} seen, ${count.late} late`);
  }
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
