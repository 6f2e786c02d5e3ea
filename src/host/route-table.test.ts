import { expect, it } from 'vitest';
import type { PluginDefinition } from '../define-plugin';
import { createRouteTable } from './route-table';

const load = async () => ({ default: () => null });
const page = (path: `/${string}`, name?: string, as?: 'drawer') => ({
  path,
  permission: 'home' as const,
  title: 'shell:home' as const,
  load,
  ...(name ? { name } : {}),
  ...(as ? { as } : {}),
});
const area: PluginDefinition = {
  id: 'a',
  pages: [
    page('/x'),
    page('/x/:id', 'x-detail'),
    page('/x/:id/editar', undefined, 'drawer'),
    page('/x/novo', undefined, 'drawer'),
  ],
};
const table = createRouteTable([area]);

it('turns route names into paths, and an area that is not installed into nothing', () => {
  expect(table.pathOf('x-detail', { id: 7 })).toBe('/x/7');
  expect(table.pathOf('y')).toBeUndefined();
});

it('opens a drawer over the nearest page it continues', () => {
  const at = (path: string) => table.ancestors(table.pages.find((p) => p.path === path)!).at(-1)?.path;
  expect(at('/x/:id/editar')).toBe('/x/:id');
  expect(at('/x/novo')).toBe('/x');
});

it('prefers static segments', () => {
  expect(table.pageAt('/x/novo')?.path).toBe('/x/novo');
  expect(table.pageAt('/x/7')?.path).toBe('/x/:id');
});
