import { buildApp } from './app';
import { ConfigError, readConfig } from './core/config';
import { FolderInUseError } from './core/folder-lock';
import { NewerSchemaError } from './core/migrate';
import { openStore } from './core/open-store';
import { demoSignIns, fillDemo, isEmpty, isDemo } from './demo/demo';

/** Starts one BFF process: settings, database, demo bank where it is empty, portal and calls on one origin. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config);
  if (config.BALCAO_DEMO === 'on' && (await isEmpty(store))) {
    console.log('Criando o banco de demonstração…');
    await fillDemo(store, { seed: 1 });
  }
  const app = await buildApp(config, store);
  const address = await app.fastify.listen({ port: config.PORT, host: config.HOST });
  console.log(`Balcão: ${address}`);
  if (await isDemo(store)) printSignIns(address, config.BALCAO_RAILS === 'sandbox');

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void app.close().then(
        () => process.exit(0),
        (error: Error) => {
          console.error(error.message);
          process.exit(1);
        },
      );
    });
}

function printSignIns(address: string, sandbox: boolean): void {
  console.log('\nAcessos de demonstração (senha Balcao#2026):');
  for (const { login, note, totpSecret } of demoSignIns(1)) console.log(`  ${login.padEnd(28)} ${note}${totpSecret ? ` (código: ${totpSecret})` : ''}`);
  if (sandbox) console.log(`\nConsole do sandbox (pagar boletos, mensagens, relógio): ${address}/sandbox`);
}

main().catch((error: unknown) => {
  const foreseen = error instanceof ConfigError || error instanceof FolderInUseError || error instanceof NewerSchemaError;
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  if (busy) console.error(`The port is taken: ${(error as Error).message}. Set PORT to another one.`);
  else console.error(foreseen ? (error as Error).message : error);
  process.exit(1);
});
