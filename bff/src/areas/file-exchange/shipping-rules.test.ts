import { describe, expect, it } from 'vitest';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { headerIn, shippingLines, titlesIn } from '@balcao/contract/shared/cnab/shipping';
import type { Title } from '@balcao/contract/shared/cnab/title';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { fieldFaults, fieldOf, fileRefusal, reasonsOf, termsOf } from './shipping-rules';

const read = (given: Partial<Title> = {}) =>
  titlesIn('cnab240', shippingLines('cnab240', sampleOwner, [sampleTitle(given)]))[0]!;
const owner = { account: '1234567', document: sampleOwner.document };

describe('terms of a title, as the portal issues them', () => {
  it.each<[string, Partial<Title>, object]>([
    ['percentage fine', { fine: { kind: 2, value: 200 } }, { fine: 200 }],
    ['fine of an amount', { fine: { kind: 1, value: 250 } }, { fine: 250 }],
    ['1 % interest a month', { interest: { kind: 2, value: 100 } }, { interest: 33 }],
    ['interest of an amount a day', { interest: { kind: 1, value: 3 } }, { interest: 30 }],
    ['abatement', { abatement: 500 }, { discount: { type: 'currency', value: 500 } }],
    [
      'discount until a day',
      { discount: { kind: 2, value: 500, until: '2026-12-10' } },
      { conditional_discount: { type: 'percentage', value: 500, until_date: '2026-12-10' } },
    ],
    ['write-off', { writeOffDays: 30 }, { write_off_days: 30 }],
    ['messages', { messages: ['UM', 'DOIS', 'TRES'] }, { message: 'UM\nDOIS\nTRES' }],
    ['Pix', { wantsPix: true }, { is_bolix: true }],
  ])('%s', (_case, given, expected) => {
    const { input, faults } = termsOf(read(given));
    expect(faults).toEqual([]);
    expect(input).toEqual({
      items: [{ name: 'Título NF-1', amount: 1, value: 10_000 }],
      expire_at: '2026-12-20',
      ...expected,
    });
  });

  it.each<[string, Partial<Title>, string]>([
    ['fine of 10,01 %', { fine: { kind: 2, value: 1_001 } }, 'fine'],
    ['interest of 0,331 % a day', { interest: { kind: 2, value: 993 } }, 'interest'],
    ['no due date', { due: null }, 'due'],
    ['no value', { value: 0 }, 'value'],
    ['discount without a day', { discount: { kind: 1, value: 5, until: null } }, 'discountUntil'],
    ['write-off after 121 days', { writeOffDays: 121 }, 'due'],
  ])('%s is refused at its field', (_case, given, name) => {
    expect(termsOf(read(given)).faults.map((fault) => fault.name)).toEqual([name]);
  });

  it('a fault of the charge is told at the field of the file that it comes from', () => {
    expect(['expire_at', 'items.0.value', 'conditional_discount.until_date', 'other'].map(fieldOf)).toEqual([
      'due',
      'value',
      'discountUntil',
      'value',
    ]);
    expect(reasonsOf([{ name: 'due' }, { name: 'value' }, { name: 'due' }, { name: null }])).toBe('162099');
  });
});

describe('a file that cannot be a shipping file of the account', () => {
  const refusalOf = async (lines: string[], of = owner) => {
    const checked = await checkFile(fileBytes(fileOf(lines)));
    const titles = titlesIn('cnab240', checked.lines);
    return fileRefusal(checked, checked.file && headerIn('cnab240', checked.lines), titles, of);
  };
  const good = () => shippingLines('cnab240', sampleOwner, [sampleTitle(), sampleTitle()]);

  it('is refused as a whole with its first reason; a fault of a field refuses its title alone', async () => {
    expect(await refusalOf(good())).toBeNull();
    expect(await refusalOf(good(), { ...owner, account: '999' })).toMatch('outra conta');
    expect(await refusalOf(good(), { ...owner, document: '00038166000105' })).toMatch('outra empresa');
    expect(await refusalOf(good().slice(0, -1))).toMatch('o fim do arquivo');
    expect(await refusalOf(['abc'])).toMatch('não pode ser lido');
    expect(await refusalOf(shippingLines('cnab240', sampleOwner, []))).toMatch('não tem títulos');
    const lines = good();
    lines[4] = lines[4]!.replace('20122026', '31022026');
    expect(await refusalOf(lines)).toBeNull();
    const checked = await checkFile(fileBytes(fileOf(lines)));
    const titles = titlesIn('cnab240', lines);
    expect([...fieldFaults(checked.faults, titles)]).toMatchObject([[5, [{ line: 5, from: 78, field: 'Vencimento' }]]]);
  });
});
