import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { serverUrl, type Config } from '../core/config';
import { openEmbedded, openPostgres, type Store } from '../core/database';
import { lockFolder } from '../core/folder-lock';
import { faultsOf, figuresOf, type Figures } from './figures';

/** A backup that cannot be made, or restored. */
export class BackupError extends Error {}

const DUMP = 'database.dump';
const IMAGE = 'database.tar.gz';
const FIGURES = 'figures.json';
const run = promisify(execFile);

/** The address of a database as its programs take it from the environment: arguments can be read by everybody on the machine. */
function environmentOf(url: string): Record<string, string | undefined> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
}

async function runTool(url: string, tool: string, args: string[]): Promise<void> {
  try {
    await run(tool, args, { env: environmentOf(url), maxBuffer: 10_000_000 });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw new BackupError(`${tool} is not there: install PostgreSQL's client programs`);
    throw new BackupError(`${tool}: ${stderr?.trim() || (error as Error).message}`);
  }
}

/** Figures and dump are of one snapshot, though the bank serves meanwhile. */
async function dumpPostgres(url: string, folder: string): Promise<Figures> {
  const store = openPostgres(url, 2);
  try {
    return await store.transaction(async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx);
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
      const snapshot = `--snapshot=${rows[0]!.snapshot}`;
      await runTool(url, 'pg_dump', ['--format=custom', '--no-owner', snapshot, `--file=${join(folder, DUMP)}`]);
      return figuresOf(trx, 'postgres');
    });
  } finally {
    await store.close();
  }
}

async function dumpEmbedded(data: string, folder: string): Promise<Figures> {
  if (!existsSync(join(data, 'database'))) throw new BackupError(`There is no bank in ${data}.`);
  return withFolder(data, undefined, async (store) => {
    const figures = await figuresOf(store.db, 'embedded');
    writeFileSync(join(folder, IMAGE), Buffer.from(await (await store.dump!('gzip')).arrayBuffer()), { mode: 0o600 });
    return figures;
  });
}

/** The embedded database of a folder that no process uses. @throws FolderInUseError where one does */
async function withFolder<T>(data: string, image: Blob | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const unlock = await lockFolder(data);
  try {
    const store = await openEmbedded(join(data, 'database'), image);
    return await work(store).finally(() => store.close());
  } finally {
    await unlock();
  }
}

/**
 * Writes a backup of the configured database into a new folder: its dump, and the figures by which a restored one is compared. The folder
 * has its name once it is whole.
 * @throws BackupError where the folder is there, or the dump fails
 */
export async function backUp(config: Config, to: string): Promise<Figures> {
  const folder = resolve(to);
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: a backup gets a folder of its own.`);
  const making = `${folder}.partial`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  const server = serverUrl(config);
  const figures = server ? await dumpPostgres(server, making) : await dumpEmbedded(resolve(config.BALCAO_DATA), making);
  writeFileSync(join(making, FIGURES), `${JSON.stringify(figures, null, 2)}\n`);
  renameSync(making, folder);
  return figures;
}

function readFigures(folder: string): Figures {
  try {
    return JSON.parse(readFileSync(join(folder, FIGURES), 'utf8')) as Figures;
  } catch {
    throw new BackupError(`${folder} holds no whole backup.`);
  }
}

async function restorePostgres(url: string, folder: string, figures: Figures): Promise<string[]> {
  const store = openPostgres(url, 2);
  try {
    const { rows } = await store.execute(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    if (rows.length) throw new BackupError('The database is not empty: a backup is restored into an empty one.');
    const flags = ['--no-owner', '--exit-on-error', '--single-transaction'];
    await runTool(url, 'pg_restore', [...flags, `--dbname=${environmentOf(url)['PGDATABASE']}`, join(folder, DUMP)]);
    return await faultsOf(store, figures);
  } finally {
    await store.close();
  }
}

async function restoreEmbedded(data: string, folder: string, figures: Figures): Promise<string[]> {
  if (existsSync(join(data, 'database')))
    throw new BackupError(`${data} holds a bank: a backup is restored into an empty folder.`);
  return withFolder(data, new Blob([readFileSync(join(folder, IMAGE))]), (store) => faultsOf(store, figures));
}

/**
 * Restores a backup into the configured database, which must be empty, and checks it.
 * @returns what is wrong with the restored bank, one line each
 * @throws BackupError where nothing was restored
 */
export async function restore(config: Config, from: string): Promise<string[]> {
  const folder = resolve(from);
  const figures = readFigures(folder);
  const server = serverUrl(config);
  const kind = server ? 'postgres' : 'embedded';
  if (figures.kind !== kind)
    throw new BackupError(`The backup is of the ${figures.kind} database, and the configured one is ${kind}.`);
  return server
    ? restorePostgres(server, folder, figures)
    : restoreEmbedded(resolve(config.BALCAO_DATA), folder, figures);
}
