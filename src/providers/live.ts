import type { LiveEvent, LiveProvider } from '@refinedev/core';
import type { Socket } from 'socket.io-client';
import type { ResourceDefinition } from '../define-resource';
import { api } from './api';
import { isApiError } from './api-error';
import { askResourceAgain, queryClient } from './query-client';
import { sessionStore } from './session';
import { signals } from './signals';

/** What the server sends about the current account. */
export interface LiveMessage {
  topic: string;
  type: string;
  ids?: number[];
  payload?: Record<string, unknown>;
}

type Listener = (message: LiveMessage) => void;
const listeners = new Map<string, Set<Listener>>();
let socket: Socket | undefined;
let wanted = 0;

/** Calls the listener for each event of a topic; `notifications` carries `efi:new_notification`. Answers how to stop. */
export function onTopic(topic: string, listener: Listener): () => void {
  const set = listeners.get(topic) ?? new Set();
  listeners.set(topic, set.add(listener));
  return () => void set.delete(listener);
}

/** Marks all cached answers as stale: hidden pages do not listen, and fetch again when they are shown. */
const doubtAll = () => void queryClient.invalidateQueries({ refetchType: 'none' });

/** Tells the listeners of a topic, and those of '*', which hear every topic (a balance may change with any movement). */
export const publishTopic = (message: LiveMessage) => {
  doubtAll();
  for (const topic of [message.topic, '*']) listeners.get(topic)?.forEach((listener) => listener(message));
};

/** Has every listener read again: events may have been missed while no socket was connected. */
const publishToAll = () => {
  doubtAll();
  for (const [topic, set] of listeners) set.forEach((listener) => listener({ topic, type: 'updated' }));
};

/** After a write of this tab: while no socket is connected, nobody tells it what the write changed. */
export const publishOwnWrite = (): void => {
  if (!socket?.connected) publishToAll();
};

const AFTER_CUT = 3000;

/** The person's permissions on the account changed: menu, pages and buttons follow at once, and the person is told. */
async function reviewPermissions(turn: number): Promise<void> {
  const answer = await api('GET /auth/session').catch(() => undefined);
  if (turn !== wanted || !answer?.session || answer.session.currentAccount.id !== sessionStore.accountId()) return;
  sessionStore.refresh(answer.session);
  signals.raise('permissionsChanged');
  publishToAll();
}

export const live = {
  /** Connects for the current account; a fresh single-use token each attempt, every 300 ms, at most 100 times (SHELL-9-13). */
  async connect() {
    live.disconnect();
    const turn = ++wanted;
    const { io } = await import('socket.io-client').catch(() => ({ io: undefined }));
    if (turn !== wanted || !sessionStore.get().session) return;
    if (!io) {
      // the browser went offline before the code of socket.io was loaded
      window.addEventListener('online', () => turn === wanted && void live.connect(), { once: true });
      return;
    }
    const opened = io({
      path: '/bff/socket/',
      transports: ['websocket', 'polling'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 300,
      randomizationFactor: 0.2,
      reconnectionAttempts: 100,
      auth: (answer) => {
        api('GET /websocket/auth').then(
          ({ token }) => answer({ token }),
          // after an ended session or a switched account, which the shell shows, further attempts are of no use
          (error: unknown) => (isApiError(error) && error.handled ? live.disconnect() : answer({})),
        );
      },
    });
    socket = opened;
    let attempts = 0;
    let wasLost = false;
    opened.on('disconnect', (reason) => {
      wasLost = true;
      // The session ended: fetching a token fails, so that the page closes. After a switch in another tab the new cookie is there by then.
      if (reason === 'io server disconnect') setTimeout(() => turn === wanted && opened.connect(), AFTER_CUT);
    });
    opened.on('connect', () => {
      attempts = 0;
      const isBack = wasLost;
      if (isBack) publishToAll();
      wasLost = false;
      // what happened while the page was opened, before there was a socket, nobody told
      opened.emit('userSocket/connected', Date.now() - sessionStore.get().readAt, (isMissed: boolean) => {
        if (!isBack && isMissed) publishToAll();
      });
    });
    // The server refused the handshake (token spent or too old): socket.io does not try again by itself.
    opened.on('connect_error', () => {
      if (!opened.active && turn === wanted && ++attempts <= 100)
        setTimeout(() => turn === wanted && opened.connect(), 300);
    });
    opened.on('live', (message: LiveMessage) => publishTopic(message));
    opened.on('userSocket/permissions', () => void reviewPermissions(turn));
    opened.on('efi:new_notification', (payload: Record<string, unknown>) =>
      publishTopic({ topic: 'notifications', type: 'created', payload }),
    );
  },
  disconnect() {
    wanted++;
    socket?.removeAllListeners();
    socket?.disconnect();
    socket = undefined;
  },
};

const GATHER = 250;

/** Fetches what shows a resource again, unless it was fetched after the event came, as after an action in this tab. */
export const heedResource = ({ channel, date }: LiveEvent): void =>
  void askResourceAgain(channel.replace('resources/', ''), date);

/** Refine's live provider: a resource hears its topic; `topics/x` hears x. A burst of events is told once, with the time of the last. */
export const createLiveProvider = (resources: readonly ResourceDefinition[]): LiveProvider => ({
  subscribe({ channel, callback }) {
    const [kind, name = ''] = channel.split(/\/(.*)/s);
    const topic = kind === 'resources' ? resources.find((resource) => resource.name === name)?.topic : name;
    if (!topic) return () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ids: number[] = [];
    let last = 0;
    const stop = onTopic(topic, (message) => {
      ids.push(...(message.ids ?? []));
      last = Date.now();
      timer ??= setTimeout(() => {
        const event: LiveEvent = {
          channel,
          type: message.type,
          payload: { ...message.payload, ids },
          date: new Date(last),
        };
        timer = undefined;
        ids = [];
        callback(event);
      }, GATHER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
  unsubscribe: (stop: () => void) => stop(),
});
