import { describe, expect, it } from 'vitest';
import {
  addPeriods,
  billetDay,
  changeDueDay,
  closesOn,
  dueDayFault,
  dueOn,
  isSameBillet,
  isToRemind,
  periodOf,
  type Cycle,
} from './cycle';

const on = (dueDay: number, next: Cycle['next'] = null): Cycle => ({ dueDay, next });

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 24, '2028-03'],
])('the period %s and %i months is %s', (period, months, after) => expect(addPeriods(period, months)).toBe(after));

describe('an invoice closes seven days before it is due', () => {
  it.each([
    [10, '2026-12', '2026-12-10', '2026-12-03'],
    [5, '2026-12', '2026-12-05', '2026-11-28'],
    [5, '2027-01', '2027-01-05', '2026-12-29'],
    [5, '2028-03', '2028-03-05', '2028-02-27'],
  ])('due on day %i in %s: %s, closes on %s', (dueDay, period, due, closes) =>
    expect([dueOn(on(dueDay), period), closesOn(on(dueDay), period)]).toEqual([due, closes]),
  );
});

describe('what is bought', () => {
  it.each([
    ['the day before it closes', 10, '2026-12-02', '2026-12'],
    ['on the day it closes', 10, '2026-12-03', '2027-01'],
    ['on the day it is due', 10, '2026-12-10', '2027-01'],
    ['on the last day of a year', 5, '2026-12-31', '2027-02'],
    ['before one that closes in the month before', 5, '2026-11-27', '2026-12'],
    ['after it', 5, '2026-11-28', '2027-01'],
    ['on the first of a month', 25, '2026-12-01', '2026-12'],
  ])('%s is on the invoice of a due day %i: %s in %s', (_title, dueDay, day, period) =>
    expect(periodOf(on(dueDay), day)).toBe(period),
  );
});

describe('a changed due day (AREAS-3-card-account-4)', () => {
  it('counts from the invoice after the open one, from the day on which that opens', () => {
    expect(changeDueDay(on(10), '2026-12-02')).toEqual({ from: '2027-01', day: '2026-12-03' });
    expect(changeDueDay(on(10), '2026-12-03')).toEqual({ from: '2027-02', day: '2027-01-03' });
  });
  it.each([
    [25, 5],
    [5, 25],
    [10, 15],
  ])('from %i to %i leaves no day without an invoice, and none with two', (dueDay, wanted) => {
    const cycle = on(dueDay, { dueDay: wanted, from: '2027-01' });
    expect([dueOn(cycle, '2026-12').slice(8), dueOn(cycle, '2027-01').slice(8)].map(Number)).toEqual([dueDay, wanted]);
    const [last, first] = [closesOn(cycle, '2026-12'), closesOn(cycle, '2027-01')];
    expect(last < first).toBe(true);
    expect(periodOf(cycle, last)).toBe('2027-01');
    expect(periodOf(cycle, first)).toBe('2027-02');
  });
  it.each([
    [15, 10, false],
    [10, 10, true],
    [11, 10, true],
    [0, 10, true],
    [31, 10, true],
  ])('to %i from %i is refused: %s', (wanted, current, isRefused) =>
    expect(dueDayFault(wanted, current) !== null).toBe(isRefused),
  );
});

it.each([
  ['2026-12-07', false],
  ['2026-12-08', true],
  ['2026-12-09', true],
  ['2026-12-10', true],
  ['2026-12-11', false],
])('an invoice due on 10/12 is announced on %s: %s', (today, is) => expect(isToRemind('2026-12-10', today)).toBe(is));

// 2026-12-05 is a Saturday: an invoice due then is paid in time until Monday the 7th
it.each([
  ['before its due day', '2026-12-10', '2026-12-09', '2026-12-10'],
  ['on its due day', '2026-12-10', '2026-12-10', '2026-12-10'],
  ['the day after', '2026-12-10', '2026-12-11', '2026-12-14'],
  ['on the Sunday after its Saturday', '2026-12-05', '2026-12-06', '2026-12-07'],
  ['on the Monday after its Saturday', '2026-12-05', '2026-12-07', '2026-12-07'],
  ['on the Tuesday after its Saturday', '2026-12-05', '2026-12-08', '2026-12-11'],
])('a billet of an invoice, asked for %s, is due on a day on which it can be paid', (_, due_on, today, day) =>
  expect(billetDay({ due_on }, today)).toBe(day),
);

it.each([
  ['before its last day', 100, '2026-12-09', true],
  ['on its last day', 100, '2026-12-10', true],
  ['after it', 100, '2026-12-11', false],
  ['for a cent more', 101, '2026-12-10', false],
])('a billet that is asked for again %s is the same or not', (_, value, today, is) =>
  expect(isSameBillet({ value: 100, due_on: '2026-12-10' }, value, today)).toBe(is),
);
