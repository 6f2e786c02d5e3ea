// Makes one workbook in a thread of its own (spreadsheet.ts): a hundred thousand rows take many seconds, and the server must go on
// answering.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';

const { columns, sheet } = workerData;

function cellOf(cell) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '#,##0.00' };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return { value: cell.number, type: Number };
}

/** Adds filter arrows to the heading of every column. */
const SHEET = 'xl/worksheets/sheet{id}.xml';
const filterArrows = (last) => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<autoFilter ref="A1:${last}"/>`,
            getOrderOfSiblings(SHEET, 'worksheet'),
            'worksheet',
          ),
      },
    },
  },
});

const rows = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))];
const decoder = new TextDecoder();

parentPort.on('message', async (part) => {
  if (part) {
    for (const row of JSON.parse(decoder.decode(part))) rows.push(row.map(cellOf));
    return;
  }
  const file = await writeExcelFile(
    rows,
    { sheet, columns: columns.map(({ width = 16 }) => ({ width })), stickyRowsCount: 1 },
    { features: [filterArrows(getCellAddress(rows.length - 1, columns.length - 1))] },
  ).toBuffer();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(file);
});
