import { describe, expect, it } from 'vitest';
import { columnsOf, sheetFault, type SheetCell } from './balance-sheet';

const cells = (...spans: (number | undefined)[]): SheetCell[] =>
  spans.map((colspan) => ({ text: 'a', ...(colspan === undefined ? {} : { colspan }) }));
const of = (...rows: SheetCell[][]) => [{ tables: [{ rows }] }];
const many = (rows: number) => of(...Array.from({ length: rows }, () => cells(1)));

describe('a balance sheet (public-api-schemas.json, DefineBalanceSheetBillet)', () => {
  it.each([
    [[[]], 1],
    [[cells(undefined)], 1],
    [[cells(2, undefined), cells(1)], 3],
    [[cells(1), cells(12)], 12],
  ])('rows %o have %i columns', (rows, columns) => {
    expect(columnsOf({ rows })).toBe(columns);
  });

  it.each([
    ['no section', [], 'linha'],
    ['a table without rows', of(), 'linha'],
    ['one row', many(1), null],
    ['300 rows', many(300), null],
    ['301 rows', many(301), '300'],
    ['301 rows in two sections', [...many(300), ...many(1)], '300'],
    ['12 columns', of(cells(6, 6)), null],
    ['13 columns', of(cells(1), cells(6, 6, undefined)), '12'],
  ])('%s: %#', (_, sections, fault) => {
    const found = sheetFault(sections);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});
