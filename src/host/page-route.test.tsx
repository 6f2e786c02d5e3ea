import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import '../test-support/texts';
import { routeOf } from './page-route';
import type { KnownPage } from './route-table';

const page: KnownPage = { area: 'none', path: '/a', permission: 'home', title: 'shell:home', load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')) };

it('a page whose file is gone after a deploy offers a reload, inside the shell', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shell = { element: <div data-testid="shell"><Outlet /></div>, children: [{ path: '/', element: <p /> }, routeOf(page)] };
  const router = createMemoryRouter([shell], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await router.navigate('/a');
  expect(await screen.findByRole('heading', { name: 'O Balcão foi atualizado' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeTruthy();
  expect(screen.getByTestId('shell')).toBeTruthy();
});
