import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../bff/src/core/database';
import { copyRepository } from '../../tools/repository-copy.mjs';
import { BankProcess, type HttpCaller } from '../support/bank-process';

/**
 * The promises of CONTRIBUTING.md, in a copy of the repository: two areas made on two branches merge, pass the checks and run; an area
 * that is removed leaves its data as it is, and the rest still starts.
 */
const root = join(import.meta.dirname, '../..');
let copy: string;
let data: string;

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  const isLeftOut = (name: string) => ['node_modules', 'dist', '.git', '.data', 'test-results'].includes(name);
  copy = copyRepository(
    'new-area-',
    readdirSync(root).filter((name) => !isLeftOut(name)),
  );
  data = join(copy, '.data');
  git('init', '-q', '-b', 'main');
  commit('before');
  for (const area of ['gift-card', 'coupon']) {
    git('checkout', '-q', '-b', area, 'main');
    run(process.execPath, ['tools/new-area.mjs', area]);
    commit(area);
  }
  git('-c', 'user.name=t', '-c', 'user.email=t@t', 'merge', '-q', '--no-edit', 'gift-card');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const git = (...args: string[]) => run('git', args);
function commit(message: string): void {
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', message);
}
const buildBff = () =>
  run(process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    'bff/vite.config.ts',
    '--logLevel',
    'error',
  ]);

/** Runs the copy's build on the test's data folder; `work` gets a caller signed in as the demo bank's administrator. */
async function whileRunning(work: (owner: HttpCaller) => Promise<void>): Promise<void> {
  const bank = await new BankProcess({ BALCAO_DATA: data, BALCAO_LOG: 'silent' }, copy).start();
  try {
    await work(await bank.signIn('titular@balcao.demo'));
  } finally {
    await bank.kill('SIGTERM');
  }
}

// type checks and builds of the whole take minutes where other work runs beside them
describe('npm run new:area gift-card and coupon, on two branches', { timeout: 600_000 }, () => {
  it('adds files and edits none', () => {
    const changed = git('diff', '--name-status', 'main', 'HEAD').trim().split('\n');
    expect(changed.length).toBeGreaterThan(30);
    expect(changed.filter((line) => !line.startsWith('A\t'))).toEqual([]);
  });

  it('passes the format, the types and the dependency rules', () => {
    const added = git('diff', '--name-only', 'main', 'HEAD').trim().split('\n');
    const formatted = added.filter((path) => /\.(tsx?|json)$/.test(path));
    run(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', ...formatted]);
    run(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '--noEmit', '--checkers', '1', '-p', '.']);
    expect(
      run(process.execPath, [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--do-not-follow',
        // what was there before is followed by the check of the repository itself
        '^(?!.*(gift-card|coupon))',
        ...added.filter((path) => /\.tsx?$/.test(path)),
      ]),
    ).toContain('no dependency violations');
  });

  it('passes the tests it made, and those of every manifest', () => {
    const tested = (project: string, path: string) =>
      run(process.execPath, [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        project,
        path,
        '--reporter=json',
      ]);
    expect(tested('bff', 'bff/src/areas/gift-card')).toContain('"numPassedTests":10');
    expect(tested('portal', 'src/host/manifests.test.ts')).toContain('"numFailedTests":0');
  });

  it('runs with both, and with one when the other is removed, whose data stays', async () => {
    const search = async (owner: HttpCaller, area: string) =>
      (await owner.send('POST', `/bff/${area}/search`, { text: 'primeiro' })).status;
    buildBff();
    await whileRunning(async (owner) => {
      for (const area of ['gift-card', 'coupon']) {
        expect((await owner.send('POST', `/bff/${area}`, { name: 'Primeiro' })).status).toBe(200);
        expect(await search(owner, area)).toBe(200);
      }
    });
    git('-c', 'user.name=t', '-c', 'user.email=t@t', 'revert', '--no-edit', 'gift-card');
    expect(existsSync(join(copy, 'contract/src/gift-card.ts'))).toBe(false);
    buildBff();
    await whileRunning(async (owner) => {
      expect([await search(owner, 'coupon'), await search(owner, 'gift-card')]).toEqual([200, 404]);
    });
    const store = await openEmbedded(join(data, 'database'));
    const { rows } = await store.execute("select name from gift_card where name = 'Primeiro'");
    await store.close();
    expect(rows).toHaveLength(1);
  });

  it('refuses a name that is taken or no name of an area', () => {
    expect(() => run(process.execPath, ['tools/new-area.mjs', 'coupon'])).toThrow('Already there');
    for (const name of ['Gift Card', 'ledger'])
      expect(() => run(process.execPath, ['tools/new-area.mjs', name])).toThrow('kebab-case');
  });
});
