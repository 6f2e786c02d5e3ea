import { cleanup, fireEvent, act } from '@testing-library/react';
import { vi } from 'vitest';
import type { KnownPage } from '../host/route-table';
import type { Asked, Given } from './contract-bank';
import { linesOf } from './page-lines';
import { openOnBank, permissionsOf, settle, type Opened } from './opened-page';
import { goOn, isWrite, top } from './going-on';
import { sentOf } from './walked-page';

/** Most turns of the bank that a page is opened in: in each its record has another state. */
const TURNS = 8;

/** The page as lines of text: first as it opens, then what its form sends, then what differs when its record is in another state. */
export async function shownOn(page: KnownPage, given?: Given): Promise<string> {
  const first = await viewOf(page, 0, given);
  const parts = [first.lines];
  if (page.as === 'drawer' || document.querySelector('form')) parts.push(await sendLines(first.opened));
  cleanup();
  const seen = new Set(first.lines.flatMap(wordsOf));
  const turns = page.path.includes(':') && page.as !== 'drawer' ? TURNS : 1;
  for (let turn = 1, old = 0; turn < turns && old < 2; turn++) {
    const { lines } = await viewOf(page, turn, given);
    cleanup();
    const fresh = lines.filter((line) => wordsOf(line).some((word) => !seen.has(word)));
    old = fresh.length > 0 ? 0 : old + 1;
    if (fresh.length === 0) continue;
    fresh.flatMap(wordsOf).forEach((word) => seen.add(word));
    parts.push([`-- ${turn}`, ...fresh]);
  }
  return parts.flat().join('\n');
}

/** A line without its numbers, and each amount of it: rows of a list that changed places say nothing new. */
const wordsOf = (line: string) => [line.replace(/\d+/g, '0'), ...(line.match(/R\$\s[\d.,]+/g) ?? [])];

async function viewOf(page: KnownPage, turn: number, given?: Given) {
  const opened = await openOnBank(page, permissionsOf(page), turn, given);
  const shown = await settledLines(opened);
  const lines = [...readLines(opened.bank.asked), ...shown];
  return { opened, lines: page.as === 'drawer' ? lines : [...lines, ...(await menuLines())] };
}

/** Views in a row that must be the same: parts that load late come one after the other. */
const SAME = 3;

/** What is shown once nothing changes any more. */
async function settledLines({ bank }: Opened): Promise<string[]> {
  let lines = linesOf(top());
  for (let same = 1; same < SAME;) {
    await vi.dynamicImportSettled();
    await settle(bank);
    const next = linesOf(top());
    same = next.join() === lines.join() ? same + 1 : 1;
    lines = next;
  }
  return lines;
}

/** What the menus of rows offer; two in a row alike are taken for all the rest. */
async function menuLines(): Promise<string[]> {
  const lines: string[] = [];
  const menus = document.querySelectorAll<HTMLElement>('.row-more');
  for (let at = 0, alike = 0; at < menus.length && alike < 2; at++) {
    await act(async () => void fireEvent.click(menus[at]!));
    const line = `⋮ ${linesOf(document.querySelector('[role=menu]')!).join(' ')}`;
    alike = line === lines.at(-1) ? alike + 1 : 0;
    lines.push(line);
    await act(async () => void fireEvent.click(menus[at]!));
  }
  return lines;
}

const inWords = ({ key, params, body }: Omit<Asked, 'spec' | 'query'>, query = {}) =>
  [key, params, query, body ?? {}]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .filter((part) => part !== '{}')
    .join(' ');

const readLines = (asked: readonly Asked[]) =>
  [...new Set(asked.map((one) => `< ${inWords(one, one.query)}`))].toSorted();

/** What is sent once all is filled in, and what is shown then. */
async function sendLines(opened: Opened): Promise<string[]> {
  const { bank, router } = opened;
  const { pathname } = router.state.location;
  const before = bank.asked.length;
  await goOn(opened);
  const shown = await settledLines(opened);
  const after = bank.asked.slice(before);
  const written = after.findIndex(isWrite);
  if (written < 0) return [];
  const sent = after.slice(0, written + 1).filter(({ key }) => !key.startsWith('GET ') && !key.endsWith('/challenge'));
  const { location } = router.state;
  return [
    ...sent.map((one) => `> ${inWords(sentOf(one))}`),
    ...(location.pathname === pathname ? shown : [`→ ${location.pathname}${location.search}`]),
  ];
}
