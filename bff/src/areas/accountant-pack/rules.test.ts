import { describe, expect, it } from 'vitest';
import { between, monthAfter, monthBefore, monthFault, periodOf } from './rules';

it.each([
  ['2026-11-30', 1, '2026-12'],
  ['2026-12-31', 1, '2027-01'],
  ['2026-12', 1, '2027-01'],
  ['2027-01-31', -1, '2026-12'],
  ['2027-01', -24, '2025-01'],
])('of %s the month %i months after is %s', (day, months, month) => {
  expect(monthAfter(day, months)).toBe(month);
  if (months === -1) expect(monthBefore(day)).toBe(month);
});

describe('the days of a month’s pack', () => {
  it.each([
    ['of a month that is over are all of its days', '2026-10', '2026-11-01', '2026-10-31'],
    ['of a month on its last day are all of its days', '2026-10', '2026-10-31', '2026-10-31'],
    ['of the present month end today', '2026-10', '2026-10-30', '2026-10-30'],
    ['of the present month on its first day are that day', '2026-10', '2026-10-01', '2026-10-01'],
    ['of December end with the year', '2026-12', '2027-01-01', '2026-12-31'],
    ['of February of a leap year are 29', '2028-02', '2028-03-01', '2028-02-29'],
  ])('%s', (_title, month, today, to) => expect(periodOf(month, today)).toEqual({ from: `${month}-01`, to }));

  it('begin and end at midnight in São Paulo', () =>
    expect(between({ from: '2026-10-01', to: '2026-10-31' }).map((at) => at.toISOString())).toEqual([
      '2026-10-01T03:00:00.000Z',
      '2026-11-01T03:00:00.000Z',
    ]));
});

it.each([
  ['the present one', '2026-01', '2026-01-31', null],
  ['the next one', '2026-02', '2026-01-31', 'Esse mês ainda não chegou.'],
  ['the same one of the next year', '2027-01', '2026-01-31', 'Esse mês ainda não chegou.'],
  ['one of the year before', '2025-12', '2026-01-31', null],
  ['the 24th before', '2024-01', '2026-01-31', null],
  ['the 25th before', '2023-12', '2026-01-31', 'Escolha um dos últimos 24 meses.'],
  ['no month', '2026-13', '2027-01-31', 'Escolha um mês que exista.'],
  ['a day', '2026-01-01', '2026-01-31', 'Escolha um mês que exista.'],
  ['a month of the year zero', '0000-01', '2026-01-31', 'Escolha um mês que exista.'],
])('a pack of %s is refused or not', (_title, month, today, fault) => expect(monthFault(month, today)).toBe(fault));
