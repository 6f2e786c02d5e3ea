import type { RouteObject } from 'react-router';
import { GuardedPage } from './guarded-page';
import { loadPage } from './load-page';
import { whyMissing } from './missing-file';
import { pageTimeout } from './page-timeout';
import { RouteFailure } from './route-failure';
import type { KnownPage } from './route-table';

/**
 * A page's route: its code and its texts are fetched side by side before it is shown. The failure card hangs on a route around it,
 * because react-router draws nothing where the lazy route that failed has its own.
 */
export const routeOf = (page: KnownPage, drawers: RouteObject[] = []): RouteObject => ({
  errorElement: <RouteFailure />,
  children: [
    {
      path: page.path,
      handle: { page },
      lazy: async () => {
        try {
          const { default: Page } = await pageTimeout(loadPage(page));
          return { Component: () => <GuardedPage page={page} Page={Page} /> };
        } catch (error) {
          throw await whyMissing(error);
        }
      },
      children: drawers,
    },
  ],
});
