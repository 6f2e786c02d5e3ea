import PDFDocument from 'pdfkit';
import { printable } from '@balcao/contract/shared/billet-message';

const [LEFT, WIDTH, HEIGHT] = [28, 264, 560];
const [INK, FAINT, BRAND] = ['#111827', '#4b5563', '#0b4f4a'];
const SIZE: [number, number] = [LEFT * 2 + WIDTH, HEIGHT];

/** A narrow page that proves one thing, as a till's slip does; texts in pt-BR, lines without a value are left out. */
export interface Slip {
  title: string;
  /** What it is about, in large type: an amount, a name. */
  head: string;
  at: Date;
  parts: { title: string; lines: [label: string, value: string | null][] }[];
}

const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The PDF of slips, a page each. @param title of the document */
export async function slipPdf(title: string, slips: readonly Slip[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: SIZE, margin: 0, lang: 'pt-BR', info: { Title: title }, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const slip of slips) {
    doc.addPage({ size: SIZE, margin: 0 });
    draw(doc, slip);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(doc: PDFKit.PDFDocument, { title, head, at, parts }: Slip): void {
  doc.rect(0, 0, LEFT * 2 + WIDTH, 6).fill(BRAND);
  doc.font('Helvetica-Bold').fontSize(11).fillColor(BRAND).text('Balcão', LEFT, 26);
  doc.font('Helvetica').fontSize(10).fillColor(FAINT).text(title, LEFT, 44);
  doc.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(printable(head), LEFT, 62, { width: WIDTH });
  let y = Math.max(doc.y, 90) + 4;
  doc.font('Helvetica').fontSize(9).fillColor(FAINT).text(instant.format(at), LEFT, y);
  y += 24;
  for (const part of parts) {
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .dash(2, { space: 2 })
      .lineWidth(0.6)
      .stroke('#9ca3af')
      .undash();
    y += 10;
    doc.font('Helvetica-Bold').fontSize(9).fillColor(INK).text(part.title, LEFT, y);
    y += 15;
    for (const [label, value] of part.lines) {
      if (!value) continue;
      doc.font('Helvetica').fontSize(8).fillColor(FAINT).text(label, LEFT, y, { width: 84 });
      doc
        .fontSize(8.5)
        .fillColor(INK)
        .text(printable(value), LEFT + 88, y, { width: WIDTH - 88, align: 'right' });
      y = Math.max(doc.y, y + 11) + 3;
    }
    y += 5;
  }
}
