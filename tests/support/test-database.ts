import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyDivided, dropDivided } from './citus';
import { openEmbedded, openPostgres, type Store } from '../../bff/src/core/database';

/**
 * The demo bank is cached as long as its sources do not change: as a dump for the embedded database, as templates for
 * PostgreSQL. `of`: its fingerprint. Starting from a dump takes a fifth of the time of making a database.
 */
export const imageFile = (of = madeOf(), holds: 'demo' | 'nothing' = 'demo'): string =>
  join(tmpdir(), `balcao-test-${process.getuid?.() ?? 0}-${of}${holds === 'nothing' ? '-empty' : ''}.image`);
export const template = (of = madeOf(), holds: 'demo' | 'nothing' = 'demo'): string =>
  `balcao_test_template_${of.replaceAll('-', '_')}${holds === 'nothing' ? '_empty' : ''}`;

/** The fingerprint of the demo bank that the run's set-up made (prepare-database.ts). */
const madeOf = () => process.env['BALCAO_TEST_BANK']!;

export const postgresUrl = process.env['TEST_DATABASE_URL'];

export const databaseUrl = (name: string): string => {
  const url = new URL(postgresUrl!);
  url.pathname = `/${name}`;
  return url.toString();
};

/** Settings of a bank on a database: over the PgBouncer at TEST_POOLER (host:port, docs/operations.md), where there is one. */
export function databaseSettings(url: string): { DATABASE_URL: string; DATABASE_DIRECT_URL?: string } {
  const pooler = process.env['TEST_POOLER'];
  if (!pooler) return { DATABASE_URL: url };
  return { DATABASE_URL: Object.assign(new URL(url), { host: pooler }).toString(), DATABASE_DIRECT_URL: url };
}

export async function asPostgresAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the PostgreSQL is the coordinator of a Citus cluster, and each bank is divided (citus.ts). */
export const onCitus = !!process.env['TEST_CITUS'];

/** Creates a PostgreSQL database. @param from its template: of the demo bank, or 'template0' for an empty database */
export async function freshPostgres(from: string = template()): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `balcao_test_${randomBytes(6).toString('hex')}`;
  if (onCitus && from !== 'template0') {
    await copyDivided(postgresUrl!, name, from);
    return { url: databaseUrl(name), drop: () => dropDivided(postgresUrl!, name) };
  }
  await asPostgresAdmin(async (client) => {
    const { rows } = await client.query("select current_setting('fsync') = 'off' as fast");
    // copied as files it takes half the time, but waits for the disk where that is not left out
    await client.query(`create database ${name} template ${from} strategy ${rows[0].fast ? 'file_copy' : 'wal_log'}`);
    // no test ends the server, so that a commit need not wait for the disk
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return {
    url: databaseUrl(name),
    drop: () =>
      asPostgresAdmin(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** A fresh copy of the demo bank on the database under test: PostgreSQL where TEST_DATABASE_URL is set. */
export const openTestStore = (): Promise<Store> =>
  postgresUrl ? openFresh(template()) : openEmbedded(undefined, new Blob([readFileSync(imageFile())]));

/** A fresh database that has the schema and no rows. */
export const openEmptyStore = (): Promise<Store> =>
  postgresUrl
    ? openFresh(template(undefined, 'nothing'))
    : openEmbedded(undefined, new Blob([readFileSync(imageFile(undefined, 'nothing'))]));

/** A fresh database without a schema. */
export const openBareStore = (): Promise<Store> => (postgresUrl ? openFresh('template0') : openEmbedded());

async function openFresh(from: string): Promise<Store> {
  const { url, drop } = await freshPostgres(from);
  // 20 connections: two test files at once, each with two bank processes, stay within the usual 100 of a server
  const { DATABASE_URL, DATABASE_DIRECT_URL } = databaseSettings(url);
  const store = openPostgres(DATABASE_URL, 20, DATABASE_DIRECT_URL);
  return {
    ...store,
    close: async () => {
      await store.close();
      await drop();
    },
  };
}
