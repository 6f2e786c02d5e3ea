import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

/** An area is its folder: without it and its texts the portal still type-checks and builds. A new area is covered by its folder being there. */
const root = join(import.meta.dirname, '../..');
const MADE_OF = ['src', 'locales', 'tools', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];
const plugins = readdirSync(join(root, 'src/plugins'));

// below node_modules, so that every package resolves
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'removable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function portalWithout(plugin: string): string {
  const copy = join(folder, plugin);
  for (const part of MADE_OF) cpSync(join(root, part), join(copy, part), { recursive: true });
  rmSync(join(copy, 'src/plugins', plugin), { recursive: true });
  for (const name of [`${plugin}.json`, `${plugin}.menu.json`])
    rmSync(join(copy, 'locales/pt-BR', name), { force: true });
  // what is below a folder named node_modules is left out unless said otherwise
  writeFileSync(
    join(copy, 'tsconfig.removed.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src', 'tools', '*.ts', join(root, 'contract/src')],
      exclude: [],
    }),
  );
  return copy;
}

/** What a program printed where it failed, '' where it did not. */
async function fault(copy: string, program: string, args: string[]): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return (stdout + stderr || message).slice(0, 3000);
  }
}

describe.each(plugins)('without src/plugins/%s the portal', (plugin) => {
  const copy = portalWithout(plugin);
  it('type-checks', async () =>
    expect(await fault(copy, 'typescript7/bin/tsc', ['--noEmit', '-p', 'tsconfig.removed.json'])).toBe(''));
  it('builds', async () =>
    expect(await fault(copy, 'vite/bin/vite.js', ['build', '--minify', 'false', '--logLevel', 'error'])).toBe(''));
});
