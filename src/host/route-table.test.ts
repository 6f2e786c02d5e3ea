import { expect, it } from 'vitest';
import type { PluginDefinition } from '../define-plugin';
import type { RouteName } from '../registry';
import { createRouteTable } from './route-table';

const load = async () => ({ default: () => null });
const page = (path: `/${string}`, name?: RouteName, as?: 'drawer') => ({
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
    page('/x/:id', 'customers-detail'),
    page('/x/:id/editar', undefined, 'drawer'),
    page('/x/novo', undefined, 'drawer'),
  ],
};
const notified: PluginDefinition = {
  id: 'b',
  notifications: [
    { param: 'chargeId', route: 'customers-detail', as: { path: 'id' } },
    { param: 'ticketId', route: 'my-tickets', as: { path: 'id' } },
  ],
};
const table = createRouteTable([area, notified]);

it('turns route names into paths, and an area that is not installed into nothing', () => {
  expect(table.pathOf('customers-detail', { id: 7 })).toBe('/x/7');
  expect(table.pathOf('receive:customers')).toBeUndefined();
});

it('leads from a notification to the page of the area that takes its param, if it is installed', () => {
  const query = createRouteTable([
    { id: 'a', pages: [page('/x', 'receive:customers')] },
    { id: 'b', notifications: [{ param: 'batchUUID', route: 'receive:customers', as: { query: 'lote' } }] },
  ]);
  expect(table.destinationOf({ chargeId: 7 })).toBe('/x/7');
  expect(query.destinationOf({ batchUUID: 'a b' })).toBe('/x?lote=a+b');
  expect(table.destinationOf({ ticketId: '9' })).toBeUndefined();
  expect(table.destinationOf({ carnetId: 9 })).toBeUndefined();
  expect(table.destinationOf({ url: '/x/7', protocol: 'E1' })).toBe('/x/7');
  for (const param of ['capaURL', 'cobrancasURL']) expect(table.destinationOf({ [param]: '/x/7' })).toBe('/x/7');
  for (const url of ['/nowhere', 'https://elsewhere.example/x/7', '//elsewhere.example'])
    expect(table.destinationOf({ url })).toBeUndefined();
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
