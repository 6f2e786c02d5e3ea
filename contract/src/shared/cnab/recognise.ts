import { FILE_BANK, type CnabLayout } from './bank';
import { PIX_OF_TITLE, RETURN_HEADER, RETURN_TITLE, SHIPPING_HEADER, SHIPPING_TITLE, TRAILER } from './cnab400';
import { FILE_HEADER, FILE_TRAILER, LOT_HEADER, LOT_TRAILER, SEGMENTS } from './cnab240';
import { SEGMENT_E, STATEMENT_HEADER, STATEMENT_TRAILER } from './statement240';
import type { RecordTable } from './table';

export const FILE_KINDS = ['shipping', 'return', 'statement'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a file is, by its first lines. */
export interface Recognised {
  layout: CnabLayout;
  kind: FileKind;
  /** Code of its bank. */
  bank: string;
}

/** What a file is by its content; null where it is no CNAB file. */
export function recognise(lines: readonly string[]): Recognised | null {
  const [first = '', second = ''] = lines;
  const match = /^0([12])(REMESSA|RETORNO)/.exec(first);
  if (match) return { layout: 'cnab400', kind: match[1] === '1' ? 'shipping' : 'return', bank: first.slice(76, 79) };
  const head = first.trimStart();
  if (!/^\d{3}\d{4}[01]/.test(head) || head.length < 100 || first.length > 300) return null;
  const lot = head[7] === '1' ? head : second;
  const kind = lot.slice(9, 11) === '04' ? 'statement' : head[142] === '2' || lot[8] === 'T' ? 'return' : 'shipping';
  return { layout: 'cnab240', kind, bank: head.slice(0, 3) };
}

/** The table of a line; null where this bank has none for it. Of other banks' CNAB 400 only what all banks share is known. */
export function tableOf({ layout, kind, bank }: Recognised, line: string): RecordTable | null {
  if (layout === 'cnab240') return tableOf240(kind, line);
  if (bank !== FILE_BANK.code) return null;
  const shipping = kind === 'shipping';
  if (line[0] === '0') return shipping ? SHIPPING_HEADER : RETURN_HEADER;
  if (line[0] === '1') return shipping ? SHIPPING_TITLE : RETURN_TITLE;
  return line[0] === '2' ? PIX_OF_TITLE : line[0] === '9' ? TRAILER : null;
}

function tableOf240(kind: FileKind, line: string): RecordTable | null {
  const isStatement = kind === 'statement';
  switch (line[7]) {
    case '0':
      return FILE_HEADER;
    case '1':
      return isStatement ? STATEMENT_HEADER : LOT_HEADER;
    case '5':
      return isStatement ? STATEMENT_TRAILER : LOT_TRAILER;
    case '9':
      return FILE_TRAILER;
    case '3':
      return isStatement ? SEGMENT_E : segmentOf(line);
    default:
      return null;
  }
}

const segmentOf = (line: string): RecordTable | null => {
  const letter = line[13] ?? '';
  if (letter === 'Y' && line.slice(17, 19) !== '04') return null;
  return (SEGMENTS as Record<string, RecordTable>)[letter] ?? null;
};
