import { expect, it } from 'vitest';
import type { StatementLine } from '@balcao/contract/statement';
import { cellsOf, lengthFault } from './report';

it.each([
  ['pdf', 5_000, true],
  ['pdf', 5_001, false],
  ['xlsx', 50_000, true],
  ['xlsx', 50_001, false],
  ['csv', 1_000_000, true],
  ['ofx', 1_000_000, true],
] as const)('SHELL-7.6-1: a %s file of %i lines is made: %s', (format, count, is) =>
  expect(lengthFault(format, count) === null).toBe(is),
);

it('SHELL-7.6-1: a line of a spreadsheet has each of its data in its column', () => {
  const line: StatementLine = {
    id: 77,
    at: '2026-03-11T01:00:00.000Z',
    day: '2026-03-10',
    type: 'billet',
    typeLabel: 'Boleto recebido',
    description: 'De Ana',
    value: 7_641,
    gross: 7_990,
    fee: 349,
    balance: 99_999,
    protocol: '000000000042',
  };
  const told = [
    { day: '2026-03-10' },
    'Boleto recebido',
    'De Ana',
    '000000000042',
    { cents: 7_641 },
    { cents: 99_999 },
  ];
  expect(cellsOf(line)).toEqual([...told, { cents: 7_990 }, { cents: 349 }]);
  expect(cellsOf({ ...line, gross: null, fee: null })).toEqual([...told, null, null]);
});
