import { describe, expect, it } from 'vitest';
import { paidMovement, noticeOf } from './rules';

const charge = {
  value: 10_000,
  expire_at: '2026-11-25',
  fine: 200,
  interest: 33,
  conditional_discount_type: 'currency' as const,
  conditional_discount_value: 500,
  conditional_discount_date: '2026-11-20',
};
const paid = (amount: number, day: string, outcome = 'exact') =>
  paidMovement(charge, { amount, fee: 150, outcome, day });

describe('a payment in a return file adds up', () => {
  it.each([
    ['on its due day', paid(10_000, '2026-11-25'), { code: '06', accrued: 0, discount: 0, net: 9_850 }],
    ['with the early discount', paid(9_500, '2026-11-20'), { code: '06', accrued: 0, discount: 500, net: 9_350 }],
    ['two days late', paid(10_207, '2026-11-27'), { code: '06', accrued: 207, discount: 0, net: 10_057 }],
    ['short', paid(9_000, '2026-11-25', 'different'), { code: '06', accrued: 0, discount: 1_000, net: 8_850 }],
    ['too much', paid(12_000, '2026-11-25', 'different'), { code: '06', accrued: 2_000, discount: 0, net: 11_850 }],
    ['after a write-off', paid(10_000, '2026-11-25', 'after-end'), { code: '17', accrued: 0, discount: 0 }],
    ['twice', paid(10_000, '2026-11-25', 'duplicate'), { code: '17', accrued: 0, discount: 0 }],
  ])('%s', (_case, movement, expected) => {
    expect(movement).toMatchObject(expected);
    expect(charge.value + movement.accrued - movement.discount).toBe(movement.paid);
  });

  it('a write-off by the bank, by a user and a changed due date have their codes', () => {
    expect(['write-off', 'cancel', 'expire-at', 'register'].map((action) => noticeOf(action).code)).toEqual([
      '09',
      '09',
      '14',
      '02',
    ]);
  });
});
