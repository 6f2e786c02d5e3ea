// npm run bank:verify — whether the ledger adds up and all rows of the configured database agree with each other. Reads all of it: ask a
// replica or a restored backup of a large bank. Ends with 1 and a line for each fault.
import { ConfigError, readConfig } from './core/config';
import { FolderInUseError } from './core/folder-lock';
import { NewerSchemaError } from './core/migrate';
import { openStore } from './core/open-store';
import { brokenInvariants } from './invariants';

async function main(): Promise<void> {
  const store = await openStore(readConfig(process.env));
  try {
    const faults = await brokenInvariants(store.db);
    for (const fault of faults) console.error(fault);
    if (faults.length) process.exitCode = 1;
    else console.log('The ledger adds up, and all rows agree with it.');
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = [ConfigError, FolderInUseError, NewerSchemaError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
});
