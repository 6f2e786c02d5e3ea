import { describe, expect, it } from 'vitest';
import { areas } from './manifests';
import { createRouteTable } from './route-table';

const sources = import.meta.glob<string>('../plugins/*/plugin.ts', { eager: true, query: '?raw', import: 'default' });

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

describe('all areas', () => {
  const { pages, entries, ancestors } = createRouteTable(areas);
  it('load every page and slot by import()', () => {
    const parts = areas.flatMap((area) => Object.values(area.slots ?? {}).flat());
    for (const { load } of [...pages, ...parts]) expect(String(load)).toMatch(/import/);
  });
  it('use each path, route name, menu id and resource name once', () => {
    const lists = [
      pages.map((p) => p.path),
      pages.flatMap((p) => p.name ?? []),
      entries.map((e) => e.id),
      areas.flatMap((a) => (a.resources ?? []).map((r) => r.name)),
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
  it('lead notifications and search commands to pages, each param and command once', () => {
    const targets = areas.flatMap((area) => area.notifications ?? []);
    const commands = areas.flatMap((area) => area.commands ?? []);
    const names = new Set(pages.map((page) => page.name));
    expect([...targets, ...commands].filter(({ route }) => !names.has(route))).toEqual([]);
    for (const list of [targets.map(({ param }) => param), commands.map(({ id }) => id)])
      expect(list.length).toBe(new Set(list).size);
    for (const { route, as } of targets.filter((target) => 'path' in target.as))
      expect(pages.find((page) => page.name === route)!.path).toContain(`:${(as as { path: string }).path}`);
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
