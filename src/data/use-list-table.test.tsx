import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createDataProvider } from '../providers/data';
import { queryClient } from '../providers/query-client';
import { customers } from '../resources/customers';
import { bank } from '../test-support/signed-part';
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

function open(address: string): void {
  bank.answers[SEARCH] = { items: [{ id: 1 }], total: 320 };
  const element = (
    <Refine
      dataProvider={createDataProvider([customers])}
      routerProvider={routerProvider}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <List />
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
