import { describe, expect, it } from 'vitest';
import type { ChargeStatus } from '@balcao/contract/charges';
import { partFaults, reopenedStatus, sumFaults, type Part } from './rules';

describe('parts of a credit that pay charges', () => {
  const open = { status: 'waiting' as ChargeStatus, payment_method: null };
  const one: Part[] = [{ charge_id: 1, amount: 100 }];
  it.each<[string, Part[], Partial<Record<keyof typeof open, unknown>>, number[], string[]]>([
    ['of a charge that waits', one, {}, [], []],
    ['of one cent', [{ charge_id: 1, amount: 1 }], {}, [], []],
    ['of nothing', [{ charge_id: 1, amount: 0 }], {}, [], ['parts.0.amount']],
    ['of less than nothing', [{ charge_id: 1, amount: -1 }], {}, [], ['parts.0.amount']],
    ['of a new charge', one, { status: 'new' }, [], []],
    ['of an overdue charge', one, { status: 'unpaid' }, [], []],
    ['of a paid charge', one, { status: 'paid' }, [], ['parts.0.charge_id']],
    ['of a canceled charge', one, { status: 'canceled' }, [], ['parts.0.charge_id']],
    ['of a card charge', one, { payment_method: 'credit_card' }, [], ['parts.0.charge_id']],
    ['of a charge with splits', one, {}, [1], ['parts.0.charge_id']],
    ['of a charge beside one with splits', one, {}, [2], []],
    ['of a charge that is not there', [{ charge_id: 3, amount: 100 }], {}, [], ['parts.0.charge_id']],
    ['of one charge twice', [...one, ...one], {}, [], ['parts.1.charge_id']],
    ['of two charges', [...one, { charge_id: 2, amount: 100 }], {}, [], []],
  ])('%s', (_, parts, over, split, fields) => {
    const charges = new Map([1, 2].map((id) => [id, { ...open, ...over } as never]));
    expect(partFaults(parts, charges, new Set(split)).map(({ field }) => field)).toEqual(fields);
  });

  const parts = [
    { charge_id: 1, amount: 60 },
    { charge_id: 2, amount: 40 },
  ];
  it.each([
    ['all that is left', 100, []],
    ['less than is left', 101, []],
    ['a cent more than is left', 99, ['parts.1.amount']],
    ['anything of what was given back', 0, ['parts.1.amount']],
  ])('of %s', (_, left, fields) => expect(sumFaults(parts, left).map(({ field }) => field)).toEqual(fields));
});

// 2026-11-28 is a Saturday: a billet due then is paid without fine until Monday the 30th
it.each<[string, ChargeStatus, string, string, ChargeStatus]>([
  ['before its day', 'waiting', '2026-11-26', '2026-11-25', 'waiting'],
  ['on its day', 'waiting', '2026-11-26', '2026-11-26', 'waiting'],
  ['the day after', 'waiting', '2026-11-26', '2026-11-27', 'unpaid'],
  ['on the Sunday after its Saturday', 'waiting', '2026-11-28', '2026-11-29', 'waiting'],
  ['on the Monday after its Saturday', 'waiting', '2026-11-28', '2026-11-30', 'waiting'],
  ['on the Tuesday after its Saturday', 'waiting', '2026-11-28', '2026-12-01', 'unpaid'],
  ['before its registration', 'new', '2026-11-26', '2026-11-26', 'new'],
  ['when it was overdue before', 'unpaid', '2026-11-26', '2026-11-26', 'unpaid'],
])('a charge whose match is undone %s', (_, before, expire_at, today, status) =>
  expect(reopenedStatus(before, { expire_at }, today)).toBe(status),
);
