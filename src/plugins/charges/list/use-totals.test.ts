import { describe, expect, test } from 'vitest';
import { sumOf, toggled, type Totals } from './use-totals';

const totals: Totals = {
  total: { count: 6, value: 60_000 },
  ageOfDebt: [],
  byStatus: [
    { status: 'waiting', translated_status: 'Aguardando', count: 1, value: 10_000 },
    { status: 'unpaid', translated_status: 'Não pago', count: 2, value: 20_000 },
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
});
