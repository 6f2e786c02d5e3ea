import { describe, expect, it } from 'vitest';
import { bucketsAt } from './night';
import { morningFor, nextTry } from './schedule';

const at = (day: string, time: string) => new Date(`${day}T${time}-03:00`);
const DAY = '2026-11-26';
/** What is left of each limit at an instant: of the night's R$ 1.000,00, of the others R$ 50.000,00. */
const leftAt = (time: string, begins: '20:00' | '22:00' = '20:00') =>
  bucketsAt(at(DAY, time), begins).map(({ period, until }) => {
    const amount = period === 'night' ? 100_000 : 5_000_000;
    return { period, until, amount, used: 0, left: amount };
  });

describe('what is scheduled for the night spends the night’s limit, or waits until it ends (domain.md 2)', () => {
  it.each([
    ['00:00:00', '20:00', 100_000, null],
    ['00:00:00', '20:00', 100_001, '06:00'],
    ['00:00:00', '22:00', 100_001, '06:00'],
    ['05:59:59', '20:00', 100_001, '06:00'],
    ['06:00:00', '20:00', 100_001, null],
    ['12:00:00', '20:00', 100_001, null],
    // an evening's night ends on another day: the limit refuses
    ['19:59:59', '20:00', 100_001, null],
    ['20:00:00', '20:00', 100_001, null],
    ['22:00:00', '22:00', 100_001, null],
  ] as const)('at %s of a night from %s, of %i cents it waits until %s', (time, begins, amount, until) =>
    expect(morningFor(leftAt(time, begins), amount, DAY)).toEqual(until && at(DAY, `${until}:00`)),
  );

  it('a safe contact, that has no night limit, waits for nothing', () => {
    const left = leftAt('00:00:00').filter(({ period }) => period !== 'night');
    expect(morningFor(left, 300_000, DAY)).toBeNull();
  });
});

describe('a scheduled operation is tried again on its day alone (AREAS-3-pix-data-6)', () => {
  const tries = ['00:00', '07:30', '20:30'];
  it.each([
    [DAY, '00:00:00', '07:30'],
    [DAY, '07:29:59', '07:30'],
    [DAY, '07:30:00', '20:30'],
    [DAY, '20:30:00', null],
    ['2026-11-27', '00:00:00', null],
    ['2026-12-05', '00:01:00', null],
  ])('on %s at %s: at %s', (day, time, next) =>
    expect(nextTry({ hours: null, tries }, DAY, at(day, time))).toEqual(next && at(DAY, `${next}:00`)),
  );

  it('only while its rail takes orders', () => {
    const hours = { opens: '06:30', closes: '17:00', businessDays: true };
    expect(nextTry({ hours }, DAY, at(DAY, '06:30:00'))).toEqual(at(DAY, '08:00:00'));
    expect(nextTry({ hours }, DAY, at(DAY, '12:00:00'))).toBeNull();
  });
});
