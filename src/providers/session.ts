import type { Session } from '@balcao/contract/session';
import { dropPrefetched } from './prefetch';

interface State {
  session: Session | null;
  /** Grows with each account switch; screens use it as a key, so that they are mounted anew. */
  epoch: number;
  /** When the session was read, milliseconds since the epoch: what the page shows is no older. */
  readAt: number;
}

let state: State = { session: null, epoch: 0, readAt: 0 };
let inFlight = new AbortController();
const listeners = new Set<() => void>();

const publish = () => listeners.forEach((listener) => listener());

/** Who is signed in, in this tab. Server state lives in react-query; this is only the key to it. */
export const sessionStore = {
  get: (): State => state,
  accountId: () => state.session?.currentAccount.id,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Same account, fresher facts. */
  refresh(session: Session | null) {
    state = { ...state, session };
    publish();
  },
  /** Another account, or nobody: requests under way and prefetched answers of the last one are dropped. */
  replace(session: Session | null) {
    dropPrefetched();
    inFlight.abort(new DOMException('account left', 'AbortError'));
    inFlight = new AbortController();
    state = { session, epoch: state.epoch + 1, readAt: Date.now() };
    publish();
  },
  markShutdown() {
    if (!state.session || state.session.currentAccount.isShutdown) return;
    const currentAccount = { ...state.session.currentAccount, isShutdown: true };
    state = { ...state, session: { ...state.session, currentAccount } };
    publish();
  },
  signal: () => inFlight.signal,
};
