import PDFDocument from 'pdfkit';
import type { MoneyState } from '@balcao/contract/money/operation';
import type { Receipt } from '@balcao/contract/receipts';
import { printable } from '@balcao/contract/shared/billet-message';
import { formatDocument } from '../../core/documents';
import { formatMoney } from '../../core/money';

const [LEFT, WIDTH, HEIGHT] = [28, 264, 560];
const [INK, FAINT, BRAND] = ['#111827', '#4b5563', '#0b4f4a'];

/** Path of the public page that verifies a receipt by its protocol. */
const VERIFY_PATH = '/verificar-comprovante';

const TITLES: Record<MoneyState, string> = {
  scheduled: 'Comprovante de agendamento',
  reserved: 'Operação em andamento',
  sent: 'Operação em andamento',
  settled: 'Comprovante de operação',
  refused: 'Operação não realizada',
  returned: 'Operação devolvida',
  cancelled: 'Operação cancelada',
};

const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const SIZE: [number, number] = [LEFT * 2 + WIDTH, HEIGHT];

/** The PDF of receipts, one narrow page each: amount, payee, payer and protocol. */
export async function receiptPdf(...receipts: [Receipt, ...Receipt[]]): Promise<Buffer> {
  const [first] = receipts;
  const title = receipts.length > 1 ? `${receipts.length} comprovantes` : `Comprovante ${first.protocol}`;
  const doc = new PDFDocument({ size: SIZE, margin: 0, lang: 'pt-BR', info: { Title: title }, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const receipt of receipts) {
    doc.addPage({ size: SIZE, margin: 0 });
    draw(doc, receipt);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(doc: PDFKit.PDFDocument, receipt: Receipt): void {
  const { counterpart, payer } = receipt;
  doc.rect(0, 0, LEFT * 2 + WIDTH, 6).fill(BRAND);
  doc.font('Helvetica-Bold').fontSize(11).fillColor(BRAND).text('Balcão', LEFT, 26);
  doc.font('Helvetica').fontSize(10).fillColor(FAINT).text(TITLES[receipt.state], LEFT, 44);
  doc.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(formatMoney(receipt.amount), LEFT, 62);
  doc.font('Helvetica').fontSize(9).fillColor(FAINT);
  doc.text(instant.format(new Date(receipt.settled_at ?? receipt.created_at)), LEFT, 94);
  let y = 118;
  const part = (title: string, lines: [string, string | null][]) => {
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .dash(2, { space: 2 })
      .lineWidth(0.6)
      .stroke('#9ca3af')
      .undash();
    y += 10;
    doc.font('Helvetica-Bold').fontSize(9).fillColor(INK).text(title, LEFT, y);
    y += 15;
    for (const [label, value] of lines) {
      if (!value) continue;
      doc.font('Helvetica').fontSize(8).fillColor(FAINT).text(label, LEFT, y, { width: 84 });
      doc
        .fontSize(8.5)
        .fillColor(INK)
        .text(printable(value), LEFT + 88, y, { width: WIDTH - 88, align: 'right' });
      y = Math.max(doc.y, y + 11) + 3;
    }
    y += 5;
  };
  part('Operação', [
    ['Tipo', receipt.label],
    ['Tarifa', receipt.fee ? formatMoney(receipt.fee) : 'Sem tarifa'],
    ['Devolvido', receipt.returned ? formatMoney(receipt.returned) : null],
    ['Descrição', receipt.description],
    ['Motivo', receipt.reason],
  ]);
  part('Para', [
    ['Nome', counterpart.name],
    ['CPF/CNPJ', counterpart.document && formatDocument(counterpart.document)],
    ['Instituição', counterpart.bankName ?? counterpart.bankCode],
    ['Agência', counterpart.branch],
    ['Conta', counterpart.account],
    ['Chave Pix', counterpart.pixKey],
    ['Código', counterpart.code],
  ]);
  part('De', [
    ['Nome', payer.name],
    ['CPF/CNPJ', formatDocument(payer.document)],
    ['Conta', `0001 / ${payer.account}`],
  ]);
  part('Protocolo', [
    ['', receipt.protocol],
    ['Confira em', VERIFY_PATH],
  ]);
}
