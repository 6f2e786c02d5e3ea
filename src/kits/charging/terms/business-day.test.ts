import { describe, expect, test } from 'vitest';
import { dayNotice, nextBusinessDay } from './business-day';

const holidays = [
  { date: '2026-12-25', name: 'Natal' },
  { date: '2027-01-01', name: 'Confraternização Universal' },
];

describe('AREAS-4-charges-2: a due day that is no business day', () => {
  test('a business day needs no notice', () => {
    expect(dayNotice('2026-12-23', holidays)).toBeUndefined();
    expect(dayNotice(null, holidays)).toBeUndefined();
  });

  test('a weekend goes to Monday', () => {
    expect(dayNotice('2026-11-28', holidays)).toEqual({ kind: 'weekend', saturday: true, next: '2026-11-30' });
    expect(dayNotice('2026-11-29', holidays)).toEqual({ kind: 'weekend', saturday: false, next: '2026-11-30' });
  });

  test('a holiday before a weekend goes to Monday, by its name', () => {
    expect(dayNotice('2026-12-25', holidays)).toEqual({ kind: 'holiday', name: 'Natal', next: '2026-12-28' });
    expect(nextBusinessDay('2027-01-01', holidays)).toBe('2027-01-04');
  });

  test('the last day of the year is no holiday: the banks are closed', () => {
    expect(dayNotice('2026-12-31', [...holidays, { date: '2026-12-31', name: 'Sem expediente bancário' }])).toEqual({
      kind: 'closed',
      next: '2027-01-04',
    });
  });
});
