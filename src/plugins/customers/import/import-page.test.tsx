import { Refine } from '@refinedev/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CustomersImport, RecentImport } from '@balcao/contract/customers-import';
import texts from '../../../../locales/pt-BR/customers-import.json';
import sheets from '../../../../locales/pt-BR/sheets.json';
import { createDataProvider } from '../../../providers/data';
import { i18n } from '../../../providers/i18n';
import { queryClient } from '../../../providers/query-client';
import { signals } from '../../../providers/signals';
import { sessionOf } from '../../../test-support/session';
import '../../../test-support/texts';
import { SessionProvider } from '../../../data/session';
import ImportPage from './import-page';

i18n.addResourceBundle('pt-BR', 'customers-import', texts);
i18n.addResourceBundle('pt-BR', 'sheets', sheets);

const draft: CustomersImport = {
  id: 7,
  fileName: 'a.csv',
  status: 'draft',
  columns: [{ title: 'CPF', sample: '1', field: 'document' }],
  duplicates: 'update',
  ready: true,
  total: 1,
  new: 1,
  known: 0,
  refused: 0,
  task: null,
  created: 0,
  updated: 0,
  skipped: 0,
};
const gone = { code: 'not-found', error_description: 'Não encontramos o que você procura.', silent: true };

/** What the server has: the draft `kept` and its rows, until `isGone` says that another spreadsheet replaced the draft. */
let kept: CustomersImport;
let isGone: (path: string) => boolean;
let recent: RecentImport[];
beforeEach(() => {
  kept = draft;
  isGone = () => false;
  recent = [];
  queryClient.clear();
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (isGone(path)) return Response.json(gone, { status: 404 });
    if (path.endsWith('/customers-import')) return Response.json(recent);
    if (path.endsWith('/rows'))
      return Response.json({ items: [{ line: 2, cells: ['1'], state: 'new', faults: [] }], total: 1 });
    if (method === 'PUT') {
      const { columns, duplicates } = JSON.parse(body as string);
      kept = { ...draft, columns: [{ ...draft.columns[0]!, field: columns[0] }], duplicates };
    }
    return Response.json(kept);
  });
});
afterEach(() => vi.unstubAllGlobals());

const view = { session: sessionOf([]), can: () => ({ can: true }) } as unknown as ComponentProps<
  typeof SessionProvider
>['value'];
const dataProvider = createDataProvider([]);
function open(at: string) {
  const element = (
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}>
      <SessionProvider value={view}>
        <ImportPage />
      </SessionProvider>
    </Refine>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [at] })} />);
}
const saysGone = async () => {
  expect(await screen.findByRole('heading', { name: 'Esta importação não existe mais' })).toBeTruthy();
  expect(signals.get().requestError).toBe(false);
};

it.each([
  ['it is run', () => fireEvent.click(screen.getByRole('button', { name: 'Importar 1 cliente' }))],
  ['who is registered is to be skipped', () => fireEvent.click(screen.getByRole('radio', { name: /^Pular/ }))],
  ['a column is told', () => fireEvent.change(screen.getByLabelText('Campo da coluna CPF'), { target: { value: '' } })],
  ['other rows are shown', () => fireEvent.click(screen.getByRole('button', { name: 'Novos (1)' }))],
])('a spreadsheet that another took the place of is told to be gone when %s', async (_, ask) => {
  open('/?importacao=7');
  await screen.findByRole('button', { name: 'Importar 1 cliente' });
  await screen.findByRole('cell', { name: 'Novo' });
  isGone = (path) => path.includes('/customers-import/7');
  ask();
  await saysGone();
});

it('before one is sent it says which in review it will take the place of', async () => {
  recent = [
    { id: 9, fileName: 'feita.csv', status: 'done', total: 3, created_at: '2026-11-20T12:00:00Z' },
    { id: 7, fileName: 'a.csv', status: 'draft', total: 1, created_at: '2026-11-20T11:00:00Z' },
  ];
  open('/');
  expect(
    await screen.findByText('A planilha a.csv ainda não foi importada. Se você enviar outra, ela é descartada.'),
  ).toBeTruthy();
});

it('and nothing of the kind where none is in review', async () => {
  recent = [{ id: 9, fileName: 'feita.csv', status: 'done', total: 3, created_at: '2026-11-20T12:00:00Z' }];
  open('/');
  await screen.findByText('feita.csv');
  expect(screen.queryByText(/descartada/)).toBeNull();
});

const fieldOfColumn = () => (screen.getByLabelText('Campo da coluna CPF') as HTMLSelectElement).value;

it('who comes back to the review finds the choices that the button imports by', async () => {
  open('/?importacao=7');
  fireEvent.change(await screen.findByLabelText('Campo da coluna CPF'), { target: { value: 'name' } });
  await waitFor(() => expect(fieldOfColumn()).toBe('name'));
  fireEvent.click(screen.getByRole('radio', { name: /^Pular/ }));
  await waitFor(() => {
    expect(kept.duplicates).toBe('skip');
    expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0);
  });
  cleanup();
  open('/?importacao=7');
  await screen.findByLabelText('Campo da coluna CPF');
  expect(fieldOfColumn()).toBe('name');
  expect((screen.getByRole('radio', { name: /^Pular/ }) as HTMLInputElement).checked).toBe(true);
});

it('choices made in another tab are shown once the spreadsheet is read again', async () => {
  open('/?importacao=7');
  await screen.findByLabelText('Campo da coluna CPF');
  kept = { ...draft, columns: [{ ...draft.columns[0]!, field: 'name' }] };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(fieldOfColumn()).toBe('name'));
});
