import { Refine } from '@refinedev/core';
import { fireEvent, render, screen } from '@testing-library/react';
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

/** State of the fake server: the paths that answer 404, as their draft was replaced by another, and the recent imports. */
let isGone: (path: string) => boolean;
let recent: RecentImport[];
beforeEach(() => {
  isGone = () => false;
  recent = [];
  queryClient.clear();
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  vi.stubGlobal('fetch', async (path: string) => {
    if (isGone(path)) return Response.json(gone, { status: 404 });
    if (path.endsWith('/customers-import')) return Response.json(recent);
    return Response.json(
      path.endsWith('/rows') ? { items: [{ line: 2, cells: ['1'], state: 'new', faults: [] }], total: 1 } : draft,
    );
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
])('a spreadsheet that another took the place of is told to be gone when %s', async (_, act) => {
  open('/?importacao=7');
  await screen.findByRole('button', { name: 'Importar 1 cliente' });
  await screen.findByRole('cell', { name: 'Novo' });
  isGone = (path) => path.includes('/customers-import/7');
  act();
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
