import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useListTable } from '../../data/use-list-table';
import { firstPage } from '../../define-resource';
import { createDataProvider } from '../../providers/data';
import { startPrefetch } from '../../providers/prefetch';
import { queryClient } from '../../providers/query-client';
import { billets } from '../../resources/billets';
import { bank } from '../../test-support/signed-part';
import { PagePrefetch } from './page-prefetch';

/** The number of billets filed away, with their second page on its way. */
function Filed() {
  const table = useListTable(billets, { filed: true });
  return (
    <>
      <p>{table.isLoading ? 'Buscando' : `${table.total} em ${table.resource}`}</p>
      {table.rows.length > 0 && <PagePrefetch asked={table.asked!} pageSize={table.pageSize} page={2} />}
    </>
  );
}

it('what is filed away is listed by its own call, its next page too, and not from the opened list that was fetched ahead', async () => {
  const call = 'POST v2/charges/banking-billet/filed';
  bank.answers[call] = { items: [{ id: 7 }], total: 31 };
  startPrefetch([firstPage(billets)], async () => ({ items: [{ id: 1 }], total: 1 }));
  await Promise.resolve();
  const element = (
    <Refine
      dataProvider={createDataProvider([billets])}
      routerProvider={routerProvider}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <Filed />
    </Refine>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/boletos?filed=true'] })}
    />,
  );
  await screen.findByText('31 em billets-filed');
  const asked = () => bank.asked.filter(({ call }) => call.includes('banking-billet'));
  await waitFor(() =>
    expect(asked().map((one) => [one.call, one.body])).toEqual(
      [1, 2].map((page) => [call, expect.objectContaining({ page })]),
    ),
  );
});
