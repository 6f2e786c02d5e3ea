// npm run forget -- [--what edges] [--every 1] [--lanes 2] [--also TESTS] AREA[/FILE]|kits/KIT|platform/PART|core/FILE...: changes one
// decision of an area's code at a time and runs those test files of the area that came by it, its own first. Names each that no test misses
// ('unseen'), and those that no test comes by ('not run'). --what: conditions (left out: a query's `where` or `and`, a list's filter, a
// guard that throws), locks (left out), edges (of comparisons, moved by one), branches (always one way) or steps (a call or a filter left
// out). --every 5: each fifth only. --also: other test files or folders that may miss it. All runs share loaded modules, so a change costs
// as long as its tests alone. Needs a PostgreSQL.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { conditionsOf, locksOf, withForgetting } from './conditions.mjs';
import { branchesOf, edgesOf, stepsOf } from './decisions.mjs';
import { ensurePostgres } from './postgres.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lanes: { type: 'string', default: '2' },
    also: { type: 'string', multiple: true, default: [] },
    what: { type: 'string', default: 'conditions' },
    every: { type: 'string', default: '1' },
  },
});
const CHANGES = { conditions: conditionsOf, locks: locksOf, edges: edgesOf, branches: branchesOf, steps: stepsOf };
const changesOf = CHANGES[asked.what];
if (!changesOf) throw new Error(`--what is one of ${Object.keys(CHANGES).join(', ')}`);
const root = join(import.meta.dirname, '..');
/** What fills a bank, or has no rule: a fault there changes no decision. */
const LEFT_OUT = /\.test\.ts$|\/(demo|sandbox)[^/]*\.ts$|\/(demo|migrations|million|sandbox)\/|\/tables\.ts$/;
const folder = join(root, `.forget-${process.pid}`);

const filesBelow = (path) =>
  path.endsWith('.ts') ? [path] : readdirSync(join(root, path), { recursive: true }).map((name) => join(path, name));

const place = (one) => join('bff/src', /^(kits|platform|core)\//.test(one) ? one : join('areas', one));

const sources = new Map();
const faults = [];
for (const file of positionals.flatMap((one) => filesBelow(place(one)))) {
  if (!file.endsWith('.ts') || LEFT_OUT.test(file)) continue;
  const source = readFileSync(join(root, file), 'utf8');
  const changes = changesOf(file, source, faults.length);
  sources.set(join(root, file), withForgetting(source, changes));
  faults.push(...changes.map((fault) => ({ file, seen: false, ...fault })));
}
const areas = [...new Set(positionals.map((one) => place(/^((kits|platform|core)\/)?[^/]+/.exec(one)[0])))];
const tests = [...areas, ...asked.also].flatMap(filesBelow).filter((file) => file.endsWith('.test.ts'));

/** A test file without a fault, which writes down the conditions it came by. */
const recording = (test, at) => `
const met = new Set();
globalThis.forgets = (number) => { met.add(number); return false; };
const begun = Date.now();
await import('${join(root, test)}?${at}');
const { writeFileSync } = await import('node:fs');
afterAll(() => writeFileSync('${join(folder, `${at}.json`)}', JSON.stringify({ met: [...met], took: Date.now() - begun })));
`;

/** A test file with a fault; it ends at the first test that fails, and is left out where an earlier file saw the fault. */
const forgetting = (test, number) => `
const seen = (globalThis.seenFaults ??= new Set());
globalThis.forgets = (number) => number === ${number};
if (seen.has(${number})) it.skip('is seen');
else await import('${join(root, test)}?${number}');
beforeEach(({ skip }) => { if (seen.has(${number})) skip(); });
afterEach(({ task }) => { if (task.result?.state === 'fail') seen.add(${number}); });
`;

/** Runs files `{ name, code }` in their order. Calls `ended` with the name of each and whether its tests passed. */
async function run(files, lanes, ended) {
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of files) writeFileSync(join(folder, `${name}.test.ts`), code);
  const inOrder = (specifications) => specifications.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root,
      watch: false,
      include: files.map(({ name }) => relative(root, join(folder, `${name}.test.ts`))),
      globals: true,
      isolate: false,
      maxWorkers: lanes,
      globalSetup: ['tests/support/prepare-database.ts'],
      testTimeout: 40_000,
      hookTimeout: 90_000,
      dangerouslyIgnoreUnhandledErrors: true,
      silent: true,
      sequence: {
        sequencer: class {
          sort = inOrder;
          shard = inOrder;
        },
      },
      reporters: [{ onTestModuleEnd: (module) => ended(basename(module.moduleId, '.test.ts'), module.ok()) }],
    },
    {
      plugins: [{ name: 'forget', enforce: 'pre', transform: (_, id) => sources.get(id.split('?')[0]) ?? undefined }],
    },
  );
  await vitest.close();
  for (const { name } of files) rmSync(join(folder, `${name}.test.ts`));
}

const postgres = await ensurePostgres();
if (!postgres) throw new Error('needs a PostgreSQL');
process.env.TEST_DATABASE_URL = postgres.url;
try {
  const failing = [];
  await run(
    tests.map((test, at) => ({ name: String(at), code: recording(test, at) })),
    1,
    (at, passed) => passed || failing.push(tests[at]),
  );
  // what fails in any case would seem to see every fault
  if (failing.length) throw new Error(`fail without any fault: ${failing.join(' ')}`);
  const records = tests.map((test, at) => ({
    test,
    ...JSON.parse(readFileSync(join(folder, `${at}.json`), 'utf8')),
  }));
  /** How near a test file is to a file, the nearest least; those of equal distance by the time they take. */
  const distance = (test, file) =>
    test === file.replace(/\.ts$/, '.test.ts') ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  const chosen = faults.filter(({ number }) => number % Number(asked.every) === 0);
  const files = chosen.flatMap(({ number, file }) =>
    records
      .filter(({ met }) => met.includes(number))
      .sort((a, b) => distance(a.test, file) - distance(b.test, file) || a.took - b.took)
      .map(({ test }, at) => ({
        name: `${String(number).padStart(4, '0')}-${String(at).padStart(2, '0')}`,
        code: forgetting(test, number),
      })),
  );
  const names = new Set(files.map(({ name }) => Number(name.split('-')[0])));
  const tell = (word, { file, line, text }) =>
    console.log(`${word.padEnd(8)}${file}:${line}  ${text.replace(/\s+/g, ' ').trim().slice(0, 120)}`);
  for (const fault of chosen) if (!names.has(fault.number)) tell('not run', fault);
  const left = new Map();
  for (const { name } of files) left.set(Number(name.split('-')[0]), (left.get(Number(name.split('-')[0])) ?? 0) + 1);
  await run(files, Number(asked.lanes), (name, passed) => {
    const number = Number(name.split('-')[0]);
    faults[number].seen ||= !passed;
    left.set(number, left.get(number) - 1);
    if (left.get(number) === 0 && !faults[number].seen) tell('unseen', faults[number]);
  });
  for (const area of areas) {
    const its = chosen.filter(({ file }) => file === area || file.startsWith(`${area}/`));
    console.log(`${basename(area)}: ${its.filter(({ seen }) => seen).length} of ${its.length} seen`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  postgres.stop();
}
