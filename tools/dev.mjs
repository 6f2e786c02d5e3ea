// Both sides with reload: the BFF rebuilt and restarted on a change, the portal by Vite's own server.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const env = { ...process.env, BALCAO_PORTAL: 'dist/absent' };
const children = [spawn(process.execPath, [vite, 'build', '--watch', '--config', 'bff/vite.config.ts', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })];
while (!existsSync(join(root, 'bff/dist/server.js'))) await new Promise((resolve) => setTimeout(resolve, 200));
children.push(spawn(process.execPath, ['--watch', '--watch-preserve-output', 'bff/dist/server.js'], { cwd: root, stdio: 'inherit', env }));
children.push(spawn(process.execPath, [vite], { cwd: root, stdio: 'inherit' }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(0);
  });
