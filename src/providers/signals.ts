/** Facts of the whole tab that screens show and calls report. */
export interface Signals {
  /** A 404 nobody expected: the page layout shows the communication-failure card until 'Tentar novamente' (SHELL-4.15-1). */
  requestError: boolean;
  /** 401: the session ended. */
  expired: boolean;
  /** 409 account-mismatch: another tab switched the account. */
  accountMismatch: boolean;
  /** The person's permissions on the account changed while the page was open. */
  permissionsChanged: boolean;
}

const none: Signals = { requestError: false, expired: false, accountMismatch: false, permissionsChanged: false };
let current = none;
const listeners = new Set<() => void>();

export const signals = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  raise(name: keyof Signals) {
    if (current[name]) return;
    current = { ...current, [name]: true };
    listeners.forEach((listener) => listener());
  },
  clear(name?: keyof Signals) {
    current = name ? { ...current, [name]: false } : none;
    listeners.forEach((listener) => listener());
  },
};
