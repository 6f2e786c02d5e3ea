import { Migrator, sql, type Migration } from 'kysely';
import type { Store } from './database';
import { histories, roomOf, type Histories } from './migration-files';

export class NewerSchemaError extends Error {}

/**
 * Brings the schema up to date in one transaction. Missing migrations run in the order of their times, of whatever area and whatever ran
 * before. Tables of a removed area stay as they are.
 * @throws NewerSchemaError where the database holds a migration that this program lacks of an area it has.
 */
export async function migrate(store: Store, { files, rooms }: Histories = histories): Promise<void> {
  const unknown = (await applied(store)).filter((name) => !(name in files));
  const newer = unknown.filter((name) => isOurs(name, rooms));
  if (newer.length)
    throw new NewerSchemaError(
      `The database was made by a newer Balcão (it has ${newer.join(', ')}). Run that version, or give this ` +
        'one another BALCAO_DATA or DATABASE_URL.',
    );
  // the migrator must know every migration that ever ran; those of removed areas are given as empty
  const gone = unknown.map((name) => [name, ''] as const);
  const migrations = Object.fromEntries([...Object.entries(files), ...gone].map(([name, text]) => [name, run(text)]));
  const { error } = await new Migrator({
    db: store.db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
}

/** Migrations of this program that the database lacks, as one restored from an older backup does. */
export async function missingMigrations(store: Store, { files }: Histories = histories): Promise<string[]> {
  const there = new Set(await applied(store));
  return Object.keys(files).filter((name) => !there.has(name));
}

const run = (text: string): Migration => ({ up: async (db) => void (await sql.raw(text).execute(db)) });

/** Names of all that ran on the database, none where it is new. */
async function applied(store: Store): Promise<string[]> {
  const { rows } = await store.execute(
    "select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'kysely_migration'",
  );
  if (!rows.length) return [];
  return (await store.execute('select name from kysely_migration')).rows.map((row) => row.name as string);
}

/** Whether this program should have the migration: it is of an area it has, or of the first history, which knew no areas. */
const isOurs = (name: string, rooms: ReadonlySet<string>): boolean => !name.includes('/') || rooms.has(roomOf(name));
