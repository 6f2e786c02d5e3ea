import type { BrowserContext, Page } from '@playwright/test';
import budgets from './budgets.json' with { type: 'json' };
import { drawers } from './pages';

const QUIET_MS = 500;

export interface Code {
  requested: string[];
  bytes: number;
  /** Files of more than a kilobyte that came without brotli. */
  plain: string[];
  /** Resolves once no code was under way for a while. */
  quiet(): Promise<void>;
}

/** Scripts and styles that a page fetches from now on, its cache off. */
export async function watchCode(context: BrowserContext, page: Page): Promise<Code> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** Under way: the request, and how much of its answer is headers. */
  const open = new Map<string, { headers: number; plain: string | null }>();
  let last = Date.now();
  const code: Code = {
    requested: [],
    bytes: 0,
    plain: [],
    quiet: async () => {
      while (open.size > 0 || Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
    },
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (!/\.(js|css)$/.test(pathname)) return;
    open.set(requestId, { headers: 0, plain: null });
    code.requested.push(pathname);
    last = Date.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
    if (!open.has(requestId)) return;
    open.set(requestId, { headers: response.encodedDataLength, plain: encoding === 'br' ? null : response.url });
  });
  const ended = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    const file = open.get(requestId);
    if (!file) return;
    open.delete(requestId);
    const bytes = Math.max(0, encodedDataLength - file.headers);
    code.bytes += bytes;
    if (file.plain && bytes > 1024) code.plain.push(file.plain);
    last = Date.now();
  };
  devtools.on('Network.loadingFinished', ended);
  devtools.on('Network.loadingFailed', ended);
  return code;
}

/** What waits until the browser has nothing to do (the socket; on the sign-in, the host) is not the first load. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

export const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/**
 * budgets.json holds the default, and that of drawers, which opened cold bring the page below them too; a line of its
 * own for a page, `{ kib, why }`, may be lower, or higher with its reason.
 */
export const budgetLines: Record<string, { kib: number; why?: string }> = budgets.pages;

/** KiB (brotli) of code that a page opened cold may bring. */
export const budgetOf = (path: string): number =>
  budgetLines[path]?.kib ?? (drawers.has(path) ? budgets.drawer : budgets.default);
