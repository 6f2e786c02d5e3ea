import type { BaseRecord, CrudSort, DataProvider, GetListParams } from '@refinedev/core';
import type { CallKey } from '@balcao/contract/core/registry';
import type { ResourceDefinition } from '../define-resource';
import { filterBody, offeredFilters, offeredSorters, pageOf, sizeOf, type Offer } from '../ui/filter-body';
import { api } from './api';

type Options = { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: string; signal?: AbortSignal };
/** The contract's types were checked where the resource was declared; here a call is only carried. */
const carry = api as unknown as (key: CallKey, options: Options) => Promise<unknown>;

type Meta =
  | {
      idempotencyKey?: string;
      body?: object;
      offer?: Offer;
      first?: CrudSort[];
      queryContext?: { signal?: AbortSignal };
    }
  | undefined;
const signalOf = (meta: unknown) => (meta as Meta)?.queryContext?.signal;
const keyOf = (meta: unknown) => (meta as Meta)?.idempotencyKey ?? crypto.randomUUID();

export const orderBody = (sorters: readonly CrudSort[] = []) => {
  const [first] = sorters;
  return first ? { order: first.field, asc: first.order === 'asc' } : {};
};

/** How a list is asked for: its page, its order, and what it is narrowed to. */
export function listBody({ pagination, sorters, filters, meta }: Omit<GetListParams, 'resource'>): object {
  const paged =
    pagination?.mode === 'off' ? {} : { page: pageOf(pagination?.currentPage), size: sizeOf(pagination?.pageSize) };
  const { offer, first, body: more } = (meta as Meta) ?? {};
  const known = offer && offeredSorters(sorters, offer.order);
  const order = known?.length === 0 ? first : (known ?? sorters);
  return {
    ...paged,
    ...orderBody(order),
    ...filterBody(offer ? offeredFilters(filters, offer.filters) : filters),
    ...more,
  };
}

/** What a list's call answers, as Refine takes it. */
export function listOf(answer: unknown) {
  const { items, total, atLeast } = answer as { items: never[]; total: number; atLeast?: boolean };
  return { data: items, total, ...(atLeast ? { atLeast: true } : {}) };
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
      const body = listBody({ pagination, sorters, filters, meta });
      return listOf(await carry(callOf(resource, 'list'), { body, signal: signalOf(meta) } as Options));
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
      if (plain) return plain.provider.create({ resource: plain.resource, variables, meta });
      return {
        data: (await carry(callOf(resource, 'create'), { body: variables, idempotencyKey: keyOf(meta) })) as never,
      };
    },
    async update({ resource, id, variables, meta }) {
      const plain = await rest(resource);
      if (plain) return plain.provider.update({ resource: plain.resource, id, variables, meta });
      return {
        data: (await carry(callOf(resource, 'update'), {
          params: { id: Number(id) },
          body: variables,
          idempotencyKey: keyOf(meta),
        })) as never,
      };
    },
    async deleteOne({ resource, id, meta }) {
      const plain = await rest(resource);
      if (plain) return plain.provider.deleteOne({ resource: plain.resource, id, meta });
      const prepared = find(resource).calls?.remove?.(Number(id));
      if (!prepared) throw new Error(`The resource ${resource} has no call to remove`);
      return { data: (await carry(prepared.key, { ...prepared.input, idempotencyKey: keyOf(meta) })) as never };
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
