import { Table } from 'antd';
import type { ColumnType, TableProps } from 'antd/es/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { BulkBar } from './bulk-bar';
import { CardRows, type CardRow } from './card-rows';
import { ListState } from './list-state';
import { RowActions, type RowAction } from './row-actions';
import { TableFooter } from './table-footer';
import type { ListTable } from './use-list-table';
import { useIsPhone } from './use-is-phone';
import { TableView, useTableView, type TableViewState } from './table-view';
import './data-table.css';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Right-aligned, equal-width numerals. */
  numeric?: boolean;
  /** The server orders by this field. */
  sort?: string;
  /** px at the default letter size; grows with the letters. */
  width?: number;
  /** This cell is the row's link, reachable by keyboard; it is cut, with the whole text on hover and focus. */
  name?: (row: Row) => string;
  /** Cut at the column's width instead of wrapping. */
  ellipsis?: boolean;
  /** Not shown until the user asks for it. */
  optional?: boolean;
}

/** Rows can be ticked, on several pages (`useSelection`); `bulk` is what can be done with them, `pickAll` ticks the whole filter. */
export interface TableSelection {
  ids: number[];
  onChange: (ids: number[]) => void;
  pages?: number | undefined;
  pickAll?: () => Promise<void>;
  bulk: ReactNode;
}

interface Props<Row> {
  /** Says what the rows are: 'Boletos'. */
  label: string;
  table: ListTable<Row>;
  columns: Column<Row>[];
  /** Path of a row's detail. */
  to?: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  /** The row as a card of two lines, under 576 px. */
  card: (row: Row) => CardRow;
  /** What the list says when it has nothing and no filter: why, and what to do next. */
  empty: { title: string; text: string; action?: ReactNode };
  selection?: TableSelection;
  /** Where the page itself shows the choice of columns (`useTableView`); else the footer has it. */
  view?: TableViewState;
}

/** A list as a table of 40 px rows, as cards on a phone; with its loading, empty and error states, and its footer. */
export function DataTable<Row extends { id: number }>({ label, table, columns, to, actions, card, empty, selection, view: given }: Props<Row>) {
  const { t } = useTranslation('shell');
  const phone = useIsPhone();
  const navigate = useNavigate();
  const own = useTableView(table.resource, columns);
  const view = given ?? own;
  const shown = columns.filter((column) => view.isShown(column.key));
  const blank = table.rows.length === 0;

  const antdColumns: ColumnType<Row>[] = shown.map((column) => ({
    key: column.sort ?? column.key,
    title: column.title,
    className: column.numeric ? 'num' : undefined,
    align: column.numeric ? 'right' : 'left',
    ...(column.width === undefined ? {} : { width: rem(column.width) }),
    ellipsis: column.name !== undefined || column.ellipsis === true,
    render: (_, row) => (column.name && to ? <NameLink to={to(row)} text={column.name(row)} /> : column.render(row)),
    ...(column.sort ? { sorter: true, showSorterTooltip: false, sortOrder: orderOf(table, column.sort) } : {}),
  }));
  if (actions) antdColumns.push({ key: 'actions', title: <span className="sr-only">{t('table.actions')}</span>, width: rem(52), align: 'right', render: (_, row) => <RowActions actions={actions(row)} of={card(row).title} /> });

  const onChange: TableProps<Row>['onChange'] = (_p, _f, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    table.setSorter(order && columnKey ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : undefined);
  };

  return (
    <section className={`list ${view.dense ? 'list-dense' : ''}`} aria-label={label} aria-busy={table.isFetching}>
      {blank ? (
        <ListState table={table} empty={empty} columns={shown.length} />
      ) : phone ? (
        <CardRows rows={table.rows} card={card} to={to} actions={actions} selection={selection} />
      ) : (
        <Table<Row>
          size="small"
          rowKey="id"
          columns={antdColumns}
          dataSource={table.rows}
          onChange={onChange}
          pagination={false}
          sticky={{ offsetHeader: 56 }}
          tableLayout="fixed"
          scroll={{ x: rem(shown.reduce((sum, column) => sum + (column.width ?? NAME_WIDTH), 96)) }}
          {...(selection ? { rowSelection: { selectedRowKeys: selection.ids, preserveSelectedRowKeys: true, onChange: (keys: unknown[]) => selection.onChange(keys as number[]), columnWidth: 44, getCheckboxProps: (row: Row) => ({ 'aria-label': t('table.select', { what: card(row).title }) }) as object } } : {})}
          onRow={(row) => ({ className: to ? 'row-link' : '', onClick: (event) => to && opensRow(event) && void navigate(to(row)) })}
        />
      )}
      {(!blank || table.page > 1) && !table.error && <TableFooter table={table} view={phone || given ? null : <TableView view={view} columns={columns} />} />}
      {selection && selection.ids.length > 0 && <BulkBar selection={selection} total={table.total} />}
    </section>
  );
}

/** Least room of a column that takes what the others leave. */
const NAME_WIDTH = 220;
const rem = (px: number) => `${px / 16}rem`;
const orderOf = <Row,>(table: ListTable<Row>, field: string) => (table.sorter?.field === field ? (table.sorter.order === 'asc' ? 'ascend' : 'descend') : null);

/** A click on the row's blank, not on what it holds (nor on its menu, which bubbles here from elsewhere in the page), nor one that ends a text selection. */
const opensRow = (event: React.MouseEvent) => event.currentTarget.contains(event.target as Node) && !(event.target as HTMLElement).closest('a,button,label,input,.ant-table-selection-column') && !window.getSelection()?.toString();

/** Cut at the column's width: the whole text shows on hover, and stands out of its cell on focus. */
const NameLink = ({ to, text }: { to: string; text: string }) => (
  <Link className="row-name" to={to} title={text}>
    {text}
  </Link>
);
