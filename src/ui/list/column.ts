import type { ReactNode } from 'react';
import type { OrderOf, RowOf } from '../../define-resource';

export interface Column<Row, Order extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Right-aligned, equal-width numerals. */
  numeric?: boolean;
  /** The server orders by this field. */
  sort?: Order;
  /** The direction of the first press on its head; ascending when absent. */
  first?: 'desc';
  /** px at the default letter size; grows with the letters. */
  width?: number;
  /** This cell is the row's link, reachable by keyboard; it is cut, with the whole text on hover and focus. */
  name?: (row: Row) => string;
  /** Cut at the column's width instead of wrapping. */
  ellipsis?: boolean;
  /** Not shown until the user asks for it. */
  optional?: boolean;
}

/** A column of a resource's list: it is ordered by what the list's call can order by. */
export type ColumnOf<R> = Column<RowOf<R>, OrderOf<R>>;
