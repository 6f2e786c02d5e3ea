import { expect, it } from 'vitest';
import { readCents, readInteger, readPart, readPercent } from './values';

const FRACTION = { fault: 'Use no máximo duas casas decimais: há fração de centavo' };

it('an amount that may be thousands or a fraction is refused, whatever its zeros (AREAS-2-receive-13)', () => {
  for (const cell of ['25.000', '10.500', '1.230', '1.234', 'R$ 10.500', '100.000'])
    expect([cell, readCents(cell)]).toEqual([cell, FRACTION]);
  expect(readPart('10.500')).toEqual(FRACTION);
  expect(readPart('1.500%')).toEqual({ fault: 'Use no máximo 2 casas decimais' });
  for (const cell of ['1.000', '10.500']) expect(readInteger(cell)).toEqual({ fault: 'Informe um número inteiro' });
});

it('an amount that can be read in one way only is read', () => {
  const read: [string, number][] = [
    ['1.234,50', 123_450],
    ['10.500,00', 1_050_000],
    ['1.234.567', 123_456_700],
    ['1234.5', 123_450],
    ['10.5', 1050],
    ['0.500', 50],
    ['10,500', 1050],
    ['2500.000', 250_000],
  ];
  for (const [cell, value] of read) expect([cell, readCents(cell)]).toEqual([cell, { value }]);
  expect(readInteger('1,000')).toEqual({ value: 1 });
  // the three decimals of a daily interest are decimals
  expect(readPercent('1.230', 3)).toEqual({ value: 1230 });
});
