import { FILE_BANK } from './bank';
import { fileHeader240, fileTrailer240 } from './frame240';
import { holder240, type FileOwner } from './owner';
import { SEGMENT_E, STATEMENT_HEADER, STATEMENT_TRAILER } from './statement240';
import { encodeRecord } from './value';

/** A line of a statement; `value` is negative where money left. */
export interface StatementEntry {
  /** São Paulo day. */
  day: string;
  value: number;
  /** pt-BR. */
  history: string;
  /** What it is found again by in the portal. */
  protocol: string;
}

const sideOf = (cents: number): string => (cents < 0 ? 'D' : 'C');

/** São Paulo days, both included. */
export interface StatementDays {
  from: string;
  to: string;
}

/** Lines of the statement of one day or several in CNAB 240. Integer cents; `opening` at the first day's begin. */
export function statementLines(
  owner: FileOwner,
  { from, to }: StatementDays,
  opening: number,
  entries: readonly StatementEntry[],
): string[] {
  const start = { ...holder240(owner), lot: '0001' };
  const sum = (side: 'D' | 'C') =>
    entries.reduce((total, { value }) => total + (sideOf(value) === side ? Math.abs(value) : 0), 0);
  const [debits, credits] = [sum('D'), sum('C')];
  const closing = opening + credits - debits;
  return [
    fileHeader240(owner, '2'),
    encodeRecord(STATEMENT_HEADER, {
      ...start,
      company: owner.name,
      openedOn: from,
      opening: Math.abs(opening),
      openingSide: sideOf(opening),
      openingStatus: 'F',
      statementNumber: owner.fileNumber % 100_000,
    }),
    ...entries.map(({ day, value, history, protocol }, n) =>
      encodeRecord(SEGMENT_E, {
        ...start,
        sequence: n + 1,
        company: owner.name,
        nature: 'DPV',
        complementKind: '00',
        exempt: 'N',
        accountedOn: day,
        postedOn: day,
        value: Math.abs(value),
        side: sideOf(value),
        category: value < 0 ? '117' : '206',
        history,
        paper: protocol,
      }),
    ),
    encodeRecord(STATEMENT_TRAILER, {
      ...start,
      bank: FILE_BANK.code,
      closedOn: to,
      closing: Math.abs(closing),
      closingSide: sideOf(closing),
      closingStatus: 'F',
      records: entries.length + 2,
      debits,
      credits,
    }),
    fileTrailer240(entries.length + 4),
  ];
}
