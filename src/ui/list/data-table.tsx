import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BulkBar, type TableSelection } from '../action/bulk-bar';
import { CardOrder } from './card-order';
import { CardRows, type CardRow } from './card-rows';
import type { Column } from './column';
import { ListState } from './list-state';
import type { RowAction } from '../action/row-actions';
import { TableFooter } from './table-footer';
import { TableRows } from './table-rows';
import { TableView, useTableView, type TableViewState } from './table-view';
import type { Sorter } from '../../define-resource';
import type { ShownTable } from '../../data/use-list-table';
import { useIsPhone } from '../page/use-is-phone';
import { FitProbe, useFits } from './use-fits';
import { useStable } from '../../data/use-stable';
import './data-table.css';

export type { Column, ColumnOf } from './column';

interface Props<Row, Order extends string> {
  /** Says what the rows are: 'Boletos'. */
  label: string;
  table: ShownTable<Row, Order>;
  /** Memoized (`useMemo`) where they can be: a new array draws every row again. */
  columns: Column<Row, NoInfer<Order>>[];
  /** Path of a row's detail; depends on the row only. */
  to?: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  /** The row as a card of two lines, where the columns do not fit. */
  card: (row: Row) => CardRow;
  /** What the list says when it has nothing and no filter: why, and what to do next. */
  empty: { title: string; text: string; action?: ReactNode };
  selection?: TableSelection;
  /** Whether the `FilterBar` above it has the order on a phone. */
  orderInBar?: boolean;
  /** Where the page itself shows the choice of columns (`useTableView`); else the footer has it. */
  view?: TableViewState;
}

/** Up to this many rows are looked over at once, and are not ordered. */
const FEW = 5;

/** A list as a table of 40 px rows, as cards where its columns do not fit; with its loading, empty and error states, and its footer. */
export function DataTable<Row extends { id: number }, Order extends string>({
  label,
  table,
  columns,
  to,
  actions,
  card,
  empty,
  selection,
  orderInBar = false,
  view: given,
}: Props<Row, Order>) {
  const own = useTableView(table.resource, columns);
  const view = given ?? own;
  const phone = useIsPhone();
  const blank = table.rows.length === 0;
  const { box, fits } = useFits();
  const asCards = !fits;
  const keys = view.shown.join();
  const visible = useMemo(() => columns.filter(({ key }) => keys.split(',').includes(key)), [columns, keys]);
  const ticks = selection?.ids.join();
  const ticked = useMemo(() => (ticks === undefined ? undefined : ticks ? ticks.split(',').map(Number) : []), [ticks]);
  const { field, order } = table.sorter ?? {};
  const sorter = useMemo(() => (field && order ? { field, order } : undefined), [field, order]);
  const onTick = useStable((ids: number[]) => selection?.onChange(ids));
  const onSort = useStable((sorter: Sorter | undefined) => table.setSorter(sorter as Sorter<Order> | undefined));
  const actionsOf = useStable((row: Row) => actions?.(row) ?? []);
  const pathOf = useStable((row: Row) => to?.(row) ?? '');
  const navigate = useNavigate();
  const onOpen = useStable((path: string) => void navigate(path));
  const nameOf = useStable((row: Row) => columns.find(({ name }) => name)?.name?.(row) ?? card(row).title);

  return (
    <section
      className={`list ${view.dense ? 'list-dense' : ''}`}
      aria-label={label}
      aria-busy={table.isFetching}
      ref={box}
    >
      <FitProbe columns={columns} />
      {blank ? (
        <ListState table={table} empty={empty} columns={visible.length} />
      ) : asCards ? (
        <>
          {!(orderInBar && phone) && table.total > FEW && <CardOrder columns={columns} table={table} />}
          <CardRows rows={table.rows} card={card} to={to} actions={actions} selection={selection} />
        </>
      ) : (
        <TableRows
          rows={table.rows}
          columns={visible}
          sorter={sorter}
          onSort={onSort}
          to={to && pathOf}
          onOpen={onOpen}
          actions={actions && actionsOf}
          nameOf={nameOf}
          ticked={ticked}
          onTick={onTick}
        />
      )}
      {(!blank || table.page > 1) && !table.error && (
        <TableFooter table={table} view={asCards || given ? null : <TableView view={view} columns={columns} />} />
      )}
      {selection && selection.ids.length > 0 && <BulkBar selection={selection} total={table.total} />}
    </section>
  );
}
