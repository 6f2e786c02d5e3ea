import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

/**
 * An area is its folder: the portal type-checks without it and its texts, and builds without half of them. A new area is covered as soon
 * as its folder exists. Each half is left out once, which shows what the host and the kits miss; that plugins do not need each other is
 * seen by the dependency rules. The compiler's fault names the file that is missed. The tools come along as far as the build needs them.
 */
const root = join(import.meta.dirname, '../..');
const MADE_OF = ['src', 'locales', 'tools', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];
const plugins = readdirSync(join(root, 'src/plugins'));

// below node_modules, so that every package resolves
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'removable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function portalWithout(left: readonly string[]): string {
  const copy = mkdtempSync(join(folder, 'portal-'));
  for (const part of MADE_OF) cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const plugin of left) {
    rmSync(join(copy, 'src/plugins', plugin), { recursive: true });
    for (const name of readdirSync(join(copy, 'locales/pt-BR')))
      if (name.startsWith(`${plugin}.`)) rmSync(join(copy, 'locales/pt-BR', name));
  }
  // TypeScript excludes all files below node_modules unless `exclude` is given
  writeFileSync(
    join(copy, 'tsconfig.removed.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src', '*.ts', join(root, 'contract/src')],
      exclude: [],
    }),
  );
  // without compression and minification, as only the success of the build matters
  writeFileSync(
    join(copy, 'vite.removed.config.mjs'),
    `import config from './vite.config';
export default {
  ...config,
  plugins: config.plugins.flat().filter((plugin) => !String(plugin?.name).includes('compression')),
  build: { ...config.build, minify: false, reportCompressedSize: false },
};
`,
  );
  return copy;
}

/** The output of a program that failed; '' where it succeeded. */
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

const halves = [0, 1].map((rest) => {
  const left = plugins.filter((_, i) => i % 2 === rest);
  return { left, title: left.join(', ') };
});

it.each(halves)('the portal type-checks without $title', async ({ left }) => {
  const args = ['--noEmit', '--checkers', '1', '-p', 'tsconfig.removed.json'];
  expect(await fault(portalWithout(left), 'typescript7/bin/tsc', args)).toBe('');
});

it.each(halves.slice(0, 1))('the portal builds without $title', async ({ left }) => {
  const args = ['build', '--config', 'vite.removed.config.mjs', '--logLevel', 'error'];
  expect(await fault(portalWithout(left), 'vite/bin/vite.js', args)).toBe('');
});
