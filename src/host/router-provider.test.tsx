import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routerProvider, watchNavigation } from './router-provider';

let arrive: () => void;
let router: DataRouter;
let stop: () => void;

/** A list that writes its order into the address once the browser has nothing to do. */
function List() {
  const go = routerProvider.go!();
  return <button onClick={() => go({ type: 'replace', query: { a: '1' } })}>Escrever</button>;
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/lista');
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const lazy = async () => {
    await code;
    return { Component: () => <p>Detalhe</p> };
  };
  router = createBrowserRouter([
    { path: '/lista', Component: List },
    { path: '/detalhe', lazy },
  ]);
  stop = watchNavigation(router);
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  stop();
  router.dispose();
  vi.useRealTimers();
});

it('a list writes its order into its address', async () => {
  screen.getByRole('button').click();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(window.location.href).toMatch(/\/lista\?a=1$/);
});

it('a page asked for meanwhile, whose code is on its way, is not called off by it', async () => {
  screen.getByRole('button').click();
  await act(async () => void router.navigate('/detalhe'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(window.location.pathname).toBe('/detalhe');
  expect(screen.getByText('Detalhe')).toBeTruthy();
});
