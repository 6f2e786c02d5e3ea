import { describe, expect, it } from 'vitest';
import { readBillLine, utilityValue } from './bill-line';

const BILLET = '23793381286000782713695000063305975520000370000';
const UTILITY_10 = '846200000004470000113220292826006077729363538004';
const UTILITY_11 = '858900004609524601791605607593050865831483000010';

const changed = (line: string, at: number) =>
  line.slice(0, at) + String((Number(line[at]) + 1) % 10) + line.slice(at + 1);

describe('a line, digit by digit (AREAS-5-14)', () => {
  it.each([BILLET, UTILITY_10, UTILITY_11])('%s is right, and so are its bars', (line) => {
    const read = readBillLine(line);
    expect(read).toMatchObject({ isWhole: true, wrong: null, isForeign: false });
    expect(readBillLine(read.barcode!)).toMatchObject({ isWhole: true, barcode: read.barcode });
  });

  it('says the value of a slip', () => {
    expect(utilityValue(readBillLine(UTILITY_10).barcode!)).toBe(4_700);
  });

  it.each([0, 9, 10, 20, 21, 31])('a changed digit %i of a billet marks its field', (at) => {
    const field = at < 10 ? 0 : at < 21 ? 1 : 2;
    expect(readBillLine(changed(BILLET, at))).toMatchObject({ wrong: field, barcode: null });
  });

  it.each([32, 33, 46])('a changed digit %i of a billet marks the general digit', (at) => {
    expect(readBillLine(changed(BILLET, at))).toMatchObject({ wrong: 3, barcode: null });
  });

  it('every changed digit of a slip of modulo 10 marks its block', () => {
    for (let at = 3; at < 48; at++)
      expect(readBillLine(changed(UTILITY_10, at)), `digit ${at}`).toMatchObject({ wrong: Math.floor(at / 12) });
  });

  it('marks a wrong block while the rest is still to be typed', () => {
    expect(readBillLine(changed(BILLET, 3).slice(0, 14))).toMatchObject({ wrong: 0, isWhole: false });
    expect(readBillLine(BILLET.slice(0, 14))).toMatchObject({ wrong: null, isWhole: false, barcode: null });
  });

  it('takes separators, and says what is none', () => {
    expect(readBillLine('23793.38128 60007.827136 95000.063305 9 75520000370000').barcode).not.toBeNull();
    expect(readBillLine(`${BILLET}x`)).toMatchObject({ isForeign: true, barcode: null });
  });
});
