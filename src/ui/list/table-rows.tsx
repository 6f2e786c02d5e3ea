import { Table } from 'antd';
import type { ColumnType, TableProps } from 'antd/es/table';
import {
  cloneElement,
  memo,
  useMemo,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import { RowMenu, type RowAction } from '../action/row-actions';
import { TickBox } from '../form/tick-box';
import { usePlaces } from './use-places';
import { MENU_WIDTH, rem, TICK_WIDTH, widthOf } from './use-fits';

interface Props<Row> {
  rows: Row[];
  columns: Column<Row>[];
  sorter: { field: string; order: 'asc' | 'desc' } | undefined;
  onSort: (sorter: { field: string; order: 'asc' | 'desc' } | undefined) => void;
  /** Depends on the row only. */
  to: ((row: Row) => string) | undefined;
  /** Opens a path. Rows do not use the router's own hook: it would draw every row again at each change of the address. */
  onOpen: (path: string) => void;
  /** Called when the menu of a row opens. */
  actions: ((row: Row) => RowAction[]) | undefined;
  /** Who or what the row is, in words. */
  nameOf: (row: Row) => string;
  ticked: number[] | undefined;
  onTick: (ids: number[]) => void;
}

type Placed<Row> = ReturnType<typeof usePlaces<Row & { id: number }>>[number];

/** The rows as a table. Drawn again only for other rows, columns, order or ticks: a page of a hundred is most of what a list costs. */
export const TableRows = memo(function TableRows<Row extends { id: number }>({
  rows,
  columns,
  sorter,
  onSort,
  to,
  onOpen,
  actions,
  nameOf,
  ticked,
  onTick,
}: Props<Row>) {
  const { t } = useTranslation('shell');

  const antdColumns = useMemo(() => {
    const all: ColumnType<Placed<Row>>[] = columns.map((column) => ({
      key: column.sort ?? column.key,
      title: column.title,
      className: column.numeric ? 'num' : undefined,
      align: column.numeric ? 'right' : 'left',
      ...(column.width === undefined ? {} : { width: rem(column.width) }),
      ellipsis: column.name !== undefined || column.ellipsis === true,
      render: (_, { row }) =>
        column.name && to ? <NameLink to={to(row)} text={column.name(row)} /> : column.render(row),
      ...(column.sort
        ? {
            sorter: true,
            ...(column.first === 'desc' && { sortDirections: LARGEST_FIRST }),
            sortIcon: arrows,
            showSorterTooltip: false,
            sortOrder: sorter?.field === column.sort ? (sorter.order === 'asc' ? 'ascend' : 'descend') : null,
          }
        : {}),
    }));
    if (actions)
      all.push({
        key: 'actions',
        title: <span className="sr-only">{t('table.actions')}</span>,
        width: rem(MENU_WIDTH),
        align: 'right',
        className: 'row-end',
        render: (_, { row }) => (
          <RowMenu id={row.id} actions={() => actions(row)} label={t('moreFor', { what: nameOf(row) })} />
        ),
      });
    return all;
  }, [columns, sorter, to, actions, nameOf, t]);

  const placed = usePlaces(rows);

  const rowSelection = useMemo<TableProps<Placed<Row>>['rowSelection']>(
    () =>
      ticked && {
        selectedRowKeys: placed.filter(({ row }) => ticked.includes(row.id)).map(({ place }) => place),
        onChange: (_places, chosen) =>
          onTick([...ticked.filter((id) => !rows.some((row) => row.id === id)), ...chosen.map(({ row }) => row.id)]),
        columnWidth: TICK_WIDTH,
        getTitleCheckboxProps: () => ({ 'aria-label': t('table.selectPage') }) as object,
        getCheckboxProps: ({ row }) => ({ 'aria-label': t('table.select', { what: nameOf(row) }) }) as object,
        columnTitle: tickOf,
        renderCell: (_checked, _row, _index, node) => tickOf(node),
      },
    [ticked, onTick, rows, placed, nameOf, t],
  );

  const onChange: TableProps<Placed<Row>>['onChange'] = (_p, _f, sorted) => {
    const { columnKey, order } = Array.isArray(sorted) ? (sorted[0] ?? {}) : sorted;
    onSort(order && columnKey ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : undefined);
  };

  return (
    <Table<Placed<Row>>
      size="small"
      rowKey="place"
      columns={antdColumns}
      dataSource={placed}
      onChange={onChange}
      pagination={false}
      rowHoverable={false}
      sticky={STICKY}
      tableLayout="fixed"
      components={COMPONENTS}
      scroll={{ x: widthOf(columns, (ticked ? TICK_WIDTH : 0) + (actions ? MENU_WIDTH : 0)) }}
      {...(rowSelection ? { rowSelection } : {})}
      {...(to
        ? {
            onRow: ({ row }) => ({
              className: 'row-link',
              onClick: (event) => {
                if (!opensRow(event)) return;
                event.preventDefault();
                onOpen(to(row));
              },
            }),
          }
        : {})}
    />
  );
}) as <Row extends { id: number }>(props: Props<Row>) => ReactElement;

const LARGEST_FIRST: ColumnType<unknown>['sortDirections'] = ['descend', 'ascend'];

/** The sort arrows as one element, where antd has nine. Screen readers are told by the head's aria-sort. */
const arrows: ColumnType<unknown>['sortIcon'] = ({ sortOrder }) => (
  <span className="sort-arrows" data-order={sortOrder} aria-hidden />
);

/**
 * antd measures columns by a hidden row that holds every column head a second time. Our columns state their widths, so the hidden row is
 * left empty.
 */
function TableBody({ children, ...rest }: ComponentProps<'tbody'>) {
  const [measured, rows] = children as [ReactElement<{ columns: unknown[] }> | false, ReactNode];
  return (
    <tbody {...rest}>
      {measured && cloneElement(measured, { columns: [] })}
      {rows}
    </tbody>
  );
}

const COMPONENTS = { body: { wrapper: TableBody } };
const STICKY = { offsetHeader: 56 };

/** Our tick box in place of antd's: it takes the props of antd's element, which is never drawn. */
function tickOf(node: ReactNode) {
  const {
    checked,
    indeterminate,
    disabled,
    onChange,
    onClick,
    'aria-label': label,
  } = (node as ReactElement<ComponentProps<typeof TickBox>>).props;
  return (
    <TickBox
      checked={checked}
      indeterminate={indeterminate}
      disabled={disabled}
      onChange={onChange}
      onClick={onClick}
      aria-label={label}
    />
  );
}

/**
 * Whether a click opens the row: one on its empty space or its name. Clicks on other controls do not, nor on its menu (drawn elsewhere in
 * the page, but its events bubble here), nor one that ends a text selection, nor one that opens another tab.
 */
function opensRow(event: MouseEvent): boolean {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  return (
    target.closest('.row-name') !== null ||
    (!target.closest('a,button,label,input,.ant-table-selection-column') && !window.getSelection()?.toString())
  );
}

/**
 * The row's name, cut at the column's width: the whole text shows on hover, and over its cell on focus. The row handles the click; a
 * router's link would be drawn again at every change of the address.
 */
const NameLink = ({ to, text }: { to: string; text: string }) => (
  <a className="row-name" href={to} title={text}>
    {text}
  </a>
);
