import type { Server as HttpServer } from 'node:http';
import type { TopicName } from '@balcao/contract/core/registry';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server, type Socket } from 'socket.io';
import type { Store } from './database';
import { lately } from './lately';
import { listeningOver } from './listening';
import { audienceRooms, partRooms, roomsHeard, type Audience } from './rooms';
import { livingSessions, type Caller } from './sessions';
import { hashToken } from './tokens';
import { logFault } from './log';

/** Tells open pages of an account that something changed, or a user that something happened. */
export interface Realtime {
  /** `topic` is a resource's live topic; open pages that show it read again, if their user may hear the topic. */
  live(
    accountId: number,
    topic: TopicName,
    type: 'created' | 'updated' | 'deleted',
    ids: number[],
    /** Absent: all who may hear the topic are told the ids. */
    audience?: Audience,
  ): void;
  /** efi:new_notification (SHELL-7.4-10). */
  notify(accountId: number, userIds: number[], notification: object): void;
  /** A person's permissions on an account changed: their sockets, in every process, follow at once, and their pages read them again. */
  regrant(accountId: number, userId: number, may: Pick<Caller, 'role' | 'grants'>): void;
  /** Cuts the sockets of sessions that ended. */
  disconnect(sessionHash: string): void;
  /** Cuts the sockets of a person who no longer takes part in an account. */
  expel(accountId: number, userId: number): void;
  /** How many sockets this process holds. */
  open(): number;
  close(): Promise<void>;
}

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
  // events may have been missed meanwhile: pages whose connection is cut connect again at once and read again
  const { pool, direct } = store;
  const listening =
    pool &&
    direct &&
    listeningOver({ pool, direct }, () => io.sockets.sockets.forEach((socket) => socket.conn.close()));
  if (listening) {
    // one process after the other: where two start at once, 'if not exists' alone lets both create it, and one fails
    await store.execute(
      `do $$ begin
         perform pg_advisory_xact_lock(hashtext('socket_io_attachments'));
         create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea);
       end $$`,
    );
    io.adapter(createAdapter(listening.pool, { errorHandler: logError }));
  }
  const admit = async (socket: Socket): Promise<boolean> => {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string') return false;
    const { rows } = await store.execute(
      `with used as (delete from socket_tokens where token_hash = $1 returning session_hash, expires_at)
       select s.token_hash, s.user_id, s.account_id from used join sessions s on s.token_hash = used.session_hash
       where used.expires_at > now()`,
      [hashToken(token)],
    );
    const session = rows[0];
    const may = session && (await livingSessions(store.db, [session.token_hash])).get(session.token_hash);
    if (!may) return false;
    socket.data = { session: session.token_hash, account: session.account_id } satisfies Data;
    await socket.join([
      ...roomsHeard(session.account_id, may).heard,
      userRoom(session.account_id, session.user_id),
      sessionRoom(session.token_hash),
    ]);
    return true;
  };
  io.use(async (socket, next) => {
    const isAdmitted = await admit(socket).catch(logError);
    if (isAdmitted) next();
    else next(new Error(isAdmitted === undefined ? 'unavailable' : 'token'));
  });
  io.on('connection', (socket) => {
    // The session may have ended, or its grants changed, after its token was issued and before this socket could be told.
    void review([socket], store);
    // From here on the socket hears events. The page says for how many milliseconds it heard none, and is told whether there were any.
    socket.on('userSocket/connected', (within: unknown, done?: unknown) => {
      if (typeof done === 'function') done(happened(dataOf(socket).account, Number(within)));
    });
  });
  const { tell, tellNow: emitWaiting, happened } = teller(io, store);
  const sweep = setInterval(() => void review([...io.sockets.sockets.values()], store), SWEEP_MS);
  return {
    live: (accountId, topic, type, ids, audience) => {
      if (!audience) return tell(accountId, audienceRooms(accountId, topic), 'live', { topic, type, ids });
      const { whole, bare } = partRooms(accountId, audience);
      tell(accountId, whole, 'live', { topic, type, ids });
      tell(accountId, bare, 'live', { topic, type, ids: [] }, whole);
    },
    notify: (accountId, userIds, notification) => {
      for (const id of userIds) tell(accountId, [userRoom(accountId, id)], 'efi:new_notification', notification);
    },
    regrant: (accountId, userId, may) => {
      const { heard, unheard } = roomsHeard(accountId, may);
      const sockets = io.in(userRoom(accountId, userId));
      sockets.socketsLeave(unheard);
      sockets.socketsJoin(heard);
      io.to(userRoom(accountId, userId)).emit('userSocket/permissions');
    },
    expel: (accountId, userId) => io.in(userRoom(accountId, userId)).disconnectSockets(true),
    disconnect: (hash) => io.in(sessionRoom(hash)).disconnectSockets(true),
    open: () => io.sockets.sockets.size,
    close: async () => {
      clearInterval(sweep);
      emitWaiting();
      await io.close();
      await listening?.close();
    },
  };
}

interface Word {
  account: number;
  rooms: string[];
  /** Rooms whose sockets were told already. */
  except: string[];
  event: string;
  data: object;
}

/** Milliseconds for which events to other processes are gathered. */
const TELL_MS = 20;

/** Tells this process's sockets at once, and gathers events for other processes: each message to them is a statement of the database. */
function teller(io: Server, store: Store) {
  let waiting: Word[] = [];
  const memory = lately();
  const emitHere = (words: Word[]) =>
    words.forEach(({ account, rooms, except, event, data }) => {
      memory.note(account);
      io.local.to(rooms).except(except).emit(event, data);
    });
  const emitWaiting = () => {
    const words = waiting;
    waiting = [];
    if (words.length) io.serverSideEmit('told', words);
  };
  io.on('told', emitHere);
  return {
    tell: (account: number, rooms: string[], event: string, data: object, except: string[] = []) => {
      const word = { account, rooms, except, event, data };
      emitHere([word]);
      if (!store.pool) return;
      if (!waiting.length) setTimeout(emitWaiting, TELL_MS);
      waiting.push(word);
    },
    tellNow: emitWaiting,
    happened: memory.happened,
  };
}

/**
 * Checks open sockets against their sessions. A session also ends without a request (idle, too old, access taken away): its sockets are
 * closed. The others are put into the rooms of what their people may hear now, in case the message of a change was missed.
 */
async function review(open: Socket[], store: Store): Promise<void> {
  if (!open.length) return;
  try {
    const living = await livingSessions(store.db, [...new Set(open.map((socket) => dataOf(socket).session))]);
    for (const socket of open) {
      const { session, account } = dataOf(socket);
      const may = living.get(session);
      if (!may) socket.disconnect(true);
      else {
        const { heard, unheard } = roomsHeard(account, may);
        for (const room of unheard) if (socket.rooms.has(room)) void socket.leave(room);
        void socket.join(heard);
      }
    }
  } catch (error) {
    logError(error);
  }
}

const logError = (error: unknown) => logFault('sockets', error);

interface Data {
  session: string;
  account: number;
}

const dataOf = (socket: Socket): Data => socket.data as Data;
