import type { Sheet } from '../../../core/read-sheet';
import { searchText } from '../../../core/search-text';

/** A title without accents, case, blanks and marks. */
export const titleKey = (title: string): string => searchText(title).replace(/[^a-z0-9]/g, '');

/** What a user's columns held before, by the keys of their titles; null: nothing that is taken. */
export type Remembered<F extends string> = Record<string, F | null>;

interface Offer<F extends string> {
  /** What our own template calls each field. */
  titles: readonly { field: F; title: string }[];
  /** What spreadsheets of other systems call them: keys of titles, parted by '|'. */
  called: Partial<Record<F, string>>;
  /** Fields that may be in more than one column. */
  several?: readonly F[];
  /** Of those, what a further column must be called to be taken for the field unasked: keys of titles. */
  again?: Partial<Record<F, readonly string[]>>;
}

const LOOKED_AT = 10;

/** Tells what the columns of a spreadsheet hold. */
export function columnsOf<F extends string>({ titles, called, several = [], again = {} }: Offer<F>) {
  const fields = new Map(
    Object.entries(called).flatMap(([field, names]) =>
      (names as string).split('|').map((name) => [name, field as F] as const),
    ),
  );
  for (const { field, title } of titles) fields.set(titleKey(title), field);

  const mayRepeat = (field: F, key: string) => several.includes(field) && (again[field]?.includes(key) ?? true);

  /** What each column holds: as remembered of its title, else as its title says; most fields are in one column only. */
  const guess = (found: string[], remembered: Remembered<F>): (F | null)[] => {
    const taken = new Set<F>();
    return found.map((title) => {
      const key = titleKey(title);
      const held = key in remembered ? remembered[key]! : fields.get(key);
      // what was remembered may be a field of another kind of spreadsheet
      const field = held && titles.some((one) => one.field === held) ? held : null;
      if (field === null || (taken.has(field) && !mayRepeat(field, key))) return null;
      taken.add(field);
      return field;
    });
  };

  return {
    guess,

    /** What a title says by itself; null where it is none of ours. */
    named: (title: string): F | null => fields.get(titleKey(title)) ?? null,

    /** Fields that two columns claim and only one may. */
    claimedTwice: (chosen: (F | null)[]): Set<F> =>
      new Set(
        chosen.filter(
          (field, at): field is F => field !== null && !several.includes(field) && chosen.indexOf(field) !== at,
        ),
      ),

    /**
     * The sheet with its headings where they are: under a title or a logo's row, which names no column, stands the row that names
     * several. Of a sheet whose columns are called like none of ours the first row stays the headings.
     */
    withHeading: (sheet: Sheet): Sheet => {
      const known = (cells: string[]) => guess(cells, {}).filter(Boolean).length;
      if (known(sheet.columns) > 1) return sheet;
      const at = sheet.rows.slice(0, LOOKED_AT).findIndex(({ cells }) => known(cells) > 1);
      return at < 0 || at === sheet.rows.length - 1
        ? sheet
        : { columns: sheet.rows[at]!.cells, rows: sheet.rows.slice(at + 1) };
    },

    /** What the user said of each title, to be remembered beside what they said before. */
    told: (found: string[], chosen: (F | null)[]): Remembered<F> =>
      Object.fromEntries(
        found.flatMap((title, at) => (titleKey(title) ? [[titleKey(title), chosen[at] ?? null]] : [])),
      ),
  };
}
