import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financingOptions, lateCharges, LEAST_FINANCED } from './financing';

describe('fixed instalments of an invoice', () => {
  const options = financingOptions(100_000);
  it('are offered in ascending order of total, with monthly and yearly rate and CET (domain-next.md 4)', () => {
    expect(options.map(({ count, monthlyRate }) => [count, monthlyRate])).toEqual([
      [3, 699],
      [6, 749],
      [9, 799],
      [12, 849],
    ]);
    expect(options.map(({ total }) => total)).toEqual(options.map(({ total }) => total).toSorted((a, b) => a - b));
  });
  it('cost what the annuity says, to the cent', () => {
    // reckoned apart with exact decimals: R$ 1.000,00 and its IOF at 6,99 % a month in three
    expect(options[0]).toMatchObject({ count: 3, iof: 883, installment: 38_435, total: 115_305, interest: 14_422 });
    expect(options[0]!.yearlyRate).toBe(12_497);
  });
  it('have a CET above their yearly rate, as it counts the tax too', () => {
    for (const { effectiveRate, yearlyRate } of options) expect(effectiveRate).toBeGreaterThan(yearlyRate);
  });
  it.each([
    [LEAST_FINANCED - 1, 0],
    [LEAST_FINANCED, 4],
    [0, 0],
  ])('of %i cents are %i', (debt, count) => expect(financingOptions(debt)).toHaveLength(count));
  it('never cost more than the debt again, and add up to the cent, whatever the debt', () =>
    fc.assert(
      fc.property(fc.integer({ min: LEAST_FINANCED, max: 99_999_999 }), (debt) => {
        for (const { total, count, installment, interest, iof } of financingOptions(debt)) {
          expect(total).toBe(count * installment);
          expect(total).toBe(debt + interest + iof);
          expect(total - debt).toBeLessThanOrEqual(debt);
        }
      }),
    ));
});

it.each([
  [10_000, 0, 0, 0],
  [10_000, -1, 0, 0],
  [0, 3, 0, 0],
  [10_000, 1, 200, 3],
  [10_000, 30, 200, 100],
  [10_000, 2940, 200, 9800],
  [10_000, 9999, 200, 9800],
])(
  '%i cents paid %i days late cost a fine of %i and interest of %i, at most the part itself',
  (part, days, fine, interest) => expect(lateCharges(part, days)).toEqual({ fine, interest }),
);
