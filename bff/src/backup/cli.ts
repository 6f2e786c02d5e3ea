import { ConfigError, readConfig } from '../core/config';
import { FolderInUseError } from '../core/folder-lock';
import { BackupError, backUp, restore } from './backup';

const HELP = `npm run backup -- FOLDER
Backs the configured database up (DATABASE_URL, while it serves, or the folder BALCAO_DATA of a bank that is stopped) into a new folder.

npm run restore -- FOLDER
Restores it into the configured database, which must be empty, and checks audit chains, ledger and figures. Ends with 1 where they differ.`;

async function main([what, folder]: string[]): Promise<void> {
  if (!folder || folder === '--help' || (what !== 'backup' && what !== 'restore')) return console.log(HELP);
  const config = readConfig(process.env);
  if (what === 'backup') {
    const { rows } = await backUp(config, folder);
    const tables = Object.values(rows);
    return console.log(`${folder}: ${tables.reduce((sum, n) => sum + n, 0)} rows of ${tables.length} tables.`);
  }
  const faults = await restore(config, folder);
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exitCode = 1;
  else console.log('Restored: audit chains and ledger are whole, the figures are those of the backup.');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [BackupError, ConfigError, FolderInUseError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
});
