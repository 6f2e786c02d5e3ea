import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOn } from '@balcao/contract/shared/charge-amounts';
import { addDays } from '../../core/calendar';
import { amountDue, daysLate, lastDayWithoutFine, lastOverdueDay, nominalValue, type BilletTerms } from './amounts';

const terms: BilletTerms = { value: 370000, dueDay: '2026-11-18', fine: 200, interest: 33 };

describe('fine and interest (domain.md 1: fine percent × 100, interest thousandths of a percent a day)', () => {
  it('before and on the due day: the value', () => {
    for (const day of ['2026-01-01', '2026-11-18'])
      expect(amountDue(terms, day)).toEqual({ total: 370000, lines: [{ kind: 'value', amount: 370000, days: null }] });
  });
  it('ten days late: 2 % once and 0.033 % a day', () => {
    expect(amountDue(terms, '2026-11-28')).toEqual({
      total: 370000 + 7400 + 1221,
      lines: [
        { kind: 'value', amount: 370000, days: null },
        { kind: 'fine', amount: 7400, days: 10 },
        { kind: 'interest', amount: 1221, days: 10 },
      ],
    });
  });
  it('half a cent goes up, once, on the whole interest', () => {
    expect(amountDue({ value: 1000, dueDay: '2026-11-18', interest: 50 }, '2026-11-19').total).toBe(1001);
    expect(amountDue({ value: 1000, dueDay: '2026-11-18', interest: 49 }, '2026-11-19').total).toBe(1000);
    expect(amountDue({ value: 1000, dueDay: '2026-11-18', interest: 49 }, '2026-11-21').total).toBe(1001);
  });
  it('stays exact on the largest billet, years late', () => {
    expect(
      amountDue({ value: 999_999_999_999, dueDay: '2020-01-02', interest: 330 }, addDays('2020-01-02', 3650)).lines[1],
    ).toEqual({ kind: 'interest', amount: 12_044_999_999_988, days: 3650 });
  });
});

describe('due on a weekend or bank holiday (Lei 7.089/1983)', () => {
  it('Friday 20 November 2026, a holiday: paid on Monday 23 without fine', () => {
    const friday = { ...terms, dueDay: '2026-11-20' };
    expect(lastDayWithoutFine('2026-11-20')).toBe('2026-11-23');
    expect(amountDue(friday, '2026-11-23').total).toBe(370000);
  });
  it('is overdue from the day after on, and everything due before with it', () => {
    for (const day of ['2026-11-20', '2026-11-22', '2026-11-23']) expect(lastOverdueDay(day)).toBe('2026-11-19');
    expect([lastOverdueDay('2026-11-24'), lastOverdueDay('2026-11-25')]).toEqual(['2026-11-23', '2026-11-24']);
  });
  it('a day later it is late since the due day', () => {
    expect(daysLate('2026-11-20', '2026-11-24')).toBe(4);
    expect(amountDue({ ...terms, dueDay: '2026-11-20' }, '2026-11-24').total).toBe(370000 + 7400 + 488);
  });
});

describe('discounts', () => {
  it('percentage is percent × 100, currency is cents, neither beyond the amount', () => {
    expect([
      discountOn(10005, { type: 'percentage', value: 500 }),
      discountOn(10005, { type: 'currency', value: 500 }),
      discountOn(100, { type: 'currency', value: 500 }),
    ]).toEqual([500, 500, 100]);
  });
  it('conditional: up to and on its day, on the nominal value, gone after', () => {
    const t: BilletTerms = {
      ...terms,
      discount: { type: 'currency', value: 20000 },
      conditionalDiscount: { type: 'percentage', value: 1000, untilDay: '2026-11-10' },
    };
    expect(nominalValue(t)).toBe(350000);
    expect(amountDue(t, '2026-11-10')).toEqual({
      total: 315000,
      lines: [
        { kind: 'value', amount: 370000, days: null },
        { kind: 'discount', amount: 55000, days: null },
      ],
    });
    expect(amountDue(t, '2026-11-11').total).toBe(350000);
    expect(amountDue(t, '2026-11-28').total).toBe(350000 + 7000 + 1155);
  });
  it('a conditional discount is never given to who is late', () => {
    const t: BilletTerms = { ...terms, conditionalDiscount: { type: 'currency', value: 100, untilDay: '2027-01-01' } };
    expect(amountDue(t, '2026-11-19').total).toBeGreaterThan(370000);
  });
});

const discount = fc.oneof(
  fc.record({ type: fc.constant('currency' as const), value: fc.integer({ min: 0, max: 10 ** 11 }) }),
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
);
const day = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2024-01-01', n));
const anyTerms = fc.record({
  value: fc.integer({ min: 0, max: 999_999_999_999 }),
  dueDay: day,
  discount: fc.option(discount),
  conditionalDiscount: fc.option(fc.tuple(discount, day).map(([d, untilDay]) => ({ ...d, untilDay }))),
  fine: fc.integer({ min: 0, max: 1000 }),
  interest: fc.integer({ min: 0, max: 330 }),
});

describe('any terms, any day', () => {
  it('lines add up, nothing is negative, all whole cents', () => {
    fc.assert(
      fc.property(anyTerms, day, (t, at) => {
        const { total, lines } = amountDue(t, at);
        expect(lines.reduce((sum, l) => sum + (l.kind === 'discount' ? -l.amount : l.amount), 0)).toBe(total);
        expect([total, ...lines.map((l) => l.amount)].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
      }),
    );
  });
  it('never gets cheaper by waiting', () => {
    fc.assert(
      fc.property(anyTerms, day, fc.nat(400), (t, at, wait) => {
        expect(amountDue(t, addDays(at, wait)).total).toBeGreaterThanOrEqual(amountDue(t, at).total);
      }),
    );
  });
  it('is overdue exactly where it is late', () => {
    fc.assert(
      fc.property(
        day,
        fc.nat(12),
        (due, wait) => due <= lastOverdueDay(addDays(due, wait)) === daysLate(due, addDays(due, wait)) > 0,
      ),
    );
  });
  it('up to the due day it is at most the nominal value, after the grace at least that', () => {
    fc.assert(
      fc.property(anyTerms, day, (t, at) => {
        const { total } = amountDue(t, at);
        if (at <= lastDayWithoutFine(t.dueDay)) expect(total).toBeLessThanOrEqual(nominalValue(t));
        else expect(total).toBeGreaterThanOrEqual(nominalValue(t));
      }),
    );
  });
});
