import type { Tag } from '@balcao/contract/tags';
import type { Column } from '../../../ui/list/data-table';
import { formatDay, maskDocument } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { Tags } from '../tags/tags';

/** What a cell says that has nothing to say. */
export const none = <span className="faint">–</span>;

/** A day, or that there is none. */
export const day = (value: string | null) => (value ? <span className="num">{formatDay(value)}</span> : none);

/*
 * Columns that the lists of several kinds of charge have alike, under the title that each list gives them.
 */

export const customerColumn = (title: string): Column<{ customer_name: string }, 'customer_name'> => ({
  key: 'customer',
  title,
  sort: 'customer_name',
  name: (row) => row.customer_name,
  render: (row) => row.customer_name,
});

export const valueColumn = (title: string, width: number): Column<{ value: number }, 'value'> => ({
  key: 'value',
  title,
  sort: 'value',
  width,
  numeric: true,
  render: (row) => <Money cents={row.value} />,
});

export const numberColumn = (title: string): Column<{ id: number }, 'id'> => ({
  key: 'number',
  title,
  sort: 'id',
  width: 92,
  numeric: true,
  optional: true,
  render: (row) => row.id,
});

export const documentColumn = (title: string): Column<{ customer_document: string }, never> => ({
  key: 'document',
  title,
  width: 172,
  optional: true,
  render: (row) => <span className="num">{maskDocument(row.customer_document)}</span>,
});

export const createdColumn = (title: string): Column<{ created_at: string }, 'created_at'> => ({
  key: 'createdAt',
  title,
  sort: 'created_at',
  width: 116,
  optional: true,
  render: (row) => day(row.created_at),
});

export const tagsColumn = (title: string): Column<{ tags: Tag[] }, never> => ({
  key: 'tags',
  title,
  width: 180,
  optional: true,
  render: (row) => (row.tags.length > 0 ? <Tags tags={row.tags} /> : none),
});
