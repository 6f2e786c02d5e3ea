import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '../../data/session';
import { entryOf, sessionOf } from '../../test-support/session';
import '../../test-support/texts';
import { byId } from './by-id';
import { DetailPage } from './detail-page';

type Query = NonNullable<ComponentProps<typeof DetailPage>['query']>;
const error = (status: number) => ({ status, message: 'Sem resposta' });

/** What a page shows of a read that stands so: that it loads, a failure, or the thing. */
function shown(query: Partial<Query> | undefined, children?: ReactNode) {
  const session = sessionOf([], entryOf(1), []);
  const { unmount } = render(
    <MemoryRouter>
      <SessionProvider value={{ session } as ComponentProps<typeof SessionProvider>['value']}>
        <DetailPage
          title="Carnê"
          status="Em dia"
          gone={{ title: 'Este carnê não existe' }}
          {...(query && { query: { isLoading: false, error: null, retry: undefined, ...query } })}
        >
          {children}
        </DetailPage>
      </SessionProvider>
    </MemoryRouter>,
  );
  const text = [
    screen.queryByRole('status') && 'carregando',
    screen.queryByRole('alert')?.querySelector('h2')?.textContent,
    screen.queryByText('Parcelas') && 'Parcelas',
    screen.queryByText('Em dia') && 'Em dia',
  ];
  unmount();
  return text.filter(Boolean).join(' + ');
}

test.each([
  ['loads at first', { isLoading: true }, undefined, 'carregando'],
  ['has nothing to show yet', {}, undefined, 'carregando'],
  ['loads, though a part could be drawn', { isLoading: true }, 'Parcelas', 'carregando'],
  ['cannot be read', { error: error(500) }, undefined, 'Houve uma falha de comunicação'],
  ['cannot be read, though a part could be drawn', { error: error(500) }, 'Parcelas', 'Houve uma falha de comunicação'],
  ['is not there', { error: error(404) }, undefined, 'Este carnê não existe'],
  ['was read', {}, 'Parcelas', 'Parcelas + Em dia'],
  ['asks for nothing', undefined, 'Parcelas', 'Parcelas + Em dia'],
] as const)('a detail page whose record %s shows it (SHELL-2.3-7)', (_, asked, children, expected) => {
  expect(shown(asked, children)).toBe(expected);
});

test('a failed read is repeated by the button of its card (SHELL-2.3-7)', () => {
  const retry = vi.fn();
  render(
    <MemoryRouter>
      <DetailPage title="Carnê" query={{ isLoading: false, error: error(500), retry }} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  ['7', 'número 7'],
  ['0', 'desconhecido'],
  ['07', 'desconhecido'],
  ['7a', 'desconhecido'],
  ['1234567890123456', 'desconhecido'],
])('a page by id at /carnes/%s shows %s (SHELL-2.1-6)', (id, expected) => {
  const Page = byId(({ id: given }) => <p>número {given}</p>);
  const router = createMemoryRouter(
    [
      { path: '/carnes/:id', element: <Page /> },
      { path: '/404', element: <p>desconhecido</p> },
    ],
    { initialEntries: [`/carnes/${id}`] },
  );
  const { container } = render(<RouterProvider router={router} />);
  expect(container.textContent).toBe(expected);
});
