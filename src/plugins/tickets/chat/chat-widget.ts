/** The object that the support chat's script sets as `window.supportChat` (docs/operations.md). */
export interface ChatWidget {
  init(options: { token: string }): void | Promise<void>;
  open(): void | Promise<void>;
  close(): void;
}

declare global {
  interface Window {
    supportChat?: ChatWidget;
  }
}

/** How long a token identifies the person to the chat, in milliseconds (SHELL-9-12). */
export const TOKEN_LIFE_MS = 30 * 60_000;
const RETRY_MS = 500;
const MOST_TRIES = 30;

/** An error with the text that the bank's log gets (SHELL-8-28). */
export class ChatError extends Error {}

interface Identity {
  /** Ids of the person and the account. */
  who: string;
  token: string;
  at: number;
}

let identity: Identity | undefined;
let inited: Identity | undefined;

/**
 * The person's identity for the chat; a new token is fetched if there is none, it is 30 minutes old, or another person's (SHELL-4.1-13).
 * @throws ChatError
 */
async function identify(who: string, ask: () => Promise<string>): Promise<Identity> {
  if (identity?.who === who && Date.now() - identity.at < TOKEN_LIFE_MS) return identity;
  const at = Date.now();
  const token = await ask().catch((error: Error) => {
    throw new ChatError(`token fetch error: ${error.message}`);
  });
  identity = { who, token, at };
  return identity;
}

/** Adds the chat's script, and resolves to its widget: looks every 500 ms, at most 30 times. @throws ChatError */
async function loaded(url: string): Promise<ChatWidget> {
  if (!document.querySelector('script[data-support-chat]')) {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.dataset['supportChat'] = '';
    document.head.append(script);
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (window.supportChat) return window.supportChat;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  // removed, so that another click loads the script again
  document.querySelector('script[data-support-chat]')?.remove();
  throw new ChatError('init attempts exceeded');
}

const failWith = (what: string) => (error: unknown) => {
  throw new ChatError(`${what}: ${error instanceof Error ? error.message : String(error)}`);
};

/** Opens the chat as this person on this account, unless they left it meanwhile (`isStill`). @throws ChatError */
export async function openChat(
  url: string,
  who: string,
  ask: () => Promise<string>,
  isStill: () => boolean,
): Promise<void> {
  const mine = await identify(who, ask);
  const widget = await loaded(url);
  if (!isStill()) return;
  if (inited !== mine) {
    await Promise.resolve()
      .then(() => widget.init({ token: mine.token }))
      .catch(failWith('init error'));
    inited = mine;
    if (!isStill()) return close();
  }
  await Promise.resolve()
    .then(() => widget.open())
    .catch(failWith('launch error'));
}

function close(): void {
  inited = undefined;
  identity = undefined;
  window.supportChat?.close();
}

/** Closes a chat that was opened by another person, or on another account. */
export function closeChatOfOthers(who: string): void {
  if (inited && inited.who !== who) close();
}
