import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../core/calendar';
import { ipcaOf } from './market';
import {
  dailyDi,
  growthOf,
  incomeTaxRate,
  iofPercent,
  isInterestDay,
  listInterestDays,
  netOf,
  savingsOf,
  takeOut,
  unitsOf,
  worthOf,
  type Yielding,
} from './yield';

const DI_100: Yielding = { index: 'DI', indexRate: 1_000_000, coupon: 0 };
const at = (di: number, ipca = 0) => ({ diOn: () => di, ipcaOn: () => ipca });

describe('interest days (domain-next.md 3)', () => {
  it.each([
    ['2026-12-31', true],
    ['2027-12-31', true],
    // a Saturday and a Sunday
    ['2022-12-31', false],
    ['2023-12-31', false],
    ['2026-12-30', true],
    ['2027-01-01', false],
    ['2026-02-16', false],
    ['2026-02-17', false],
    ['2026-02-18', true],
    ['2026-11-20', false],
    ['2026-11-28', false],
    ['2028-02-29', false],
  ])('%s counts: %s', (day, counts) => expect(isInterestDay(day)).toBe(counts));

  it.each([
    // bought on a Friday: the weekend yields nothing
    ['2026-11-27', '2026-11-27', 0],
    ['2026-11-27', '2026-11-28', 1],
    ['2026-11-27', '2026-11-30', 1],
    ['2026-11-27', '2026-12-01', 2],
    ['2026-12-31', '2027-01-04', 1],
    ['2026-02-13', '2026-02-18', 1],
  ])('from %s to %s are %d', (from, to, count) => expect(listInterestDays(from, to)).toHaveLength(count));
});

describe('growth by B3’s formulas', () => {
  it.each([
    [1490, 55_131],
    [1365, 50_788],
    [1000, 37_829],
    [0, 0],
  ])('a yearly DI of %d basis points is %d a day', (di, daily) => expect(dailyDi(di)).toBe(daily));

  it.each<[string, Yielding, number, string, string, number]>([
    ['no day', DI_100, 1490, '2026-11-27', '2026-11-27', 100_000_000],
    ['one day of DI', DI_100, 1490, '2026-11-27', '2026-11-28', 100_055_131],
    ['two days of DI', DI_100, 1490, '2026-11-26', '2026-11-28', 100_110_292],
    ['110 % of DI', { ...DI_100, indexRate: 1_100_000 }, 1490, '2026-11-27', '2026-11-28', 100_060_644],
    ['DI and a coupon', { ...DI_100, coupon: 20_000 }, 1490, '2026-11-27', '2026-11-28', 100_062_994],
    ['a prefixed day', { index: 'PRE', indexRate: 0, coupon: 120_000 }, 1490, '2026-11-27', '2026-11-28', 100_044_982],
  ])('%s', (_, asset, di, from, to, growth) => expect(growthOf(asset, from, to, at(di))).toBe(growth));

  it('a prefixed asset grows by its rate over 252 interest days', () => {
    let to = '2026-01-02';
    while (listInterestDays('2026-01-02', to).length < 252) to = addDays(to, 1);
    expect(growthOf({ index: 'PRE', indexRate: 0, coupon: 120_000 }, '2026-01-02', to, at(0))).toBe(112_000_000);
  });

  it('each day grows by the rate of that day', () => {
    const changing = { ...at(0), diOn: (day: string) => (day < '2026-11-27' ? 1490 : 0) };
    expect(growthOf(DI_100, '2026-11-26', '2026-12-10', changing)).toBe(100_055_131);
  });
});

describe('growth by the IPCA, a month by its share of interest days', () => {
  const real = (coupon: number): Yielding => ({ index: 'IPCA', indexRate: 0, coupon });
  it.each<[string, number, number, string, string, number]>([
    ['no day', 60_000, 24, '2026-11-27', '2026-11-27', 100_000_000],
    ['one of the 19 days of November', 0, 24, '2026-11-27', '2026-11-28', 100_012_617],
    ['the first of them', 0, 24, '2026-11-01', '2026-11-04', 100_012_617],
    ['the last of them', 0, 24, '2026-11-30', '2026-12-01', 100_012_617],
    ['a weekend', 60_000, 24, '2026-11-28', '2026-11-30', 100_000_000],
    ['the whole month', 0, 24, '2026-11-01', '2026-12-01', 100_240_000],
    ['twelve months', 0, 24, '2026-01-01', '2027-01-01', 102_918_322],
    ['one day and a coupon', 60_000, 24, '2026-11-27', '2026-11-28', 100_035_745],
    ['a month without inflation', 0, 0, '2026-11-01', '2026-12-01', 100_000_000],
    ['a month in which prices fell', 0, -10, '2026-11-01', '2026-12-01', 99_900_000],
    ['a day of it', 0, -10, '2026-11-03', '2026-11-04', 99_994_734],
  ])('%s', (_, coupon, ipca, from, to, growth) => expect(growthOf(real(coupon), from, to, at(0, ipca))).toBe(growth));

  it('over two months counts each by its own rate and its own days', () => {
    const changing = { ...at(0), ipcaOn: (month: string) => (month === '2026-11' ? 24 : 30) };
    expect(growthOf(real(0), '2026-11-30', '2026-12-02', changing)).toBe(100_026_236);
  });

  it('over 252 days without inflation is that of the coupon', () => {
    let to = '2026-01-02';
    while (listInterestDays('2026-01-02', to).length < 252) to = addDays(to, 1);
    expect(growthOf(real(60_000), '2026-01-02', to, at(0, 0))).toBe(106_000_000);
  });

  it.each([
    ['2024-12', 16],
    ['2026-09', -5],
    ['2026-10', 24],
    ['2031-01', 24],
  ])('the rate of %s is %d: the last known one is projected', (month, rate) =>
    expect(
      ipcaOf([
        { month: '2025-01', rate: 16 },
        { month: '2026-09', rate: -5 },
        { month: '2026-10', rate: 24 },
      ])(month),
    ).toBe(rate),
  );
});

describe('taxes on a yield (domain.md 4)', () => {
  it.each([
    [0, 100],
    [1, 96],
    [10, 66],
    [28, 6],
    [29, 3],
    [30, 0],
    [31, 0],
  ])('IOF after %d days takes %d percent', (days, percent) => expect(iofPercent(days)).toBe(percent));

  it.each([
    [0, 225],
    [180, 225],
    [181, 200],
    [360, 200],
    [361, 175],
    [720, 175],
    [721, 150],
  ])('income tax after %d days takes %d tenths of a percent', (days, rate) => expect(incomeTaxRate(days)).toBe(rate));

  it.each([
    [400, 10, false, { iof: 264, incomeTax: 31, net: 100_105 }],
    [7000, 200, false, { iof: 0, incomeTax: 1400, net: 105_600 }],
    [12_000, 365, false, { iof: 0, incomeTax: 2100, net: 109_900 }],
    [26_000, 730, false, { iof: 0, incomeTax: 3900, net: 122_100 }],
    [400, 10, true, { iof: 264, incomeTax: 0, net: 100_136 }],
    [0, 0, false, { iof: 0, incomeTax: 0, net: 100_000 }],
    // a cent that rounding took away is no yield
    [-1, 3, false, { iof: 0, incomeTax: 0, net: 99_999 }],
  ])('%d cents of yield on R$ 1.000,00 after %d days, exempt: %s', (earned, days, isExempt, expected) =>
    expect(netOf(100_000 + earned, 100_000, days, isExempt)).toMatchObject(expected),
  );
});

describe('what is taken out', () => {
  it.each([
    ['all of it', 110_000, { units: 0, principal: 0 }],
    ['half of it', 55_000, { units: 500_000_000, principal: 50_000 }],
    ['all but a cent', 109_999, { units: 9091, principal: 1 }],
  ])('%s', (_, gross, left) =>
    expect(takeOut({ units: unitsOf(100_000), principal: 100_000 }, gross, 110_000_000)).toEqual(left),
  );

  it('and what stays are worth what there was, to the cent', () => {
    const property = fc.property(
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.integer({ min: 100_000_000, max: 400_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (cents, growth, part) => {
        const units = unitsOf(cents);
        const worth = worthOf(units, growth);
        const gross = Math.max(1, Math.floor(worth * part));
        const left = takeOut({ units, principal: cents }, gross, growth);
        expect(worthOf(left.units, growth) + gross).toBe(worth);
        expect(left.principal).toBeLessThanOrEqual(cents);
      },
    );
    fc.assert(property, { numRuns: 2000 });
  });
});

it.each([
  [0, 1490, 100_000],
  [1, 1490, 100_500],
  [12, 1490, 106_168],
  [12, 851, 106_168],
  [12, 850, 105_950],
])('savings of R$ 1.000,00 after %d months at a DI of %d are %d cents', (months, di, cents) =>
  expect(savingsOf(100_000, months, di)).toBe(cents),
);
