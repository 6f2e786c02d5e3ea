import type { ImportField } from '@balcao/contract/customers-import';
import { readRow, type CustomerFacts, type ReadRow } from '../customers/service';
import { isExample } from './template';

/** Reads a row of the spreadsheet as a customer; an example row of our template is a fault. */
export function readImportRow(
  cells: string[],
  fields: (ImportField | null)[],
  facts: CustomerFacts,
  known: (document: string) => boolean,
): ReadRow {
  const read = readRow(cells, fields, facts, known);
  const column = fields.indexOf('name');
  if (!isExample(read.customer.name)) return read;
  return {
    ...read,
    faults: [
      { column, message: 'Linha de exemplo do modelo' },
      ...read.faults.filter((fault) => fault.column !== column),
    ],
  };
}
