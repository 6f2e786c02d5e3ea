import type { NotificationParams } from '@balcao/contract/notifications';
import { Tooltip } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';
import { Link, useLocation, useParams, type LinkProps } from 'react-router';
import type { RouteArguments, RouteName, Routes } from '../../registry';
import type { LinkTab } from './link-tabs';

export interface Crumb {
  title: string;
  path?: string;
}

/** The path of a page by its route name. */
export type PathOf = <N extends RouteName>(name: N, ...params: RouteArguments<N>) => string | undefined;

export interface RoutingView {
  /** Path of a named route, or undefined where no area of that name is installed. */
  pathOf: PathOf;
  /** Why this person may not open the page of that name, where there is a reason to tell. */
  whyClosed?: (name: RouteName) => string | undefined;
  /** Where a notification leads, or undefined where no area takes what it points at. */
  destinationOf: (params: NotificationParams) => string | undefined;
  /** Breadcrumb of the page being shown, without the page itself. */
  crumbs: Crumb[];
  /** Where the page's back button leads, when the browser has nowhere to go back to. */
  parent: string | undefined;
  /** The pages that the page, or the one it belongs to, stands beside as tabs. `isHead`: it is the one that its tab opens. */
  beside?: { label: string; tabs: LinkTab[]; current: string; isHead: boolean } | undefined;
}

const Context = createContext<RoutingView>({
  pathOf: () => undefined,
  destinationOf: () => undefined,
  crumbs: [],
  parent: undefined,
});
export const RoutingProvider = Context.Provider;
export const useRouting = () => useContext(Context);

/** Where the breadcrumb goes: an element of the header, null until it is there, undefined where it has no room. */
const CrumbRoom = createContext<HTMLElement | null | undefined>(undefined);
export const CrumbRoomProvider = CrumbRoom.Provider;
export const useCrumbRoom = () => useContext(CrumbRoom);

/** `usePathOf()('customers-detail', { id })`: links between areas go by route name, never by import. */
export const usePathOf = () => useContext(Context).pathOf;

/**
 * Whether there is no page of the portal to go back to: the router counts its entries in the browser's history state. A location's key
 * does not serve, because a list that writes its filters into the URL changes it.
 */
export const isFirstEntry = (): boolean => !((window.history.state as { idx?: number } | null)?.idx ?? 0);

/** A path with the query of the current address: for drawers, so that the list under them keeps its filters and page. */
export function useOverPath(): (path: string) => string {
  const { search } = useLocation();
  return (path) => path + search;
}

/** The id of the address ('…/:id'); ids are digits, anything else is no address of ours. */
export function useIdParam(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** A link by route name; where the page is not for this person, the text and why; where the area is not installed, only the text. */
export function RouteLink<N extends RouteName>({
  name,
  params,
  query,
  children,
  ...rest
}: Omit<LinkProps, 'to'> &
  ([Routes[N]] extends [never] ? { params?: undefined } : { params: RouteArguments<N>[0] }) & {
    name: N;
    query?: Record<string, string>;
    children: ReactNode;
  }) {
  const { pathOf, whyClosed } = useRouting();
  const path = pathOf(name, ...([params] as RouteArguments<N>));
  if (!path) return <>{children}</>;
  const why = whyClosed?.(name);
  if (why)
    return (
      <Tooltip title={why}>
        <span
          className={['link-closed', rest.className].filter(Boolean).join(' ')}
          role="link"
          aria-disabled="true"
          tabIndex={0}
          aria-description={why}
        >
          {children}
        </span>
      </Tooltip>
    );
  return (
    <Link {...rest} to={query ? `${path}?${new URLSearchParams(query)}` : path}>
      {children}
    </Link>
  );
}

/** Pages that the shell links to if the area that has them is installed. */
declare module '../../registry' {
  interface Routes {
    'open-ticket': never;
    'open-ticket:create-ticket': never;
    'my-tickets': never;
    'registration-update': never;
    'settings:account-data': never;
  }
}
