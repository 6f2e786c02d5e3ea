import { describe, expect, it } from 'vitest';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import type { Fault } from '@balcao/contract/shared/cnab/fault';
import { headerIn, shippingLines, titlesIn, type ShippingHeader } from '@balcao/contract/shared/cnab/shipping';
import type { ReadTitle, Title } from '@balcao/contract/shared/cnab/title';
import { checkFile, type Checked } from '@balcao/contract/shared/cnab/validate';
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
    [
      'discount of an amount until a day',
      { discount: { kind: 1, value: 500, until: '2026-12-10' } },
      { conditional_discount: { type: 'currency', value: 500, until_date: '2026-12-10' } },
    ],
    ['the most fine, 10 %', { fine: { kind: 2, value: 1_000 } }, { fine: 1_000 }],
    ['the most interest, 0,33 % a day', { interest: { kind: 2, value: 990 } }, { interest: 330 }],
    ['write-off', { writeOffDays: 30 }, { write_off_days: 30 }],
    ['the latest write-off', { writeOffDays: 120 }, { write_off_days: 120 }],
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

  const title = { line: 3, places: { due: { line: 5 } } } as unknown as ReadTitle;
  const checked = { file: { bank: '364', kind: 'shipping' }, faults: [], errors: 0 } as unknown as Checked;
  const header = { account: owner.account, document: owner.document } as ShippingHeader;
  const fault = (line: number | null, more: object = {}) =>
    ({ code: 'day', line, from: 1, to: 8, field: 'X', found: 'a', expected: 'b', mend: 'c', ...more }) as Fault;
  const of = (more: object) => ({ ...checked, ...more }) as Checked;
  const many = (count: number) => Array.from({ length: count }, () => title);
  it.each<[string, Checked, ShippingHeader | null, ReadTitle[], string | null]>([
    ['of ten thousand titles', checked, header, many(10_000), null],
    ['of one title more', checked, header, many(10_001), 'mais de 10.000 títulos'],
    ['without a document in its heading', checked, { ...header, document: null }, [title], null],
    ['without a heading', checked, null, [title], 'não pode ser lido'],
    ['of another bank', of({ file: { bank: '001', kind: 'shipping' } }), header, [title], 'do banco 001'],
    ['of returns', of({ file: { bank: '364', kind: 'return' } }), header, [title], 'não é um arquivo de remessa'],
    ['with all its faults told', of({ faults: [fault(3)], errors: 1 }), header, [title], null],
    ['with a fault that is not told', of({ faults: [fault(3)], errors: 2 }), header, [title], 'erros demais'],
    [
      'with a notice beside its one fault',
      of({ faults: [fault(3), fault(3, { isNotice: true })], errors: 2 }),
      header,
      [title],
      'erros demais',
    ],
    ['with a fault in a title’s last line', of({ faults: [fault(5)], errors: 1 }), header, [title], null],
    [
      'with a fault after its titles',
      of({ faults: [fault(6)], errors: 1 }),
      header,
      [title],
      'não pode ser processado',
    ],
    [
      'with a fault before its titles',
      of({ faults: [fault(2)], errors: 1 }),
      header,
      [title],
      'não pode ser processado',
    ],
    ['with a fault of no line', of({ faults: [fault(null)], errors: 1 }), header, [title], 'não pode ser processado'],
    ['with a notice before its titles', of({ faults: [fault(2, { isNotice: true })] }), header, [title], null],
    [
      'whose records do not add up',
      of({ faults: [fault(3, { code: 'count' })], errors: 1 }),
      header,
      [title],
      'não pode ser processado',
    ],
  ])('%s is refused, or not, for what it is', (_, file, heading, titles, why) => {
    const refusal = fileRefusal(file, heading, titles, owner);
    expect(why === null ? refusal : refusal?.includes(why)).toBe(why === null ? null : true);
  });
});
