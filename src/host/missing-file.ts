import { pageTimeout, SlowPage } from './page-timeout';

/** The server has a newer version of the portal; the files of the running one are gone. */
export class Outdated extends Error {}

/** There is no connection to fetch a file over. */
export class Offline extends Error {}

/** What the browser throws when a file of a page does not come. */
const isMissingFile = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Milliseconds that the question for the version may take: the failure card waits for it. */
const LIMIT = 5000;

async function entryNow(): Promise<string | undefined> {
  const reply = await fetch('/', { cache: 'no-store' });
  return reply.ok ? ENTRY.exec(await reply.text())?.[1] : undefined;
}

/** Whether the server now serves another version than the one that runs here; false where it does not answer. */
async function hasNewVersion(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const entry = await pageTimeout(entryNow(), LIMIT);
    return entry !== undefined && entry !== own;
  } catch {
    return false;
  }
}

/** Why a page's file did not come: offline, a newer version, or a slow network. Errors of another kind are answered unchanged. */
export async function whyMissing(error: unknown): Promise<unknown> {
  if (!isMissingFile(error)) return error;
  if (navigator.onLine === false) return new Offline();
  return (await hasNewVersion()) ? new Outdated() : new SlowPage();
}
