import { expect, it } from 'vitest';
import { canComplain, recoverable, refundable, refundUntil, refuseRefund } from './rules';

const PAID = { kind: 'pix', state: 'settled', settled_at: new Date('2026-03-01T10:00:00Z') } as const;

it.each([
  ['eighty days later, to the millisecond', PAID, '2026-05-20T10:00:00.000Z', true],
  ['a millisecond later', PAID, '2026-05-20T10:00:00.001Z', false],
  ['within this bank', { ...PAID, kind: 'pix-inside' }, '2026-03-01T10:00:00Z', true],
  ['of another kind', { ...PAID, kind: 'pix-refund' }, '2026-03-01T10:00:00Z', false],
  ['on its way', { ...PAID, state: 'sent' }, '2026-03-01T10:00:00Z', false],
  ['given back', { ...PAID, state: 'returned' }, '2026-03-01T10:00:00Z', false],
  ['that never arrived', { ...PAID, settled_at: null }, '2026-03-01T10:00:00Z', false],
] as const)('domain.md 2: a Pix %s can be complained about, or not', (_, pix, now, can) =>
  expect(canComplain(pix, new Date(now))).toBe(can),
);

// it came in on 1 March in São Paulo
const GOT = { received_at: new Date('2026-03-02T02:59:59Z'), amount: 100, refunded: 40 };

it.each([
  ['on the 90th day', GOT, '2026-05-30', 60],
  ['a day later', GOT, '2026-05-31', 0],
  ['of which nothing is left', { ...GOT, refunded: 100 }, '2026-03-01', 0],
] as const)('domain.md 2: of a received Pix %s what is left can be refunded', (_, pix, day, cents) =>
  expect([refundable(pix, day), refundUntil(pix)]).toEqual([cents, '2026-05-30']),
);

it.each([
  ['all of it', 100, { amount: 100, refunded: 0 }, 100],
  ['the rest of what was refunded in part', 100, { amount: 100, refunded: 1 }, 99],
  ['no more than was complained about', 60, { amount: 100, refunded: 1 }, 60],
  ['nothing of what was refunded', 100, { amount: 100, refunded: 100 }, 0],
  ['all of it, of an account elsewhere', 100, null, 100],
])('a complaint takes back %s', (_, amount, got, rest) => expect(recoverable(amount, got)).toBe(rest));

it.each([
  ['a cent', 1, 0, '2026-03-01', null],
  ['no cent', 0, 0, '2026-03-01', 'maior que zero'],
  ['all of it', 100, 0, '2026-03-01', null],
  ['a cent more', 101, 0, '2026-03-01', 'até R$ 1,00'],
  ['the rest', 40, 60, '2026-03-01', null],
  ['a cent more than the rest', 41, 60, '2026-03-01', 'até R$ 0,40'],
  ['nothing, of what was refunded whole', 0, 100, '2026-03-01', 'por inteiro'],
  ['a cent on the last day', 1, 0, '2026-05-30', null],
  ['a cent on the day after', 1, 0, '2026-05-31', '90 dias'],
])('a refund of %s', (_, amount, refunded, day, fault) => {
  const refusal = refuseRefund({ received_at: new Date('2026-03-01T12:00:00Z'), amount: 100, refunded }, amount, day);
  if (fault) expect(refusal).toContain(fault);
  else expect(refusal).toBeNull();
});
