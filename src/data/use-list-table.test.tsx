import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createDataProvider } from '../providers/data';
import { queryClient } from '../providers/query-client';
import { startPrefetch } from '../providers/prefetch';
import { billets } from '../resources/billets';
import { customers } from '../resources/customers';
import { bank } from '../test-support/signed-part';
import { firstPage } from '../define-resource';
import { PagePrefetch } from '../ui/list/page-prefetch';
import { useListTable } from './use-list-table';

const SEARCH = 'POST customers/search';
const asked = () => bank.asked.findLast(({ call }) => call === SEARCH)?.body;

function List() {
  const table = useListTable(customers);
  return (
    <>
      <p>Página {table.page}</p>
      <button onClick={() => table.setPage(4)}>Quarta</button>
      <button onClick={() => table.setSorter({ field: 'open', order: 'desc' })}>Maior valor</button>
      <button onClick={() => table.setSorter(undefined)}>Ordem primeira</button>
    </>
  );
}

/** The number of billets filed away, with the next page on its way. */
function Filed() {
  const table = useListTable(billets, { filed: true });
  return (
    <>
      <p>{table.isLoading ? 'Buscando' : `${table.total} em ${table.resource}`}</p>
      {table.rows.length > 0 && <PagePrefetch asked={table.asked!} pageSize={table.pageSize} page={2} />}
    </>
  );
}

function open(address: string, list = <List />): void {
  bank.answers[SEARCH] = { items: [{ id: 1 }], total: 320 };
  const element = (
    <Refine
      dataProvider={createDataProvider([customers, billets])}
      routerProvider={routerProvider}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      {list}
    </Refine>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />);
}
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));

it("an order of one's choice is seen from its first page on", async () => {
  open('/clientes');
  await screen.findByText('Página 1');
  press('Quarta');
  await waitFor(() => expect(asked()).toMatchObject({ page: 4, order: 'name' }));
  press('Maior valor');
  await waitFor(() => expect(asked()).toMatchObject({ page: 1, order: 'open', asc: false }));
  press('Quarta');
  await waitFor(() => expect(asked()).toMatchObject({ page: 4, order: 'open' }));
  press('Ordem primeira');
  await screen.findByText('Página 1');
});

it('an address that says order and page is opened at that page', async () => {
  open('/clientes?pageSize=15&currentPage=4&sorters[0][field]=open&sorters[0][order]=desc');
  await screen.findByText('Página 4');
  await waitFor(() => expect(asked()).toMatchObject({ page: 4, order: 'open', asc: false }));
});

it('what is filed away is listed by its own call, its next page too, and not from the opened list that was fetched ahead', async () => {
  bank.answers['POST v2/charges/banking-billet/filed'] = { items: [{ id: 7 }], total: 31 };
  startPrefetch([firstPage(billets)], async () => ({ items: [{ id: 1 }], total: 1 }));
  await Promise.resolve();
  open('/boletos?filed=true', <Filed />);
  await screen.findByText('31 em billets-filed');
  const pages = () =>
    bank.asked.filter(({ call }) => call.includes('banking-billet')).map(({ call, body }) => [call, body]);
  await waitFor(() =>
    expect(pages()).toEqual(
      [1, 2].map((page) => ['POST v2/charges/banking-billet/filed', expect.objectContaining({ page })]),
    ),
  );
});
