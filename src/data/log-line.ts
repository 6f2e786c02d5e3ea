import { api } from '../providers/api';

/** Writes a line into the bank's log: something was done, or failed, on this page. The caller does not wait for it. */
export const logLine = (message: string, type: 'info' | 'error' = 'info'): void =>
  void api('POST /log/{type}', {
    params: { type },
    body: { message: message.slice(0, 2000), path: window.location.pathname.slice(0, 300) },
  }).catch(() => undefined);
