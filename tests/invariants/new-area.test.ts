import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `npm run new:area NAME` in a copy of the repository: it adds files, edits none, and what it adds passes the checks. */
const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache');
let copy: string;

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}
const tracked = () => run('git', ['status', '--porcelain', '--untracked-files=all']).trim().split('\n').filter(Boolean);

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, 'new-area-'));
  for (const name of readdirSync(root))
    if (!['node_modules', 'dist', '.git', '.data', 'test-results'].includes(name))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !/\/(node_modules|dist)$/.test(path),
      });
  // the copy's own contract; every other package is found further up
  mkdirSync(join(copy, 'node_modules/@balcao'), { recursive: true });
  symlinkSync(join(copy, 'contract'), join(copy, 'node_modules/@balcao/contract'));
  if (existsSync(join(root, 'bff/node_modules')))
    symlinkSync(join(root, 'bff/node_modules'), join(copy, 'bff/node_modules'));
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  run('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'before']);
  run(process.execPath, ['tools/new-area.mjs', 'gift-card']);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:area gift-card', () => {
  it('adds files and edits none', () => {
    expect(tracked().length).toBeGreaterThan(7);
    expect(tracked().filter((line) => !line.startsWith('?? '))).toEqual([]);
  });

  it('passes the types and the dependency rules', () => {
    expect(() =>
      run(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '--noEmit', '-p', '.']),
    ).not.toThrow();
    expect(
      run(process.execPath, [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--do-not-follow',
        '^\\.\\./|node_modules',
        'contract',
        'bff',
        'src',
      ]),
    ).toContain('no dependency violations');
  });

  it('passes its own test', () => {
    expect(
      run(process.execPath, [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        'bff',
        'bff/src/areas/gift-card',
        '--reporter=json',
      ]),
    ).toContain('"numPassedTests":1');
  });

  it('refuses a name that is taken or no name of an area', () => {
    expect(() => run(process.execPath, ['tools/new-area.mjs', 'gift-card'])).toThrow('Already there');
    expect(() => run(process.execPath, ['tools/new-area.mjs', 'Gift Card'])).toThrow('kebab-case');
    expect(existsSync(join(copy, 'contract/src/gift-card.ts'))).toBe(true);
  });
});
