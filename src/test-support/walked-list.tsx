import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ResourceDefinition } from '../define-resource';
import { resources, table } from '../host/table';
import type { KnownPage } from '../host/route-table';
import { calls, type Asked } from './contract-bank';
import { fill } from './filled-fields';
import { openOnBank, settle, type Opened } from './opened-page';
import { goOn, isWrite, OVER, primaries, top } from './going-on';
import { forbidden, hold, sendOnceMore, sentOf, takenFaults } from './walked-page';

const all = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document.body) => [
  ...root.querySelectorAll<E>(selector),
];
const click = (element: Element) => act(async () => void fireEvent.click(element));
const POPOVER = '.ant-popover:not(.ant-popover-hidden)';
const shown = (selector: string) =>
  waitFor(() => expect(all(selector)).not.toEqual([]), { timeout: 20_000, interval: 5 });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true' || button.matches(':disabled');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** All permissions of the contract. */
const EVERY = [...new Set(Object.values(calls).flatMap(({ permission }) => permission))].filter(
  (id) => !/^(public|session|registration:update.*)$/.test(id),
);

/** What a list does not do as it must, each in a sentence, and which resource it lists. */
export async function listFaults(page: KnownPage): Promise<{ resource?: string; faults: string[] }> {
  const free = await openOnBank(page, EVERY);
  const resource = listedBy(page, free.bank.asked);
  if (!resource) return { faults: ['lists nothing'] };
  const needed: Needed = new Map();
  const faults = [...(await bulkFaults(free, resource)), ...(await actionFaults(free, needed))];
  cleanup();

  const permissions = [page.permission].flat().slice(0, 1) as string[];
  const own = await openOnBank(page, permissions);
  faults.push(...(await filterFaults(own, resource)), ...(await offerFaults(own, needed, permissions)));
  faults.push(...forbidden(own.bank.asked, permissions));
  cleanup();
  return { resource: resource.name, faults: [...new Set(faults)] };
}

const isListing = ({ calls: { list, filed } = {}, listParams = {} }: ResourceDefinition, { key, params }: Asked) =>
  (key === list || key === filed) && Object.entries(listParams).every(([name, value]) => params[name] === value);
const lastListing = ({ bank }: Opened, resource: ResourceDefinition) =>
  bank.asked.findLast((one) => isListing(resource, one))!;

/** The resource that a page lists: the one whose first page it asked for. */
function listedBy(page: KnownPage, asked: readonly Asked[]): ResourceDefinition | undefined {
  const listed = (resources as readonly ResourceDefinition[]).filter(
    (one) =>
      one.calls?.list?.startsWith('POST ') && asked.some((call) => isListing(one, call) && call.body?.page === 1),
  );
  const first = page.prefetch?.find(({ list }) => list)?.list;
  return listed.find(({ name }) => name === first) ?? listed[0];
}

/** Sets every filter that a list offers, and takes them away again. */
async function filterFaults(opened: Opened, resource: ResourceDefinition): Promise<string[]> {
  const { bank, router } = opened;
  const kinds = Object.keys(resource.filters ?? {});
  const first = lastListing(opened, resource).body as Record<string, unknown>;
  const begin = router.state.location.search;
  const set: string[] = [];
  const search = all<HTMLInputElement>('.filters input[type=search]')[0];
  if (search) {
    await act(async () => void fireEvent.change(search, { target: { value: 'Texto' } }));
    await act(async () => void fireEvent.keyDown(search, { key: 'Enter' }));
    set.push('text');
  }
  const opener = all('.filters button[aria-haspopup=dialog]').find((one) => /^Filtros( \(|$)/.test(one.textContent!));
  if (opener) {
    await click(opener);
    await shown('.ant-drawer-open form');
    await settle(bank);
    const sheet = top();
    await fill(sheet, 3);
    set.push(...kinds.filter((field) => sheet.querySelector(`[id="${field}"]`)));
    await click(primaries(sheet).at(-1)!);
  }
  await settle(bank);
  const faults = kinds.filter((field) => !set.includes(field)).map((field) => `does not offer the filter ${field}`);
  if (set.length === 0) return faults;
  const body = lastListing(opened, resource).body as Record<string, unknown>;
  const address = decodeURIComponent(router.state.location.search);
  for (const field of set) {
    if (body[field] === undefined || same(body[field], first[field]))
      faults.push(`does not ask by the filter ${field}`);
    if (!address.includes(`[field]=${field}`)) faults.push(`does not say the filter ${field} in its address`);
  }
  faults.push(...untold(opened, body, set), ...(await exportFaults(opened, body, set)));
  const chips = all('.chips .chip').length;
  if (chips < set.filter((field) => field !== 'text').length) faults.push(`has ${chips} chips for ${set.join(', ')}`);
  const clear = all('.chips > .link-button')[0];
  if (clear) await click(clear);
  await settle(bank, 2);
  if (clear && router.state.location.search !== begin) faults.push('cannot clear its filters');
  return faults;
}

const LISTS = new Set(
  resources.flatMap(({ calls: { list, filed } = {} }: ResourceDefinition) => [list, filed] as string[]),
);

/** Of calls beside lists, what they take of a filter and are not told. */
function untold({ bank }: Opened, body: Record<string, unknown>, set: string[]) {
  const others = new Map(bank.asked.filter((one) => !LISTS.has(one.key)).map((one) => [one.key, one]));
  return [...others.values()].flatMap(({ key, spec, body: told }) => {
    const takes = Object.keys((spec.body as { properties?: object } | undefined)?.properties ?? {});
    return set
      .filter((field) => takes.includes(field) && !same(told?.[field], body[field]))
      .map((field) => `asks ${key} without the filter ${field}`);
  });
}

/** The export of a filter is told the whole of it. */
async function exportFaults({ bank }: Opened, body: Record<string, unknown>, set: string[]): Promise<string[]> {
  const button = all('.filters button').find((one) => one.textContent === 'Exportar');
  if (!button || isOff(button)) return [];
  await click(button);
  await shown('.export-panel button');
  const before = bank.asked.length;
  await click(all('.export-panel button')[0]!);
  await settle(bank, 2);
  const asked = bank.asked.slice(before).find(isWrite);
  if (!asked) return ['exports nothing'];
  return set
    .filter((field) => !same(asked.body[field], body[field]))
    .map((field) => `exports without the filter ${field}`);
}

/** What an action needs: permissions, any of each. */
type Needed = Map<string, { row?: number; any: string[][] }>;

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
const buttonsOf = (among = '.page-actions button') => all(among).filter((one) => !isOff(one) && one.textContent);
/** Those of the page, and of its parts. */
const ANYWHERE = '.page-actions button, .page-body .ant-btn:not(.filters *), .page-aside .ant-btn';

/** The enabled actions of the page itself, and of its first menu. */
export async function enabledActions() {
  const actions = buttonsOf(ANYWHERE).map(({ textContent }) => ({
    label: textContent!,
    find: async () => buttonsOf(ANYWHERE).find((one) => one.textContent === textContent),
  }));
  if (!document.querySelector('.row-more')) return actions;
  const items = (await openMenu(0)).filter((one) => !isOff(one)).map(labelOf);
  await click(all('.row-more')[0]!);
  return [
    ...actions,
    ...items.map((label) => ({
      label,
      find: async () => (await openMenu(0)).find((one) => labelOf(one) === label),
    })),
  ];
}

let refusals = 0;
/** Refuses what is written from now on, each time in other words. */
export function refuse(bank: Opened['bank']) {
  const message = `Recusado pela ${++refusals}ª vez.`;
  const answer = () => Response.json({ code: 'refused', error_description: message }, { status: 422 });
  bank.answer = (asked) => (isWrite(asked) ? answer() : undefined);
  return () => (document.body.textContent!.includes(message) ? [] : ['does not tell that it was refused']);
}

/** Presses each action of the rows and of the page once, for who may all, and notes what each needs. */
async function actionFaults(opened: Opened, needed: Needed): Promise<string[]> {
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
async function offerFaults(opened: Opened, needed: Needed, permissions: string[]): Promise<string[]> {
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

const ticks = () => all<HTMLInputElement>('.ant-table-tbody .ant-table-selection-column input');
const ticked = () => ticks().flatMap((one, at) => (one.checked ? [at] : []));
async function tickTwo() {
  for (const at of [0, 1]) if (!ticks()[at]!.checked) await click(ticks()[at]!);
}

/** Does each action on two chosen rows, of which the second is refused. */
async function bulkFaults(opened: Opened, resource: ResourceDefinition): Promise<string[]> {
  if (ticks().length < 2) return [];
  const items = (lastListing(opened, resource).answered as { items: { id: number }[] }).items;
  const ids = items
    .slice(0, 2)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  await tickTwo();
  const labels = all('.bulk-actions button')
    .filter((one) => !isOff(one))
    .map((one) => one.textContent!);
  const faults = labels.length ? [] : ['offers nothing for chosen rows'];
  for (const label of labels) {
    const refused = await bulkOnce(opened, label, ids);
    faults.push(...refused.map((fault) => `'${label}' ${fault}`));
    if (top() !== document.body) await close(opened);
  }
  return faults;
}

const chosenOf = ({ body }: Asked) => (body as { ids?: number[] } | undefined)?.ids?.toSorted((a, b) => a - b);

async function bulkOnce(opened: Opened, label: string, ids: number[]): Promise<string[]> {
  const { bank } = opened;
  await tickTwo();
  const { to, asked } = await press(
    opened,
    all('.bulk-actions button').find((one) => one.textContent === label)!,
  );
  if (to) return ids.every((id) => to.includes(String(id))) ? [] : ['leads on without the chosen rows'];
  if (top() === document.body)
    return asked.some((one) => same(chosenOf(one), ids)) ? [] : ['is not asked for the chosen rows'];
  const faults = top().textContent!.includes('2') ? [] : ['does not say how many rows are chosen'];
  const results = ids.map((id, at) =>
    at === 1 ? { id, ok: false, message: 'Recusado agora.' } : { id, ok: true, message: null },
  );
  const before = bank.asked.length;
  const answered = hold(bank, () => Response.json({ results }));
  const written = await goOn(opened);
  if (!written) return [...faults, 'writes nothing'];
  await sendOnceMore();
  if (bank.asked.slice(before).filter(isWrite).length > 1) faults.push('sends twice on a second Enter');
  if (!same(chosenOf(written), ids)) faults.push('is not asked for the chosen rows');
  const asksAgain = bank.asked.length;
  answered();
  await settle(bank);
  if (!bank.asked.slice(asksAgain).some((one) => !isWrite(one))) faults.push('asks nothing again');
  if (!top().textContent!.includes('Recusado agora.')) faults.push('does not tell which row was refused');
  if (!same(ticked(), [1])) faults.push('does not leave the refused row chosen');
  return faults;
}
