import { expect, it } from 'vitest';
import { refuseCode, valueOf } from './code-rules';

const now = new Date('2026-11-26T15:00:00Z');
const charge = { state: 'active', expiresAt: null, value: 10_000, canChangeValue: false } as const;
const asked = { value: 10_000, day: '2026-11-26', now };
/** 20:00 of the 27th in São Paulo, which is the 27th in UTC too; an hour later it is the 28th there. */
const until = new Date('2026-11-27T23:00:00Z');

it.each([
  ['open', {}, {}, null],
  ['paid', { state: 'paid' }, {}, 'qrcode'],
  ['cancelled', { state: 'removed' }, {}, 'qrcode'],
  ['a millisecond before it expires', { expiresAt: new Date(now.getTime() + 1) }, {}, null],
  ['at the instant at which it expires', { expiresAt: now }, {}, 'qrcode'],
  ['paid, and expired', { state: 'paid', expiresAt: now }, {}, 'qrcode'],
  ['scheduled for the day on which it expires', { expiresAt: until }, { day: '2026-11-27' }, null],
  ['scheduled for the day after', { expiresAt: until }, { day: '2026-11-28' }, 'date'],
  ['for a cent more', {}, { value: 10_001 }, 'value'],
  ['for a cent less', {}, { value: 9999 }, 'value'],
  ['for a cent more where its value can be changed', { canChangeValue: true }, { value: 10_001 }, null],
  ['for any sum where it has no value', { value: null }, { value: 1 }, null],
] as const)('a charge %s is refused at: %s', (_, more, asking, field) =>
  expect(
    refuseCode({ code: { amount: 5 }, charge: { ...charge, ...more } }, { ...asked, ...asking })?.field ?? null,
  ).toBe(field),
);

it.each([
  ['its own', 5, 5, null],
  ['another than its own', 5, 6, 'value'],
  ['typed', null, 6, null],
] as const)('a code without a charge is paid with a sum that is %s', (_, amount, value, field) =>
  expect(refuseCode({ code: { amount }, charge: null }, { ...asked, value })?.field ?? null).toBe(field),
);

it.each([
  ['of its charge', { ...charge, value: 7 }, 7],
  ['none, where its charge has none', { ...charge, value: null }, null],
  ['its own, without a charge', null, 5],
] as const)('the value that a code fixes is %s', (_, of, value) =>
  expect(valueOf({ code: { amount: 5 }, charge: of })).toBe(value),
);
