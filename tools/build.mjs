// Builds the portal into dist/ and the BFF into bff/dist/, if any of their sources has changed since the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = ['src', 'locales', 'contract/src', 'bff/src', 'tools', 'public'];
const single = ['index.html', 'vite.config.ts', 'bff/vite.config.ts', 'package-lock.json'];
const stampFile = join(root, 'dist/stamp');

function* filesOf(dir) {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function stamp() {
  const hash = createHash('sha256');
  for (const path of [
    ...sources.flatMap((dir) => [...filesOf(join(root, dir))]),
    ...single.map((f) => join(root, f)),
  ].sort()) {
    if (!existsSync(path)) continue;
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

export async function buildIfChanged() {
  const wanted = stamp();
  if (
    existsSync(stampFile) &&
    existsSync(join(root, 'bff/dist/server.js')) &&
    readFileSync(stampFile, 'utf8') === wanted
  )
    return;
  console.log('Building…');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = (args) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
      });
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`vite ${args.join(' ')} ended with ${code}`)),
      );
    });
  await Promise.all([build(['build']), build(['build', '--config', 'bff/vite.config.ts'])]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, wanted);
}

if (process.argv[1] === import.meta.filename) await buildIfChanged();
