import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres, type Store } from '../../bff/src/core/database';
import { brokenInvariants } from '../../bff/src/invariants';
import { BankProcess } from './bank-process';
import { freshPostgres, imageFile, postgresUrl } from './test-database';

/** A demo bank whose data outlive its processes: in a folder, or on PostgreSQL where TEST_DATABASE_URL is set. */
export interface LastingBank {
  process: BankProcess;
  /** A second process over the same PostgreSQL, not yet started; null on the embedded database, which has one. */
  other: BankProcess | null;
  /** Reads the bank's database; on the embedded one no process may be running meanwhile. */
  inspect<T>(read: (store: Store) => Promise<T>): Promise<T>;
  /** Kills `process` by SIGKILL. */
  kill(): Promise<void>;
  /** @throws Error where the bank's rows disagree with each other. */
  remove(): Promise<void>;
}

/** @param env further settings of its processes */
export async function openLastingBank(env: Record<string, string> = {}): Promise<LastingBank> {
  const fresh = postgresUrl ? await freshPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'balcao-lasting-'));
  if (!fresh) await (await openEmbedded(join(folder, 'database'), new Blob([readFileSync(imageFile())]))).close();
  const process = new BankProcess({ ...env, ...(fresh ? { DATABASE_URL: fresh.url } : { BALCAO_DATA: folder }) });
  const other = fresh && new BankProcess({ ...env, DATABASE_URL: fresh.url });
  const inspect: LastingBank['inspect'] = async (read) => {
    const store = fresh ? openPostgres(fresh.url, 2) : await openEmbedded(join(folder, 'database'));
    return read(store).finally(() => store.close());
  };
  return {
    process,
    other,
    inspect,
    kill: async () => void (await process.kill()),
    remove: async () => {
      await process.kill();
      await other?.kill();
      const faults = await inspect((store) => brokenInvariants(store.db));
      rmSync(folder, { recursive: true, force: true });
      await fresh?.drop();
      if (faults.length) throw new Error(faults.join('\n'));
    },
  };
}
