import { FILE_BANK } from './bank';
import { FILE_HEADER, FILE_TRAILER, LOT_HEADER, LOT_TRAILER } from './cnab240';
import { holder240, type FileOwner } from './owner';
import { encodeRecord } from './value';

const LOT = '0001';

export const fileHeader240 = (owner: FileOwner, direction: '1' | '2', version = '103'): string =>
  encodeRecord(FILE_HEADER, {
    ...holder240(owner),
    company: owner.name,
    bankName: FILE_BANK.name,
    direction,
    createdOn: owner.createdOn,
    createdAt: owner.createdAt,
    fileNumber: owner.fileNumber,
    version,
  });

export const fileTrailer240 = (records: number): string =>
  encodeRecord(FILE_TRAILER, { bank: FILE_BANK.code, lots: 1, records });

/** Lines of a billing file of one lot. @param segments lines between the lot's header and its end @param sums of its titles */
export function billing240(
  owner: FileOwner,
  direction: '1' | '2',
  segments: string[],
  sums: { titles: number; value: number },
): string[] {
  const header = encodeRecord(LOT_HEADER, {
    ...holder240(owner),
    lot: LOT,
    operation: direction === '1' ? 'R' : 'T',
    version: '060',
    company: owner.name,
    fileNumber: owner.fileNumber,
    createdOn: owner.createdOn,
  });
  const trailer = encodeRecord(LOT_TRAILER, { bank: FILE_BANK.code, lot: LOT, records: segments.length + 2, ...sums });
  return [fileHeader240(owner, direction), header, ...segments, trailer, fileTrailer240(segments.length + 4)];
}

/** What begins a segment of the lot. */
export const segmentStart = (sequence: number, movement: string) => ({
  bank: FILE_BANK.code,
  lot: LOT,
  sequence,
  movement,
});
