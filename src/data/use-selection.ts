import { useState } from 'react';
import type { ListTable } from './use-list-table';

/** No action takes more rows at once. */
export const MAX_PICKED = 1000;

/** Ids of the chosen rows, each with the page it was chosen on; 0 where the whole filter was chosen. */
export type Picked = ReadonlyMap<number, number>;

/** Exactly these ids chosen, `most` of them; those that were not before get `page`. */
export const pick = (picked: Picked, ids: readonly number[], page: number, most = MAX_PICKED): Picked =>
  new Map(ids.slice(0, most).map((id) => [id, picked.get(id) ?? page]));

/** On how many pages rows were chosen; undefined where the whole filter was chosen. */
export function pagesOf(picked: Picked): number | undefined {
  const pages = new Set(picked.values());
  return pages.has(0) ? undefined : pages.size;
}

export interface Selection {
  ids: number[];
  pages: number | undefined;
  /** Rows that can be chosen at most. */
  most: number;
  onChange: (ids: number[]) => void;
  /** Chooses rows whatever their page: the ids of a whole filter. */
  pickAll: (ids: number[]) => void;
}

const NONE: Picked = new Map();

/** What a selection needs of the list. */
export type SelectionTable = Pick<ListTable<unknown>, 'page' | 'body' | 'isPrevious'>;

/**
 * Rows chosen over the pages of a list. Another filter starts anew: nobody acts on rows they cannot see. So no row is added while those
 * of the filter before are still shown.
 */
export function useSelection(table: SelectionTable, most = MAX_PICKED): Selection {
  const filter = JSON.stringify(table.body);
  const [held, setHeld] = useState({ filter, picked: NONE });
  const picked = held.filter === filter ? held.picked : NONE;
  return {
    ids: [...picked.keys()],
    pages: pagesOf(picked),
    most,
    onChange: (ids) => {
      const taken = table.isPrevious ? ids.filter((id) => picked.has(id)) : ids;
      setHeld({ filter, picked: pick(picked, taken, table.page, most) });
    },
    pickAll: (ids) => setHeld({ filter, picked: pick(NONE, ids, 0, most) }),
  };
}
