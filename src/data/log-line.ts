import { api } from '../providers/api';

/** Writes into the bank's log that something was done, or went wrong, on this page; nothing waits for it. */
export const logLine = (message: string, type: 'info' | 'error' = 'info'): void =>
  void api('POST /log/{type}', {
    params: { type },
    body: { message: message.slice(0, 2000), path: window.location.pathname.slice(0, 300) },
  }).catch(() => undefined);
