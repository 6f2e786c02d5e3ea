import PDFDocument from 'pdfkit';
import { printable } from '@balcao/contract/shared/billet-message';
import { formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Gathered } from './gather';
import { labelOf, textOf } from './labels';

const [LEFT, WIDTH] = [50, 495];
const [INK, FAINT, BRAND] = ['#111827', '#4b5563', '#0b4f4a'];
/** Most rows of a kind on paper: whoever needs the others has the JSON. */
const MOST_ROWS = 100;
/** Most letters of one value on paper. */
const MOST_LETTERS = 400;

/** The data as a person reads them: each kind under its name, each row as labels and values. */
export async function personalDataPdf(person: string, gathered: readonly Gathered[], at: Date): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: LEFT, lang: 'pt-BR', info: { Title: 'Meus dados pessoais' } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.rect(0, 0, 596, 6).fill(BRAND);
  doc.font('Helvetica-Bold').fontSize(16).fillColor(INK).text('Meus dados pessoais', LEFT, 40);
  doc.font('Helvetica').fontSize(10).fillColor(FAINT);
  doc.text(`${printable(person)} · ${formatDay(saoPauloDay(at))}`).moveDown(0.5);
  doc.text(
    'Dados que o Balcão guarda sobre você (Lei 13.709/2018, art. 18, II e V). Senhas, assinaturas e códigos ficam de fora.',
  );
  for (const kind of gathered) section(doc, kind);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function section(doc: PDFKit.PDFDocument, { name, file, rows }: Gathered): void {
  doc.moveDown().font('Helvetica-Bold').fontSize(12).fillColor(BRAND).text(`${name} (${rows.length})`, LEFT);
  for (const row of rows.slice(0, MOST_ROWS)) {
    doc.moveDown(0.4);
    for (const [column, value] of Object.entries(row)) {
      const text = textOf(column, value);
      if (text === null) continue;
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(FAINT)
        .text(`${labelOf(column)}: `, LEFT, undefined, { continued: true, width: WIDTH });
      doc.fillColor(INK).text(printable(text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text));
    }
  }
  const left = rows.length - MOST_ROWS;
  if (left > 0)
    doc.moveDown(0.4).font('Helvetica').fontSize(9).fillColor(FAINT).text(`Mais ${left} em ${file}.json.`, LEFT);
}
