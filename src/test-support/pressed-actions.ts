import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { table } from '../host/table';
import type { Asked } from './contract-bank';
import { goOn, isWrite, OVER, top } from './going-on';
import { settle, type Opened } from './opened-page';
import { sentOf, takenFaults } from './walked-page';

export const all = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document.body) => [
  ...root.querySelectorAll<E>(selector),
];
export const click = (element: Element) => act(async () => void fireEvent.click(element));
const POPOVER = '.ant-popover:not(.ant-popover-hidden)';
export const shown = (selector: string) =>
  waitFor(() => expect(all(selector)).not.toEqual([]), { timeout: 20_000, interval: 5 });
export const isOff = (button: HTMLElement) =>
  button.getAttribute('aria-disabled') === 'true' || button.matches(':disabled');
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What an action needs: permissions, any of each. */
export type Needed = Map<string, { row?: number; any: string[][] }>;

interface Pressed {
  /** Where it leads, without going there. */
  to?: string;
  asked: Asked[];
}

export async function press({ bank, router }: Opened, button: HTMLElement): Promise<Pressed> {
  const before = bank.asked.length;
  const navigate = vi.spyOn(router, 'navigate').mockImplementation(async () => undefined);
  await click(button);
  // who was sent elsewhere waits for nothing
  if (navigate.mock.calls.length === 0) {
    if (button.getAttribute('aria-haspopup') === 'dialog') await shown(`${OVER}, ${POPOVER}`);
    await vi.dynamicImportSettled();
    await settle(bank);
  }
  const to = navigate.mock.calls.map(([one]) => one as unknown).find((one) => typeof one === 'string');
  navigate.mockRestore();
  return { asked: bank.asked.slice(before), ...(typeof to === 'string' ? { to } : {}) };
}

const labelOf = (item: HTMLElement) => item.firstChild?.textContent ?? '';
const openMenu = async (row: number) => {
  if (all('[role=menuitem]').length === 0) await click(all('.row-more')[row]!);
  return all('[role=menuitem]');
};
const buttonsOf = () => all('.page-actions button').filter((one) => !isOff(one) && one.textContent);

let refusals = 0;
/** Refuses what is written from now on, each time in other words. */
export function refuse(bank: Opened['bank']) {
  const message = `Recusado pela ${++refusals}ª vez.`;
  const answer = () => Response.json({ code: 'refused', error_description: message }, { status: 422 });
  bank.answer = (asked) => (isWrite(asked) ? answer() : undefined);
  return () => (document.body.textContent!.includes(message) ? [] : ['does not tell that it was refused']);
}

/** Presses each action of the rows and of the page once, for who may all, and notes what each needs. */
export async function actionFaults(opened: Opened, needed: Needed): Promise<string[]> {
  const faults: string[] = [];
  const rows = all('.row-more').length;
  for (let row = 0, old = 0; row < rows && old < 2; row++) {
    const labels = (await openMenu(row)).filter((item) => !isOff(item)).map(labelOf);
    const fresh = labels.filter((one) => !needed.has(one));
    old = fresh.length > 0 ? 0 : old + 1;
    for (const label of fresh) {
      const find = async () => (await openMenu(row)).find((one) => labelOf(one) === label);
      needed.set(label, { row, any: [] });
      faults.push(...(await pressFaults(opened, find, label, needed.get(label)!.any)));
    }
    if (all('[role=menuitem]').length > 0) await click(all('.row-more')[row]!);
  }
  for (const label of buttonsOf().map((one) => one.textContent!)) {
    const find = async () => buttonsOf().find((one) => one.textContent === label);
    needed.set(label, { any: [] });
    faults.push(...(await pressFaults(opened, find, label, needed.get(label)!.any)));
  }
  return faults;
}

async function pressFaults(
  opened: Opened,
  find: () => Promise<HTMLElement | undefined>,
  label: string,
  needs: string[][],
): Promise<string[]> {
  const { bank } = opened;
  const told = refuse(bank);
  const { to, asked } = await press(opened, (await find())!);
  const begin = bank.asked.length - asked.length;
  const faults: string[] = [];
  const again = async () =>
    top() === document.body ? (await press(opened, (await find())!)).asked.find(isWrite) : undefined;
  if (to !== undefined) {
    const page = table.pageAt(to.split('?')[0]!);
    if (page) needs.push([page.permission ?? []].flat());
    else if (!to.startsWith('?')) faults.push(`leads to no page`);
  } else {
    const isShown = top() !== document.body || all(POPOVER).length > 0;
    const written = asked.find(isWrite) ?? (isShown ? await goOn(opened) : undefined);
    if (written) {
      const send = async () => (await again()) ?? (top() === document.body ? undefined : goOn(opened, 1));
      faults.push(...told(), ...(await takenFaults(opened, sentOf(written), send)));
      if (top() !== document.body) faults.push('stays open though it is done');
    } else if (asked.length === 0 && !isShown) faults.push('does nothing');
  }
  bank.answer = undefined;
  if (top() !== document.body) await close(opened);
  needs.push(...bank.asked.slice(begin).map(({ spec }) => [spec.permission].flat() as string[]));
  return faults.map((fault) => `'${label}' ${fault}`);
}

export async function close({ bank }: Opened) {
  const button = all('.ant-modal-close, .ant-drawer-close', top()).at(-1);
  if (button) await click(button);
  await settle(bank, 1);
}

/** What is offered to who may not do it. */
export async function offerFaults(opened: Opened, needed: Needed, permissions: string[]): Promise<string[]> {
  const may = (any: string[]) =>
    any.length === 0 || any.some((id) => ['public', 'session', ...permissions].includes(id));
  const lacks = (label: string) => needed.get(label)?.any.some((any) => !may(any));
  const rows = new Set([...needed.values()].flatMap(({ row }) => (row === undefined ? [] : [row])));
  const offered = buttonsOf().map((one) => one.textContent!);
  for (const row of rows) {
    if (all('.row-more').length <= row) continue;
    offered.push(...(await openMenu(row)).filter((item) => !isOff(item)).map(labelOf));
    if (all('[role=menuitem]').length > 0) await click(all('.row-more')[row]!);
  }
  await settle(opened.bank, 1);
  return offered.filter(lacks).map((label) => `offers '${label}' to who may not do it`);
}
