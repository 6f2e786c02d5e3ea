// npm run mutate [-- --change | PATH...]: plants small faults in pure rules (Stryker's mutants), one at a time, and runs the tests beside
// them. Exits with 1 where a file's tests see fewer than 85 %. --change: only files that differ from the main branch; PATH: only these.
import { Stryker } from '@stryker-mutator/core';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const LEAST = 85;
const root = join(import.meta.dirname, '..');
/** What is decided without database, clock or context. The codec of CNAB is left out: its tests of ten thousand titles are too slow. */
const RULES = ['bff/src/**/rules.ts', 'bff/src/**/*-rules.ts', 'contract/src/shared/*.ts'];

const git = (...args) =>
  (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean);
const rules = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...RULES.map((one) => `:(glob)${one}`));

/** Files that differ from where this branch left the main one, those not committed included. */
function changed() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]);
}

/** The rules to mutate: a file whose test changed is mutated as well. */
function chosen(args) {
  const files = rules().filter((file) => !file.endsWith('.test.ts'));
  if (args[0] !== '--change') return files.filter((file) => !args.length || args.some((path) => file.startsWith(path)));
  const differ = changed();
  return files.filter((file) => differ.has(file) || differ.has(file.replace(/\.ts$/, '.test.ts')));
}

/** How many of a file's mutants its tests see, of all that build. Files take turns, so that a mutant meets the tests of its file only. */
async function score(file) {
  const mutants = await new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation.vitest.ts' },
    coverageAnalysis: 'perTest',
    // words are the translations' matter; a state that is '' does not pass the types
    mutator: { excludedMutations: ['StringLiteral'] },
    // what tests of rules do not read is not copied
    ignorePatterns: ['/dist', '/bff/dist', '/docs', '/locales', '/public', '/src', '/tests', '/deploy'],
    tempDirName: '.stryker-tmp',
    concurrency: 2,
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, allowColor: false },
    warnings: { slow: false },
    logLevel: 'error',
  }).runMutationTest();
  const having = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const seen = having('Killed', 'Timeout');
  return { file, seen, all: seen + having('Survived', 'NoCoverage') };
}

const files = chosen(process.argv.slice(2));
const isLow = ({ seen, all }) => seen * 100 < all * LEAST;
const scores = [];
for (const file of files) scores.push(await score(file));
for (const one of scores) console.log(`${isLow(one) ? 'LOW' : 'ok '}  ${one.seen} of ${one.all}  ${one.file}`);
if (!files.length) console.log('no rules to mutate');
process.exitCode = scores.some(isLow) ? 1 : 0;
