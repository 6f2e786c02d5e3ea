import { expect, it } from 'vitest';
import { receiversOf } from './splits';

const row = { item: 0, payee_id: 2, type: 'currency' as const, value: 300, name: 'Ana', code: 'a', isClosed: false };

it('who gets parts of several items of a charge gets, and has received, their sums', () =>
  expect(
    receiversOf([
      { ...row, share: 300, paid: 300 },
      { ...row, item: 1, share: 200, paid: 150 },
      { ...row, payee_id: 3, code: 'b', name: 'Bia', share: 100, paid: 0 },
    ]),
  ).toEqual([
    { name: 'Ana', account_code: 'a', value: 500, paid: 450 },
    { name: 'Bia', account_code: 'b', value: 100, paid: 0 },
  ]));
