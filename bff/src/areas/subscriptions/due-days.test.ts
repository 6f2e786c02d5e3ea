import { describe, expect, it } from 'vitest';
import { dueAfter, dueOn, earlyUntil, expireAtOf, issueDay, monthsLater } from './due-days';

// a Saturday, which rolls to the Monday
const SATURDAY = '2026-11-28';
const MONDAY = '2026-11-30';

describe('the conditional discount of a subscription’s charge ends days before its due date (domain.md 1)', () => {
  it.each([
    ['due on a Saturday, the day stays', SATURDAY, MONDAY, 5, '2026-11-23'],
    ['due on a Saturday, until the due date itself', SATURDAY, MONDAY, 0, SATURDAY],
    ['due on a Monday', MONDAY, MONDAY, 5, '2026-11-25'],
    ['made late, before its own due date', SATURDAY, '2026-12-10', 5, '2026-12-05'],
  ])('%s', (_what, due, expireAt, days, until) => expect(earlyUntil(days, dueOn(due), expireAt)).toBe(until));
});

it.each([
  ['a month of 28 days', '2026-01-31', 1, 31, '2026-02-28'],
  ['a month of 29 days', '2028-01-31', 1, 31, '2028-02-29'],
  ['the month after a short one', '2026-02-28', 1, 31, '2026-03-31'],
  ['December', '2026-11-10', 1, 10, '2026-12-10'],
  ['January of the next year', '2026-12-10', 1, 10, '2027-01-10'],
  ['two years later', '2026-12-10', 24, 10, '2028-12-10'],
])('a due date in %s is on its day or the last one there', (_what, day, months, dayOfMonth, due) =>
  expect(monthsLater(day, months, dayOfMonth)).toBe(due),
);

describe('the due date after a day', () => {
  it.each([
    ['before the next one', '2027-01-09', '2027-01-10'],
    ['of the next one itself', '2027-01-10', '2027-02-10'],
    ['after it', '2027-01-11', '2027-02-10'],
    ['before the last one still is one interval after that', '2026-11-01', '2027-01-10'],
    ['a year later', '2027-12-10', '2028-01-10'],
  ])('%s', (_what, day, due) => expect(dueAfter(day, '2026-12-10', { interval_months: 1, due_day: 10 })).toBe(due));
  it('keeps the interval of the plan', () =>
    expect(dueAfter('2027-03-10', '2026-12-10', { interval_months: 3, due_day: 10 })).toBe('2027-06-10'));
});

describe('a charge that is made today, Thursday 26/11', () => {
  const today = '2026-11-26';
  it.each([
    ['planned for tomorrow is due then', '2026-11-27', 10, '2026-11-27'],
    ['planned for today is due today', today, 10, today],
    ['planned for yesterday is due on the business day after ten days', '2026-11-25', 10, '2026-12-07'],
    ['planned for yesterday, made two days ahead, is due on the Monday', '2026-11-25', 2, MONDAY],
    ['planned for yesterday, by card, is due today', '2026-11-25', 0, today],
  ])('%s', (_what, planned, daysAhead, due) => expect(expireAtOf(planned, today, daysAhead)).toBe(due));

  it('is made ten days before it is due, by card on the day', () =>
    expect([issueDay('2026-12-05'), issueDay('2026-12-05', 0)]).toEqual(['2026-11-25', '2026-12-05']));
});
