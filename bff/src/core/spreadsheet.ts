import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Papa from 'papaparse';
import { formatDay } from './calendar';
import { threadFile } from './thread-file';

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
const plainMoney = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** Whether a spreadsheet program could compute the text as a formula: its first character decides, whatever follows. */
export const beginsFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return beginsFormula(cell) ? `'${cell}` : cell;
  if ('cents' in cell) return plainMoney(cell.cents);
  return 'day' in cell ? formatDay(cell.day) : String(cell.number);
}

/** Lines of a CSV for pt-BR spreadsheets: `;`, CRLF, text that would be a formula escaped. The heading comes with a byte-order mark. */
export const csvHeading = (columns: readonly Column[]): Buffer =>
  Buffer.from(`${BOM}${Papa.unparse([columns.map((column) => column.title)], { delimiter: ';' })}\r\n`);
export const csvLines = (rows: readonly Cell[][]): Buffer =>
  Buffer.from(
    rows.length
      ? `${Papa.unparse(
          rows.map((row) => row.map(csvCell)),
          { delimiter: ';' },
        )}\r\n`
      : '',
  );

/** Rows as {@link xlsxFile} takes them. */
export const sheetPart = (rows: readonly Cell[][]): Buffer => Buffer.from(JSON.stringify(rows));

const MEMORY_MB = 1024;

/**
 * A workbook of one sheet, made in a thread of its own; money and days are real numbers and dates, text is text whatever it begins
 * with. At most a hundred thousand rows, handed over part by part ({@link sheetPart}). @throws where the thread runs out of memory
 */
export async function xlsxFile(
  columns: readonly Column[],
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  sheet: string,
): Promise<Buffer> {
  const worker = new Worker(threadFile('sheet-writer'), {
    workerData: { columns: columns.map(({ title, width }) => ({ title, width })), sheet },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const written = once(worker, 'message') as Promise<[Uint8Array]>;
    written.catch(() => undefined);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    const send = (part: Uint8Array | null) => worker.postMessage(part);
    for await (const part of parts) send(part);
    send(null);
    return Buffer.from((await written)[0]);
  } finally {
    await worker.terminate();
  }
}
