import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionOf } from '../../test-support/session';
import '../../test-support/texts';
import { CardOrder } from './card-order';
import { DataTable, type Column } from './data-table';
import { SessionProvider } from '../../data/session';
import type { ListTable } from '../../data/use-list-table';

interface Row {
  id: number;
  name: string;
}

test('rows that have not changed are not drawn again, however often their page is', () => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  const draw = vi.fn((row: Row) => row.name);
  const columns: Column<Row>[] = [
    { key: 'name', title: 'Nome', name: (row) => row.name, render: (row) => row.name, sort: 'name' },
    { key: 'code', title: 'Código', render: draw },
  ];
  const rows: Row[] = [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Bia' },
  ];
  const view = { session: sessionOf([]) } as ComponentProps<typeof SessionProvider>['value'];
  // a page makes new objects and functions at each render
  const page = (part: Partial<ListTable<Row>> = {}) => {
    const table = {
      resource: 'people',
      rows,
      total: 2,
      page: 1,
      pageSize: 15,
      isFetching: false,
      sorter: { field: 'name', order: 'asc' },
      setSorter: () => {},
      setPage: () => {},
      ...part,
    } as unknown as ListTable<Row>;
    return (
      <MemoryRouter>
        <SessionProvider value={view}>
          <DataTable
            label="Pessoas"
            table={table}
            columns={columns}
            to={(row) => `/${row.id}`}
            actions={() => []}
            card={(row) => ({ title: row.name })}
            empty={{ title: '', text: '' }}
            selection={{ ids: [1], onChange: () => {}, bulk: null }}
          />
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

test('on a phone the order is chosen by name, both ways, and the list’s own order stays there to come back to', () => {
  const columns: Column<Row>[] = [
    { key: 'name', title: 'Nome', sort: 'name', render: (row) => row.name },
    { key: 'code', title: 'Código', render: (row) => row.id },
    { key: 'since', title: 'Criado em', sort: 'created_at', optional: true, render: (row) => row.id },
  ];
  const setSorter = vi.fn();
  const order = (sorter: { field: string; order: 'asc' | 'desc' }) => (
    <CardOrder columns={columns} table={{ sorter, setSorter }} asButton />
  );
  const { rerender } = render(order({ field: 'id', order: 'desc' }));
  const field = screen.getByLabelText<HTMLSelectElement>('Ordenar por');
  expect([...field.options].map((option) => option.text)).toEqual([
    'Ordem inicial',
    'Nome, crescente',
    'Nome, decrescente',
    'Criado em, crescente',
    'Criado em, decrescente',
  ]);
  expect(field.value).toBe('');
  fireEvent.change(field, { target: { value: 'created_at desc' } });
  expect(setSorter).toHaveBeenLastCalledWith({ field: 'created_at', order: 'desc' });
  rerender(order({ field: 'created_at', order: 'desc' }));
  expect(field.value).toBe('created_at desc');
  fireEvent.change(field, { target: { value: '' } });
  expect(setSorter).toHaveBeenLastCalledWith(undefined);
});

test('what is largest matters most: a column may begin with it', () => {
  const setSorter = vi.fn();
  const table = {
    resource: 'people',
    rows: [{ id: 1, name: 'Ana' }],
    total: 1,
    page: 1,
    pageSize: 15,
    filterCount: 0,
    setSorter,
  } as unknown as ListTable<Row>;
  const columns: Column<Row>[] = [
    { key: 'name', title: 'Nome', name: (row) => row.name, render: (row) => row.name, sort: 'name' },
    { key: 'open', title: 'Em aberto', render: () => '1', sort: 'open', first: 'desc' },
  ];
  render(
    <MemoryRouter>
      <SessionProvider value={{ session: sessionOf([]) } as ComponentProps<typeof SessionProvider>['value']}>
        <DataTable
          label="Lista"
          table={table}
          columns={columns}
          card={(row) => ({ title: row.name, value: null, detail: null })}
          empty={{ title: '', text: '' }}
        />
      </SessionProvider>
    </MemoryRouter>,
  );
  for (const head of ['Em aberto', 'Nome']) fireEvent.click(screen.getByRole('columnheader', { name: head }));
  expect(setSorter.mock.calls).toEqual([[{ field: 'open', order: 'desc' }], [{ field: 'name', order: 'asc' }]]);
});
