import type { Sheet } from '../../../core/read-sheet';
import { searchText } from '../../../core/search-text';

/** A title without accents, case, blanks and marks. */
export const titleKey = (title: string): string => searchText(title).replace(/[^a-z0-9]/g, '');

/** Which field a user chose before for columns with a title, by the title's key; null: the column is ignored. */
export type Remembered<F extends string> = Record<string, F | null>;

interface Offer<F extends string> {
  /** The title of each field in our own template. */
  titles: readonly { field: F; title: string }[];
  /** Titles in spreadsheets of other systems: their keys, separated by '|'. */
  called: Partial<Record<F, string>>;
  /** Fields that may be in more than one column. */
  several?: readonly F[];
  /** For fields of `several`: keys of the titles by which a further column is guessed to be the field. */
  again?: Partial<Record<F, readonly string[]>>;
}

const LOOKED_AT = 10;

/** Tells which fields the columns of a spreadsheet hold. */
export function columnsOf<F extends string>({ titles, called, several = [], again = {} }: Offer<F>) {
  const fields = new Map(
    Object.entries(called).flatMap(([field, names]) =>
      (names as string).split('|').map((name) => [name, field as F] as const),
    ),
  );
  for (const { field, title } of titles) fields.set(titleKey(title), field);

  const mayRepeat = (field: F, key: string) => several.includes(field) && (again[field]?.includes(key) ?? true);

  /** The field of each column: as remembered for its title, else by the title itself; most fields are in one column only. */
  const guess = (found: string[], remembered: Remembered<F>): (F | null)[] => {
    const taken = new Set<F>();
    return found.map((title) => {
      const key = titleKey(title);
      const held = key in remembered ? remembered[key]! : fields.get(key);
      // the remembered field may be one of another kind of spreadsheet
      const field = held && titles.some((one) => one.field === held) ? held : null;
      if (field === null || (taken.has(field) && !mayRepeat(field, key))) return null;
      taken.add(field);
      return field;
    });
  };

  return {
    guess,

    /** The field that a title names; null where it names none. */
    named: (title: string): F | null => fields.get(titleKey(title)) ?? null,

    /** Fields that two columns claim and only one may. */
    claimedTwice: (chosen: (F | null)[]): Set<F> =>
      new Set(
        chosen.filter(
          (field, at): field is F => field !== null && !several.includes(field) && chosen.indexOf(field) !== at,
        ),
      ),

    /**
     * The sheet with the right row as its headings. Where the first row names no columns (a title, a logo), the headings are the first row
     * below that names several. Where no row does, the first row stays the headings.
     */
    withHeading: (sheet: Sheet): Sheet => {
      const known = (cells: string[]) => guess(cells, {}).filter(Boolean).length;
      if (known(sheet.columns) > 1) return sheet;
      const at = sheet.rows.slice(0, LOOKED_AT).findIndex(({ cells }) => known(cells) > 1);
      return at < 0 || at === sheet.rows.length - 1
        ? sheet
        : { columns: sheet.rows[at]!.cells, rows: sheet.rows.slice(at + 1) };
    },

    /** The user's choice for each title, to be remembered together with earlier choices. */
    told: (found: string[], chosen: (F | null)[]): Remembered<F> =>
      Object.fromEntries(
        found.flatMap((title, at) => (titleKey(title) ? [[titleKey(title), chosen[at] ?? null]] : [])),
      ),
  };
}
