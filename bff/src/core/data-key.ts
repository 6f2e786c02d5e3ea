import { randomBytes, scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { ConfigError, type Config } from './config';
import type { Store, Trx } from './database';
import { sealUnder, unsealUnder } from './sealed';

declare module './database' {
  interface Database {
    data_keys: { secret_name: string; sealed: string; created_at: Date };
  }
}

/** What a secret is found by; tells nothing of it. */
const nameOf = (secret: string): string => scryptSync(secret, 'balcao-secret-name', 16).toString('base64url');

/** The key of a bank that has none. One that served before there were data keys hashed and sealed under its secret itself. */
async function firstKey(trx: Trx, secret: string): Promise<string> {
  const served = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return served ? secret : randomBytes(32).toString('base64url');
}

/**
 * The key of every hash and seal of the database, which BALCAO_SECRET opens. It stays the same when the secret is changed, so that
 * sessions, links, codes, secrets of applications and sealed values stay valid: a process with the new secret and the one before it seals the key
 * under the new one too, and processes that know the older one alone go on. Once a process starts with the new secret alone, what is sealed
 * under older ones is deleted.
 * @throws ConfigError where the database was made under another secret
 */
export async function dataKey(
  store: Store,
  { BALCAO_SECRET: secret, BALCAO_SECRET_BEFORE: before }: Pick<Config, 'BALCAO_SECRET' | 'BALCAO_SECRET_BEFORE'>,
): Promise<string | undefined> {
  if (!secret) return undefined;
  return store.transaction(async (trx) => {
    // processes that start together make one key
    await sql`lock table data_keys in share row exclusive mode`.execute(trx);
    const rows = await trx.selectFrom('data_keys').selectAll().execute();
    const rowOf = (of: string) => rows.find((row) => row.secret_name === nameOf(of));
    const add = (key: string) =>
      trx
        .insertInto('data_keys')
        .values({
          secret_name: nameOf(secret),
          sealed: sealUnder(secret, key),
          created_at: sql<Date>`clock_timestamp()`,
        })
        .execute();
    const own = rowOf(secret);
    if (own) {
      if (!before) await trx.deleteFrom('data_keys').where('created_at', '<', own.created_at).execute();
      return unsealUnder(secret, own.sealed);
    }
    const older = before && rowOf(before);
    if (rows.length && !older)
      throw new ConfigError(
        'Wrong settings:\n  BALCAO_SECRET: the database was made under another one; set BALCAO_SECRET_BEFORE to that one',
      );
    const key = older ? unsealUnder(before, older.sealed) : await firstKey(trx, before ?? secret);
    await add(key);
    return key;
  });
}
