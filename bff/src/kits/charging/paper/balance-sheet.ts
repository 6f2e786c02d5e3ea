/** A table that is printed after a billet: sections, each of them tables of rows of cells. */
export interface BalanceSheet {
  title: string;
  sections: SheetSection[];
}
export interface SheetSection {
  header?: string;
  tables: { rows: SheetCell[][] }[];
}
export interface SheetCell {
  text: string;
  /** Columns that the cell takes; absent: 1. */
  colspan?: number;
  align?: 'left' | 'center' | 'right';
  style?: 'normal' | 'bold';
  /** '#1a2b3c'. */
  color?: string;
}

/** The most columns of a table, and rows of a whole sheet: what prints readably, on a handful of pages. */
export const MOST_COLUMNS = 12;
export const MOST_ROWS = 300;

const widthOf = (row: readonly Pick<SheetCell, 'colspan'>[]): number =>
  row.reduce((sum, { colspan = 1 }) => sum + colspan, 0);

/** Columns of a table: of its widest row, at least one. */
export const columnsOf = ({ rows }: SheetSection['tables'][number]): number => Math.max(1, ...rows.map(widthOf));

/** Why sections do not print, pt-BR; null where they do. */
export function sheetFault(sections: readonly SheetSection[]): string | null {
  const tables = sections.flatMap((section) => section.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (rows === 0) return 'Informe ao menos uma linha.';
  if (rows > MOST_ROWS) return `Use no máximo ${MOST_ROWS} linhas.`;
  return tables.some((table) => columnsOf(table) > MOST_COLUMNS) ? `Use no máximo ${MOST_COLUMNS} colunas.` : null;
}
