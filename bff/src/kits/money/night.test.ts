import { describe, expect, it } from 'vitest';
import { bucketsAt } from './night';

const at = (day: string, time: string) => new Date(`${day}T${time}-03:00`);
const bucketOf = (instant: Date, period: string, begins: '20:00' | '22:00' = '20:00') =>
  bucketsAt(instant, begins).find((one) => one.period === period);

describe('the night (domain.md 2; AREAS-3-night-time-1)', () => {
  it.each([
    ['19:59:59', '20:00', null],
    ['20:00:00', '20:00', '2026-11-23'],
    ['21:59:59', '20:00', '2026-11-23'],
    ['21:59:59', '22:00', null],
    ['22:00:00', '22:00', '2026-11-23'],
    ['23:59:59', '22:00', '2026-11-23'],
    ['00:00:00', '22:00', '2026-11-22'],
    ['05:59:59', '20:00', '2026-11-22'],
    ['05:59:59', '22:00', '2026-11-22'],
    ['06:00:00', '20:00', null],
    ['06:00:00', '22:00', null],
    ['12:00:00', '20:00', null],
  ] as const)('at %s of a night from %s spends of the evening of %s', (time, begins, evening) =>
    expect(bucketOf(at('2026-11-23', time), 'night', begins)?.bucket ?? null).toBe(evening),
  );

  it('over the end of a month, of a year and a leap day is one night, freed at 6', () => {
    for (const [evening, morning] of [
      ['2026-11-30', '2026-12-01'],
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2028-02-29', '2028-03-01'],
    ] as const)
      for (const instant of [at(evening, '23:59:59'), at(morning, '00:00:00'), at(morning, '05:59:59')])
        expect(bucketOf(instant, 'night')).toEqual({
          period: 'night',
          bucket: evening,
          until: at(morning, '06:00:00'),
        });
  });
});

describe('the day and the month', () => {
  it.each([
    ['2026-11-30', '23:59:59', '2026-11-30', '2026-11', '2026-12-01'],
    ['2026-12-01', '00:00:00', '2026-12-01', '2026-12', '2027-01-01'],
    ['2026-12-31', '23:59:59', '2026-12-31', '2026-12', '2027-01-01'],
    ['2027-01-31', '12:00:00', '2027-01-31', '2027-01', '2027-02-01'],
    ['2028-02-29', '23:59:59', '2028-02-29', '2028-02', '2028-03-01'],
  ])('of %s %s are %s and %s, and the month frees on %s', (day, time, bucket, month, next) => {
    expect(bucketOf(at(day, time), 'day')?.bucket).toBe(bucket);
    expect(bucketOf(at(day, time), 'month')).toEqual({ period: 'month', bucket: month, until: at(next, '00:00:00') });
  });
});
