// The migrations of released programs, as recorded: later ones must let the released program go on.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const file = join(import.meta.dirname, 'landed.json');

/** Paths of all migrations of a commit, of the working tree without one. */
export function migrationPaths(ref) {
  const args = ref
    ? ['ls-tree', '-r', '--name-only', ref, 'bff/src']
    : ['ls-files', '-co', '--exclude-standard', 'bff/src'];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return paths.filter((path) => /\/migrations\/\w+\.sql$/.test(path)).sort();
}

/** @returns {{ release: string, migrations: string[] }} the release recorded last, and its migrations as paths within bff/src */
export const landed = () => JSON.parse(readFileSync(file, 'utf8'));

/** Records the migrations of a commit as those of a release. */
export function recordLanded(release, ref) {
  const migrations = migrationPaths(ref).map((path) => path.replace('bff/src/', ''));
  writeFileSync(file, `${JSON.stringify({ release, migrations }, null, 2)}\n`);
}
