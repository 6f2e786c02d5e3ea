import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionOf } from '../test-support/session';
import '../test-support/texts';
import { DataTable, type Column } from './data-table';
import { SessionProvider } from './session';
import type { ListTable } from './use-list-table';

interface Row {
  id: number;
  name: string;
}

test('rows that have not changed are not drawn again, however often their page is', () => {
  window.matchMedia ??= (() => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })) as never;
  const draw = vi.fn((row: Row) => row.name);
  const columns: Column<Row>[] = [{ key: 'name', title: 'Nome', name: (row) => row.name, render: (row) => row.name, sort: 'name' }, { key: 'code', title: 'Código', render: draw }];
  const rows: Row[] = [{ id: 1, name: 'Ana' }, { id: 2, name: 'Bia' }];
  const view = { session: sessionOf([]) } as ComponentProps<typeof SessionProvider>['value'];
  // a page makes all of these anew each time it is drawn
  const page = (part: Partial<ListTable<Row>> = {}) => {
    const table = { resource: 'people', rows, total: 2, page: 1, pageSize: 15, isFetching: false, sorter: { field: 'name', order: 'asc' }, setSorter: () => {}, setPage: () => {}, ...part } as unknown as ListTable<Row>;
    return (
      <MemoryRouter>
        <SessionProvider value={view}>
          <DataTable label="Pessoas" table={table} columns={columns} to={(row) => `/${row.id}`} actions={() => []} card={(row) => ({ title: row.name })} empty={{ title: '', text: '' }} selection={{ ids: [1], onChange: () => {}, bulk: null }} />
        </SessionProvider>
      </MemoryRouter>
    );
  };
  const { rerender } = render(page());
  expect(screen.getAllByText('Bia').length).toBeGreaterThan(0);
  draw.mockClear();
  rerender(page());
  expect(draw).not.toHaveBeenCalled();
  rerender(page({ sorter: { field: 'name', order: 'desc' } }));
  expect(draw).toHaveBeenCalled();
});
