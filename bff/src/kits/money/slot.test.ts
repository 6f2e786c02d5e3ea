import { describe, expect, it } from 'vitest';
import { isOpenAt, slotOf, type Hours } from './slot';

// Friday 2026-11-27 has business, Saturday 28 has none
const HOURS: Hours = { opens: '06:30', closes: '17:00', businessDays: true };
const DAILY: Hours = { ...HOURS, businessDays: false };
const at = (day: string, time: string) => new Date(`${day}T${time}-03:00`);

describe('the day and instant of an operation (domain.md 1)', () => {
  it.each([
    ['at the hour it opens is now', HOURS, '2026-11-26', '06:30:00', null, '2026-11-26', '06:30:00', true, null],
    ['a second before waits for it', HOURS, '2026-11-26', '06:29:59', null, '2026-11-26', '06:30:00', false, null],
    ['in its last second is now', HOURS, '2026-11-26', '16:59:59', null, '2026-11-26', '16:59:59', true, null],
    [
      'as it closes is of the next day',
      HOURS,
      '2026-11-26',
      '17:00:00',
      null,
      '2026-11-27',
      '06:30:00',
      false,
      'after-cut-off',
    ],
    [
      'as it closes on Friday is of Monday',
      HOURS,
      '2026-11-27',
      '17:00:00',
      null,
      '2026-11-30',
      '06:30:00',
      false,
      'after-cut-off',
    ],
    [
      'as it closes on Friday, on any day, is of Saturday',
      DAILY,
      '2026-11-27',
      '17:00:00',
      null,
      '2026-11-28',
      '06:30:00',
      false,
      'after-cut-off',
    ],
    [
      'of a Saturday is of Monday',
      HOURS,
      '2026-11-26',
      '10:00:00',
      '2026-11-28',
      '2026-11-30',
      '06:30:00',
      false,
      'no-business-day',
    ],
    [
      'of a Saturday, on any day, is of that day',
      DAILY,
      '2026-11-26',
      '10:00:00',
      '2026-11-28',
      '2026-11-28',
      '06:30:00',
      false,
      null,
    ],
    [
      'of tomorrow waits for its hour',
      HOURS,
      '2026-11-26',
      '10:00:00',
      '2026-11-27',
      '2026-11-27',
      '06:30:00',
      false,
      null,
    ],
    ['at any time is now', null, '2026-11-28', '23:59:59', null, '2026-11-28', '23:59:59', true, null],
    [
      'at any time, of tomorrow, is of its first instant',
      null,
      '2026-11-28',
      '23:59:59',
      '2026-11-29',
      '2026-11-29',
      '00:00:00',
      false,
      null,
    ],
  ] as const)('%s', (_, hours, today, time, wanted, day, instant, now, moved) =>
    expect(slotOf(hours, at(today, time), wanted)).toEqual({ day, at: at(day, instant), now, moved }),
  );

  it.each([
    [HOURS, '2026-11-26', '06:29:59', false],
    [HOURS, '2026-11-26', '06:30:00', true],
    [HOURS, '2026-11-26', '16:59:59', true],
    [HOURS, '2026-11-26', '17:00:00', false],
    [HOURS, '2026-11-28', '12:00:00', false],
    [DAILY, '2026-11-28', '12:00:00', true],
    [null, '2026-11-28', '00:00:00', true],
  ])('by hours %j, %s %s takes orders: %s', (hours, day, time, is) => expect(isOpenAt(hours, at(day, time))).toBe(is));
});
