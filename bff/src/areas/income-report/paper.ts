import PDFDocument from 'pdfkit';
import type { IncomeYear } from '@balcao/contract/income-report';
import { printable } from '@balcao/contract/shared/billet-message';
import { formatDocument } from '../../core/documents';
import { formatMoney } from '../../core/money';
import { OWN_BANK } from '../../core/banks';

const [LEFT, WIDTH] = [50, 495];
const [INK, FAINT, BRAND] = ['#111827', '#4b5563', '#0b4f4a'];

/** The bank as the tax form's payer; the first eight digits of the CNPJ are its ISPB. */

/** The holder of the account, who is the tax form's beneficiary. */
export interface Holder {
  name: string;
  document: string;
  account: string;
}

/** The report as one A4 page in the order of the tax form: payer, beneficiary, balances on 31 December, income by kind, tax withheld. */
export async function incomePdf(figures: IncomeYear, holder: Holder): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'pt-BR',
    info: { Title: `Informe de rendimentos ${figures.year}` },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  draw(doc, figures, holder);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(doc: PDFKit.PDFDocument, figures: IncomeYear, holder: Holder): void {
  const { year } = figures;
  doc.rect(0, 0, 596, 6).fill(BRAND);
  doc.font('Helvetica-Bold').fontSize(16).fillColor(INK).text('Informe de rendimentos financeiros', LEFT, 40);
  doc.font('Helvetica').fontSize(10).fillColor(FAINT);
  doc.text(`Ano-calendário de ${year} · Imposto de renda, exercício de ${year + 1}`);
  doc.moveDown();
  section(doc, '1. Fonte pagadora', [
    ['Nome empresarial', OWN_BANK.legalName],
    ['CNPJ', formatDocument(OWN_BANK.cnpj)],
    ['Banco', OWN_BANK.code],
  ]);
  section(doc, '2. Beneficiário', [
    ['Nome', holder.name],
    ['CPF ou CNPJ', formatDocument(holder.document)],
    ['Agência e conta', `0001 / ${holder.account}`],
  ]);
  section(doc, '3. Saldo em conta de pagamento (grupo 06, código 01)', [
    [`Em 31/12/${year - 1}`, formatMoney(figures.balance_before)],
    [`Em 31/12/${year}`, formatMoney(figures.balance)],
  ]);
  section(doc, '4. Valores recebidos no ano, por tipo', [
    ...figures.income.map(({ label, value }): [string, string] => [label, formatMoney(value)]),
    ['Total', formatMoney(figures.total)],
  ]);
  section(doc, '5. Imposto retido na fonte e tarifas', [
    ['Imposto retido na fonte', formatMoney(figures.withheld)],
    ['Tarifas pagas ao banco', formatMoney(figures.fees)],
  ]);
  const { investments: held } = figures;
  if (held.yield || held.before || held.invested)
    section(doc, '6. Renda fixa: rendimentos sujeitos à tributação exclusiva', [
      [`Aplicado em 31/12/${year - 1}`, formatMoney(held.before)],
      [`Aplicado em 31/12/${year}`, formatMoney(held.invested)],
      ['Rendimento bruto no ano', formatMoney(held.yield)],
      ['Imposto de renda e IOF retidos', formatMoney(held.taxes)],
      ['Rendimento líquido', formatMoney(held.yield - held.taxes)],
    ]);
  doc.font('Helvetica').fontSize(8).fillColor(FAINT);
  doc.text('Documento emitido eletronicamente. Os valores recebidos não são, por si, rendimentos tributáveis.', LEFT);
}

function section(doc: PDFKit.PDFDocument, title: string, lines: [string, string][]): void {
  doc.font('Helvetica-Bold').fontSize(11).fillColor(BRAND).text(title, LEFT);
  doc.moveDown(0.3);
  for (const [label, value] of lines) {
    const y = doc.y;
    doc.font('Helvetica').fontSize(10).fillColor(FAINT).text(printable(label), LEFT, y, { width: 280 });
    const under = doc.y;
    doc.fillColor(INK).text(printable(value), LEFT + 285, y, { width: WIDTH - 285, align: 'right' });
    doc.y = Math.max(under, doc.y) + 3;
  }
  doc.moveDown();
}
