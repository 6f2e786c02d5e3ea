import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ResourceDefinition } from '../define-resource';
import type { KnownPage } from '../host/route-table';
import { resources } from '../host/table';
import { EVERY, type Asked } from './contract-bank';
import { fill } from './filled-fields';
import { isWrite, primaries, top } from './going-on';
import { openOnBank, settle, type Opened } from './opened-page';
import { actionFaults, all, click, isOff, offerFaults, same, shown, type Needed } from './pressed-actions';
import { bulkFaults } from './walked-bulk';
import { forbidden } from './walked-page';

/** What a list does not do as it must, each in a sentence, and which resource it lists. */
export async function listFaults(page: KnownPage): Promise<{ resource?: string; faults: string[] }> {
  const free = await openOnBank(page, EVERY);
  const resource = listedBy(page, free.bank.asked);
  if (!resource) return { faults: ['lists nothing'] };
  const needed: Needed = new Map();
  const faults = [
    ...(await bulkFaults(free, lastListing(free, resource).answered)),
    ...(await actionFaults(free, needed)),
  ];
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
