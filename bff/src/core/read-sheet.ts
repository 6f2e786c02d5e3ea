import { Worker } from 'node:worker_threads';
import { Problem } from './problem';
import { threadFile } from './thread-file';

/**
 * A spreadsheet as text: the titles of its columns, and its rows, each as wide; days as 'yyyy-mm-dd', a formula as '=…', a text that begins
 * with '=' as "'=…".
 */
export interface Sheet {
  columns: string[];
  /** `line` is the line's number in the spreadsheet, from 1. */
  rows: { line: number; cells: string[] }[];
}

export const SHEET_BYTES = 10_000_000;
const SHEET_ROWS = 10_000;
const SHEET_COLUMNS = 60;
/** Most bytes that a workbook may unpack to: ten thousand full rows take a tenth of it. */
const INFLATED_BYTES = 60_000_000;
const READ_MS = 20_000;
const MEMORY_MB = 384;
/** How many spreadsheets are read at the same time, for one account and in all; further requests are answered 503. */
const AT_ONCE = { account: 1, all: 3 };

const REFUSALS: Record<string, string> = {
  'not-a-sheet': 'Não conseguimos ler este arquivo. Envie uma planilha XLSX ou CSV.',
  'old-excel': 'Este é um arquivo do Excel antigo (XLS). Salve como XLSX ou CSV e envie de novo.',
  'stray-quote': 'A linha {line} tem aspas que não fecham. Corrija ou apague essas aspas e envie de novo.',
  empty: 'A planilha está vazia. A primeira linha traz os títulos das colunas; as seguintes, os clientes.',
  'too-many-rows': 'A planilha tem mais de 10.000 linhas. Divida em planilhas menores.',
  'too-many-columns': 'A planilha tem mais de 60 colunas. Apague as que não são usadas.',
  'too-big': 'A planilha é grande demais para ser lida. Copie só os dados para uma planilha nova.',
};

/** The accounts whose spreadsheets are being read. */
const reading: number[] = [];

/**
 * Reads the first visible sheet of an XLSX, or a CSV in UTF-8 or Latin-1 separated by `;`, `,` or tabs, whatever the file is called.
 * @throws Problem 422 at 'file' where it is no spreadsheet, has no rows, a quote that does not close, or more than 10,000 rows or 60
 * columns; 503 while others are read.
 */
export async function readSheet(file: Uint8Array | undefined, accountId = 0): Promise<Sheet> {
  if (!file) throw refusal('Escolha um arquivo');
  if (file.length === 0) throw refusal(REFUSALS['empty']!);
  const own = reading.filter((id) => id === accountId).length;
  if (own >= AT_ONCE.account || reading.length >= AT_ONCE.all)
    throw new Problem(503, 'busy', 'Há outras planilhas sendo lidas. Tente novamente em instantes.');
  reading.push(accountId);
  try {
    return await readInThread(file);
  } finally {
    reading.splice(reading.indexOf(accountId), 1);
  }
}

const refusal = (message: string) => new Problem(422, 'invalid', message, { errors: [{ field: 'file', message }] });

function readInThread(file: Uint8Array): Promise<Sheet> {
  const workerData = { bytes: file, maxRows: SHEET_ROWS, maxColumns: SHEET_COLUMNS, maxInflated: INFLATED_BYTES };
  const worker = new Worker(threadFile('sheet-reader'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 64 },
  });
  return new Promise<Sheet>((resolve, reject) => {
    const timer = setTimeout(() => reject(refusal(REFUSALS['too-big']!)), READ_MS);
    worker.once('message', ({ sheet, refused, line }: { sheet?: Sheet; refused?: string; line?: number }) => {
      clearTimeout(timer);
      if (sheet) resolve(sheet);
      else reject(refusal((REFUSALS[refused!] ?? REFUSALS['not-a-sheet']!).replace('{line}', String(line))));
    });
    // the thread died, as when out of memory
    worker.once('error', () => (clearTimeout(timer), reject(refusal(REFUSALS['too-big']!))));
  }).finally(() => void worker.terminate());
}
