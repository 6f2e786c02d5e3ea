import { describe, expect, it } from 'vitest';
import { endedSince, lastClosed, periodAround, statementName } from './statement-periods';

describe('the period of a statement file', () => {
  it.each([
    ['day', '2026-11-27', '2026-11-27', '2026-11-27'],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['month', '2027-02-01', '2027-02-01', '2027-02-28'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ] as const)('%s around %s is from %s to %s', (period, day, from, to) => {
    expect(periodAround(period, day)).toEqual({ from, to });
  });

  it.each([
    ['day', '2026-11-27', '2026-11-26'],
    ['week', '2026-11-29', '2026-11-22'],
    ['week', '2026-11-30', '2026-11-29'],
    ['month', '2026-11-30', '2026-10-31'],
    ['month', '2026-12-01', '2026-11-30'],
  ] as const)('%s on %s is closed up to %s', (period, today, day) => {
    expect(lastClosed(period, today)).toBe(day);
  });

  it.each([
    ['day', '2026-11-25', '2026-11-26', []],
    ['day', '2026-11-25', '2026-11-28', ['2026-11-26 2026-11-26', '2026-11-27 2026-11-27']],
    ['week', '2026-11-22', '2026-11-29', []],
    ['week', '2026-11-22', '2026-11-30', ['2026-11-23 2026-11-29']],
    ['month', '2026-10-31', '2027-01-01', ['2026-11-01 2026-11-30', '2026-12-01 2026-12-31']],
  ] as const)('%s closed on %s has by %s ended in %j', (period, closedOn, today, days) => {
    expect(endedSince(period, closedOn, today).map(({ from, to }) => `${from} ${to}`)).toEqual(days);
  });

  it('names its file, one day or several, compressed or not', () => {
    const week = { from: '2026-11-23', to: '2026-11-29' };
    expect([statementName(week, true), statementName({ from: week.to, to: week.to }, false)]).toEqual([
      'extrato-2026-11-23-a-2026-11-29.ret.zip',
      'extrato-2026-11-29.ret',
    ]);
  });
});
