import type { CrudFilter } from '@refinedev/core';
import { afterEach, expect, it, vi } from 'vitest';
import '../test-support/texts';
import { defineResource } from '../define-resource';
import { gridViews } from '../resources/grid-views';
import { groups } from '../resources/groups';
import { messageTemplates } from '../resources/message-templates';
import { subscriptionPlans } from '../resources/subscription-plans';
import { tags } from '../resources/tags';
import { createDataProvider } from './data';

const things = defineResource({
  name: 'things',
  calls: {
    list: 'POST /customers/search',
    one: 'GET /customer/{id}',
    create: 'POST /customer',
    update: 'PUT /customer/{id}',
    remove: 'DELETE /safe-contacts/{id}',
  },
  orders: ['name'],
  filters: { text: 'text' },
});
const plain = [tags, messageTemplates, groups, gridViews];
const provider = createDataProvider([things, subscriptionPlans, ...plain]);
const stub = (body: unknown) => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(async () => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const sent = (fetch: ReturnType<typeof stub>) => {
  const [url, init] = fetch.mock.calls[0]!;
  return {
    url,
    method: init!.method,
    body: init!.body ? (JSON.parse(init!.body as string) as unknown) : undefined,
    headers: init!.headers as Record<string, string>,
  };
};
afterEach(() => vi.unstubAllGlobals());

it('lists by the declared call: page, size, order and what the filters hold', async () => {
  const fetch = stub({ items: [{ id: 1 }], total: 41 });
  const got = await provider.getList({
    resource: 'things',
    pagination: { currentPage: 2, pageSize: 25 },
    sorters: [{ field: 'name', order: 'desc' }],
    filters: [
      { field: 'text', operator: 'eq', value: 'ana' },
      { field: 'group', operator: 'eq', value: '' },
    ],
  });
  expect(got).toEqual({ data: [{ id: 1 }], total: 41 });
  expect(sent(fetch)).toMatchObject({
    url: '/bff/customers/search',
    method: 'POST',
    body: { page: 2, size: 25, order: 'name', asc: false, text: 'ana' },
  });
});

it('says in a list’s path what its filter or, without one, the resource says', async () => {
  const byPath = createDataProvider([
    defineResource({
      name: 'by-path',
      calls: { list: 'POST /tickets/{status}' },
      listParams: { status: 'all' },
      filters: { status: { one: ['open', 'answered', 'archived'] } },
    }),
  ]);
  const urlOf = async (value: string) => {
    const fetch = stub({ items: [], total: 0 });
    await byPath.getList({ resource: 'by-path', filters: [{ field: 'status', operator: 'eq', value }] });
    expect(sent(fetch).body).not.toHaveProperty('status');
    return sent(fetch).url;
  };
  expect(await urlOf('answered')).toBe('/bff/tickets/answered');
  expect(await urlOf('')).toBe('/bff/tickets/all');
});

it('lists a plain noun whole, narrowed in its query', async () => {
  const list = async (resource: string, filters: CrudFilter[]) => {
    const fetch = stub([{ id: 1 }, { id: 2 }]);
    const got = await provider.getList({ resource, filters, pagination: { mode: 'off' } });
    expect(got).toEqual({ data: [{ id: 1 }, { id: 2 }], total: 2 });
    return `${sent(fetch).method} ${sent(fetch).url}`;
  };
  expect(await list('tags', [{ field: 'showHidden', operator: 'eq', value: true }])).toBe(
    'GET /bff/tags?showHidden=true',
  );
  expect(await list('message-templates', [{ field: 'type', operator: 'eq', value: 'carnet' }])).toBe(
    'GET /bff/custom-messages/templates?type=carnet',
  );
  expect(await list('groups', [])).toBe('GET /bff/groups');
  expect(await list('grid-views', [{ field: 'grid', operator: 'eq', value: 'billets' }])).toBe(
    'GET /bff/grid-views?grid=billets',
  );
});

const create = (resource: string) => () => provider.create({ resource, variables: { name: 'Ana' } });
const update = (resource: string) => () => provider.update({ resource, id: 4, variables: { name: 'Ana' } });
const remove = (resource: string) => () => provider.deleteOne({ resource, id: 4 });

it.each<[string, () => Promise<unknown>]>([
  ['POST /bff/customer', create('things')],
  ['PUT /bff/customer/4', update('things')],
  ['DELETE /bff/safe-contacts/4', remove('things')],
  ['POST /bff/tag', create('tags')],
  ['PUT /bff/tag/4', update('tags')],
  ['POST /bff/custom-messages', create('message-templates')],
  ['DELETE /bff/custom-messages/templates/4', remove('message-templates')],
  ['POST /bff/groups', create('groups')],
  ['PATCH /bff/groups/4', update('groups')],
  ['DELETE /bff/groups/4', remove('groups')],
  ['POST /bff/grid-views', create('grid-views')],
  ['PUT /bff/grid-views/4', update('grid-views')],
  ['DELETE /bff/grid-views/4', remove('grid-views')],
  ['POST /bff/plan', create('subscription-plans')],
  ['PUT /bff/plan/4', update('subscription-plans')],
  ['DELETE /bff/plan/4', remove('subscription-plans')],
])('%s asked again after a lost answer is the same intent, and another once it was answered', async (call, write) => {
  const lost = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('lost'));
  vi.stubGlobal('fetch', lost);
  await write().catch(() => undefined);
  const first = sent(lost).headers['idempotency-key'];
  expect(first).toMatch(/^[\da-f-]{36}$/);
  const fetch = stub({ id: 9 });
  await write();
  expect(`${sent(fetch).method} ${sent(fetch).url}`).toBe(call);
  expect(sent(fetch).body).toEqual(call.startsWith('DELETE') ? undefined : { name: 'Ana' });
  expect(sent(fetch).headers['idempotency-key']).toBe(first);
  fetch.mockClear();
  await write();
  expect(sent(fetch).headers['idempotency-key']).not.toBe(first);
});

it('carries any call', async () => {
  const fetch = stub({ id: 3 });
  await provider.custom!({ url: 'GET /customer/{id}', method: 'get', meta: { input: { params: { id: 3 } } } });
  expect(sent(fetch)).toMatchObject({ url: '/bff/customer/3', method: 'GET' });
});

it('refuses what was not declared', async () => {
  await expect(provider.getList({ resource: 'unknown' })).rejects.toThrow('No resource is called unknown');
});
