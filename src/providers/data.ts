import type { BaseRecord, DataProvider, GetListParams } from '@refinedev/core';
import type { CallKey } from '@balcao/contract/core/registry';
import { pageOf, sizeOf } from '@balcao/contract/shared/paging';
import type { ResourceDefinition } from '../define-resource';
import { filterBody, offeredFilters, offeredSorters } from './filter-body';
import { api } from './api';
import { asIntent } from './intent';

type Options = { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: string; signal?: AbortSignal };
/** Untyped: the contract's types were checked where the resource was declared. */
const carry = api as unknown as (key: CallKey, options: Options) => Promise<unknown>;

const signalOf = (meta: unknown) =>
  (meta as { queryContext?: { signal?: AbortSignal } } | undefined)?.queryContext?.signal;

/** What a list says beside page, order and filters. */
export interface ListMeta {
  /** Those filed away. */
  filed?: boolean;
}

/** The body of a list's call: page, order and filters; those that the resource does not declare are left out. */
export function listBody(
  { orders, firstOrder, filters: offered }: ResourceDefinition,
  { pagination, sorters, filters }: Pick<GetListParams, 'pagination' | 'sorters' | 'filters'>,
): object {
  const [order = firstOrder] = offeredSorters(sorters, orders);
  return {
    ...(pagination?.mode === 'off'
      ? {}
      : { page: pageOf(pagination?.currentPage), size: sizeOf(pagination?.pageSize) }),
    ...(order && { order: order.field, asc: order.order === 'asc' }),
    ...filterBody(offeredFilters(filters, offered)),
  };
}

/** Filters that are named in the list's path become parameters of the path; all others go into the body. */
function listInput(named: Readonly<Record<string, string>> | undefined, told: object): Options {
  if (!named) return { body: told };
  const isNamed = ([name]: [string, unknown]) => Object.hasOwn(named, name);
  const entries = Object.entries(told);
  return {
    params: { ...named, ...Object.fromEntries(entries.filter(isNamed)) },
    body: Object.fromEntries(entries.filter((entry) => !isNamed(entry))),
  };
}

/** A list's answer in Refine's form. */
export function listOf(answer: unknown) {
  const { items, total, isLowerBound } = answer as { items: never[]; total: number; isLowerBound?: boolean };
  return { data: items, total, ...(isLowerBound ? { isLowerBound: true } : {}) };
}

const isPlain = ({ calls }: ResourceDefinition) => calls?.list?.startsWith('GET ') === true;
type Plain = typeof import('./rest').rest;
/** Loaded when a plain resource is first used. */
const plainProvider = async (): Promise<Plain> => (await import('./rest')).rest;
/** A call as simple-rest takes it: its method, and its path without the id. */
function plainOf(key: CallKey) {
  const [method, path] = key.split(' ') as [string, string];
  return { resource: path.slice(1).replace('/{id}', ''), method: method.toLowerCase() as 'get' };
}

/** Serves any resource by the calls it declares; plain nouns through simple-rest. */
export function createDataProvider(resources: readonly ResourceDefinition[]): DataProvider {
  const find = (name: string) => {
    const resource = resources.find((r) => r.name === name);
    if (!resource) throw new Error(`No resource is called ${name}`);
    return resource;
  };
  const callOf = (name: string, kind: keyof NonNullable<ResourceDefinition['calls']>): CallKey => {
    const key = find(name).calls?.[kind];
    if (!key) throw new Error(`The resource ${name} has no call to ${kind}`);
    return key;
  };
  /** A write; repeated after a lost answer it is the same intent. */
  async function write<T>(
    name: string,
    kind: 'create' | 'update' | 'remove',
    input: Options,
    plainly: (provider: Plain, call: { resource: string; meta: object }) => Promise<{ data: unknown }>,
  ): Promise<{ data: T }> {
    const key = callOf(name, kind);
    const plain = isPlain(find(name)) ? await plainProvider() : undefined;
    return asIntent(key, input, async (idempotencyKey) => {
      if (!plain) return { data: (await carry(key, { ...input, idempotencyKey })) as T };
      const { resource, method } = plainOf(key);
      const meta = { method, headers: { 'idempotency-key': idempotencyKey } };
      return (await plainly(plain, { resource, meta })) as { data: T };
    });
  }

  return {
    getApiUrl: () => '/bff',
    async getList({ resource, pagination, sorters, filters, meta }) {
      // Refine adds the address's own parameters to it, as texts
      const key = callOf(resource, (meta as ListMeta | undefined)?.filed === true ? 'filed' : 'list');
      if (isPlain(find(resource)))
        return (await plainProvider()).getList({ ...plainOf(key), pagination, sorters, filters });
      const body = listBody(find(resource), { pagination, sorters, filters });
      const input = listInput(find(resource).listParams, body);
      return listOf(await carry(key, { ...input, signal: signalOf(meta) } as Options));
    },
    async getOne({ resource, id, meta }) {
      const input = { params: { id: Number(id) }, signal: signalOf(meta) } as Options;
      return { data: (await carry(callOf(resource, 'one'), input)) as never };
    },
    create: ({ resource, variables }) =>
      write(resource, 'create', { body: variables }, (provider, call) => provider.create({ ...call, variables })),
    update: ({ resource, id, variables }) =>
      write(resource, 'update', { params: { id: Number(id) }, body: variables }, (provider, call) =>
        provider.update({ ...call, id, variables }),
      ),
    deleteOne: ({ resource, id }) =>
      write(resource, 'remove', { params: { id: Number(id) } }, (provider, call) =>
        provider.deleteOne({ ...call, id }),
      ),
    /** Any call of the contract: `url` is its key, `meta.input` its params, query and body. */
    async custom<TData extends BaseRecord = BaseRecord>({
      url,
      meta,
    }: {
      url: string;
      meta?: Record<string, unknown> | undefined;
    }) {
      const input = (meta?.input ?? {}) as Options;
      return {
        data: (await carry(url as CallKey, { ...input, signal: input.signal ?? signalOf(meta) } as Options)) as TData,
      };
    },
  };
}
