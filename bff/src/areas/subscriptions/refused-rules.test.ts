import { expect, it } from 'vitest';
import { statusOncePaid } from './refused-rules';

const canceled = { status: 'canceled', repeats: 3, issued: 2 };

it.each([
  ['canceled, with one charge to come, goes on', {}, 'active'],
  ['canceled on its last charge is over', { issued: 3 }, 'expired'],
  ['canceled, without an end, goes on', { repeats: null, issued: 300 }, 'active'],
  ['that is active stays so', { status: 'active' }, null],
  ['that is active on its last charge stays so', { status: 'active', issued: 3 }, null],
  ['that is over stays so', { status: 'expired', issued: 3 }, null],
] as const)('a subscription %s once its refused charge is paid', (_, more, status) =>
  expect(statusOncePaid({ ...canceled, ...more })).toBe(status),
);
