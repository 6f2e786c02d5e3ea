import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SessionProvider } from '../data/session';
import { createDataProvider } from '../providers/data';
import { queryClient } from '../providers/query-client';
import { sessionOf } from './session';
import './signed-part';

const view = { session: sessionOf([]), can: () => ({ can: true }) } as unknown as ComponentProps<
  typeof SessionProvider
>['value'];

/** Draws a page with a leave guard, which needs a data router; it calls the fake bank of `signed-part`. `state`: what it was led to with. */
export function openPage(page: ReactNode, state?: object): void {
  const element = (
    <Refine
      dataProvider={createDataProvider([])}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <SessionProvider value={view}>{page}</SessionProvider>
    </Refine>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: [{ pathname: '/', state }] })}
    />,
  );
}
