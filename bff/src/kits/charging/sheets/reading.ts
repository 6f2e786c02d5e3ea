import { plainText } from './cells';
import type { CellFaults } from './kind';
import type { Read } from './values';

/** Shows a cell as the text of the value that is read from it; unchanged where no value can be read. */
export const shownAs =
  <T>(read: (cell: string) => Read<T>, words: (value: T) => string) =>
  (cell: string): string => {
    const value = read(cell);
    return value && 'value' in value ? words(value.value) : plainText(cell);
  };

/** Reads values from a row's cells and gathers the faults, the first one of each field. */
export function cellReader(cell: (field: string) => string) {
  const faults: CellFaults = [];
  const refuse = (field: string, message: string) => {
    if (!faults.some((other) => other.field === field)) faults.push({ field, message });
  };
  const take = <T>(field: string, read: (text: string) => Read<T>): T | undefined => {
    const value = read(cell(field));
    if (value && 'fault' in value) refuse(field, value.fault);
    return value && 'value' in value ? value.value : undefined;
  };
  return {
    faults,
    refuse,
    take,
    /** Reads a required value; where it is missing or wrong, answers `instead`, so that the rest of the row can be checked. */
    must: <T>(field: string, read: (text: string) => Read<T>, instead: T): T => {
      if (!plainText(cell(field))) refuse(field, 'Preenchimento obrigatório');
      return take(field, read) ?? instead;
    },
  };
}

export type CellReader = ReturnType<typeof cellReader>;
