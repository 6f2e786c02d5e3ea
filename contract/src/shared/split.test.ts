import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumFaults, termFaults } from './charge-faults';
import { distribute, shareOf, splitFaults, splitOf, type Repass } from './split';

const [ANA, BIA] = ['a'.repeat(32), 'b'.repeat(32)];
const part = (value: number, type: Repass['type'] = 'currency', payee_code = ANA) => ({ payee_code, type, value });
const item = (value: number, ...repasses: Repass[]) => ({ amount: 1, value, repasses });
const limits = { minimum: 500, minimumForFines: 1000, today: '2026-11-24' };

describe('domain.md 1: a split is at most the whole item, of no zero, to nobody twice, with no discount', () => {
  test.each<[string, Repass[], object]>([
    ['all of it', [part(10_000)], {}],
    ['a cent over', [part(10_001)], { 'items.0.repasses.0.value': 'splitOver' }],
    ['100 %', [part(5_000, 'percentage'), part(5_000, 'percentage', BIA)], {}],
    [
      '100,01 %',
      [part(5_000, 'percentage'), part(5_001, 'percentage', BIA)],
      { 'items.0.repasses.1.value': 'splitOver' },
    ],
    [
      'half and a cent over',
      [part(5_000, 'percentage'), part(5_001, 'currency', BIA)],
      { 'items.0.repasses.1.value': 'splitOver' },
    ],
    ['nothing', [part(0)], { 'items.0.repasses.0.value': 'splitZero' }],
    ['less than a cent', [part(0, 'percentage')], { 'items.0.repasses.0.value': 'splitZero' }],
    [
      'the same account twice, spaces and capitals aside',
      [part(100), part(100, 'currency', ` ${ANA.toUpperCase()} `)],
      { 'items.0.repasses.1.payee_code': 'splitTwice' },
    ],
  ])('%s', (_, repasses, faults) => {
    expect(splitFaults([item(10_000, ...repasses)])).toEqual(faults);
  });

  it('takes the same account on another item, and what is less than a cent of a small item for nothing', () => {
    expect(splitFaults([item(10_000, part(100)), item(10_000, part(100))])).toEqual({});
    expect(splitFaults([item(50, part(100, 'percentage'))])).toEqual({ 'items.0.repasses.0.value': 'splitZero' });
  });

  it('goes with neither of the discounts', () => {
    const draft = { items: [item(10_000, part(100))], expire_at: '2026-12-01' };
    const discount = { type: 'currency', value: 100 } as const;
    expect(sumFaults({ ...draft, discount }, limits)).toEqual({ 'discount.value': 'splitDiscount' });
    expect(termFaults({ ...draft, conditional_discount: { ...discount, until_date: '2026-11-30' } }, limits)).toEqual({
      'conditional_discount.value': 'splitDiscount',
    });
    expect(sumFaults({ ...draft, discount: { type: 'currency' } }, limits)).toEqual({});
  });
});

it('a percentage is rounded down: the odd cent stays with who issues; a payee of two items is one line', () => {
  expect(shareOf(999, part(3_333, 'percentage'))).toBe(332);
  expect(splitOf([item(1_000, part(100)), item(500, part(1_000, 'percentage'))])).toEqual([
    { payee_code: ANA, share: 150 },
  ]);
});

describe('what of a payment goes to each', () => {
  test.each<[string, { paid: number; fee: number; shares: number[] }, number[]]>([
    ['as issued', { paid: 10_000, fee: 349, shares: [3_000, 2_000] }, [3_000, 2_000]],
    ['late, with a fine: that is the issuer’s', { paid: 10_200, fee: 349, shares: [3_000, 2_000] }, [3_000, 2_000]],
    ['half of it', { paid: 5_000, fee: 349, shares: [3_000, 2_001] }, [1_500, 1_000]],
    [
      'all of it shared: the fee is made up in proportion',
      { paid: 10_000, fee: 349, shares: [7_500, 2_500] },
      [7_238, 2_412],
    ],
    [
      'nearly all of it shared: what the issuer keeps goes to the fee first',
      { paid: 10_000, fee: 349, shares: [7_425, 2_475] },
      [7_238, 2_412],
    ],
    ['a cent', { paid: 1, fee: 0, shares: [5_000, 5_000] }, [0, 0]],
  ])('%s', (_, given, expected) => {
    expect(distribute({ ...given, value: 10_000 })).toEqual(expected);
  });

  it('whatever is charged, shared and paid: shares, fee and what is left to the issuer are what was paid, and nobody gets more than agreed', () => {
    const amount = fc.integer({ min: 1, max: 9_999_999_999 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 2_000 }),
        fc.array(fc.integer({ min: 1, max: WHOLE }), { minLength: 1, maxLength: 10 }),
        (value, paid, asked, weights) => {
          const fee = paid <= asked ? 0 : asked;
          const sum = weights.reduce((all, one) => all + one, 0);
          const shares = weights
            .map((one) => Math.floor((value / Math.max(sum, WHOLE)) * one))
            .filter((one) => one > 0);
          fc.pre(shares.reduce((all, one) => all + one, 0) <= value);
          const amounts = distribute({ paid, value, fee, shares });
          const left = paid - fee - amounts.reduce((all, one) => all + one, 0);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(amounts.every((one, at) => Number.isSafeInteger(one) && one >= 0 && one <= shares[at]!)).toBe(true);
        },
      ),
    );
  });
});

const WHOLE = 10_000;
