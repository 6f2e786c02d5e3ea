import { createContext, useContext, type ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router';

export type RouteParams = Record<string, string | number>;

export interface Crumb {
  title: string;
  path?: string;
}

export interface RoutingView {
  /** Path of a named route, or undefined where no area of that name is installed. */
  pathOf: (name: string, params?: RouteParams) => string | undefined;
  /** Breadcrumb of the page being shown, without the page itself. */
  crumbs: Crumb[];
  /** Where the page's back button leads, when the browser has nowhere to go back to. */
  parent: string | undefined;
}

const Context = createContext<RoutingView>({ pathOf: () => undefined, crumbs: [], parent: undefined });
export const RoutingProvider = Context.Provider;
export const useRouting = () => useContext(Context);

/** Where the breadcrumb goes: an element of the header, null until it is there, undefined where it has no room. */
const CrumbRoom = createContext<HTMLElement | null | undefined>(undefined);
export const CrumbRoomProvider = CrumbRoom.Provider;
export const useCrumbRoom = () => useContext(CrumbRoom);

/** `usePathOf()('customers-detail', { id })`: links between areas go by route name, never by import. */
export const usePathOf = () => useContext(Context).pathOf;

/**
 * Nowhere of ours to go back to: the router counts its entries in the browser's state. A location's key will not do, for a
 * list that writes its filters into the URL changes it.
 */
export const isFirstEntry = (): boolean => !((window.history.state as { idx?: number } | null)?.idx ?? 0);

/** A path with the query of the page below kept: for drawers, so that the list under them keeps its filters and page. */
export function useOverPath(): (path: string) => string {
  const { search } = useLocation();
  return (path) => path + search;
}

/** A link by route name; where the area is not installed, only the text. */
export function RouteLink({
  name,
  params,
  query,
  children,
  ...rest
}: Omit<LinkProps, 'to'> & {
  name: string;
  params?: RouteParams;
  query?: Record<string, string>;
  children: ReactNode;
}) {
  const path = usePathOf()(name, params);
  if (!path) return <>{children}</>;
  return (
    <Link {...rest} to={query ? `${path}?${new URLSearchParams(query)}` : path}>
      {children}
    </Link>
  );
}
