import type { CallKey, Calls, PermissionId } from '@balcao/contract/core/registry';

type Part<K extends CallKey, P extends 'params' | 'query' | 'body'> = Calls[K][P] extends undefined
  ? unknown
  : { [X in P]: Calls[K][P] };

/** What a call of the contract takes beside its key. */
export type CallInput<K extends CallKey> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;

export interface PreparedCall {
  key: CallKey;
  input: { params?: unknown; query?: unknown; body?: unknown };
}

/** A call with its input, checked against the contract; for a resource's `remove`. */
export const call = <K extends CallKey>(key: K, input: CallInput<K>): PreparedCall => ({
  key,
  input: input as PreparedCall['input'],
});

/** What a page asks for as it opens; `list`: the resource whose first page it is. */
export interface CallAhead extends PreparedCall {
  list?: string;
}

/** The keys of the contract that start with a method. */
type KeyOf<M extends string> = Extract<CallKey, `${M} ${string}`>;

/** A noun of an area: which calls of the contract list, show, create, change and remove it. No JSX. */
export interface ResourceDefinition {
  name: string;
  /** Who may see it; actions may ask for more. */
  permission?: PermissionId;
  /** Live topic: an event on it makes what shows this resource ask again. */
  topic?: string;
  calls?: {
    /** Takes {page, size, order, asc, …filters}, answers {items, total}. */
    list?: KeyOf<'POST'>;
    one?: KeyOf<'GET'>;
    create?: KeyOf<'POST'>;
    update?: KeyOf<'PUT'>;
    remove?: (id: number) => PreparedCall;
  };
  /** A plain REST resource on simple-rest's conventions, at this path (as '/groups'). */
  rest?: `/${string}`;
}

/** The first page of a list, in the order of its page's first look (`useListTable`), to be asked for ahead. */
export const firstPage = ({ name, calls }: ResourceDefinition, order: string, asc: boolean): CallAhead => ({
  key: calls!.list!,
  input: { body: { page: 1, size: 15, order, asc } },
  list: name,
});

/** Declares a resource; the data provider serves it without knowing its name. */
export const defineResource = <const T extends ResourceDefinition>(resource: T): T => resource;
