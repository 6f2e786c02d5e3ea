import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { sql } from 'kysely';
import { Server, type Socket } from 'socket.io';
import type { Store } from './database';
import { livingSessions, versionOf } from './sessions';
import { hashToken } from './tokens';

/** Tells open pages of an account that something changed, or a user that something happened. */
export interface Realtime {
  /** `topic` is a resource's live topic; pages that show it read again. */
  live(accountId: number, topic: string, type: 'created' | 'updated' | 'deleted', ids: number[]): void;
  /** efi:new_notification (SHELL-7.4-10). */
  notify(accountId: number, userIds: number[], notification: object): void;
  /** Cuts the sockets of sessions that ended. */
  disconnect(sessionHash: string): void;
  close(): Promise<void>;
}

const accountRoom = (accountId: number) => `account:${accountId}`;
const userRoom = (accountId: number, userId: number) => `account:${accountId}:user:${userId}`;
const sessionRoom = (hash: string) => `session:${hash}`;

const SWEEP_MS = 15_000;

/** Sockets at /bff/socket/; each attempt brings a fresh single-use token, and the rooms come from it. */
export async function startRealtime(
  http: HttpServer,
  store: Store,
  isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean,
): Promise<Realtime> {
  const io = new Server(http, {
    path: '/bff/socket/',
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (req, done) =>
      done(null, req.headers.origin === undefined || isOwnOrigin(req.headers.origin, req.headers.host)),
  });
  if (store.pool) {
    await store.execute(
      'create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)',
    );
    io.adapter(createAdapter(store.pool, { errorHandler: tellFault }));
  }
  io.use(async (socket, next) => {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string') return next(new Error('token'));
    const { rows } = await store.execute(
      `with used as (delete from socket_tokens where token_hash = $1 returning session_hash, expires_at)
       select s.token_hash, s.user_id, s.account_id from used join sessions s on s.token_hash = used.session_hash
       where used.expires_at > now()`,
      [hashToken(token)],
    );
    const session = rows[0];
    if (!session || !(await livingSessions(store.db, [session.token_hash])).size) return next(new Error('token'));
    socket.data = { session: session.token_hash, account: session.account_id } satisfies Data;
    await socket.join([
      accountRoom(session.account_id),
      userRoom(session.account_id, session.user_id),
      sessionRoom(session.token_hash),
    ]);
    next();
  });
  io.on('connection', (socket) => {
    // The session may have ended since the token was taken, before there was a socket to cut.
    void cutDead([socket], store);
    // From here on it hears; the version tells whether anything happened since the page read it with its session.
    socket.on('userSocket/connected', (done?: unknown) => {
      if (typeof done === 'function')
        void tellVersion(dataOf(socket).account, store, done as (version: number) => void);
    });
  });
  const sweep = setInterval(() => void cutDead([...io.sockets.sockets.values()], store), SWEEP_MS);
  return {
    live: (accountId, topic, type, ids) => io.to(accountRoom(accountId)).emit('live', { topic, type, ids }),
    notify: (accountId, userIds, notification) => {
      for (const id of userIds) io.to(userRoom(accountId, id)).emit('efi:new_notification', notification);
    },
    disconnect: (hash) => io.in(sessionRoom(hash)).disconnectSockets(true),
    close: () => {
      clearInterval(sweep);
      return io.close();
    },
  };
}

/** A session also ends without a request: idle, too old, or its access taken away. Its sockets hear nothing more then. */
async function cutDead(open: Socket[], store: Store): Promise<void> {
  if (!open.length) return;
  try {
    const living = await livingSessions(store.db, [...new Set(open.map((socket) => sessionOf(socket)))]);
    for (const socket of open) if (!living.has(sessionOf(socket))) socket.disconnect(true);
  } catch (error) {
    tellFault(error);
  }
}

async function tellVersion(account: number, store: Store, tell: (version: number) => void): Promise<void> {
  try {
    const { rows } = await sql<{ version: number }>`select ${versionOf(sql`${account}`)} as version`.execute(store.db);
    tell(rows[0]!.version);
  } catch (error) {
    tellFault(error);
  }
}

const tellFault = (error: unknown) => console.error(`sockets: ${(error as Error).message}`);

interface Data {
  session: string;
  account: number;
}

const dataOf = (socket: Socket): Data => socket.data as Data;
const sessionOf = (socket: Socket): string => dataOf(socket).session;
