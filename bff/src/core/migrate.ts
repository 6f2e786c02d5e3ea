import { Migrator, sql, type Migration } from 'kysely';
import type { Store } from './database';

export class NewerSchemaError extends Error {}

const files = import.meta.glob<string>('../../migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** Every migration, in the order of its file name; the same on both databases. */
const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.split('/').at(-1)!.replace('.sql', ''),
    {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    },
  ]),
);

/**
 * Brings the schema up to date, all in one transaction.
 * @throws NewerSchemaError where the database was made by a newer program.
 */
export async function migrate(store: Store): Promise<void> {
  const known = Object.keys(migrations);
  const { rows } = await store.execute(
    "select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'kysely_migration'",
  );
  if (rows.length) {
    const done = await store.execute('select name from kysely_migration');
    const unknown = done.rows.map((r) => r.name as string).filter((name) => !known.includes(name));
    if (unknown.length)
      throw new NewerSchemaError(
        `The database was made by a newer Balcão (it has ${unknown.join(', ')}). Run that version, or give this one another BALCAO_DATA or DATABASE_URL.`,
      );
  }
  const { error } = await new Migrator({
    db: store.db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
}
