import { describe, expect, it } from 'vitest';
import type { CallSpec } from '@balcao/contract/core/call';
import { areas } from './manifests';
import { createRouteTable } from './route-table';
import { resources } from './table';

const sources = import.meta.glob<string>('../plugins/*/plugin.ts', { eager: true, query: '?raw', import: 'default' });

const declarations = import.meta.glob<string>(['../resources/*.ts', '../plugins/*/plugin.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const calls = import.meta.glob<Record<string, CallSpec>>('../../contract/src/*.ts', { eager: true, import: 'calls' });
const contracts = import.meta.glob<readonly string[]>('../../contract/src/*.ts', {
  eager: true,
  import: 'permissions',
});

describe.each(Object.entries(sources))('%s', (path, source) => {
  it('imports no page: only what defines it, resources and icons', () => {
    const from = [...source.matchAll(/^import\s+(?!type\b)(?:[^;']*?from\s+)?'([^']+)'/gms)].map((match) => match[1]!);
    expect(from.filter((name) => !/define-(plugin|resource)$|\/resources\/|^@ant-design\/icons$/.test(name))).toEqual(
      [],
    );
  });
  it('is called as its folder', () => {
    const folder = path.split('/').at(-2);
    expect(areas.map((area) => area.id)).toContain(folder);
  });
});

const search = import.meta.glob<Record<string, string>>('../../locales/pt-BR/*.search.json', {
  eager: true,
  import: 'default',
});
const labels = import.meta.glob<Record<string, string>>('../../locales/pt-BR/*.menu.json', {
  eager: true,
  import: 'default',
});

describe('the search', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wordsIn = (text: string) =>
    plain(text)
      .split(/[\s-]+/)
      .filter((word) => word.length > 2);
  it('finds each entry of a menu and each command by a word that is not in its name', () => {
    const bare = areas.flatMap(({ id: area, menu = [], commands = [] }) =>
      [...menu, ...commands].flatMap(({ id, label }) => {
        const [namespace, key] = label.split(':') as [string, string];
        const name = labels[`../../locales/pt-BR/${namespace}.json`]?.[key] ?? '';
        const more = search[`../../locales/pt-BR/${area}.search.json`]?.[id] ?? '';
        return wordsIn(more).some((word) => !wordsIn(name).includes(word)) ? [] : [id];
      }),
    );
    expect(bare).toEqual([]);
  });
  it('has words for nothing else', () => {
    const ids = areas.flatMap(({ menu = [], commands = [] }) => [...menu, ...commands].map(({ id }) => id));
    expect(
      Object.values(search)
        .flatMap((words) => Object.keys(words))
        .filter((id) => !ids.includes(id)),
    ).toEqual([]);
  });
});

describe('all areas', () => {
  const { pages, entries, ancestors, entryOf } = createRouteTable(areas);
  it('load every page and slot by import()', () => {
    const parts = areas.flatMap((area) => Object.values(area.slots ?? {}).flat());
    const dialogs = areas.flatMap(({ commands = [] }) =>
      commands.flatMap((one) => ('dialog' in one ? one.dialog : [])),
    );
    for (const dialog of dialogs) expect(String(dialog)).toMatch(/import/);
    for (const { load } of [...pages, ...parts]) expect(String(load)).toMatch(/import/);
  });
  it('use each path, route name, menu id and resource name once', () => {
    const lists = [
      pages.map((p) => p.path),
      pages.flatMap((p) => p.name ?? []),
      entries.map((e) => e.id),
      [...new Set(areas.flatMap((a) => a.resources ?? []))].map((r) => r.name),
    ];
    for (const list of lists) expect(list.length).toBe(new Set(list).size);
  });
  it('open each drawer over a page, and each menu entry a page', () => {
    for (const page of pages.filter((p) => p.as === 'drawer'))
      expect(ancestors(page).length, page.path).toBeGreaterThan(0);
    for (const entry of entries)
      expect(
        pages.some((p) => p.path === entry.to),
        entry.to,
      ).toBe(true);
  });
  it('offer the registration data to whoever may open their page alone', () => {
    const { slots, pages: own } = areas.find(({ id }) => id === 'registration')!;
    expect(slots!.profileMenu![0]!.permission).toBe(own![0]!.permission);
  });
  it('open the refund of a Pix, to which the statement leads, to whoever pays by Pix: the page under it too', () => {
    const drawer = pages.find(({ name }) => name === 'pix-refund')!;
    for (const { permission, path } of [drawer, ancestors(drawer).at(-1)!])
      expect([permission].flat(), path).toContain('pix:do-pix');
  });
  it('stand in the menu under an entry that is there, as Pix complaints and recurrences do (SHELL-2.2-7)', () => {
    const named = pages.flatMap(({ under }) => under ?? []);
    expect(named.filter((id) => !entries.some((entry) => entry.id === id))).toEqual([]);
    const inOf = (path: string) => entryOf(pages.find((page) => page.path === path)!)?.in;
    for (const path of ['/pix/contestacoes', '/pix/gerenciar-recorrencias', '/pix/gerenciar-recorrencias/:id'])
      expect(inOf(path), path).toBe('pix');
  });
  it('have a page for each route name that they declare', () => {
    const inside = Object.values(declarations).flatMap(
      (source) => /interface Routes \{([^}]*)\}/.exec(source)?.[1] ?? [],
    );
    const declared = inside.flatMap((names) => [...names.matchAll(/^\s*'?([\w:-]+)'?:/gm)].map((match) => match[1]!));
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
  });
  it('lead notifications and search commands to pages, each param and command once', () => {
    const targets = areas.flatMap((area) => area.notifications ?? []);
    const commands = areas.flatMap((area) => area.commands ?? []);
    const names = new Set(pages.map((page) => page.name));
    const leading = [...targets, ...commands.filter((command) => 'route' in command)];
    expect(leading.filter(({ route }) => !names.has(route))).toEqual([]);
    for (const list of [targets.map(({ param }) => param), commands.map(({ id }) => id)])
      expect(list.length).toBe(new Set(list).size);
    for (const { route, as } of targets.filter((target) => 'path' in target.as))
      expect(pages.find((page) => page.name === route)!.path).toContain(`:${(as as { path: string }).path}`);
  });
  it('write their nouns by calls that take an idempotency key', () => {
    const declared = Object.assign({}, ...Object.values(calls)) as Record<string, CallSpec>;
    const written = resources.flatMap((one) => [one.calls?.create, one.calls?.update, one.calls?.remove]);
    expect(written.filter((key) => key && !declared[key]!.idempotent)).toEqual([]);
  });
  it('name permissions that the contract declares', () => {
    const declared = new Set(Object.values(contracts).flat());
    const slots = areas.flatMap((area) => Object.values(area.slots ?? {}).flat());
    const resources = areas.flatMap((area) => area.resources ?? []);
    const commands = areas.flatMap((area) => area.commands ?? []);
    for (const page of pages) expect([page.permission].flat().length, page.path).toBeGreaterThan(0);
    const named = [
      ...pages,
      ...slots,
      ...resources,
      ...commands,
      ...entries.map((e) => ({ permission: e.permission ?? e.id })),
    ].flatMap((part) => part.permission ?? []);
    expect(named.filter((id) => !declared.has(id))).toEqual([]);
  });
});

describe("SHELL-6-10, AREAS-2-side-menu-ids-8: 'Novo' in the menu", () => {
  /** Menu entries by the special permission that adds their badge; entries of areas still to come are not here. */
  const BADGES = {
    'salary-portability': 'services:salary-portability',
    'receive:do-charge:pix-automatic': 'receive:management:pix-automatic',
    'cards:multiple:overview': 'cards:multiple:overview',
    'cards:multiple:invoices': 'cards:multiple:my-invoices',
    'cards:multiple:credit-analysis-available': 'cards:single-entry',
  };
  it('stands at the entries of the special permissions', () => {
    const badged = areas.flatMap(({ menu = [] }) => menu.flatMap(({ id, badge }) => (badge ? [[badge, id]] : [])));
    expect(Object.fromEntries(badged)).toEqual(BADGES);
  });
});

it('AREAS-2-side-menu-ids: entries whose id continues that of a group or section of the specification stand in it', () => {
  // what repeats stands together, apart from what is charged once
  const recurring = ['receive:management:subscriptions', 'receive:management:pix-automatic'];
  const ids = ['receive:management', 'receive:automations', 'settings:general-limits'];
  const entries = areas.flatMap(({ menu = [] }) => menu);
  for (const id of ids) {
    // the specification lists the limits of Pix in the menu of Pix
    const inside = entries.filter((entry) => entry.id.startsWith(`${id}:`) && entry.in !== 'pix');
    expect(inside.length, id).toBeGreaterThan(0);
    expect(inside.filter((entry) => entry.in !== id && !recurring.includes(entry.id))).toEqual([]);
  }
});
