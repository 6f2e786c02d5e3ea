import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { formatDay } from './calendar';

/** A cell: text, integer cents, a day 'yyyy-mm-dd', or a plain number. */
export type Cell = string | null | { cents: number } | { day: string } | { number: number };

/** A column of a spreadsheet that people open: its heading in pt-BR and its width in characters. */
export interface Column {
  title: string;
  width?: number;
}

export const SPREADSHEET_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

const BOM = '\uFEFF';

/** 123456 → '1234,56', as a Brazilian spreadsheet reads it. */
const plainMoney = (cents: number): string => `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('cents' in cell) return plainMoney(cell.cents);
  return 'day' in cell ? formatDay(cell.day) : String(cell.number);
}

/** Lines of a CSV for pt-BR spreadsheets: `;`, CRLF, text that would be a formula escaped. The heading comes with a byte-order mark. */
export const csvHeading = (columns: readonly Column[]): Buffer => Buffer.from(`${BOM}${Papa.unparse([columns.map((column) => column.title)], { delimiter: ';' })}\r\n`);
export const csvLines = (rows: readonly Cell[][]): Buffer =>
  Buffer.from(rows.length ? `${Papa.unparse(rows.map((row) => row.map(csvCell)), { delimiter: ';', escapeFormulae: true })}\r\n` : '');

function xlsxCell(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '#,##0.00' };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return { value: cell.number, type: Number };
}

/** A workbook of one sheet; money and days are real numbers and dates, text is text whatever it begins with. */
export function xlsxFile(columns: readonly Column[], rows: readonly Cell[][], sheet: string): Promise<Buffer> {
  const heading = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([heading, ...rows.map((row) => row.map(xlsxCell))], { sheet, columns: columns.map(({ width = 16 }) => ({ width })), stickyRowsCount: 1 }).toBuffer();
}
