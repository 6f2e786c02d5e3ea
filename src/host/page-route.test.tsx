import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import '../test-support/texts';
import { whyMissing } from './missing-file';
import { routeOf } from './page-route';
import { SlowPage } from './page-timeout';
import type { KnownPage } from './route-table';

const page: KnownPage = {
  area: 'none',
  texts: ['none'],
  path: '/a',
  permission: 'home',
  title: 'shell:home',
  load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
};

const html = (entry: string) =>
  new Response(`<html><script type="module" crossorigin src="/assets/${entry}.js" nonce="n"></script></html>`);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Opens a page whose code cannot be loaded. @param answer of the server when the portal's own page is then fetched */
async function openMissing(answer: () => Promise<Response>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  const shell = {
    element: (
      <div data-testid="shell">
        <Outlet />
      </div>
    ),
    children: [{ path: '/', element: <p /> }, routeOf(page)],
  };
  const router = createMemoryRouter([shell], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await router.navigate('/a');
  expect(screen.getByTestId('shell')).toBeTruthy();
}

it('a page whose file is gone after a deploy offers a reload, inside the shell', async () => {
  await openMissing(() => Promise.resolve(html('index-2')));
  expect(await screen.findByRole('heading', { name: 'O Balcão foi atualizado' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeTruthy();
});

it.each([
  ['the version is still the same', () => Promise.resolve(html('index-1'))],
  ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is down', () => Promise.resolve(new Response('', { status: 502 }))],
  [
    'a stranger answers',
    () => Promise.resolve(new Response('<html><script type="text/javascript" src="/portal.js"></script></html>')),
  ],
])('a page whose file was cut is not told as a new version: %s', async (_, answer) => {
  await openMissing(answer);
  expect(await screen.findByRole('heading', { name: 'Esta página está demorando para abrir' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeTruthy();
});

it('a server that does not end its answer holds the card up for 5 s at most', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const why = whyMissing(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(Promise.race([why, Promise.resolve('waiting')])).resolves.toBeInstanceOf(SlowPage);
});

it('a page whose file is lost offline says so, and is loaded when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await openMissing(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('heading', { name: 'Sem conexão' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
