import type { ImportField } from '@balcao/contract/customers-import';

const SEVERAL: readonly ImportField[] = ['email', 'phone'];

/** The columns' fields with one chosen anew: a field other than e-mail and phone leaves the column that had it. */
export const chosenOnce = (
  fields: (ImportField | null)[],
  at: number,
  field: ImportField | null,
): (ImportField | null)[] =>
  fields.map((held, column) =>
    column === at ? field : held !== null && held === field && !SEVERAL.includes(held) ? null : held,
  );
