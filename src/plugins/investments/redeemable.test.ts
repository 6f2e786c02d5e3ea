import { expect, it } from 'vitest';
import { isRedeemable } from './redeemable';

it.each([
  ['active', '2026-11-26', false],
  ['active', '2026-11-27', true],
  ['active', '2026-11-28', true],
  ['redeemed', '2026-11-28', false],
] as const)('an investment that is %s, redeemable from 27/11, is redeemed on %s: %s', (state, day, offered) => {
  expect(isRedeemable({ state, redeemableFrom: '2026-11-27' }, day)).toBe(offered);
});
