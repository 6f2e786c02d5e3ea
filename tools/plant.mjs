// npm run plant [-- PATH...]: plants one fault at a time (planted-faults.mjs) and runs the tests that must catch it. Exits with 1 where
// a fault passes unseen or does not build, or where its tests fail without it. PATH: only the faults of these files or folders.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantedFaults } from './planted-faults.mjs';
import { ensurePostgres } from './postgres.mjs';

const root = join(import.meta.dirname, '..');
const paths = process.argv.slice(2);
const postgres = await ensurePostgres();
const tally = { caught: 0, unseen: 0, 'not built': 0, 'not run': 0 };

const passes = (tests) =>
  spawnSync('npx', ['vitest', 'run', '--bail', '1', '--reporter=dot', ...tests], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: postgres?.url ?? '' },
  }).status === 0;

/** Builds the product, which kill tests run. Answers whether it could be built. */
const build = () =>
  spawnSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'ignore' }).status === 0;

const sound = new Set();
/** @throws Error if the tests fail without any fault: that they fail with one would then show nothing */
function mustPass(tests) {
  if (sound.has(tests.join())) return;
  if (!passes(tests)) throw new Error(`fails without any fault: ${tests.join(' ')}`);
  sound.add(tests.join());
}

/** Plants a fault, runs its tests, restores the file. Answers a key of `tally`. @throws Error if `from` is not unique */
function judge({ file, from, to, tests, postgres: needsPostgres, built }) {
  if (needsPostgres && !postgres) return 'not run';
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file}: what the fault replaces stands not once: ${from}`);
  if (built && !build()) throw new Error('the product does not build');
  mustPass(tests);
  try {
    writeFileSync(
      path,
      whole.replace(from, () => to),
    );
    if (built && !build()) return 'not built';
    return passes(tests) ? 'unseen' : 'caught';
  } finally {
    writeFileSync(path, whole);
    if (built) build();
  }
}

try {
  for (const fault of plantedFaults.filter(
    ({ file }) => !paths.length || paths.some((path) => file.startsWith(path)),
  )) {
    const outcome = judge(fault);
    tally[outcome]++;
    console.log(`${outcome.padEnd(9)} ${fault.file}: ${fault.what}`);
  }
} finally {
  postgres?.stop();
}
console.log(
  `${tally.caught} caught, ${tally.unseen} unseen, ${tally['not built']} not built, ${tally['not run']} not run`,
);
process.exitCode = tally.unseen + tally['not built'] ? 1 : 0;
