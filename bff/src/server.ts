import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { ConfigError, readConfig } from './core/config';
import { FolderInUseError } from './core/folder-lock';
import { NewerSchemaError } from './core/migrate';
import { openStore } from './core/open-store';
import { startTracing } from './core/tracing';
import { demoSignIns, fillDemo, isDemo, isEmpty } from './demo/demo';
import { printSignIns } from './demo/print-sign-ins';

const SEED = 1;
/** A process that was told to end, ends within this. */
const MOST_MS = 20_000;

/** Starts one BFF process: settings, database, demo bank where it is empty, portal and calls on one origin. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const endTracing = await startTracing(config);
  const store = await openStore(config);
  if (config.BALCAO_DEMO === 'on' && (await isEmpty(store))) {
    console.log('Criando o banco de demonstração…');
    await fillDemo(store, { seed: SEED });
  }
  const app = await buildApp(config, store);
  const address = await app.fastify.listen({ port: config.PORT, host: config.HOST });
  console.log(`Balcão: ${address}`);
  for (const beside of app.addresses) console.log(`API: ${beside}`);
  if (app.metricsAddress) console.log(`Métricas: ${app.metricsAddress}`);
  if (await isDemo(store, SEED)) console.log(`\n${printSignIns(demoSignIns(SEED))}`);
  if (config.BALCAO_RAILS === 'sandbox')
    console.log(`\nConsole do sandbox (pagar boletos, mensagens, relógio): ${address}/sandbox`);

  closeWithGrace({ delay: MOST_MS, skip: ['beforeExit'] }, async ({ err }) => {
    if (err) console.error('stopping:', err);
    await app.close(err ? 0 : config.BALCAO_DRAIN_SECONDS);
    await endTracing();
  });
}

main().catch((error: unknown) => {
  const foreseen =
    error instanceof ConfigError || error instanceof FolderInUseError || error instanceof NewerSchemaError;
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  const { port } = error as { port?: number };
  const setting = String(port) === process.env['BALCAO_METRICS_PORT'] ? 'BALCAO_METRICS_PORT' : 'PORT';
  if (busy) console.error(`The port is taken: ${(error as Error).message}. Set ${setting} to another one.`);
  else console.error(foreseen ? (error as Error).message : error);
  process.exit(1);
});
