import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  bankHolidays,
  diffDays,
  formatDay,
  holidayName,
  isBusinessDay,
  isRealDay,
  nextBusinessDay,
  previousBusinessDay,
  today,
  weekday,
} from './calendar';

const dates = (year: number) => bankHolidays(year).map((h) => h.date);

describe('national bank holidays', () => {
  it('2026, as domain.md 4 lists them', () => {
    expect(dates(2026)).toEqual(
      [
        '01-01',
        '02-16',
        '02-17',
        '04-03',
        '04-21',
        '05-01',
        '06-04',
        '09-07',
        '10-12',
        '11-02',
        '11-15',
        '11-20',
        '12-25',
        '12-31',
      ].map((d) => `2026-${d}`),
    );
    expect(holidayName('2026-11-20')).toBe('Dia da Consciência Negra');
    expect(holidayName('2026-12-31')).toBe('Sem expediente bancário');
    expect(holidayName('2026-04-05')).toBeNull();
  });
  it('moving ones of other years (published calendars: Good Friday, carnival, Corpus Christi)', () => {
    expect(dates(2024)).toEqual(expect.arrayContaining(['2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30']));
    expect(dates(2027)).toEqual(expect.arrayContaining(['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27']));
    expect(dates(2038)).toEqual(expect.arrayContaining(['2038-03-08', '2038-03-09', '2038-04-23', '2038-06-24']));
  });
  it('20 November only since 2024 (Lei 14.759/2023)', () => {
    expect([isBusinessDay('2023-11-20'), isBusinessDay('2024-11-20')]).toEqual([true, false]);
  });
  it('a year the library does not know has weekends only, and no error', () => {
    expect(bankHolidays(2100)).toEqual([]);
    expect(isBusinessDay('9999-12-31')).toBe(true);
  });
});

describe('business days', () => {
  it('rolls over weekends, holidays and the turn of the year', () => {
    expect(nextBusinessDay('2026-11-18')).toBe('2026-11-18');
    expect(nextBusinessDay('2026-11-20')).toBe('2026-11-23');
    expect(nextBusinessDay('2026-02-14')).toBe('2026-02-18');
    expect(nextBusinessDay('2026-12-31')).toBe('2027-01-04');
    expect(['2026-11-18', '2026-11-22', '2027-01-03'].map(previousBusinessDay)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-12-30',
    ]);
  });
  it('is never more than six days ahead and always a business day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
        const day = addDays('1990-01-01', n);
        const next = nextBusinessDay(day);
        expect(isBusinessDay(next)).toBe(true);
        expect(diffDays(day, next)).toBeGreaterThanOrEqual(0);
        expect(diffDays(day, next)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('days as text', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '9999-12-31'])('%s is a day', (d) =>
    expect(isRealDay(d)).toBe(true),
  );
  it.each([
    '2026-02-31',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-2-1',
    '0000-01-01',
    '2026-01-01T00',
    '',
  ])('%s is not', (d) => expect(isRealDay(d)).toBe(false));
  it('adds and counts across months, leap years and summer time', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
    expect(diffDays('1997-10-07', '2025-02-21')).toBe(9999);
    expect([weekday('2026-11-21'), weekday('1969-12-31'), formatDay('2026-11-21')]).toEqual([6, 3, '21/11/2026']);
    fc.assert(
      fc.property(
        fc.integer({ min: -30_000, max: 30_000 }),
        (n) => void expect(diffDays('2000-01-01', addDays('2000-01-01', n))).toBe(n),
      ),
    );
  });
  it('refuses to reckon with what is no day', () => {
    for (const bad of ['', '2026-1-1', 'hoje']) expect(() => addDays(bad, 1)).toThrow(RangeError);
  });
  it('today is the day in São Paulo', () => {
    expect(today(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
    expect(today(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });
});

it.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  "the library's holidays keep their day under TZ=%s",
  (TZ) => {
    const script = `import {getHolidays} from '@brazilian-utils/brazilian-utils';
    const p=(n)=>String(n).padStart(2,'0');
    console.log(getHolidays(2026).map(({date:d})=>d.getFullYear()+'-'+p(d.getMonth()+1)+'-'+p(d.getDate())).join())`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(dates(2026)).toEqual(
      expect.arrayContaining(
        out
          .trim()
          .split(',')
          .filter((d) => d !== '2026-04-05'),
      ),
    );
  },
);
