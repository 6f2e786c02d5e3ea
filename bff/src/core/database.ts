import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { nameOf, statementName, sparing } from './round-trips';
import { queryTracing } from './tracing';

/** Tables; each area adds its own by declaration merging. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface Database {}
export type Db = Kysely<Database> | Transaction<Database>;
export type Trx = Transaction<Database>;

export interface Store {
  kind: 'embedded' | 'postgres';
  db: Kysely<Database>;
  /** The PostgreSQL pool, where there is one (for the socket adapter). */
  pool?: pg.Pool;
  /** For what lasts longer than a transaction, which a pooler between would give to others: LISTEN and advisory locks of a session. */
  direct?: pg.Pool;
  /** One statement with parameters, or several without. */
  execute(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
  /** Runs `work` in one transaction. Calling the outer database inside it is refused on both databases. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** A copy of the embedded database, to start others from, or to keep. */
  dump?(packed?: 'gzip'): Promise<Blob>;
  close(): Promise<void>;
}

/** Tells calls made inside a transaction from others. Only in tests: following every promise takes an eighth of a read's time. */
const inside = process.env['NODE_ENV'] === 'test' ? new AsyncLocalStorage<{ open: boolean }>() : null;

function refuseInside(): void {
  if (inside?.getStore()?.open)
    throw new Error('the outer database was called inside a transaction: use the one at hand');
}

const transactionOf =
  (db: Kysely<Database>) =>
  async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    refuseInside();
    const mark = { open: true };
    try {
      return await db.transaction().execute((trx) => (inside ? inside.run(mark, () => work(trx)) : work(trx)));
    } finally {
      mark.open = false;
    }
  };

/** Runs `work` in the transaction at hand, or in one of its own where there is none. */
export const inOneTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Trx) : db.transaction().execute(work);

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const BYTEA = 17;

/** int8, count and sum are numbers, date is 'yyyy-mm-dd', on both databases; bytea is a Buffer. */
const parsers = { [INT8]: Number, [NUMERIC]: Number, [DATE]: (text: string) => text };

/** A request that is given no connection within this is refused, instead of waiting for a database that is gone. */
const CONNECT_MS = 10_000;

/** SQLSTATE classes and codes of a server that is gone, going or coming, and of the network. */
const GONE = /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the driver, which have no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be reached or a connection to it was lost; what was asked for may be asked for again. */
export const isConnectionLost = (error: Error & { code?: string }): boolean =>
  error.code ? GONE.test(error.code) : LOST.test(error.message);

/** Compiling a statement (jit) takes longer than any of ours runs; the largest sort of a list's page fits in memory. */
const OPTIONS = '-c jit=off -c work_mem=16MB';
/** Jobs hold one direct connection, and the creation of queues and a sweep of jobs take one for a moment. */
const DIRECT_CONNECTIONS = 3;

function poolOf(connectionString: string, max: number, options?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    ...(options ? { options } : {}),
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // a connection that is lost in use fails its statement; without a listener it would end the process as well
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  return pool;
}

/**
 * @param directUrl of the server itself, where `url` leads to it over PgBouncer in transaction mode: that takes no options at the start of
 * a connection, so it is set to give them, and knows no statement by a name that was sent to another connection.
 */
export function openPostgres(url: string, size: number, directUrl?: string): Store {
  for (const [oid, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(oid), parse);
  const pool = poolOf(url, size, directUrl ? undefined : OPTIONS);
  const direct = directUrl ? poolOf(directUrl, DIRECT_CONNECTIONS, OPTIONS) : pool;
  const naming = directUrl ? () => ({}) : statementName;
  const guarded: PostgresPool = {
    connect: async () => {
      refuseInside();
      return sparing(await pool.connect(), naming);
    },
    end: () => pool.end(),
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }), ...queryTracing() });
  return {
    kind: 'postgres',
    db,
    pool,
    direct,
    transaction: transactionOf(db),
    execute: (text, values) => pool.query({ ...naming(text), text, ...(values ? { values } : {}) }),
    close: async () => {
      await pool.end();
      if (direct !== pool) await direct.end();
    },
  };
}

/** The embedded database in a folder, or in memory without one; `image` is a dump to start from. */
export async function openEmbedded(folder?: string, image?: Blob): Promise<Store> {
  if (folder) mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(image ? { loadDataDir: image } : {}),
    parsers: { ...parsers, [BYTEA]: (hex) => Buffer.from(hex.slice(2), 'hex') },
    extensions: { btree_gin, pg_trgm },
  });
  const pool = new SingleConnectionPool(lite);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...queryTracing() });
  return {
    kind: 'embedded',
    db,
    transaction: transactionOf(db),
    execute: async (text, values) => {
      const client = await pool.connect();
      try {
        return await client.query(text, values ?? []);
      } finally {
        client.release();
      }
    },
    dump: (packed) => lite.dumpDataDir(packed ?? 'none'),
    close: () => lite.close(),
  };
}

/** PGlite as a pool of one connection, so that both databases run the same driver. */
class SingleConnectionPool implements PostgresPool {
  #tail: Promise<void> = Promise.resolve();
  #prepared = new Set<string>();

  constructor(private readonly lite: PGlite) {}

  async connect(): Promise<any> {
    refuseInside();
    let free!: () => void;
    const turn = this.#tail;
    this.#tail = new Promise((resolve) => (free = resolve));
    await turn;
    return {
      query: async (text: string, values: readonly unknown[] = []) => {
        // several statements in one text, as pg-boss sends them, never have values
        if (values.length === 0 && /;\s*\S/.test(text)) return this.#several(text);
        const name = values.length === 0 ? nameOf(text) : undefined;
        const result = await this.lite.query<any>(name ? await this.#prepare(name, text) : text, [...values]);
        return { command: 'UPDATE', rowCount: result.affectedRows ?? result.rows.length, rows: result.rows };
      },
      release: free,
    };
  }

  /** PGlite prepares none by itself: those without values are, by name. */
  async #prepare(name: string, text: string): Promise<string> {
    if (!this.#prepared.has(name)) await this.lite.exec(`prepare ${name} as ${text}`);
    this.#prepared.add(name);
    return `execute ${name}`;
  }

  async #several(text: string) {
    try {
      const results = await this.lite.exec(text);
      return { command: 'UPDATE', rowCount: 0, rows: results.at(-1)?.rows ?? [] };
    } catch (error) {
      await this.lite.exec('rollback').catch(() => undefined);
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#tail;
  }
}
