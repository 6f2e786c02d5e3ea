import { afterEach, expect, it, vi } from 'vitest';
import '../test-support/texts';
import { call, defineResource } from '../define-resource';
import { createDataProvider } from './data';

const things = defineResource({
  name: 'things',
  calls: {
    list: 'POST /customers/search',
    one: 'GET /customer/{id}',
    create: 'POST /customer',
    update: 'PUT /customer/{id}',
    remove: (id) => call('PUT /customers', { body: { ids: [id] } }),
  },
  orders: ['name'],
  filters: { text: 'text' },
});
const provider = createDataProvider([things]);
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

it('what is created again after a lost answer is the same intent, and another once it was answered', async () => {
  const create = () => provider.create({ resource: 'things', variables: { name: 'Ana' } });
  const lost = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('lost'));
  vi.stubGlobal('fetch', lost);
  await create().catch(() => undefined);
  const first = sent(lost).headers['idempotency-key'];
  const fetch = stub({ id: 9 });
  await create();
  expect(sent(fetch).headers['idempotency-key']).toBe(first);
  fetch.mockClear();
  await create();
  expect(sent(fetch).headers['idempotency-key']).not.toBe(first);
});

it('removes by the call the resource prepared', async () => {
  const fetch = stub({ results: [] });
  await provider.deleteOne({ resource: 'things', id: 4 });
  expect(sent(fetch)).toMatchObject({ url: '/bff/customers', method: 'PUT', body: { ids: [4] } });
});

it('carries any call', async () => {
  const fetch = stub({ id: 3 });
  await provider.custom!({ url: 'GET /customer/{id}', method: 'get', meta: { input: { params: { id: 3 } } } });
  expect(sent(fetch)).toMatchObject({ url: '/bff/customer/3', method: 'GET' });
});

it('refuses what was not declared', async () => {
  await expect(provider.getList({ resource: 'unknown' })).rejects.toThrow('No resource is called unknown');
});
