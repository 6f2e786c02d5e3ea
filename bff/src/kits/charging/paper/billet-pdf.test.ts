import { PDFiumLibrary } from '@hyzyla/pdfium';
import { messageLines } from '@balcao/contract/shared/billet-message';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';
import { prepareReader } from '../../../../test/papers';
import { buildBarcode, formatTypedLine, typedLine } from '../../../rails/billet/barcode';
import { buildDynamicBrCode } from '../../../rails/pix/br-code';
import { MM } from './billet-kit';
import type { BilletPaper } from './billet-paper';
import { renderBilletPdf } from './billet-pdf';

const SCALE = 3;
let pdfium: PDFiumLibrary;

beforeAll(async () => {
  prepareReader();
  pdfium = await PDFiumLibrary.init();
});

/** The first page as independent programs read it: its text, and the barcodes and QR codes found on it (width and height in mm). */
const look = async (pdf: Buffer) => {
  const document = await pdfium.loadDocument(pdf);
  const page = document.getPage(0);
  const text = document.getPage(0).getText();
  const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' });
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData,
    { formats: ['ITF', 'QRCode'], tryHarder: true },
  );
  const pages = document.getPageCount();
  document.destroy();
  const mm = (pixels: number) => pixels / SCALE / MM;
  return {
    text,
    pages,
    words: text.replace(/\s+/g, ' '),
    code: (format: string) => found.find((f) => f.format === format)?.text,
    width: (format: string) =>
      found.filter((f) => f.format === format).map(({ position: p }) => mm(p.topRight.x - p.topLeft.x))[0],
    size: [mm(width), mm(height)].map(Math.round),
  };
};

const pix = buildDynamicBrCode({
  location: 'pix.balcao.example/qr/v2/cobv/8b3da2f39a4140d1a91abd93113bd441',
  merchantName: 'Padaria São João',
  merchantCity: 'São Paulo',
});
const paper: BilletPaper = {
  barcode: buildBarcode({ value: 124990, due: '2026-12-10', account: '123456-7', ourNumber: 10482 }),
  documentNumber: '10482',
  issuedDay: '2026-11-21',
  dueDay: '2026-12-10',
  beneficiary: {
    name: 'Padaria São João Comércio de Alimentos Ltda',
    document: '11222333000181',
    address: 'Rua Álvares Penteado, 151, São Paulo - SP',
    account: '123456-7',
  },
  payer: { name: 'Conceição Araújo', document: '52998224725', address: 'Av. Paulista, 1578, São Paulo - SP' },
  items: [{ name: 'Cesta de café', amount: 10, value: 12499 }],
  shipping: 0,
  discount: 0,
  terms: { fine: 200, interest: 33, writeOffDays: 60, conditionalDiscount: null },
  message: 'Obrigado pela preferência!',
  pix,
};

describe('a billet on paper', () => {
  it('one A4 page whose bars and QR read back, with the line, names, value and words in its text', async () => {
    const page = await look(await renderBilletPdf(paper));
    expect([page.pages, page.size]).toEqual([1, [210, 297]]);
    expect(page.code('ITF')).toBe(paper.barcode);
    expect(page.width('ITF')).toBeGreaterThan(101);
    expect(page.width('ITF')).toBeLessThan(105);
    expect(page.code('QRCode')).toBe(pix);
    expect(page.words.split(formatTypedLine(typedLine(paper.barcode)))).toHaveLength(3);
    for (const part of [
      '364-6',
      '11.222.333/0001-81',
      '529.982.247-25',
      'Conceição Araújo',
      '10/12/2026',
      '1.249,90',
      '00000010482-',
      'multa de 2,00%',
      'juros de 0,033% ao dia',
      'Obrigado pela preferência!',
      'Recibo do pagador',
      'Ficha de compensação',
    ])
      expect(page.words).toContain(part);
    expect(page.text.replace(/[\r\n]/g, '')).toContain(pix);
  });

  it('without Pix there is no QR', async () => {
    const page = await look(await renderBilletPdf({ ...paper, pix: null }));
    expect([page.code('ITF'), page.code('QRCode')]).toEqual([paper.barcode, undefined]);
    expect(page.words).not.toContain('Copia e Cola');
  });

  it.each([
    { ended: { stamp: 'PAGO em 05/12/2026', paid: 124_990 }, says: ['PAGO em 05/12/2026', 'Valor pago: R$ 1.249,90'] },
    { ended: { stamp: 'CANCELADO', paid: null }, says: ['CANCELADO'] },
  ])('over: $ended.stamp is stamped on it, and nothing on it can be paid', async ({ ended, says }) => {
    const page = await look(await renderBilletPdf({ ...paper, ended, pix: null }));
    expect([page.pages, page.code('ITF'), page.code('QRCode')]).toEqual([1, undefined, undefined]);
    expect(page.words).not.toContain(formatTypedLine(typedLine(paper.barcode)));
    for (const part of [...says, 'Conceição Araújo', '1.249,90', 'Cesta de café', 'Recibo do pagador'])
      expect(page.words).toContain(part);
    for (const part of ['Ficha de compensação', 'Pagável em qualquer banco', 'Após o vencimento', 'Pix'])
      expect(page.words).not.toContain(part);
  });

  it('addresses and names of items are printed whole', async () => {
    const address =
      'Avenida Engenheiro Luís Carlos Berrini, 1748, conjunto 1408, bloco B - Cidade Monções - São José do ' +
      'Vale do Rio Preto/RJ - CEP 38404-118';
    const item = `Assinatura do plano anual de manutenção preventiva e corretiva ${'com visita técnica mensal '.repeat(7)}e fim`;
    const page = await look(
      await renderBilletPdf({
        ...paper,
        beneficiary: { ...paper.beneficiary, address },
        payer: { ...paper.payer, address },
        items: [{ name: item, amount: 2, value: 62_495 }],
      }),
    );
    expect(page.words.split(address)).toHaveLength(5);
    expect(page.words).toContain(item);
    expect(page.words).not.toContain('…');
    expect(page.code('ITF')).toBe(paper.barcode);
  });

  it('is tagged, in pt-BR, and shows its title', async () => {
    const raw = (await renderBilletPdf(paper)).toString('latin1');
    for (const mark of ['/Lang (pt-BR)', '/MarkInfo', '/StructTreeRoot', '/DisplayDocTitle true'])
      expect(raw).toContain(mark);
  });

  it('the longest texts stay on the page, each message line whole, and the codes still read', async () => {
    const name =
      'Associação Beneficente dos Trabalhadores Aposentados e Pensionistas do Município de São José do Vale do Rio Preto e Reg';
    const long = await look(
      await renderBilletPdf({
        ...paper,
        beneficiary: { ...paper.beneficiary, name, address: name },
        payer: { name: 'W'.repeat(120), document: '12ABC34501DE35', address: name },
        items: Array.from({ length: 100 }, (_, i) => ({ name: `${i} ${name}`, amount: 9999, value: 99_999_999_999 })),
        message: Array.from({ length: 4 }, (_, i) => `${i}${'W'.repeat(98)}${i}`).join('\n'),
        terms: {
          fine: 1000,
          interest: 330,
          writeOffDays: 120,
          conditionalDiscount: { type: 'percentage', value: 1000, untilDay: '2026-12-01' },
        },
      }),
    );
    expect([long.pages, long.code('ITF'), long.code('QRCode')]).toEqual([1, paper.barcode, pix]);
    const joined = long.text.replace(/[\r\n]/g, '');
    for (let i = 0; i < 4; i++) expect(joined.split(`${i}${'W'.repeat(98)}${i}`)).toHaveLength(3);
    expect(long.words).toContain('12.ABC.345/01DE-35');
    expect(long.words).toMatch(/e mais \d+ itens/);
    expect(long.words).toMatch(/9\.?999 × 0 Associação/);
  });

  it('the first item is always there, cut where it does not fit', async () => {
    const name = `Assinatura do plano anual de manutenção preventiva e corretiva ${'com visita técnica mensal '.repeat(20)}`;
    const message = Array.from({ length: 4 }, (_, i) => `${i}${'W'.repeat(98)}${i}`).join('\n');
    const terms: BilletPaper['terms'] = {
      fine: 1000,
      interest: 330,
      writeOffDays: 120,
      conditionalDiscount: { type: 'percentage', value: 1000, untilDay: '2026-12-01' },
    };
    const many = Array.from({ length: 61 }, () => ({ name, amount: 1, value: 100 }));
    for (const given of [{ items: many }, { items: many, shipping: 100, discount: 100 }]) {
      const page = await look(await renderBilletPdf({ ...paper, ...given, message, terms }));
      expect(page.words).toMatch(/Assinatura do plano.*….*e mais 60 itens/);
      expect([page.pages, page.code('ITF'), page.code('QRCode')]).toEqual([1, paper.barcode, pix]);
    }
    const one = await look(
      await renderBilletPdf({
        ...paper,
        items: [{ name, amount: 1, value: 100 }],
        shipping: 100,
        discount: 100,
        message,
        terms,
      }),
    );
    expect(one.words).toMatch(/Assinatura do plano.*…/);
    expect(one.words).not.toContain('e mais');
  });

  it('letters the standard fonts lack are replaced, not misprinted', async () => {
    const page = await look(
      await renderBilletPdf({ ...paper, payer: { ...paper.payer, name: 'Łukasz Őry 😀 漢 “Zé” e\u0301' } }),
    );
    expect(page.words).toContain('?ukasz Ory ? “Zé” é');
  });

  it('the message is printed as the portal shows it: its empty lines keep their place, pictures are left out', async () => {
    const message = 'Primeira 🙏\n\nTerceira';
    const text = vi.spyOn(PDFDocument.prototype, 'text');
    const page = await look(await renderBilletPdf({ ...paper, message }));
    const rowsOf = (words: string) => text.mock.calls.filter(([said]) => said === words).map((call) => Number(call[2]));
    const [first = '', , third = ''] = messageLines(message);
    const steps = rowsOf(third).map((y, part) => y - rowsOf(first)[part]!);
    text.mockRestore();
    expect(page.words.split(`${first} ${third}`)).toHaveLength(3);
    expect(steps).toHaveLength(2);
    for (const step of steps) expect(step).toBeGreaterThan(16);
  });

  it('refuses a barcode that is not ours', async () => {
    await expect(
      renderBilletPdf({ ...paper, barcode: '23799755200003700003381260007827139500006330' }),
    ).rejects.toThrow(RangeError);
  });
});
