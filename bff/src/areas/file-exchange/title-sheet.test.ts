import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { titlesIn } from '@balcao/contract/shared/cnab/shipping';
import type { Title } from '@balcao/contract/shared/cnab/title';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { TITLE_COLUMNS } from './title-columns';
import { shippingOf, titlesOfSheet } from './title-sheet';

const TODAY = '2026-11-26';
const HEADS = TITLE_COLUMNS.map(({ title }) => title);
/** A spreadsheet of rows by the titles of their columns. */
const sheet = (...rows: Record<string, string>[]) => ({
  columns: HEADS,
  rows: rows.map((row, at) => ({ line: at + 2, cells: HEADS.map((head) => row[head] ?? '') })),
});
const ROW = { 'CPF ou CNPJ': '529.982.247-25', Nome: 'Ana', Vencimento: '20/12/2026', Valor: '100,00' };

describe('a spreadsheet of titles', () => {
  it('is read with what it leaves blank as usual', () => {
    const { titles, faults } = titlesOfSheet(sheet(ROW, {}), TODAY);
    expect(faults).toEqual([]);
    expect(titles).toMatchObject([
      {
        movement: '01',
        ourNumber: 0,
        due: '2026-12-20',
        value: 10_000,
        issuedOn: TODAY,
        payer: { document: '52998224725' },
      },
    ]);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ 'CPF ou CNPJ': '111.222.333-00' }, 'CPF ou CNPJ', 'Informe um CPF ou CNPJ válido'],
    [{ 'CPF ou CNPJ': '' }, 'CPF ou CNPJ', 'Preenchimento obrigatório'],
    [{ Nome: ' ' }, 'Nome', 'Preenchimento obrigatório'],
    [{ Nome: 'x'.repeat(41) }, 'Nome', 'Use até 40 caracteres'],
    [{ Vencimento: '31/02/2027' }, 'Vencimento', 'Informe uma data, como 31/12/2026'],
    [{ Vencimento: '' }, 'Vencimento', 'Preenchimento obrigatório'],
    [{ Valor: '0' }, 'Valor', 'Preenchimento obrigatório'],
    [{ Valor: '-5' }, 'Valor', 'Informe um valor, como 1.234,56'],
    [{ Movimento: '99' }, 'Movimento', 'Informe um código de movimento, como 01'],
    [{ Movimento: '02' }, 'Nosso número', 'Informe o nosso número do título que muda'],
    [{ 'Número do documento': 'x'.repeat(11) }, 'Número do documento', 'Use até 10 caracteres'],
    [{ CEP: '123' }, 'CEP', 'Informe um CEP de 8 dígitos'],
    [{ Mensagem: 'palavra '.repeat(30) }, 'Mensagem', 'Use até 4 linhas de 40 caracteres'],
    [{ 'Pix no boleto': 'talvez' }, 'Pix no boleto', 'Responda Sim ou Não'],
  ])('refuses %j at its column', (given, column, message) => {
    expect(titlesOfSheet(sheet({ ...ROW, ...given }), TODAY).faults).toEqual([{ line: 2, column, message }]);
  });

  it('without a column that every title needs is refused as a whole', () => {
    expect(() => titlesOfSheet({ columns: ['Nome'], rows: [] }, TODAY)).toThrow('Falta a coluna CPF ou CNPJ');
  });
});

/** A title with all that a spreadsheet can say. */
const whole = sampleTitle({
  ourNumber: 12_345_678_901,
  abatement: 100,
  fine: { kind: 2, value: 200 },
  interest: { kind: 1, value: 33 },
  discount: { kind: 2, value: 550, until: '2026-12-10' },
  writeOffDays: 30,
  messages: ['OBRIGADO PELA PREFERENCIA DE SEMPRE', 'VOLTE SEMPRE'],
  wantsPix: true,
  payer: { ...sampleTitle().payer, email: 'ANA@EXEMPLO.COM' },
});
const plain = (titles: Title[]) => titles.map(({ ...title }) => ({ ...title, line: undefined, places: undefined }));

describe('a shipping file and a spreadsheet are each made of the other', () => {
  let bank: EmptyBank;
  let member: Member;
  beforeAll(async () => {
    bank = await openEmptyBank();
    member = await bank.openAccount();
  });
  afterAll(() => bank.close());
  const toSheet = (bytes: Buffer, who = member) =>
    who.call('POST /file-exchange/sheet-of-shipping', { body: bytes as never });
  const toShipping = (layout: CnabLayout, bytes: Buffer) =>
    member.call('POST /file-exchange/shipping-of-sheet', { query: { layout }, body: bytes as never });
  const bytesOf = ({ base64 }: { base64: string }) => Buffer.from(base64, 'base64');

  it.each(CNAB_LAYOUTS)('in %s, and nothing of the titles is lost', async (layout) => {
    const titles = [
      whole,
      sampleTitle({ value: 2_550, companyId: '=1+1', payer: { ...whole.payer, document: '11222333000181' } }),
    ];
    const given = bytesOf(shippingOf(layout, sampleOwner, titles));
    const xlsx = await toSheet(given);
    expect(xlsx.status).toBe(200);
    const back = await toShipping(layout, bytesOf(xlsx.json));
    expect(back.json).toMatchObject({ titles: 2, value: 12_550, errors: 0, file: { name: 'remessa-000001.rem' } });
    const [before, after] = await Promise.all([checkFile(given), checkFile(bytesOf(back.json.file!))]);
    expect([after.errors, after.lines.length]).toEqual([0, before.lines.length]);
    expect(plain(titlesIn(layout, after.lines))).toEqual(plain(titlesIn(layout, before.lines)));
  });

  it('the template is one, its examples too; a file that is none is refused at its field', async () => {
    const template = (await member.call('GET /file-exchange/sheet-template')).raw;
    expect((await toShipping('cnab240', template)).json).toMatchObject({ titles: 2, errors: 0 });
    const foreign = await toSheet(Buffer.from('%PDF-1.7'));
    expect([foreign.status, foreign.json.errors?.[0]?.field]).toEqual([422, 'file']);
    const clerk = await bank.join((await bank.openAccount()).userId, member.accountId, { role: 'subuser' });
    expect((await toSheet(template, clerk)).status).toBe(403);
  });
});
