import pg from 'pg';
import { logFault } from './log';

/** What the socket adapter takes for a pool. */
export interface Listening {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * The adapter's messages go out through the pool; what it hears comes over one direct connection of its own, outside of any pool.
 * The adapter asks for another connection once this one is lost, within 3 s. `heardAgain` is called when that one hears.
 */
export function listeningOver({ pool, direct }: { pool: pg.Pool; direct: pg.Pool }, heardAgain: () => void): Listening {
  let last: pg.Client | undefined;
  const leave = async () => {
    last?.removeAllListeners('end');
    await last?.end().catch(() => undefined);
  };
  const connect = async () => {
    const isBack = last !== undefined;
    // a connection that is lost while it begins to listen is asked for twice: only the later one may hear, or all is heard twice
    void leave();
    const client = new pg.Client(direct.options);
    last = client;
    client.on('error', (error) => logFault('sockets', error));
    await client.connect();
    // sent after the adapter's LISTEN, so answered after it
    if (isBack) setImmediate(() => void client.query('select 1').then(heardAgain, () => undefined));
    return Object.assign(client, { release: () => void leave() });
  };
  return { pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool, close: leave };
}
