// The quick part of the tests: format, lint, types, dependency rules, dead code, mutants of the rules that differ from the main branch.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// one checker: several repeat each other's work on shared types, which takes twice the processor time and memory
export const checks = [
  ['format', 'npx', ['oxfmt', '--check']],
  ['lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']],
  ['types', process.execPath, ['node_modules/typescript7/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.']],
  ['dependency rules', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'contract', 'bff', 'src', 'tests']],
  ['dead code', 'npx', ['knip']],
  ['mutants of changed rules', process.execPath, ['tools/mutate.mjs', '--change']],
];

if (process.argv[1] === import.meta.filename) {
  let failed = 0;
  for (const [name, command, args] of checks) {
    console.log(`── ${name}`);
    if (spawnSync(command, args, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' }).status !== 0) failed++;
  }
  process.exit(failed ? 1 : 0);
}
