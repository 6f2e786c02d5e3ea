import type { ImportField, ImportRow } from '@balcao/contract/customers-import';
import type { Trx } from '../../core/database';
import { registeredDocuments, type CustomerFacts } from '../customers/service';
import { importRows } from './repository';
import { readImportRow } from './row';

const AT_ONCE = 1000;

interface Wanted {
  fields: (ImportField | null)[];
  duplicates: 'update' | 'skip';
}

/**
 * Checks all rows of an import: each is marked as new, known (its document is registered) or refused, with the faults of its cells.
 * Of several rows with the same document only the first without faults is imported.
 */
export async function checkRows(
  trx: Trx,
  accountId: number,
  importId: number,
  { fields, duplicates }: Wanted,
  facts: CustomerFacts,
): Promise<void> {
  const seen = new Map<string, number>();
  for (let after = 0; ;) {
    const rows = await importRows.after(trx, { accountId, import: importId }, after, AT_ONCE);
    if (!rows.length) return;
    after = rows.at(-1)!.line;
    const read = rows.map((row) => readImportRow(row.cells, fields, facts, () => true).customer.document);
    const registered = await registeredDocuments(trx, accountId, read);
    const checked = rows.map(({ line, cells }): Pick<ImportRow, 'line' | 'state' | 'faults'> => {
      const { customer, documentColumn, faults } = readImportRow(cells, fields, facts, (document) =>
        registered.has(document),
      );
      const first = seen.get(customer.document);
      if (first !== undefined)
        return {
          line,
          state: 'refused',
          faults: [{ column: documentColumn, message: `Documento repetido: já está na linha ${first}` }],
        };
      const isKnown = registered.has(customer.document);
      const isSkipped = isKnown && duplicates === 'skip';
      if (faults.length && !isSkipped) return { line, state: 'refused', faults };
      seen.set(customer.document, line);
      return { line, state: isKnown ? 'known' : 'new', faults: [] };
    });
    await importRows.mark(trx, { accountId, import: importId }, checked);
  }
}
