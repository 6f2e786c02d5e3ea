import { describe, expect, it } from 'vitest';
import { dueOn, earlyUntil } from './due-days';

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
