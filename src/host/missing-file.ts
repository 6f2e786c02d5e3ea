import { pageTimeout, SlowPage } from './page-timeout';

/** The portal's files are those of a newer version: this one's are gone. */
export class Outdated extends Error {}

/** There is no connection to fetch it over. */
export class Offline extends Error {}

/** What the browser throws when a file of a page does not come. */
const isMissingFile = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** What the answer to this question may take: the card waits for it. */
const LIMIT = 5000;

async function entryNow(): Promise<string | undefined> {
  const reply = await fetch('/', { cache: 'no-store' });
  return reply.ok ? ENTRY.exec(await reply.text())?.[1] : undefined;
}

/** Whether the server now gives out another version than the one that runs here; no where it does not say. */
async function hasNewVersion(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const entry = await pageTimeout(entryNow(), LIMIT);
    return entry !== undefined && entry !== own;
  } catch {
    return false;
  }
}

/** Why a page's file did not come: there is no network, it is gone with its version, or the network cut it. Other errors are themselves. */
export async function whyMissing(error: unknown): Promise<unknown> {
  if (!isMissingFile(error)) return error;
  if (navigator.onLine === false) return new Offline();
  return (await hasNewVersion()) ? new Outdated() : new SlowPage();
}
