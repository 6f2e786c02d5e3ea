declare module '../../locale-files' {
  interface LocaleFiles {
    sheets: typeof import('../../../locales/pt-BR/sheets.json');
  }
}

/** A row of a spreadsheet with its faults by cell; column null: the row as a whole. */
export interface SheetRowShown {
  line: number;
  cells: string[];
  state: string;
  faults: { column: number | null; message: string }[];
}
