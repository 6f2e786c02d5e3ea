// Starts a PostgreSQL for the tests in a folder of its own, or finds one that runs.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

async function works(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int >= 150000 and (select rolcreatedb or rolsuper from pg_roles
        where rolname = current_user) as fit`,
    );
    return rows[0].fit === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Folder with `initdb` and `postgres` of a local installation; undefined where there is none. */
function programs() {
  const places = ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'];
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian))
    places.unshift(
      ...readdirSync(debian)
        .filter((v) => Number(v) >= 15)
        .sort((a, b) => b - a)
        .map((v) => join(debian, v, 'bin')),
    );
  return places.find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')));
}

/**
 * The server of TEST_DATABASE_URL, else one of its own or one that runs: first one of its own where nothing needs to outlive the run, as it
 * need not wait for the disk.
 * @param {{ isLasting?: boolean }} [needs] isLasting: what is made is found again by the next run
 * @returns {Promise<{url: string, stop: () => void} | null>} null: no server found or started @throws Error on a bad TEST_DATABASE_URL
 */
export async function ensurePostgres({ isLasting = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    if (await works(given)) return { url: given, stop: () => {} };
    throw new Error(
      `TEST_DATABASE_URL (${new URL(given).host}) does not answer, is older than 15, or may not create databases.`,
    );
  }
  return isLasting ? ((await findRunning()) ?? startOwn()) : ((await startOwn()) ?? findRunning());
}

/** A server that runs on this machine; null where none does. */
async function findRunning() {
  const user = userInfo().username;
  for (const url of [
    `postgres://${user}@127.0.0.1:5432/postgres`,
    'postgres://postgres@127.0.0.1:5432/postgres',
    'postgres://postgres:postgres@127.0.0.1:5432/postgres',
  ])
    if (await works(url)) return { url, stop: () => {} };
  return null;
}

/**
 * A server of its own, in a folder that is removed when it stops.
 * @returns {Promise<import('./postgres.d.mts').OwnServer | null>} null: no installation found, or it does not start
 */
export async function startOwn() {
  const bin = programs();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'balcao-postgres-'));
  // PostgreSQL refuses to run as root
  const root = process.getuid?.() === 0;
  if (root) execFileSync('chown', ['nobody', folder]);
  const as = (program, args) =>
    root ? ['setpriv', ['--reuid=nobody', '--clear-groups', program, ...args]] : [program, args];
  const data = ['-D', join(folder, 'data')];
  const init = spawnSync(
    ...as(join(bin, 'initdb'), [...data, '-U', 'balcao', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
    { cwd: folder, encoding: 'utf8' },
  );
  if (init.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    console.log(`PostgreSQL could not be started: ${init.stderr}`);
    return null;
  }
  const port = await freePort();
  const url = `postgres://balcao@127.0.0.1:${port}/postgres`;
  // nothing here outlives the machine: three hundred databases are made and dropped twice as fast without waiting for the disk. A commit
  // is written before it is answered all the same, as tests stop this server
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'shared_buffers=256MB',
  ].flatMap((one) => ['-c', one]);
  const start = async () => {
    spawn(...as(join(bin, 'postgres'), [...data, '-p', String(port), '-k', folder, ...settings]), {
      cwd: folder,
      stdio: 'ignore',
    });
    for (let i = 0; i < 100; i++) {
      if (await works(url)) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  };
  const end = () => spawnSync(...as(join(bin, 'pg_ctl'), ['stop', ...data, '-m', 'immediate']), { cwd: folder });
  const stop = () => {
    end();
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async (meanwhile) => {
    end();
    await meanwhile();
    if (!(await start())) throw new Error('PostgreSQL did not start again');
  };
  if (await start()) return { url, bin, stop, restart };
  stop();
  return null;
}
