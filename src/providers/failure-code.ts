/** What the log of the bank calls the request that failed last, where the failure was the server's: support searches by it. */
let last: string | undefined;
const listeners = new Set<() => void>();

export const failureCode = {
  get: () => last,
  /** Notes an answer that is not 2xx; null where none came. */
  note(response: Response | null) {
    last = (response && response.status >= 500 && response.headers.get('x-request-id')) || undefined;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
