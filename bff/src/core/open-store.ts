import { join, resolve } from 'node:path';
import type { Config } from './config';
import { openEmbedded, openPostgres, type Store } from './database';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';

/** The configured database, locked where it is embedded, its schema up to date. */
export async function openStore(config: Config): Promise<Store> {
  const store = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, config.DATABASE_POOL, config.DATABASE_DIRECT_URL)
    : await openLocked(resolve(config.BALCAO_DATA));
  try {
    await migrateDirectly(config, store);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Migrations take longer than a pooler may let a transaction take, and set what lasts for the session. */
async function migrateDirectly({ DATABASE_DIRECT_URL: url }: Config, store: Store): Promise<void> {
  if (!url) return migrate(store);
  const direct = openPostgres(url, 2);
  await migrate(direct).finally(() => direct.close());
}

async function openLocked(folder: string): Promise<Store> {
  const unlock = await lockFolder(folder);
  try {
    const store = await openEmbedded(join(folder, 'database'));
    return {
      ...store,
      close: async () => {
        await store.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
