import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, serverUrl } from './core/config';
import { contractingStatements, releaseOf } from './core/contracting';
import { openEmbedded, openPostgres } from './core/database';
import { blocks, dryRun, pendingMigrations, type DryRun } from './core/dry-run';
import { FolderInUseError, lockFolder } from './core/folder-lock';
import { histories } from './core/migration-files';

const HELP = `npm run migrate:dry -- [--copy postgres://…]
Prints the migrations that a start of this program would run on the configured database (DATABASE_URL, or the folder BALCAO_DATA of a bank
that is stopped), and changes nothing. With --copy they are run on that copy of it, in one transaction that is rolled back: how long each
took, and which locks it held on tables that were there before. The embedded database is measured in place, as nobody serves it.`;

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function printRun({ migrations, ms: whole }: DryRun): void {
  for (const { name, ms: took, locks } of migrations) {
    console.log(`${name}: ${ms(took)}`);
    for (const { table, mode, heldMs } of locks.filter(({ mode: one }) => blocks(one) !== 'nothing'))
      console.log(`  ${table}: ${mode}, blocks ${blocks(mode)} for ${ms(heldMs)}`);
    const text = histories.files[name]!;
    for (const statement of contractingStatements(text))
      console.log(`  contracts (unused since ${releaseOf(text) ?? '?'}): ${statement}`);
  }
  console.log(`${migrations.length} migrations, ${ms(whole)} in one transaction; nothing was changed.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { copy: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(HELP);
  const config = readConfig(process.env);
  const server = serverUrl(config);
  if (values.copy || !server) {
    const unlock = values.copy ? async () => {} : await lockFolder(resolve(config.BALCAO_DATA));
    const store = values.copy
      ? openPostgres(values.copy, 1)
      : await openEmbedded(join(resolve(config.BALCAO_DATA), 'database'));
    try {
      return printRun(await dryRun(store));
    } finally {
      await store.close();
      await unlock();
    }
  }
  const store = openPostgres(server, 1);
  try {
    const names = await pendingMigrations(store);
    for (const name of names) console.log(name);
    console.log(
      `${names.length} migrations would run. How long they take is measured with --copy, on a copy of the database.`,
    );
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
});
