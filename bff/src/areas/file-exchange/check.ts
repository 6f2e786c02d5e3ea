import type { CheckedFile } from '@balcao/contract/file-exchange';
import { RECORDS_A_PAGE } from '@balcao/contract/file-exchange/check-calls';
import { FILE_BANK } from '@balcao/contract/shared/cnab/bank';
import { canCorrect } from '@balcao/contract/shared/cnab/correct';
import type { Recognised } from '@balcao/contract/shared/cnab/recognise';
import { movementsIn } from '@balcao/contract/shared/cnab/return';
import { titlesIn } from '@balcao/contract/shared/cnab/shipping';
import { MOST_FAULTS } from '@balcao/contract/shared/cnab/validate';
import type { CnabFile } from '../../core/read-cnab';
import { fileName, toRecordDto } from './records';

/** What a file is and what is wrong with it; stores nothing. @param page of its records, from 1 */
export function checkGiven(checked: CnabFile, page: number): CheckedFile {
  const { file, lines, faults, errors } = checked;
  const first = (page - 1) * RECORDS_A_PAGE;
  return {
    file: file && { ...file, name: fileName(file) },
    lines: lines.length,
    errors,
    faults: faults.slice(0, MOST_FAULTS),
    canCorrect: canCorrect(checked),
    ...(file ? sumsOf(file, lines) : { titles: 0, value: 0 }),
    records: file
      ? lines.slice(first, first + RECORDS_A_PAGE).map((text, n) => toRecordDto(file, text, first + n + 1))
      : [],
  };
}

function sumsOf({ layout, kind, bank }: Recognised, lines: string[]): { titles: number; value: number } {
  if (bank !== FILE_BANK.code || kind === 'statement') return { titles: 0, value: 0 };
  const all = kind === 'shipping' ? titlesIn(layout, lines) : movementsIn(layout, lines);
  return { titles: all.length, value: all.reduce((sum, { value }) => sum + value, 0) };
}
