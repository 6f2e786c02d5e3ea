import { describe, expect, it } from 'vitest';
import { readBillLine } from '@balcao/contract/shared/bill-line';
import { readRow } from './itf';

const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** One row of a picture's pixels with the bars of an ITF code. @param unit width of a narrow bar in pixels */
function rowOf(bars: string, unit: number): number[] {
  const runs = [1, 1, 1, 1];
  for (let i = 0; i < bars.length; i += 2)
    for (let k = 0; k < 5; k++)
      for (const digit of [bars[i]!, bars[i + 1]!]) runs.push(DIGITS[Number(digit)]![k] === '1' ? 3 : 1);
  runs.push(3, 1, 1);
  const light = Array.from({ length: 40 }, () => 235);
  return [
    ...light,
    ...runs.flatMap((run, i) => Array.from({ length: run * unit }, () => (i % 2 ? 230 : 25))),
    ...light,
  ];
}

const BARS = readBillLine('23793381286000782713695000063305975520000370000').barcode!;
const SLIP = readBillLine('846200000004470000113220292826006077729363538004').barcode!;

describe('bars in a picture', () => {
  it.each([BARS, SLIP])('%s is read, upside down too', (bars) => {
    expect(readRow(rowOf(bars, 3))).toBe(bars);
    expect(readRow(rowOf(bars, 2).toReversed())).toBe(bars);
  });

  it('is not made up of what is none', () => {
    expect(readRow(rowOf(BARS, 3).slice(0, 400))).toBeNull();
    expect(readRow(Array.from({ length: 900 }, (_, i) => (i * 7919) % 256))).toBeNull();
    expect(readRow([])).toBeNull();
  });
});
