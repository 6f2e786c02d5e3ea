import { expect, it } from 'vitest';
import { scheduledStatusOf } from './scheduled-status';

it.each([
  ['scheduled', 'scheduled'],
  ['reserved', 'processing'],
  ['sent', 'processing'],
  ['settled', 'paid'],
  ['refused', 'refused'],
  ['returned', 'refused'],
  ['cancelled', 'cancelled'],
] as const)('money that is %s is called %s', (state, status) => {
  expect(scheduledStatusOf(state)).toBe(status);
});
