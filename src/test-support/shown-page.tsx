import { cleanup, fireEvent, act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { KnownPage } from '../host/route-table';
import { NOTHING, OTHERWISE, type Asked, type Given } from './contract-bank';
import { fill } from './filled-fields';
import { goOn, isWrite, primaries, top } from './going-on';
import { liveTopics } from './live-topics';
import { linesOf } from './page-lines';
import { openOnBank, permissionsOf, settle, shown, type Opened } from './opened-page';
import { sentOf } from './walked-page';

/** Most turns of the bank that a page is opened in: in each its record has another state. */
const TURNS = 8;

/**
 * The page as lines of text: first as it opens, then what it hears, what its tabs, heads and filters ask, what its form sends, and what
 * differs when its record is in another state, when all that may be otherwise is, and when there is nothing.
 */
export async function shownOn(page: KnownPage, given?: Given): Promise<string> {
  const first = await viewOf(page, 0, given);
  const parts = [first.lines, await heardLines(first.opened)];
  if (page.as !== 'drawer')
    parts.push(await tabLines(first.opened), await orderLines(first.opened), await filterLines(first.opened));
  if (page.as === 'drawer' || document.querySelector('form')) parts.push(await sendLines(first.opened));
  cleanup();
  const seen = new Set(first.lines.flatMap(wordsOf));
  const show = async (turn: number, name: string) => {
    const { lines } = await viewOf(page, turn, turn === NOTHING ? undefined : given);
    cleanup();
    const fresh = lines.filter((line) => wordsOf(line).some((word) => !seen.has(word)));
    fresh.flatMap(wordsOf).forEach((word) => seen.add(word));
    if (fresh.length > 0) parts.push([`-- ${name}`, ...fresh]);
    return fresh.length > 0;
  };
  const turns = page.path.includes(':') && page.as !== 'drawer' ? TURNS : 1;
  for (let turn = 1, old = 0; turn < turns && old < 2; turn++) old = (await show(turn, String(turn))) ? 0 : old + 1;
  await show(OTHERWISE, 'otherwise');
  if (page.as !== 'drawer') await show(NOTHING, 'nothing');
  if (page.path === '/home') {
    shown.balance = false;
    await show(0, 'hidden').finally(() => (shown.balance = true));
  }
  return parts.flat().join('\n');
}

/** Which calls are asked again on an event of each topic that the page hears. */
async function heardLines({ bank }: Opened): Promise<string[]> {
  const lines: string[] = [];
  for (const topic of liveTopics.heard()) {
    const before = bank.asked.length;
    await liveTopics.publish(topic);
    await settle(bank, 1);
    const keys = [...new Set(bank.asked.slice(before).map(({ key }) => key))].toSorted();
    lines.push(`~ ${topic}: ${keys.join(', ')}`);
  }
  return lines;
}

const isReading = ({ key, spec }: Asked) => spec.read && !key.startsWith('GET ');

/** Turns to the next page, where there is one: another order or filter must begin at the first. */
async function turnPage(bank: Opened['bank']) {
  const next = document.querySelector<HTMLElement>('.page-body .pager [aria-current] + button:not(:disabled)');
  if (next) await act(async () => void fireEvent.click(next));
  if (next) await settle(bank, 1);
}

/** What each tab over a list asks, and that it shows itself as chosen. */
async function tabLines({ bank }: Opened): Promise<string[]> {
  const lines: string[] = [];
  const tabs = () => [...document.querySelectorAll<HTMLInputElement>('.ant-segmented input')];
  for (let at = tabs().length - 1; at >= 0; at--) {
    const before = bank.asked.length;
    await act(async () => void fireEvent.click(tabs()[at]!));
    await settle(bank, 1);
    const asked = bank.asked
      .slice(before)
      .filter(isReading)
      .map((one) => inWords(one));
    const { checked, parentElement } = tabs()[at] ?? {};
    lines.push(`# ${checked ? '(x)' : '( )'} ${parentElement?.textContent}: ${asked.join('; ')}`);
  }
  return lines;
}

/** What each head of the table that can be pressed orders the list by. */
async function orderLines({ bank }: Opened): Promise<string[]> {
  const lines: string[] = [];
  await turnPage(bank);
  const heads = () => [...document.querySelectorAll<HTMLElement>('.page-body th.ant-table-column-has-sorters')];
  for (let at = 0; at < heads().length; at++) {
    const before = bank.asked.length;
    await act(async () => void fireEvent.click(heads()[at]!));
    await settle(bank, 1);
    const asked = bank.asked.slice(before).find(isReading);
    // one that takes its order back asks nothing new
    lines.push(`^ ${heads()[at]!.textContent}: ${asked ? inWords(asked) : 'as at first'}`);
  }
  return lines;
}

/** The sheet of a list's filters, and the chips and questions of all of them. */
async function filterLines({ bank }: Opened): Promise<string[]> {
  const opener = [...document.querySelectorAll<HTMLElement>('.filters button[aria-haspopup=dialog]')].find((one) =>
    /^Filtros( \(|$)/.test(one.textContent!),
  );
  if (!opener) return [];
  await turnPage(bank);
  await act(async () => void fireEvent.click(opener));
  // its code may come in parts, one after the other
  const isOpen = () => vi.dynamicImportSettled().then(() => expect(top()).not.toBe(document.body));
  await waitFor(isOpen, { timeout: 10_000 }).catch(() => undefined);
  await settle(bank);
  const sheet = top();
  if (sheet === document.body) return ['opens no filters'];
  const labels = [...sheet.querySelectorAll('.ant-form-item')].flatMap(linesOf);
  await fill(sheet, 3);
  const before = bank.asked.length;
  await act(async () => void fireEvent.click(primaries(sheet).at(-1)!));
  await settle(bank, 2);
  const asked = bank.asked.slice(before).filter(isReading);
  const chips = [...document.querySelectorAll('.chips .chip')].map((chip) => chip.textContent);
  return [
    ...labels.map((line) => `? ${line}`),
    ...[...new Set(asked.map((one) => `? ${inWords(one)}`))].toSorted(),
    `? ${chips.map((chip) => `[${chip}]`).join(' ')}`,
  ];
}

/** A line without its numbers, and each amount of it: rows of a list that changed places say nothing new. */
const wordsOf = (line: string) => [line.replace(/\d+/g, '0'), ...(line.match(/R\$\s[\d.,]+/g) ?? [])];

async function viewOf(page: KnownPage, turn: number, given?: Given) {
  const opened = await openOnBank(page, permissionsOf(page), turn, given);
  const read = await settledLines(opened);
  const lines = [...readLines(opened.bank.asked), ...read];
  return { opened, lines: page.as === 'drawer' || turn === NOTHING ? lines : [...lines, ...(await menuLines())] };
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
  const read = await settledLines(opened);
  const after = bank.asked.slice(before);
  const written = after.findIndex(isWrite);
  if (written < 0) return [];
  const sent = after.slice(0, written + 1).filter(({ key }) => !key.startsWith('GET ') && !key.endsWith('/challenge'));
  const { location } = router.state;
  return [
    ...sent.map((one) => `> ${inWords(sentOf(one))}`),
    ...(location.pathname === pathname ? read : [`→ ${location.pathname}${location.search}`]),
  ];
}
