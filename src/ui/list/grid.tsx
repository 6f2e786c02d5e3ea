import { lazy, type ReactNode } from 'react';
import type { CallKey, Calls } from '@balcao/contract/core/registry';
import type { ListTable } from '../../data/use-list-table';
import { useAsk } from '../../data/use-call';
import type { Selection } from '../../data/use-selection';
import type { RowAction } from '../action/row-actions';
import { useIsPhone } from '../page/use-is-phone';
import { CardOrder } from './card-order';
import type { CardRow } from './card-rows';
import { DataTable, type Column } from './data-table';
import type { TableSelection } from '../action/bulk-bar';
import { FilterBar } from './filter-bar';
import type { FilterChip } from './filter-chips';
import type { AnyFaces, FilterFaces } from './filter-faces';
import { GridViews } from './grid-views';
import { GridExport, type ExportKey } from './inside/grid-export';
import { useChips } from './inside/use-chips';
import { TableView, useTableView } from './table-view';

const GridSheet = lazy(() => import('./inside/grid-sheet'));

/** The calls that answer the ids of a filter. */
type IdsKey = { [K in CallKey]: Calls[K]['answer'] extends { ids: number[] } ? K : never }[CallKey];

/** What can be done with the ticked rows. */
export interface GridBulk {
  /** `useSelection(table)`. */
  selection: Selection;
  /** The call that answers the ids of the whole filter; without it only rows in sight are ticked. */
  ids?: IdsKey;
  buttons: ReactNode;
  /** Shown beside the number of ticked rows: what they are worth. */
  note?: ReactNode;
  /** The dialog that one of the buttons opened; it stays open when the rows are no longer ticked. */
  dialog?: ReactNode;
}

interface Props<Row, Order extends string, Filters extends object> {
  /** Says what the rows are: 'Boletos'. */
  label: string;
  /** `useListTable(resource)`. */
  table: ListTable<Row, Order, Filters>;
  /** Memoized (`useMemo`) where they can be: a new array draws every row again. */
  columns: Column<Row, NoInfer<Order>>[];
  /** The row as a card of two lines, where the columns do not fit. */
  card: (row: Row) => CardRow;
  /** Path of a row's detail; depends on the row only. */
  to?: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  /** What the list says when it has nothing and no filter: why, and what to do next. */
  empty: { title: string; text: string; action?: ReactNode };
  /** What the search looks in ('Buscar por nome ou e-mail'): the list's filter 'text'. */
  search?: string;
  /** The list's other filters: each becomes a field of the sheet and a chip. */
  filters?: FilterFaces<NoInfer<Filters>>;
  /** Chips before those of the filters. */
  chips?: FilterChip[];
  /** The call that starts the task of a spreadsheet of the whole filter. */
  exports?: ExportKey;
  /** Further input of the calls over the whole filter (`exports`, `ids`), beside the filters' values. */
  always?: object;
  bulk?: GridBulk;
  /** Totals of the filter, shown above the filters. */
  summary?: ReactNode;
}

const NO_FACES = {};

/**
 * A list for daily work: totals, search, filters, saved views, columns, export, rows as a table or cards, pages, and actions on the ticked
 * rows. Parts whose props are left out are not shown.
 */
export function Grid<Row extends { id: number }, Order extends string, Filters extends object>({
  label,
  table,
  columns,
  card,
  to,
  actions,
  empty,
  search,
  filters = NO_FACES,
  chips = [],
  exports,
  always,
  bulk,
  summary,
}: Props<Row, Order, Filters>) {
  const phone = useIsPhone();
  const view = useTableView(table.resource, columns);
  const faces = filters as AnyFaces;
  const loose = table as unknown as ListTable<Row>;
  const held = useChips(loose, faces);
  const hasSheet = Object.keys(faces).length > 0;
  // on a phone the saved filters open in the sheet, so that the search keeps its room
  const sheet = <GridSheet table={loose} filters={faces} {...(phone ? { view } : {})} />;
  const askIds = useAsk(bulk?.ids ?? ('' as IdsKey));
  const pickAll = async () => {
    const { ids } = await askIds({ body: { ...always, ...table.body } } as never);
    bulk?.selection.pickAll(ids);
  };
  return (
    <>
      {summary}
      <FilterBar
        table={loose}
        order={<CardOrder columns={columns} table={table} asButton />}
        {...(search ? { search: { field: 'text', label: search } } : {})}
        chips={[...chips, ...held]}
        {...(hasSheet ? { sheet } : {})}
        extra={
          <>
            {!(phone && hasSheet) && <GridViews table={table} view={view} />}
            {!phone && <TableView view={view} columns={columns} inBar />}
            {exports && <GridExport call={exports} table={loose} always={always} />}
          </>
        }
      />
      <DataTable
        label={label}
        table={table}
        columns={columns}
        view={view}
        orderInBar
        {...(to ? { to } : {})}
        {...(actions ? { actions } : {})}
        card={card}
        empty={empty}
        {...(bulk ? { selection: tickable(bulk, pickAll) } : {})}
      />
      {bulk?.dialog}
    </>
  );
}

const tickable = ({ selection, buttons, note, ids: call }: GridBulk, pickAll: () => Promise<void>): TableSelection => {
  const { ids, pages, most, onChange } = selection;
  return { ids, pages, most, onChange, bulk: buttons, note, ...(call ? { pickAll } : {}) };
};
