import { formatBoleto, getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, diffDays } from '../../core/calendar';
import { MAX_BILLET_VALUE } from '@balcao/contract/shared/billet-limits';
import { buildBarcode, formatTypedLine, parseBillet, typedLine, type BilletCode } from './barcode';
import { mod11Own } from './check-digits';
import { dueDay, dueFactor } from './due-factor';
import { buildFreeField, formatOurNumber, parseFreeField } from './free-field';
import { parseUtilitySlip } from './utility';

const TODAY = '2026-11-21';
const read = (typed: string, reference = TODAY): BilletCode => {
  const reading = parseBillet(typed, reference);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.billet;
};
const fault = (typed: string) => {
  const reading = parseBillet(typed, TODAY);
  return reading.ok ? null : reading.reason;
};
const iso = (d: Date) =>
  [d.getFullYear(), String(d.getMonth() + 1).padStart(2, '0'), String(d.getDate()).padStart(2, '0')].join('-');

describe('public vectors (domain.md 6)', () => {
  it('billet of another bank, R$ 3.700,00', () => {
    const billet = read('23793.38128 60007.827136 95000.063305 9 75520000370000', '2018-06-01');
    expect(billet).toMatchObject({ bank: '237', value: 370000, due: '2018-06-11', ours: null });
    expect(typedLine(billet.barcode)).toBe('23793381286000782713695000063305975520000370000');
    expect(read(billet.barcode, '2018-06-01')).toEqual(billet);
  });
  it('the same with general digit 4 is refused', () => {
    expect(parseBillet('23793.38128 60007.827136 95000.063305 4 75520000370000', TODAY)).toEqual({
      ok: false,
      reason: 'general-digit',
      message: 'O dígito verificador do boleto não confere.',
    });
  });
  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-12-31', '1677'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('due factor of %s is %s', (day, factor) => expect(dueFactor(day)).toBe(factor));
  it('a factor is read as the day nearest to the reference', () => {
    expect([dueDay('1000', '2001-01-01'), dueDay('1000', TODAY), dueDay('9999', TODAY), dueDay('1677', TODAY)]).toEqual(
      ['2000-07-03', '2025-02-22', '2025-02-21', '2026-12-31'],
    );
    expect([dueDay('0000', TODAY), dueDay('0999', TODAY), dueDay('12x4', TODAY)]).toEqual([null, null, null]);
    expect(dueDay('1000', '1990-01-01')).toBe('2000-07-03');
    expect(() => dueFactor('2000-07-02')).toThrow(RangeError);
  });
  it('utility slips, modulo 10 and 11', () => {
    expect(parseUtilitySlip('846200000004470000113220292826006077729363538004')).toMatchObject({
      value: 4700,
      segment: 4,
    });
    expect(parseUtilitySlip('858900004609524601791605607593050865831483000010')).toMatchObject({ segment: 5 });
    expect(parseUtilitySlip('858900004609524601791605607593050865831483000011')).toBeNull();
    expect(parseUtilitySlip('23793381286000782713695000063305975520000370000')).toBeNull();
    expect(fault('846200000004470000113220292826006077729363538004')).toBe('utility');
  });
});

describe('free field of bank 364', () => {
  it('agency, account, our number, digit', () => {
    const field = buildFreeField({ account: '123456-7', ourNumber: 42 });
    expect(field).toMatch(/^0001001234567000000000420?\d$/);
    expect(parseFreeField(field)).toEqual({ agency: '0001', account: '1234567', ourNumber: 42 });
    expect(formatOurNumber(field)).toBe(`00000000042-${field[24]}`);
  });
  it.each(['001', '033', '104', '237', '341'])('the rule of its digit gives bank %s its published one', (bank) =>
    expect(`${bank}-${mod11Own(bank)}`).toBe(
      { '001': '001-9', '033': '033-7', '104': '104-0', '237': '237-2', '341': '341-7' }[bank],
    ),
  );
  it('refuses what does not fit', () => {
    expect(() => buildFreeField({ account: '1234567890', ourNumber: 1 })).toThrow(RangeError);
    expect(() => buildFreeField({ account: '', ourNumber: 1 })).toThrow(RangeError);
    for (const n of [0, -1, 1.5, 100_000_000_000])
      expect(() => buildFreeField({ account: '1', ourNumber: n })).toThrow(RangeError);
    for (const v of [0, -1, 1.5, MAX_BILLET_VALUE + 1])
      expect(() => buildBarcode({ value: v, due: TODAY, account: '1', ourNumber: 1 })).toThrow(RangeError);
  });
});

/** Any billet due from 2022-05-28 to 2027-11-18, a thousand days either side of the due factor's restart. */
const billets = fc.record({
  value: fc.integer({ min: 1, max: MAX_BILLET_VALUE }),
  due: fc.integer({ min: -1000, max: 1000 }).map((n) => addDays('2025-02-21', n)),
  account: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  ourNumber: fc.integer({ min: 1, max: 99_999_999_999 }),
});

describe('any billet of ours', () => {
  it('10,000 at random: an independent validator reads the same bank, value and day, and ours reads everything back', () => {
    fc.assert(
      fc.property(billets, fc.integer({ min: -1000, max: 1000 }), (billet, away) => {
        const line = typedLine(buildBarcode(billet));
        if (!isValidBoleto(line)) throw new Error(`refused by the validator: ${line}`);
        const reference = addDays(billet.due, away);
        const info = getBoletoInfo(line, { referenceDate: new Date(`${reference}T12:00:00`) });
        expect(info && [info.bankCode, info.amount, info.expirationDate && iso(info.expirationDate)]).toEqual([
          '364',
          billet.value,
          billet.due,
        ]);
        expect(read(line, reference)).toMatchObject({
          value: billet.value,
          due: billet.due,
          ours: { account: billet.account, ourNumber: billet.ourNumber },
        });
        if (formatTypedLine(line) !== formatBoleto(line)) throw new Error('printed groups differ');
      }),
      { numRuns: 10_000 },
    );
  });
  it('one wrong digit is always refused in the fields and the general digit; in factor and value whenever the standard can tell (results 0, 10 and 11 share digit 1)', () => {
    fc.assert(
      fc.property(billets, fc.nat(46), fc.integer({ min: 1, max: 9 }), (billet, at, add) => {
        const line = typedLine(buildBarcode(billet));
        const wrong = line.slice(0, at) + ((Number(line[at]) + add) % 10) + line.slice(at + 1);
        const { ok } = parseBillet(wrong, billet.due);
        expect(ok).toBe(isValidBoleto(wrong));
        if (at < 33 || line[32] !== '1') expect(ok).toBe(false);
      }),
    );
  });
  it('the reason names the field', () => {
    const line = typedLine(buildBarcode({ value: 12345, due: TODAY, account: '123456-7', ourNumber: 7 }));
    const bump = (at: number) => line.slice(0, at) + ((Number(line[at]) + 1) % 10) + line.slice(at + 1);
    expect([fault(bump(8)), fault(bump(12)), fault(bump(25)), fault(bump(32)), fault(bump(40))]).toEqual([
      'field-1',
      'field-2',
      'field-3',
      'general-digit',
      'general-digit',
    ]);
    expect([fault(''), fault('12a'), fault('1234'), fault(`${line}1`), fault(formatTypedLine(line))]).toEqual([
      'not-digits',
      'not-digits',
      'length',
      'length',
      null,
    ]);
  });
  it('a foreign free field under our bank is refused', () => {
    const barcode = buildBarcode({ value: 12345, due: TODAY, account: '1', ourNumber: 7 });
    const broken = barcode.slice(0, 5) + barcode.slice(5, 43) + ((Number(barcode[43]) + 1) % 10);
    const faults = Array.from({ length: 10 }, (_, digit) => fault(broken.slice(0, 4) + digit + broken.slice(5)));
    expect(faults.filter((f) => f !== 'general-digit')).toEqual(['own-digit']);
  });
  it('the nearest day is never more than half a cycle away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 20_000 }), (factor, n) => {
        const reference = addDays('2005-01-01', n);
        const due = dueDay(String(factor), reference) ?? '';
        expect(dueFactor(due)).toBe(String(factor));
        if (due > '2025-02-21') expect(Math.abs(diffDays(due, reference))).toBeLessThanOrEqual(4500);
      }),
    );
  });
});
