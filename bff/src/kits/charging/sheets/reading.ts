import { plainText } from './cells';
import type { CellFaults } from './kind';
import type { Read } from './values';

/** A cell as what was read of it, in words; as it came where that is none. */
export const shownAs =
  <T>(read: (cell: string) => Read<T>, words: (value: T) => string) =>
  (cell: string): string => {
    const found = read(cell);
    return found && 'value' in found ? words(found.value) : plainText(cell);
  };

/** Takes values out of a row's cells and gathers what is wrong with them, the first fault of each field. */
export function cellReader(cell: (field: string) => string) {
  const faults: CellFaults = [];
  const refuse = (field: string, message: string) => {
    if (!faults.some((other) => other.field === field)) faults.push({ field, message });
  };
  const take = <T>(field: string, read: (text: string) => Read<T>): T | undefined => {
    const found = read(cell(field));
    if (found && 'fault' in found) refuse(field, found.fault);
    return found && 'value' in found ? found.value : undefined;
  };
  return {
    faults,
    refuse,
    take,
    /** What must be there; `instead` stands for it while the rest is looked at. */
    must: <T>(field: string, read: (text: string) => Read<T>, instead: T): T => {
      if (!plainText(cell(field))) refuse(field, 'Preenchimento obrigatório');
      return take(field, read) ?? instead;
    },
  };
}

export type CellReader = ReturnType<typeof cellReader>;
