import { isApiError } from '../providers/api-error';
import { sessionStore } from '../providers/session';

interface Intent {
  /** A UUID. */
  key: string;
  /** It was done. */
  settle: () => void;
}

const REFUSALS = new Set([400, 404, 409, 422]);

/** It was looked at, and nothing of it done. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && REFUSALS.has(error.status) && error.code !== 'account-mismatch';

/** Nobody knows whether it was done: no answer came, or one that is not the BFF's. What was not let in, or not sent at all, says nothing of what was sent before. */
export const isUnsure = (error: unknown): boolean =>
  !isApiError(error) || (error.code !== 'offline' && !(error.status >= 400 && error.status < 500));

async function digest(input: object): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key an action is sent with. It is kept in the tab until it is done: the same asked again after a lost answer, in a
 * page loaded anew too, is the same intent. The same call asked for something else is another. (The BFF frees the key of a refusal.)
 */
export async function intentOf(call: string, input: { params?: object }): Promise<Intent> {
  const { session } = sessionStore.get();
  const place = `balcao:intent:${session?.user.id}:${session?.currentAccount.id}:${call} ${JSON.stringify(input.params ?? {})}`;
  const asked = await digest(input);
  const [before, kept] = sessionStorage.getItem(place)?.split(' ') ?? [];
  const key = before === asked && kept ? kept : crypto.randomUUID();
  sessionStorage.setItem(place, `${asked} ${key}`);
  return { key, settle: () => sessionStorage.removeItem(place) };
}
