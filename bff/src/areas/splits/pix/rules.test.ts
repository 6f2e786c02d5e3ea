import { describe, expect, it } from 'vitest';
import { hundredthsOf, linkFault, partsOf, splitFaults, type AskedPart, type Sharing } from './rules';

const percent = (valor: string): AskedPart => ({ tipo: 'porcentagem', valor });
const fixed = (valor: string): AskedPart => ({ tipo: 'fixo', valor });

describe('a configuration of a split', () => {
  it.each<[string, AskedPart, AskedPart[], string[]]>([
    ['of 100 % is taken', percent('60.00'), [percent('40')], []],
    ['of 99.99 % is refused', percent('60.00'), [percent('39.99')], ['split.repasses']],
    ['of 100.01 % is refused', percent('60.01'), [percent('40.00')], ['split.repasses']],
    ['that leaves the issuer nothing is taken', percent('0.00'), [percent('100.00')], []],
    ['of fixed parts is taken, whatever their sum', fixed('1.00'), [fixed('2.00')], []],
    ['of both types is refused', percent('50.00'), [fixed('50.00')], ['split.repasses.0.tipo']],
    ['with a part of nothing is refused', fixed('1.00'), [fixed('0.00')], ['split.repasses.0.valor']],
    ['without payees is refused', percent('100.00'), [], ['split.repasses']],
    ['for ten payees is taken', percent('90.00'), Array.from({ length: 10 }, () => percent('1.00')), []],
    ['for eleven is refused', percent('89.00'), Array.from({ length: 11 }, () => percent('1.00')), ['split.repasses']],
  ])('%s', (_, minhaParte, repasses, fields) => {
    expect(splitFaults({ minhaParte, repasses }).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['60', 6000],
    ['60.5', 6050],
    ['60.05', 6005],
    ['0.01', 1],
  ])('%s is read as hundredths', (text, hundredths) => expect(hundredthsOf(text)).toBe(hundredths));
});

const half: Sharing = { type: 'percentage', own: 5000, parts: [{ value: 5000 }] };
const cents: Sharing = { type: 'currency', own: 600, parts: [{ value: 300 }, { value: 100 }] };

describe('a charge', () => {
  it.each<[string, Sharing, number, boolean]>([
    ['is shared by percentages whatever its value', half, 1, true],
    ['is shared by fixed parts that make up its value', cents, 1000, true],
    ['is not shared by fixed parts of a cent less', cents, 1001, false],
    ['is not shared by fixed parts of a cent more', cents, 999, false],
  ])('%s', (_, sharing, amount, isTaken) => expect(linkFault(sharing, amount) === null).toBe(isTaken));
});

describe('a payment', () => {
  it.each<[string, Sharing, Parameters<typeof partsOf>[1], number[]]>([
    ['of an odd cent leaves it to the issuer', half, { amount: 1001, paid: 1001, fee: 0, feeBy: 'issuer' }, [500]],
    [
      'over the value leaves the rest to the issuer',
      half,
      { amount: 1000, paid: 1200, fee: 0, feeBy: 'issuer' },
      [500],
    ],
    ['below the value reduces each share', cents, { amount: 1000, paid: 500, fee: 0, feeBy: 'issuer' }, [150, 50]],
    ['has its fee borne by the issuer', half, { amount: 1000, paid: 1000, fee: 99, feeBy: 'issuer' }, [500]],
    ['has its fee borne by all, rounded up', half, { amount: 1000, paid: 1000, fee: 99, feeBy: 'all' }, [450]],
    [
      'takes what the issuer lacks for the fee from the shares',
      { type: 'percentage', own: 0, parts: [{ value: 10_000 }] },
      { amount: 1000, paid: 1000, fee: 100, feeBy: 'issuer' },
      [900],
    ],
    [
      'of what the fixed parts make up is shared whole, though the charge is dearer now',
      cents,
      { amount: 2000, paid: 1000, fee: 0, feeBy: 'issuer' },
      [300, 100],
    ],
    [
      'of a charge that got another value is shared in proportion to the parts',
      cents,
      { amount: 2000, paid: 2000, fee: 0, feeBy: 'issuer' },
      [300, 100],
    ],
  ])('%s', (_, sharing, paid, parts) => expect(partsOf(sharing, paid)).toEqual(parts));
});
