import type { BaseRecord, DataProvider, GetListParams } from '@refinedev/core';
import type { CallKey } from '@balcao/contract/core/registry';
import { pageOf, sizeOf } from '@balcao/contract/shared/paging';
import type { ResourceDefinition } from '../define-resource';
import { filterBody, offeredFilters, offeredSorters } from './filter-body';
import { api } from './api';
import { asIntent } from './intent';

type Options = { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: string; signal?: AbortSignal };
/** The contract's types were checked where the resource was declared; here a call is only carried. */
const carry = api as unknown as (key: CallKey, options: Options) => Promise<unknown>;

const signalOf = (meta: unknown) =>
  (meta as { queryContext?: { signal?: AbortSignal } } | undefined)?.queryContext?.signal;

/** A write: the same sent again after a lost answer is the same intent. */
const write = (key: CallKey, input: Options) =>
  asIntent(key, input, (idempotencyKey) => carry(key, { ...input, idempotencyKey }));
/** The same to plain REST, whose key goes in the headers. */
const writePlain = <T>(call: string, input: Options, meta: object | undefined, send: (meta: object) => Promise<T>) =>
  asIntent(call, input, (key) => send({ ...meta, headers: { 'idempotency-key': key } }));

/** How a list is asked for: its page, its order, and what it is narrowed to; what the resource does not offer is left out. */
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

/** Filters that the list's path names go into it; all others are its body. */
function listInput(named: Readonly<Record<string, string>> | undefined, told: object): Options {
  if (!named) return { body: told };
  const isNamed = ([name]: [string, unknown]) => Object.hasOwn(named, name);
  const entries = Object.entries(told);
  return {
    params: { ...named, ...Object.fromEntries(entries.filter(isNamed)) },
    body: Object.fromEntries(entries.filter((entry) => !isNamed(entry))),
  };
}

/** What a list's call answers, as Refine takes it. */
export function listOf(answer: unknown) {
  const { items, total, isLowerBound } = answer as { items: never[]; total: number; isLowerBound?: boolean };
  return { data: items, total, ...(isLowerBound ? { isLowerBound: true } : {}) };
}

/** Serves any resource by the calls it declares. */
export function createDataProvider(resources: readonly ResourceDefinition[]): DataProvider {
  const find = (name: string) => {
    const resource = resources.find((r) => r.name === name);
    if (!resource) throw new Error(`No resource is called ${name}`);
    return resource;
  };
  const callOf = (name: string, kind: 'list' | 'one' | 'create' | 'update') => {
    const key = find(name).calls?.[kind];
    if (!key) throw new Error(`The resource ${name} has no call to ${kind}`);
    return key;
  };
  /** Plain REST resources; axios comes with it, so it is fetched only when one is asked for. */
  const rest = async (name: string) => {
    const path = find(name).rest;
    return path ? { provider: (await import('./rest')).rest, resource: path.slice(1) } : undefined;
  };

  return {
    getApiUrl: () => '/bff',
    async getList({ resource, pagination, sorters, filters, meta }) {
      const plain = await rest(resource);
      if (plain) return plain.provider.getList({ resource: plain.resource, meta, pagination, sorters, filters });
      const body = listBody(find(resource), { pagination, sorters, filters });
      const input = listInput(find(resource).listParams, body);
      return listOf(await carry(callOf(resource, 'list'), { ...input, signal: signalOf(meta) } as Options));
    },
    async getOne({ resource, id, meta }) {
      const plain = await rest(resource);
      if (plain) return plain.provider.getOne({ resource: plain.resource, id, meta });
      return {
        data: (await carry(callOf(resource, 'one'), {
          params: { id: Number(id) },
          signal: signalOf(meta),
        } as Options)) as never,
      };
    },
    async create({ resource, variables, meta }) {
      const plain = await rest(resource);
      if (plain)
        return writePlain(`POST /${plain.resource}`, { body: variables }, meta, (withKey) =>
          plain.provider.create({ resource: plain.resource, variables, meta: withKey }),
        );
      return { data: (await write(callOf(resource, 'create'), { body: variables })) as never };
    },
    async update({ resource, id, variables, meta }) {
      const plain = await rest(resource);
      const params = { id: Number(id) };
      if (plain)
        return writePlain(`PATCH /${plain.resource}`, { params, body: variables }, meta, (withKey) =>
          plain.provider.update({ resource: plain.resource, id, variables, meta: withKey }),
        );
      return { data: (await write(callOf(resource, 'update'), { params, body: variables })) as never };
    },
    async deleteOne({ resource, id, meta }) {
      const plain = await rest(resource);
      if (plain)
        return writePlain(`DELETE /${plain.resource}`, { params: { id } }, meta, (withKey) =>
          plain.provider.deleteOne({ resource: plain.resource, id, meta: withKey }),
        );
      const prepared = find(resource).calls?.remove?.(Number(id));
      if (!prepared) throw new Error(`The resource ${resource} has no call to remove`);
      return { data: (await write(prepared.key, prepared.input)) as never };
    },
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
