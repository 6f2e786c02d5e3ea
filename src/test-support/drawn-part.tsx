import { render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type DataRouter } from 'react-router';
import type { Session } from '@balcao/contract/session';
import { SessionProvider, type SessionView } from '../data/session';
import { i18n } from '../providers/i18n';
import { sessionStore } from '../providers/session';
import { sessionOf } from './session';
import { Engine } from './signed-part';

/** Adds texts of areas whose parts are drawn, by namespace. */
export const giveTexts = (texts: Record<string, object>): void =>
  Object.entries(texts).forEach(([namespace, bundle]) => i18n.addResourceBundle('pt-BR', namespace, bundle));

interface Given {
  session?: Session;
  view?: Partial<SessionView>;
  path?: string;
}

/** Draws a part that calls the fake bank of `signed-part`, with real toasts. */
export function drawPart(part: ReactNode, { path = '/', ...given }: Given = {}): void {
  const element = <House {...given}>{part}</House>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />);
}

/** Draws pages by their paths, the first one shown, as {@link drawPart} does. Answers the router that moves between them. */
export function drawPages(pages: Record<string, ReactNode>, given: Omit<Given, 'path'> = {}): DataRouter {
  const children = Object.entries(pages).map(([path, element]) => ({ path, element }));
  const house = (
    <House {...given}>
      <Outlet />
    </House>
  );
  const router = createMemoryRouter([{ element: house, children }], { initialEntries: [children[0]!.path] });
  render(<RouterProvider router={router} />);
  return router;
}

function House({ session = sessionOf([]), view, children }: Omit<Given, 'path'> & { children: ReactNode }) {
  useState(() => sessionStore.refresh(session));
  const whole: SessionView = {
    session,
    isAdmin: session.currentAccount.role !== 'subuser',
    can: () => ({ can: true }),
    signOut: () => undefined,
    balanceShown: true,
    setBalanceShown: () => undefined,
    ...view,
  };
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <Engine>
          <SessionProvider value={whole}>{children}</SessionProvider>
        </Engine>
      </App>
    </ConfigProvider>
  );
}
