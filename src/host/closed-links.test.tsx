import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { i18n } from '../providers/i18n';
import { entryOf, sessionOf } from '../test-support/session';
import '../test-support/texts';
import { RouteLink, RoutingProvider } from '../ui/page/routing';
import { whyClosed } from './closed-pages';

const draw = (permissions: string[], role: 'admin' | 'subuser') => {
  const session = sessionOf(permissions, entryOf(1, { role }));
  const routing = {
    pathOf: () => '/configuracoes-da-conta/usuarios-secundarios/acoes',
    destinationOf: () => undefined,
    whyClosed: whyClosed(session),
    crumbs: [],
    parent: undefined,
  };
  const element = (
    <RoutingProvider value={routing}>
      <RouteLink name="account-logs">Registro de ações</RouteLink>
    </RoutingProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return screen.getByRole('link', { name: 'Registro de ações' });
};

it('issue 42: a link to a page that is not for this person leads nowhere and says why', () => {
  const link = draw(['home'], 'subuser');
  expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  const reason = i18n.t('shell:access.not-granted', { account: '100-1' });
  expect(link.getAttribute('aria-description')).toBe(reason);
});

it.each([
  ['a page that this person may open', ['settings:subuser:actions'], 'subuser'],
  ['a page that an administrator has no permission of, which tells them itself what to do', ['home'], 'admin'],
] as const)('issue 42: a link to %s leads there', (_, permissions, role) =>
  expect(draw([...permissions], role).getAttribute('href')).toMatch(/acoes$/),
);
