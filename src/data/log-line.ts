import { api } from '../providers/api';

/** Writes into the bank's log that something was done on this page; nothing waits for it. */
export const logLine = (message: string): void =>
  void api('POST /log/{type}', {
    params: { type: 'info' },
    body: { message, path: window.location.pathname.slice(0, 300) },
  }).catch(() => undefined);
