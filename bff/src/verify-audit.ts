import { parseArgs } from 'node:util';
import { verifyAudit, type NotedHead } from './core/audit-chain';
import { ConfigError, readConfig } from './core/config';
import { FolderInUseError } from './core/folder-lock';
import { NewerSchemaError } from './core/migrate';
import { openStore } from './core/open-store';

const HELP = `npm run audit:verify -- [--head 7:42:9f86d0…]
Follows the chain of every account's audit log in the configured database (DATABASE_URL, or the folder BALCAO_DATA of a bank that is
stopped). Ends with 1 where a row was changed, added or taken out. --head: account, entry and seal as the account's owner noted them.`;

class WrongCall extends Error {}

function readHead(text: string): NotedHead {
  const [, account, entries, hash] = /^(\d{1,15}):(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!hash) throw new WrongCall(`--head is ACCOUNT:ENTRY:SEAL; it is ${JSON.stringify(text)}`);
  return { accountId: Number(account), entries: Number(entries), hash };
}

function readCall(args: string[]): NotedHead[] | null {
  try {
    const { values } = parseArgs({
      args,
      options: { head: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean' } },
    });
    return values.help ? null : values.head.map(readHead);
  } catch (error) {
    throw error instanceof WrongCall ? error : new WrongCall((error as Error).message);
  }
}

async function main(): Promise<void> {
  const heads = readCall(process.argv.slice(2));
  if (!heads) return console.log(HELP);
  const store = await openStore(readConfig(process.env));
  try {
    const { accounts, entries, faults } = await verifyAudit(store, heads);
    for (const fault of faults) console.error(fault);
    if (faults.length) process.exitCode = 1;
    else console.log(`${entries} entries of ${accounts} accounts: nothing was changed.`);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const expected =
    error instanceof WrongCall ||
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof NewerSchemaError;
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
});
