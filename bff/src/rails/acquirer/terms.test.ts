import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../core/calendar';
import {
  costOf,
  partsOf,
  payDay,
  PLANS,
  rateOf,
  reckon,
  usualDay,
  type Brand,
  type Modality,
  type Sold,
} from './terms';

const plan = (days: number) => PLANS.find((one) => one.anticipation_due_days === days)!;

describe('rate of a sale by modality, brand and instalments', () => {
  it.each<[Modality, Brand | null, number, number | null]>([
    ['debit', 'visa', 1, 99],
    ['debit', 'cabal', 1, 129],
    ['debit', 'visa', 2, null],
    ['credit', 'mastercard', 1, 249],
    ['credit', 'mastercard', 2, 289],
    ['credit', 'mastercard', 6, 289],
    ['credit', 'mastercard', 7, 329],
    ['credit', 'mastercard', 12, 329],
    ['credit', 'mastercard', 13, null],
    ['credit', 'mastercard', 0, null],
    ['credit', 'elo', 6, 339],
    ['credit', 'elo', 7, 379],
    ['credit', 'alelo', 1, null],
    ['credit', null, 1, null],
    ['pix', null, 1, 75],
    ['pix', 'visa', 1, null],
    ['voucher', 'vr', 1, 350],
    ['voucher', 'visa', 1, null],
  ])('%s %s in %i: %s', (modality, brand, parcels, rate) => {
    expect(rateOf(plan(0), { modality, brand, parcels })).toBe(rate);
  });
});

describe('day of a payment', () => {
  it.each<[string, Modality, number, number, string, string]>([
    ['Thursday', 'debit', 1, 0, '2026-11-26', '2026-11-27'],
    ['Friday', 'debit', 1, 0, '2026-11-27', '2026-11-30'],
    ['before Christmas', 'debit', 1, 0, '2026-12-24', '2026-12-28'],
    ['before the last day of the year', 'debit', 1, 0, '2026-12-30', '2027-01-04'],
    ['debit with anticipation', 'debit', 1, 14, '2026-11-26', '2026-11-27'],
    ['Pix of a Sunday', 'pix', 1, 0, '2026-11-29', '2026-11-29'],
    ['credit', 'credit', 1, 0, '2026-11-26', '2026-12-28'],
    ['second instalment', 'credit', 2, 0, '2026-11-26', '2027-01-25'],
    ['twelfth instalment', 'credit', 12, 0, '2026-11-26', '2027-11-22'],
    ['a day after', 'credit', 12, 1, '2026-11-26', '2026-11-27'],
    ['a day after Friday', 'credit', 1, 1, '2026-11-27', '2026-11-30'],
    ['fourteen days', 'credit', 3, 14, '2026-11-26', '2026-12-10'],
    ['thirty days of the first', 'credit', 1, 30, '2026-11-26', '2026-12-28'],
    ['thirty days of the second', 'credit', 2, 30, '2026-11-26', '2026-12-28'],
    ['a plan later than its month', 'credit', 1, 60, '2026-11-26', '2026-12-28'],
    ['voucher with anticipation', 'voucher', 1, 1, '2026-11-26', '2026-12-28'],
  ])('%s', (_, modality, parcel, due, sold, day) => {
    expect(payDay(sold, modality, parcel, due)).toBe(day);
  });
});

it.each([
  [100, 3, [34, 33, 33]],
  [2, 3, [2, 0, 0]],
  [10_000, 1, [10_000]],
])('%i in %i parts leaves what is over to the first', (amount, parcels, parts) => {
  expect(partsOf(amount, parcels)).toEqual(parts);
});

describe('what is received of a sale', () => {
  const sold: Sold = { day: '2026-11-26', modality: 'credit', brand: 'visa', parcels: 3, amount: 100_000 };

  it('costs its rate alone where each instalment is paid in its month', () => {
    expect(reckon(plan(0), sold)).toEqual([
      { parcel: 1, gross: 33_334, fee: 963, anticipationFee: 0, net: 32_371, day: '2026-12-28' },
      { parcel: 2, gross: 33_333, fee: 963, anticipationFee: 0, net: 32_370, day: '2027-01-25' },
      { parcel: 3, gross: 33_333, fee: 963, anticipationFee: 0, net: 32_370, day: '2027-02-24' },
    ]);
    expect(costOf(plan(0), sold)).toBe(2_889);
  });

  it('costs the monthly rate of the days it comes early, and nothing of an instalment that does not', () => {
    const parts = reckon(plan(30), sold)!;
    expect(parts.map(({ day, anticipationFee }) => [day, anticipationFee])).toEqual([
      ['2026-12-28', 0],
      // 28 and 58 days of 1,49% a month
      ['2026-12-28', 450],
      ['2026-12-28', 932],
    ]);
    expect(costOf(plan(30), sold)).toBe(2_889 + 450 + 932);
  });

  it('costs half a percent more where that was charged on top', () => {
    expect(reckon(plan(0), { ...sold, parcels: 1 }, 50)![0]!.fee).toBe(2_990);
  });

  it('is nothing where the plan takes no such sale', () => {
    expect(reckon(plan(0), { ...sold, parcels: 13 })).toBeNull();
    expect(costOf(plan(0), { ...sold, brand: 'vr' })).toBeNull();
  });

  it('loses no cent, and is paid on business days in their order, whatever was sold', () => {
    const day = fc
      .integer({ min: 0, max: 800 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 1, max: 12 }),
        day,
        fc.constantFrom(...PLANS),
        (amount, parcels, on, terms) => {
          const parts = reckon(terms, { day: on, modality: 'credit', brand: 'elo', parcels, amount })!;
          expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
          for (const [at, one] of parts.entries()) {
            expect(one.gross).toBe(one.fee + one.anticipationFee + one.net);
            expect(isBusinessDay(one.day)).toBe(true);
            expect(one.day <= usualDay(on, 'credit', one.parcel)).toBe(true);
            if (at) expect(one.day >= parts[at - 1]!.day).toBe(true);
          }
        },
      ),
    );
  });
});
