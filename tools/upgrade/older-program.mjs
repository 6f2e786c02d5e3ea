// Builds the program of another commit beside this one.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/**
 * A checkout of a commit with its BFF and portal built, in `node_modules/.cache`, where it finds this program's packages.
 * @returns {{ folder: string, commit: string, remove: () => void }} @throws Error where there is no such commit, or it cannot be built
 */
export function buildOlder(ref) {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'upgrade-'));
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    if (
      readFileSync(join(folder, 'package-lock.json'), 'utf8') !== readFileSync(join(root, 'package-lock.json'), 'utf8')
    )
      console.log('   its packages are not all those of this program: it is built with the ones installed here');
    mkdirSync(join(folder, 'node_modules/@balcao'), { recursive: true });
    symlinkSync(join(folder, 'contract'), join(folder, 'node_modules/@balcao/contract'));
    if (existsSync(join(root, 'bff/node_modules')))
      symlinkSync(join(root, 'bff/node_modules'), join(folder, 'bff/node_modules'));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    for (const args of [['build'], ['build', '--config', 'bff/vite.config.ts']]) {
      const built = spawnSync(process.execPath, [vite, ...args, '--logLevel', 'error'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
      });
      if (built.status !== 0) throw new Error(`${ref} cannot be built: ${built.stderr || built.stdout}`);
    }
    return { folder, commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
