import { sessionStore } from './session';

async function digest(input: object): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Intent {
  /** A UUID. */
  key: string;
  /** To be called once the write was answered. */
  settle: () => void;
}

/**
 * The idempotency key that a write is sent with. It is stored in the tab until the write is answered: the same write repeated after a lost
 * answer, even in a reloaded page, is the same intent. The same call with other input is another. (The BFF frees the key of a refusal.)
 */
export async function intentOf(call: string, input: { params?: unknown }): Promise<Intent> {
  const { session } = sessionStore.get();
  const place = `balcao:intent:${session?.user.id}:${session?.currentAccount.id}:${call} ${JSON.stringify(input.params ?? {})}`;
  const hash = await digest(input);
  const [before, stored] = sessionStorage.getItem(place)?.split(' ') ?? [];
  const key = before === hash && stored ? stored : crypto.randomUUID();
  sessionStorage.setItem(place, `${hash} ${key}`);
  return { key, settle: () => sessionStorage.removeItem(place) };
}

/** Sends a write as one intent, which ends once the write is answered. */
export async function asIntent<T>(
  call: string,
  input: { params?: unknown; query?: unknown; body?: unknown },
  send: (key: string) => Promise<T>,
): Promise<T> {
  const intent = await intentOf(call, input);
  const answer = await send(intent.key);
  intent.settle();
  return answer;
}
