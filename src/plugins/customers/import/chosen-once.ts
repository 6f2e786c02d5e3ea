import type { ImportField } from '@balcao/contract/customers-import';

const SEVERAL: readonly ImportField[] = ['email', 'phone', 'document'];

/** The columns' fields with one chosen anew: a field that is in one column only leaves the one that had it. */
export const chosenOnce = (
  fields: (ImportField | null)[],
  at: number,
  field: ImportField | null,
): (ImportField | null)[] =>
  fields.map((held, column) =>
    column === at ? field : held !== null && held === field && !SEVERAL.includes(held) ? null : held,
  );
