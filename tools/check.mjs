// The quick part of the tests: format, lint, types, dependency rules, dead code, mutants of the rules that differ from the main branch.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

// one checker: several repeat each other's work on shared types, which takes twice the processor time and memory
const checks = [
  ['format', 'npx', ['oxfmt', '--check']],
  ['lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']],
  ['types', process.execPath, ['node_modules/typescript7/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.']],
  ['dependency rules', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'contract', 'bff', 'src', 'tests']],
  ['dead code', 'npx', ['knip']],
  ['mutants of changed rules', process.execPath, ['tools/mutate.mjs', '--change']],
];

/**
 * Runs the checks, two at once: most use one core. The output of each is printed when it ends.
 * @param {(name: string, ok: boolean, seconds: number) => void} ended
 */
export async function runChecks(ended) {
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const started = Date.now();
      const { ok, output } = await outcomeOf(command, args);
      console.log(`\n── ${name}\n${output}`);
      ended(name, ok, (Date.now() - started) / 1000);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
const outcomeOf = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject).on('close', (code) => resolve({ ok: code === 0, output }));
  });

if (process.argv[1] === import.meta.filename) {
  let failed = 0;
  await runChecks((name, ok, seconds) => {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${Math.round(seconds)} s)`);
    if (!ok) failed++;
  });
  process.exit(failed ? 1 : 0);
}
