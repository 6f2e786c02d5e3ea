import type { Answer, Body, CallKey, Calls, PermissionId, TopicName } from '@balcao/contract/core/registry';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';

type Part<K extends CallKey, P extends 'params' | 'query' | 'body'> = Calls[K][P] extends undefined
  ? unknown
  : { [X in P]: Calls[K][P] };

/** What a call of the contract takes beside its key. */
export type CallInput<K extends CallKey> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;

export interface PreparedCall {
  key: CallKey;
  input: { params?: unknown; query?: unknown; body?: unknown };
}

/** A call with its input, checked against the contract; for what a page prefetches. */
export const call = <K extends CallKey>(key: K, input: CallInput<K>): PreparedCall => ({
  key,
  input: input as PreparedCall['input'],
});

/** What a page asks for as it opens; `list`: the resource whose first page it is. */
export interface PrefetchedCall extends PreparedCall {
  list?: string;
}

/** The keys of the contract that start with a method. */
type KeyOf<M extends string> = Extract<CallKey, `${M} ${string}`>;

/** The calls that answer a page of rows. */
export type ListKey = {
  [K in KeyOf<'POST'>]: Answer<K> extends { items: readonly unknown[]; total: number } ? K : never;
}[KeyOf<'POST'>];

/** The calls that answer the rows of a plain noun, as simple-rest asks for them. */
export type PlainListKey = {
  [K in KeyOf<'GET'>]: Answer<K> extends readonly { id: number }[] ? K : never;
}[KeyOf<'GET'>];

/** What a list call can be ordered by. */
type OrderField<K extends CallKey> = Body<K> extends { order?: infer O } ? Extract<O, string> : never;

type Defined<T> = T extends undefined ? unknown : T;
/** What a list call is told: the body of a search, the query of a plain list, and what the path names. */
type Told<K extends CallKey> = Defined<Body<K>> & Defined<Calls[K]['query']> & Defined<Calls[K]['params']>;

type Paging = 'page' | 'size' | 'order' | 'asc' | '_start' | '_end' | '_sort' | '_order';
/** What a list call can be narrowed to: what it is told without page and order. */
type FilterFields<K extends CallKey> = K extends CallKey
  ? { [F in Exclude<keyof Told<K>, Paging>]?: Told<K>[F] }
  : never;

export interface Sorter<Order extends string = string> {
  field: Order;
  order: 'asc' | 'desc';
}

/**
 * What a filter holds, which decides its field in the sheet, its words on the chip and what an address may say of it: a text, a CPF or
 * CNPJ, an id, ids, cents, days 'yyyy-mm-dd' or cents from–to, one or several of these words.
 */
export type FilterKind =
  | 'text'
  | 'document'
  | 'id'
  | 'ids'
  | 'days'
  | 'cents'
  | 'amounts'
  | { one: readonly string[] }
  | { several: readonly string[] };

/** The kinds that fit the type a call takes. */
export type KindOf<V> = [V] extends [string]
  ? string extends V
    ? 'text' | 'document'
    : { one: readonly V[] }
  : [V] extends [number]
    ? 'id' | 'cents'
    : [V] extends [readonly number[]]
      ? 'ids'
      : [V] extends [readonly (infer Word)[]]
        ? { several: readonly Word[] }
        : [V] extends [{ from?: string | undefined; to?: string | undefined }]
          ? 'days'
          : [V] extends [{ min?: number | undefined; max?: number | undefined }]
            ? 'amounts'
            : never;

type Kinds<K extends CallKey> = { [F in keyof FilterFields<K>]?: KindOf<NonNullable<FilterFields<K>[F]>> };

/** The keys of a method whose path ends in the id of one. */
type KeyOfOne<M extends string> = Extract<CallKey, `${M} ${string}/{id}`>;
type CreateKey = KeyOf<'POST'>;
type UpdateKey = KeyOfOne<'PUT' | 'PATCH'>;

/** A noun of an area: which calls of the contract list, show, create, change and remove it. No JSX. */
export interface ResourceDefinition {
  name: string;
  /** Who may see it; actions may ask for more. */
  permission?: PermissionId;
  /** Live topic: an event on it makes what shows this resource ask again. */
  topic?: TopicName;
  calls?: {
    /**
     * A POST takes {page, size, order, asc, …filters} and answers {items, total}. A GET makes a plain noun of it: rows, on simple-rest's
     * conventions, through which its writes go too.
     */
    list?: ListKey | PlainListKey;
    /** Lists those filed away, as `list` does the others. */
    filed?: ListKey;
    one?: KeyOf<'GET'>;
    create?: CreateKey;
    update?: UpdateKey;
    remove?: KeyOfOne<'DELETE'>;
  };
  /**
   * What the path of its list's call takes where no filter of that name says it: `{ status: 'pending' }` of a call that
   * lists each status.
   */
  listParams?: Record<string, string>;
  /** What its lists can be ordered by: the heads of columns offer these, an address may say them. */
  orders?: readonly string[];
  /** The order of a list's first page. */
  firstOrder?: Sorter;
  /** What its lists can be narrowed to; in the order of the sheet and of the chips. */
  filters?: Partial<Record<string, FilterKind>>;
}

/** A resource with the calls its types come from: L lists it, O answers one, C creates and U changes one. */
export interface Resource<
  N extends string = string,
  L extends ListKey | PlainListKey = ListKey | PlainListKey,
  O extends KeyOf<'GET'> = KeyOf<'GET'>,
  C extends CreateKey = CreateKey,
  U extends UpdateKey = UpdateKey,
> extends Omit<ResourceDefinition, 'calls' | 'orders' | 'firstOrder' | 'filters'> {
  name: N;
  calls?: { list?: L; filed?: ListKey; one?: O; create?: C; update?: U; remove?: KeyOfOne<'DELETE'> };
  orders?: readonly OrderField<L>[];
  firstOrder?: Sorter<OrderField<L>>;
  filters?: Kinds<L>;
}

/** Declares a resource; the data provider serves it without knowing its name. */
export const defineResource = <
  const N extends string,
  const L extends ListKey | PlainListKey = never,
  const O extends KeyOf<'GET'> = never,
  const C extends CreateKey = never,
  const U extends UpdateKey = never,
>(
  resource: Resource<N, L, O, C, U>,
): Resource<N, L, O, C, U> => resource;

/** The call that lists a resource. */
type ListOf<R> = R extends { calls?: { list?: infer L } } ? Extract<L, ListKey | PlainListKey> : never;

/** A row of a resource's list. */
export type RowOf<R> =
  Answer<ListOf<R>> extends infer A
    ? A extends { items: readonly (infer Row)[] } | readonly (infer Row)[]
      ? Row
      : never
    : never;
/** One of them, whole. */
export type RecordOf<R> = R extends { calls?: { one?: infer O } } ? Answer<Extract<O, CallKey>> : never;
/** The call that creates one. */
export type CreateOf<R> = R extends { calls?: { create?: infer C } } ? Extract<C, CallKey> : never;
/** The call that changes one. */
export type UpdateOf<R> = R extends { calls?: { update?: infer U } } ? Extract<U, CallKey> : never;
/** What its list is ordered by. */
export type OrderOf<R> = OrderField<ListOf<R>>;
/** What its list is narrowed to, each with its value as the call takes it. */
export type FiltersOf<R> = FilterFields<ListOf<R>>;

/** The first page of a list as its page first asks for it (`useListTable`), to be fetched while the page's code is on its way. */
export const firstPage = ({ name, calls, firstOrder, listParams }: ResourceDefinition): PrefetchedCall => ({
  key: calls!.list!,
  input: {
    ...(listParams && { params: listParams }),
    body: {
      page: 1,
      size: PAGE_SIZES[0],
      ...(firstOrder && { order: firstOrder.field, asc: firstOrder.order === 'asc' }),
    },
  },
  list: name,
});
