import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, formatPercent, mulDiv } from './money';

describe('mulDiv: half a cent goes up', () => {
  it('rounds half up', () => {
    expect(mulDiv(1, 1, 2)).toBe(1);
    expect(mulDiv(1, 49, 100)).toBe(0);
    expect(mulDiv(3, 1, 2)).toBe(2);
    expect(mulDiv(0, 5, 7)).toBe(0);
  });
  it('is within half a unit of the exact quotient, beyond what a double holds', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 7n), fc.bigInt(1n, 10n ** 6n), (a, b, c) => {
        const q = BigInt(mulDiv(a, b, c));
        fc.pre(q <= BigInt(Number.MAX_SAFE_INTEGER));
        const twice = 2n * a * b - 2n * q * c;
        expect(twice >= -c && twice < c).toBe(true);
      }),
    );
  });
});

describe('money in pt-BR', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [370000, '3.700,00'],
    [99_999_999_999, '999.999.999,99'],
    [-123456, '-1.234,56'],
  ])('%i cents → %s', (cents, text) => expect(formatAmount(cents)).toBe(text));
  it('agrees with Intl, but for the sign, which stands apart as on screen', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        (c) =>
          void expect(formatMoney(c)).toBe(
            intl
              .format(c / 100)
              .replace(/\u00a0/g, ' ')
              .replace('-', '− '),
          ),
      ),
    );
  });
  it('percentages', () => {
    expect(formatPercent(200, 2)).toBe('2,00%');
    expect(formatPercent(33, 3)).toBe('0,033%');
  });
});
