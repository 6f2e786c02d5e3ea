import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { sessionStore } from '../providers/session';
import { lastPlace } from './layout/last-place';
import { firstBelow } from './layout/menu-tree';
import { ShellLayout } from './layout/shell-layout';
import { routeOf } from './page-route';
import { Root } from './root';
import { RouteFailure } from './route-failure';
import type { KnownPage } from './route-table';
import { table } from './table';
import { NotFound } from './views/not-found';
import { PageLoader } from './views/page-loader';

const isParentOf = (drawer: KnownPage) => table.ancestors(drawer).at(-1);

function pageRoutes(): RouteObject[] {
  const drawers = table.pages.filter((page) => page.as === 'drawer');
  return table.pages
    .filter((page) => page.as !== 'drawer')
    .map((page) =>
      routeOf(
        page,
        drawers.filter((drawer) => isParentOf(drawer) === page).map((drawer) => routeOf(drawer)),
      ),
    );
}

/** '/' goes home with its origin (SHELL-2.1-3). */
const toHome = ({ request }: { request: Request }) => {
  const origin = new URL(request.url).searchParams.get('origin');
  return redirect(origin ? `/home?${new URLSearchParams({ origin })}` : '/home');
};

/** Signed in already: stay where one was, or go where one was asked to (SHELL-2.2-5). */
const fromLogin = ({ request }: { request: Request }) =>
  redirect(safePath(new URL(request.url).searchParams.get('para') ?? lastPlace()));

/** The bare address of an area leads to its first page; any other that is unknown, to the page that says so (SHELL-2.1-6). */
const toKnown = ({ request }: { request: Request }) => {
  const { session } = sessionStore.get();
  return redirect((session && firstBelow(session, table.entries, new URL(request.url).pathname)) ?? '/404');
};

/** The path, if it is one of this portal; any other address could lead to another site. */
export const safePath = (asked: string | null): string =>
  asked && /^\/(?![/\\])/.test(asked) && !asked.startsWith('/login') ? asked : '/home';

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: PageLoader,
      errorElement: <RouteFailure />,
      children: [
        { path: '/', loader: toHome, element: <PageLoader /> },
        { path: '/login', loader: fromLogin, element: <PageLoader /> },
        {
          path: '/conta-encerrada',
          lazy: { Component: async () => (await import('./views/closed-account')).ClosedAccount },
        },
        {
          Component: ShellLayout,
          HydrateFallback: PageLoader,
          children: [
            ...pageRoutes(),
            { path: '/404', Component: NotFound },
            { path: '*', loader: toKnown, element: <PageLoader /> },
          ],
        },
      ],
    },
  ]);
