import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres, type Store } from '../../bff/src/core/database';
import { BankProcess } from './bank-process';
import { freshPostgres, imageFile, postgresUrl } from './test-database';

/** A bank that outlives its process: the demo bank in a folder, or on PostgreSQL where TEST_DATABASE_URL is set. */
export interface LastingBank {
  process: BankProcess;
  /** Looks into its database; no process is at it meanwhile. */
  look<T>(read: (store: Store) => Promise<T>): Promise<T>;
  /** kill -9; what the process was doing is nobody's at once, not after the minute that PostgreSQL's jobs wait for it. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function openLastingBank(): Promise<LastingBank> {
  const fresh = postgresUrl ? await freshPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'balcao-lasting-'));
  if (!fresh) await (await openEmbedded(join(folder, 'database'), new Blob([readFileSync(imageFile())]))).close();
  const process = new BankProcess(fresh ? { DATABASE_URL: fresh.url } : { BALCAO_DATA: folder });
  const look: LastingBank['look'] = async (read) => {
    const store = fresh ? openPostgres(fresh.url, 2) : await openEmbedded(join(folder, 'database'));
    return read(store).finally(() => store.close());
  };
  return {
    process,
    look,
    kill: async () => {
      await process.kill();
      if (fresh)
        await look((store) =>
          store.execute("update jobs.job set started_on = started_on - interval '1 minute' where state = 'active'"),
        );
    },
    remove: async () => {
      await process.kill();
      rmSync(folder, { recursive: true, force: true });
      await fresh?.drop();
    },
  };
}
