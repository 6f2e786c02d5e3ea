import { describe, expect, test } from 'vitest';
import type { Totals } from './billet-filter';
import { agesOf, sumOf, toggled } from './use-totals';

const totals: Totals = {
  total: { count: 6, value: 60_000 },
  ageOfDebt: [
    {
      age: 'current',
      due: { from: '2026-11-20' },
      count: 2,
      value: 20_000,
      byStatus: [
        { status: 'waiting', count: 1, value: 10_000 },
        { status: 'unpaid', count: 1, value: 10_000 },
      ],
    },
    {
      age: '1-30',
      due: { to: '2026-11-19' },
      count: 1,
      value: 10_000,
      byStatus: [{ status: 'unpaid', count: 1, value: 10_000 }],
    },
  ],
  byStatus: [
    { status: 'waiting', translated_status: 'Aguardando', count: 1, value: 10_000 },
    { status: 'unpaid', translated_status: 'Vencido', count: 2, value: 20_000 },
    { status: 'paid', translated_status: 'Pago', count: 3, value: 30_000 },
  ],
};

describe('AREAS-7-charges-1: the filter of the billet list', () => {
  test('a chip adds its status and takes it away', () => {
    expect(toggled([], 'paid')).toEqual(['paid']);
    expect(toggled(['paid', 'unpaid'], 'paid')).toEqual(['unpaid']);
  });

  test('adds up to what is chosen, and to all when nothing is', () => {
    expect(sumOf(totals, [])).toEqual({ count: 6, value: 60_000 });
    expect(sumOf(totals, ['waiting', 'paid'])).toEqual({ count: 4, value: 40_000 });
    expect(sumOf(totals, ['canceled'])).toEqual({ count: 0, value: 0 });
  });

  test('narrows what is owed, by age, to what is chosen', () => {
    const counts = (...statuses: Parameters<typeof agesOf>[1]) =>
      agesOf(totals, statuses).map(({ age, count, value }) => [age, count, value]);
    expect(counts()).toEqual([
      ['current', 2, 20_000],
      ['1-30', 1, 10_000],
    ]);
    expect(counts('unpaid')).toEqual([
      ['current', 1, 10_000],
      ['1-30', 1, 10_000],
    ]);
    expect(counts('contested')).toEqual([
      ['current', 0, 0],
      ['1-30', 0, 0],
    ]);
  });
});
