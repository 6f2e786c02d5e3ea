import { describe, expect, it } from 'vitest';
import type { LimitLeft } from './limits';
import { lessSpending, refuseDay, refuseShort } from './review-rules';

/** 26 November in São Paulo, where UTC is a day on. */
const now = new Date('2026-11-27T02:59:00Z');

it.each([
  [undefined, null],
  ['2026-11-26', null],
  ['2026-11-25', 'A data não pode ser anterior a hoje.'],
  ['2028-11-25', null],
  ['2028-11-26', 'Agende para até dois anos a partir de hoje.'],
  ['2026-02-30', 'Informe uma data que exista.'],
])('wanted on %s, an operation is refused with: %s', (day, message) =>
  expect(refuseDay(now, day)?.message ?? null).toBe(message),
);

it.each([
  [100, 100, null],
  [101, 100, null],
  [99, 100, 'faltam R$ 0,01'],
  [-5, 100, 'faltam R$ 1,05'],
])('of %d cents a total of %d is paid, or refused with: %s', (available, total, words) => {
  const message = refuseShort(available, total)?.message;
  if (words) expect(message).toContain(words);
  else expect(message).toBeUndefined();
});

describe('limits less what else goes out', () => {
  const limit = (period: LimitLeft['period'], left: number): LimitLeft => ({
    period,
    amount: left,
    used: 0,
    left,
    until: null,
  });
  const left = [limit('transaction', 50), limit('night', 100), limit('day', 200), limit('month', 1000)];
  const periods = (spending: Record<string, number>[]) =>
    Object.fromEntries(
      lessSpending(
        left,
        '2026-11-30',
        spending.map((one) => new Map(Object.entries(one))),
      ).map((one) => [one.period, one.left]),
    );
  it.each([
    ['nothing', [], { transaction: 50, night: 100, day: 200, month: 1000 }],
    ['of the same day', [{ '2026-11-30': 30 }], { transaction: 50, night: 70, day: 170, month: 970 }],
    ['of the first day of its month', [{ '2026-11-01': 30 }], { transaction: 50, night: 100, day: 200, month: 970 }],
    ['of the next month', [{ '2026-12-01': 30 }], { transaction: 50, night: 100, day: 200, month: 1000 }],
    [
      'of the day before, and beside it',
      [{ '2026-11-29': 1 }, { '2026-11-30': 2 }],
      { transaction: 50, night: 98, day: 198, month: 997 },
    ],
    ['more than there is', [{ '2026-11-30': 150 }], { transaction: 50, night: 0, day: 50, month: 850 }],
  ] as const)('are less what goes out %s', (_, spending, rest) => expect(periods([...spending])).toEqual(rest));

  it('stand with the tightest first', () =>
    expect(lessSpending(left, '2026-11-30', [new Map([['2026-11-30', 160]])]).map(({ period }) => period)).toEqual([
      'night',
      'day',
      'transaction',
      'month',
    ]));
});
