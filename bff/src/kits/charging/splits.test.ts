import { expect, it } from 'vitest';
import { payeeFault, receiversOf, repassesOf, repassesOfPiece } from './splits';

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

it('the parts of an item are those of no other item', () =>
  expect(
    repassesOf(
      [
        { ...row, share: 300, paid: 0 },
        { ...row, item: 1, type: 'percentage', value: 1_000, share: 200, paid: 0 },
      ],
      1,
    ),
  ).toEqual([{ payee_code: 'a', type: 'percentage', value: 1_000 }]));

it.each([
  ['a third of it', 3_333, [333, 49]],
  ['all of it', 10_000, [1_000, 149]],
  ['so little that nobody but the first gets a cent', 67, [6]],
])('domain.md 1: of a piece of a charge, %s, payees get as much, rounded down', (_, piece, values) => {
  const repasses = [
    { payee_code: 'a'.repeat(32), type: 'percentage' as const, value: 1_000 },
    { payee_code: 'b'.repeat(32), type: 'currency' as const, value: 149 },
  ];
  const parts = repassesOfPiece([{ name: 'Curso', amount: 2, value: 5_000, repasses }], piece, 10_000);
  expect(parts.map(({ type, value }) => [type, value])).toEqual(values.map((value) => ['currency', value]));
});

const PAYEE = { id: 2, code: 'a', name: 'Ana', document: '52998224725', isClosed: false };
it.each([
  ['there is none of', undefined, false],
  ['is open', PAYEE, true],
  ['is closed', { ...PAYEE, isClosed: true }, false],
  ['is the issuer’s own', { ...PAYEE, id: 1 }, false],
] as const)('domain.md 1: an account that %s gets a part of a charge or not', (_, payee, may) =>
  expect(payeeFault(payee, 1) === null).toBe(may),
);
