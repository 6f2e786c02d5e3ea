import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf, isExpired, pointsOf, takeFrom, type Lot } from './rules';

it.each([
  ['bill', 999, 0],
  ['bill', 1000, 1],
  ['bill', 1999, 1],
  ['bill-utility', 12_345, 12],
  ['bill-own', 1000, 1],
  ['top-up', 199, 0],
  ['top-up', 3000, 15],
  ['pix', 100_000, 0],
  ['ted', 100_000, 0],
])('a payment %s of %d cents earns %d points', (kind, amount, points) => expect(pointsOf(kind, amount)).toBe(points));

it.each([
  ['2026-11-26', '2027-11-25'],
  ['2027-01-01', '2027-12-31'],
  ['2028-02-29', '2029-02-28'],
  ['2027-03-01', '2028-02-29'],
])('points earned on %s can be used until %s', (day, last) => expect(expiryOf(day)).toBe(last));

it.each([
  ['2026-11-25', true],
  ['2026-11-26', false],
  ['2026-11-27', false],
])('points usable until %s are expired on 2026-11-26: %s', (last, expired) =>
  expect(isExpired(last, '2026-11-26')).toBe(expired),
);

describe('points that are used', () => {
  const lots: Lot[] = [
    { operation_id: 1, remaining: 100, expires_on: '2027-02-01' },
    { operation_id: 2, remaining: 50, expires_on: '2027-01-01' },
    { operation_id: 3, remaining: 30, expires_on: '2027-02-01' },
  ];
  it.each<[number, ReturnType<typeof takeFrom>]>([
    [50, [{ operation_id: 2, taken: 50 }]],
    [
      51,
      [
        { operation_id: 2, taken: 50 },
        { operation_id: 1, taken: 1 },
      ],
    ],
    [
      180,
      [
        { operation_id: 2, taken: 50 },
        { operation_id: 1, taken: 100 },
        { operation_id: 3, taken: 30 },
      ],
    ],
    [181, null],
  ])('%d of them come from what expires first', (points, parts) => expect(takeFrom(lots, points)).toEqual(parts));

  it('are as many as were asked for, and from no lot more than it has', () => {
    const lot = fc.record({
      operation_id: fc.nat(),
      remaining: fc.integer({ min: 1, max: 500 }),
      expires_on: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01'),
    });
    const some = fc.uniqueArray(lot, { selector: ({ operation_id }) => operation_id, maxLength: 20 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 5000 }), (of, points) => {
        const parts = takeFrom(of, points);
        const all = of.reduce((sum, { remaining }) => sum + remaining, 0);
        if (!parts) return points > all;
        const isWithin = parts.every(
          ({ operation_id, taken }) => taken <= of.find((one) => one.operation_id === operation_id)!.remaining,
        );
        return isWithin && parts.reduce((sum, { taken }) => sum + taken, 0) === points;
      }),
    );
  });
});
