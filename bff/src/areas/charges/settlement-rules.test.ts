import { describe, expect, it } from 'vitest';
import { dueChangeFault } from './change-due-date';
import { conditionalOf } from './reissue';
import { feeOf, settle, settleTwice } from './settlement-rules';

const CHARGE = {
  status: 'waiting',
  value: 10_000,
  expire_at: '2026-03-10',
  fine: 0,
  interest: 0,
  conditional_discount_type: null,
  conditional_discount_value: null,
  conditional_discount_date: null,
} as const;
// 22 h of 10 March in São Paulo
const paidAt = new Date('2026-03-11T01:00:00Z');
const DISCOUNT = { conditional_discount_type: 'currency', conditional_discount_value: 500 } as const;

describe('domain.md 1: the payment of a billet', () => {
  it.each([
    ['of what is due', CHARGE, 10_000, 'exact', 'paid'],
    ['of a cent less', CHARGE, 9_999, 'different', 'paid'],
    ['of a cent more', CHARGE, 10_001, 'different', 'paid'],
    ['of one that is overdue', { ...CHARGE, status: 'unpaid' }, 10_000, 'exact', 'paid'],
    ['of one that is not registered yet', { ...CHARGE, status: 'new' }, 10_000, 'exact', 'paid'],
    [
      'on the last day of its discount, by the hour of São Paulo',
      { ...CHARGE, ...DISCOUNT, conditional_discount_date: '2026-03-10' },
      9_500,
      'exact',
      'paid',
    ],
    ['a day later', { ...CHARGE, ...DISCOUNT, conditional_discount_date: '2026-03-09' }, 9_500, 'different', 'paid'],
    ['of one that was cancelled', { ...CHARGE, status: 'canceled' }, 10_000, 'after-end', 'paid'],
    ['of one that was marked as paid', { ...CHARGE, status: 'settled' }, 10_000, 'after-end', 'paid'],
    ['of one that was paid', { ...CHARGE, status: 'paid' }, 10_000, 'duplicate', 'paid'],
    ['of one whose money went back', { ...CHARGE, status: 'refunded' }, 10_000, 'duplicate', 'refunded'],
  ] as const)('%s', (_, charge, amount, outcome, status) =>
    expect(settle(charge, { amount, paidAt }, false)).toMatchObject({ outcome, status }),
  );

  it.each([
    ['the bank wrote off', true, /^Pago após a baixa automática: R\$\s100,00$/],
    ['a user cancelled', false, /^Pago após o cancelamento: R\$\s100,00$/],
  ])('of one that %s says so', (_, wasWrittenOff, words) =>
    expect(settle({ ...CHARGE, status: 'canceled' }, { amount: 10_000, paidAt }, wasWrittenOff).message).toMatch(words),
  );

  it.each([
    ['waiting', 'canceled'],
    ['unpaid', 'canceled'],
    ['paid', 'paid'],
    ['settled', 'settled'],
  ] as const)('through a link that was paid before leaves one that is %s %s, and is to be refunded', (status, then) =>
    expect(settleTwice({ status }, { amount: 1 }, 7)).toMatchObject({ outcome: 'duplicate', status: then }),
  );

  it.each([
    [350, 349],
    [349, 0],
    [348, 0],
  ])('of %d cents bears a fee of %d', (amount, fee) => expect(feeOf({ fee: 349 }, amount)).toBe(fee));
});

it.each([
  ['another day', null, '2026-03-11', true],
  ['the day that it has', null, '2026-03-10', false],
  ['the last day of its discount', '2026-03-08', '2026-03-08', true],
  ['the day before', '2026-03-08', '2026-03-07', false],
])('domain.md 1: a billet can become due on %s', (_, conditional_discount_date, day, may) =>
  expect(dueChangeFault({ expire_at: '2026-03-10', conditional_discount_date }, day) === null).toBe(may),
);

const OLD = { expire_at: '2026-03-10', ...DISCOUNT, conditional_discount_date: '2026-03-07' };

it.each([
  ['as many days before the new due day', OLD, '2026-04-10', '2026-04-07'],
  ['today', OLD, '2026-04-10', '2026-04-07', '2026-04-07'],
  ['nothing, where that day is past', OLD, '2026-04-10', undefined, '2026-04-08'],
  ['nothing, where there was none', { ...OLD, conditional_discount_date: null }, '2026-04-10', undefined],
])('domain.md 1: a billet issued again has its early discount until %s', (_, old, day, until, today = '2026-04-01') =>
  expect(conditionalOf(old, day, today)?.until_date).toBe(until),
);
