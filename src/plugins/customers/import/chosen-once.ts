import type { ImportField } from '@balcao/contract/customers-import';

const SEVERAL: readonly ImportField[] = ['email', 'phone', 'document'];

/** The columns' fields after column `at` chooses `field`: a field that only one column may have leaves the column that had it. */
export const chosenOnce = (
  fields: (ImportField | null)[],
  at: number,
  field: ImportField | null,
): (ImportField | null)[] =>
  fields.map((held, column) =>
    column === at ? field : held !== null && held === field && !SEVERAL.includes(held) ? null : held,
  );
