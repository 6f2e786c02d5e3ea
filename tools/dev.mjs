// Runs BFF and portal with reload: the BFF is rebuilt and restarted on a change; Vite's dev server serves the portal in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer } from 'vite';

const root = join(import.meta.dirname, '..');
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
let bff;

/** Stops the BFF before the next one starts, as the data folder takes one process at a time. */
async function restart() {
  if (bff && bff.exitCode === null) {
    const ended = new Promise((resolve) => bff.once('exit', resolve));
    bff.kill('SIGTERM');
    await ended;
  }
  bff = spawn(process.execPath, ['--enable-source-maps', join(root, 'bff/dist/server.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', BALCAO_PORTAL: 'dist/absent' },
  });
}

const watcher = await build({
  configFile: join(root, 'bff/vite.config.ts'),
  logLevel: 'warn',
  build: { watch: {}, emptyOutDir: false },
});
let restarted = Promise.resolve();
watcher.on('event', (event) => {
  // one restart after the other: two at once would start two BFFs
  if (event.code === 'END') restarted = restarted.then(restart);
  if (event.code === 'ERROR') console.error(event.error);
});

const portal = await createServer({ root, configFile: join(root, 'vite.config.ts') });
await portal.listen();
portal.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    bff?.kill('SIGTERM');
    void Promise.all([watcher.close(), portal.close()]).then(() => process.exit(0));
  });
