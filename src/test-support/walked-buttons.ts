import { cleanup } from '@testing-library/react';
import { table } from '../host/table';
import type { KnownPage } from '../host/route-table';
import { areaOf, EVERY, type Asked, type Given } from './contract-bank';
import { goOn, isWrite, primaries, top } from './going-on';
import { liveTopics } from './live-topics';
import { openOnBank, permissionsOf, settle, type Opened } from './opened-page';
import { all, click, close, isOff, press, refuse } from './pressed-actions';
import { forbidden, sentOf, takenFaults } from './walked-page';

const isLacking = (path: string, permissions: string[]) => {
  const { permission } = table.pageAt(path.split(/[?#]/)[0]!) ?? {};
  return permission !== undefined && ![permission].flat().some((id) => permissions.includes(id));
};

/** Controls that do something at once: buttons and switches outside of filters, menus of rows, and what sends a form. */
const CONTROLS = 'button:not([type=submit])';
/** The page, or the drawer that is open from the start: what lies over it a control opened. */
let ground = document.body;
const isOver = () => top() !== ground;
const ELSEWHERE = [
  '.date-field-open',
  '.drawer-foot',
  '.ant-drawer-header',
  '.filters',
  '.chips',
  '.bulk-actions',
  '.list-foot',
  '.ant-table-thead',
  '.row-actions',
  '.ant-notification',
  '.ant-message',
].join();
/** A person's words for a control; rows of a list have the same. */
const labelOf = (control: HTMLElement) =>
  (control.textContent || (control.getAttribute('aria-label') ?? '')).replace(/\d+/g, '0');

interface Control {
  label: string;
  find: () => Promise<HTMLElement | undefined>;
}

/** Leads to the page above, which may be closed to the person. */
const BACK = 'Voltar';
const inline = () =>
  all(CONTROLS, ground).filter((one) => {
    const label = labelOf(one);
    return !isOff(one) && !one.closest(ELSEWHERE) && label && label !== BACK;
  });
const items = () => all('[role=menuitem]').filter((one) => !isOff(one));

/** Each enabled control of the page that its label tells from the others, and the items of the first menu of each kind. */
async function controls(): Promise<Control[]> {
  const found = new Map<string, Control>();
  ground = top();
  for (const one of inline()) {
    const label = labelOf(one);
    found.set(label, { label, find: async () => inline().find((other) => labelOf(other) === label) });
  }
  const isList = document.querySelector('.ant-table, .card-rows') !== null;
  const menus = isList || ground !== document.body ? [] : all('.row-more');
  for (const [at] of menus.entries()) {
    const opened = async () => {
      if (all('[role=menuitem]').length === 0) await click(all('.row-more')[at]!);
      return items();
    };
    for (const item of await opened()) {
      const label = labelOf(item);
      if (!found.has(label))
        found.set(label, { label, find: async () => (await opened()).find((one) => labelOf(one) === label) });
    }
    await click(all('.row-more')[at]!);
  }
  return [...found.values()];
}

/** What the buttons and switches of a page do not do as they must, for who may do all and for who may see it alone. */
export async function buttonFaults(page: KnownPage, given?: Given): Promise<string[]> {
  const permissions = page.as === 'drawer' ? permissionsOf(page) : ([page.permission].flat().slice(0, 1) as string[]);
  const faults: string[] = [];
  /** Controls that need more than the permission of the page. */
  const lacking = new Set<string>();
  const free = await openOnBank(page, [...permissions, ...EVERY], 0, given);
  const { pathname } = free.router.state.location;
  for (const control of await controls()) {
    if (free.router.state.location.pathname !== pathname) break;
    const before = free.bank.asked.length;
    const { to, found } = await pressFaults(free, control);
    faults.push(...found.map((fault) => `'${control.label}' ${fault}`));
    const asked = free.bank.asked.slice(before);
    if (forbidden(asked, permissions).length > 0 || (to && isLacking(to, permissions))) lacking.add(control.label);
  }
  cleanup();
  // what a drawer asks as it opens, its own walk sees
  if (page.as === 'drawer' && lacking.size === 0) return [...new Set(faults)];
  const own = await openOnBank(page, permissions, 0, given);
  refuse(own.bank);
  faults.push(...forbidden(own.bank.asked, permissions));
  for (const link of all<HTMLAnchorElement>('a.ant-btn[href^="/"], .page-actions a[href^="/"]')) {
    if (isLacking(link.getAttribute('href')!, permissions))
      faults.push(`offers '${link.textContent}' to who may not do it`);
  }
  for (const control of lacking.size > 0 ? await controls() : [])
    if (lacking.has(control.label)) faults.push(...(await deniedFaults(own, control, permissions)));
  cleanup();
  return [...new Set(faults)];
}

async function deniedFaults(opened: Opened, { label, find }: Control, permissions: string[]) {
  const button = await find();
  if (!button) return [];
  const { to, asked } = await press(opened, button);
  if (isOver()) await close(opened);
  const question = document.querySelector<HTMLElement>('.ask-in-place');
  if (question) await click(all('button', question).at(-1)!);
  const faults = forbidden(asked, permissions).map((fault) => `'${label}' ${fault}`);
  return to && isLacking(to, permissions) ? [...faults, `offers '${label}' to who may not do it`] : faults;
}

/** What a person does beside reading; that they were shown a document is only written down. */
const isDeed = (asked: Asked) => isWrite(asked) && !asked.key.startsWith('POST /log/');

/** The write that a press comes to, after the question in place or the dialog that it opens; or where it leads. */
async function writtenBy(opened: Opened, { find }: Control): Promise<{ to?: string; written?: Asked | undefined }> {
  const control = await find();
  if (!control) return {};
  const { to, asked } = await press(opened, control);
  if (to !== undefined) return { to };
  const written = asked.find(isDeed);
  if (written) return { written };
  const question = document.querySelector<HTMLElement>('.ask-in-place');
  if (question) {
    const before = opened.bank.asked.length;
    await click(primaries(question).at(-1)!);
    await settle(opened.bank);
    return { written: opened.bank.asked.slice(before).find(isDeed) };
  }
  return !isOver() ? {} : { written: await goOn(opened) };
}

/** Presses a control where writes are refused, and, where it writes, twice where they are taken. */
async function pressFaults(opened: Opened, control: Control): Promise<{ to?: string; found: string[] }> {
  const { bank } = opened;
  const told = refuse(bank);
  const { to, written } = await writtenBy(opened, control);
  if (!written) {
    bank.answer = undefined;
    if (isOver()) await close(opened);
    return { found: [], ...(to === undefined ? {} : { to }) };
  }
  const faults = told();
  const again = async () => {
    if (isOver()) return goOn(opened, 1);
    const question = document.querySelector<HTMLElement>('.ask-in-place');
    if (!question) return (await writtenBy(opened, control)).written;
    const before = bank.asked.length;
    await click(primaries(question).at(-1)!);
    await settle(bank);
    return bank.asked.slice(before).find(isDeed);
  };
  const twice = async () => {
    const button =
      document.querySelector<HTMLElement>('.ask-in-place .ant-btn-primary') ??
      (isOver() ? undefined : await control.find());
    if (!button || button.getAttribute('role') === 'menuitem') return;
    await click(button);
    // the key of a write is made before it is sent
    await settle(bank, 1);
  };
  // who hears of it by a live topic of its area is told by the server
  const isTold = liveTopics.heard().some((topic) => areaOf(written.key)?.includes(`/${topic}`));
  const taken = await takenFaults(opened, sentOf(written), again, twice);
  faults.push(...taken.filter((fault) => !(isTold && fault === 'asks nothing again')));
  if (isOver()) {
    faults.push('stays open though it is done');
    await close(opened);
  }
  const question = document.querySelector<HTMLElement>('.ask-in-place');
  if (question) await click(all('button', question).at(-1)!);
  return { found: faults };
}
