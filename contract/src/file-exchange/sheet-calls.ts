import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Nullable, OneOf } from '../core/shapes';
import { CNAB_LAYOUTS } from '../shared/cnab/bank';

const permission = 'cnab:files-transmission:manager';

/** A file that was made of another; nothing is stored. */
const MadeFile = Type.Object({
  name: Type.String(),
  base64: Type.String({ description: 'its bytes' }),
});
export type MadeFile = Static<typeof MadeFile>;

const SheetFault = Type.Object({
  line: Type.Integer({ description: 'of the spreadsheet, from 1' }),
  column: Type.String({ description: 'its title' }),
  message: Type.String(),
});
export type SheetFault = Static<typeof SheetFault>;

/** Most faults that are told of a spreadsheet. */
export const MOST_SHEET_FAULTS = 200;

/** A spreadsheet as a shipping file, and a shipping file as a spreadsheet. */
export const sheetCalls = defineCalls({
  'GET /file-exchange/sheet-template': {
    summary: 'A spreadsheet of titles to fill in, with every column and two examples',
    permission,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /file-exchange/shipping-of-sheet': {
    summary:
      'The shipping file of a spreadsheet of titles (XLSX or CSV), or what is wrong with its rows; nothing is stored',
    permission,
    upload: 'spreadsheet',
    read: true,
    perMinute: 30,
    query: Type.Object({ layout: OneOf(CNAB_LAYOUTS) }),
    answer: Type.Object({
      file: Nullable(MadeFile),
      titles: Type.Integer(),
      value: Type.Integer({ ...Cents, description: 'of the titles, integer cents' }),
      errors: Type.Integer({ description: 'all faults; `faults` has the first 200' }),
      faults: Type.Array(SheetFault),
    }),
  },
  'POST /file-exchange/sheet-of-shipping': {
    summary: 'The titles of a shipping file of this bank as a spreadsheet; nothing is stored',
    permission,
    upload: 'cnab',
    read: true,
    perMinute: 30,
    answer: MadeFile,
  },
});
