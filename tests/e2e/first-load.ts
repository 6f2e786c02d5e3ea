import type { BrowserContext, Page } from '@playwright/test';
import budgets from './budgets.json' with { type: 'json' };
import { drawers } from './pages';

const QUIET_MS = 500;

export interface Code {
  requested: string[];
  bytes: number;
  /** Files of more than a kilobyte that came without brotli. */
  plain: string[];
  /** Resolves once no code has been under way for QUIET_MS. */
  quiet(): Promise<void>;
}

/** Records the scripts and styles that a page fetches from now on; switches its cache off. */
export async function watchCode(context: BrowserContext, page: Page): Promise<Code> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** Requests under way by id: bytes of the answer's headers, and the file's URL where it is not brotli. */
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

/** Switches `requestIdleCallback` off: what waits for it (the socket; on the sign-in, the host's code) is not part of the first load. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

export const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/**
 * Budgets of single pages in budgets.json, `{ kib, why }`: lower than the default, or higher with a reason. Drawers have a
 * default of their own, as a drawer opened without cache also loads the page below it.
 */
export const budgetLines: Record<string, { kib: number; why?: string }> = budgets.pages;

/** KiB (brotli) of code that a page opened without cache may load. */
export const budgetOf = (path: string): number =>
  budgetLines[path]?.kib ?? (drawers.has(path) ? budgets.drawer : budgets.default);
