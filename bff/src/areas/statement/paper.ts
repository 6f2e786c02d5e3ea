import PDFDocument from 'pdfkit';
import { printable } from '@balcao/contract/shared/billet-message';
import type { StatementLine } from '@balcao/contract/statement';
import { formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { formatDocument } from '../../core/documents';
import { formatAmount, formatMoney } from '../../core/money';

interface Paper {
  account: { name: string; number: string; document: string };
  lines: readonly StatementLine[];
  /** yyyy-mm-dd. */
  from: string;
  to: string;
  /** Balance at the end of the last day, integer cents. */
  balance: number;
  now: Date;
}

const LEFT = 40;
const WIDTH = 515;
const BOTTOM = 780;
const ROW = 17;
const INK = '#111827';
const FAINT = '#4b5563';
const BRAND = '#0b4f4a';
/** Start and width of each column, in points from the left margin. */
const AT = { type: [0, 120], text: [122, 218], value: [342, 82], balance: [428, 87] } as const;

type Doc = PDFKit.PDFDocument;

/** The statement as a PDF: lines by day, each with the balance after it. */
export async function statementPdf(paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'pt-BR',
    info: { Title: `Extrato de ${formatDay(paper.from)} a ${formatDay(paper.to)}` },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  let y = heading(doc, paper);
  let day = '';
  for (const line of paper.lines) {
    if (y > BOTTOM - (line.day === day ? ROW : 2 * ROW)) {
      doc.addPage({ size: 'A4', margin: 0 });
      y = 48;
      day = '';
    }
    if (line.day !== day) {
      day = line.day;
      y += 4;
      put(doc, formatDay(day), [0, 200], y, { bold: true });
      y += ROW;
    }
    put(doc, line.typeLabel, AT.type, y, { color: FAINT });
    put(doc, line.description, AT.text, y);
    put(doc, formatAmount(line.value), AT.value, y, { right: true, bold: line.value > 0 });
    put(doc, formatAmount(line.balance), AT.balance, y, { right: true, color: FAINT });
    y += ROW;
    if (line.gross === null) continue;
    put(doc, `${formatMoney(line.gross)}, com tarifa de ${formatMoney(line.fee!)}`, AT.text, y - 5, {
      size: 7,
      color: FAINT,
    });
    y += 8;
  }
  if (!paper.lines.length) put(doc, 'Nenhum lançamento neste período.', [0, WIDTH], y + 8, { color: FAINT });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function heading(doc: Doc, { account, from, to, balance, lines, now }: Paper): number {
  const came = lines.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const went = lines.reduce((sum, { value }) => sum + Math.min(0, value), 0);
  put(doc, 'Extrato da conta', [0, 300], 44, { size: 18, bold: true, color: BRAND });
  put(doc, `${account.name} · ${formatDocument(account.document)}`, [0, WIDTH], 72, { size: 10 });
  put(doc, `Agência 0001 · Conta ${account.number}`, [0, WIDTH], 87, { size: 10 });
  put(doc, `${formatDay(from)} a ${formatDay(to)}`, [0, WIDTH], 102, { size: 10, color: FAINT });
  const sums = [
    ['Entradas', formatMoney(came)],
    ['Saídas', formatMoney(went)],
    [`Saldo em ${formatDay(to)}`, formatMoney(balance)],
  ] as const;
  sums.forEach(([label, value], i) => {
    put(doc, label, [i * 172, 165], 126, { size: 8, color: FAINT });
    put(doc, value, [i * 172, 165], 137, { size: 13, bold: true });
  });
  const y = 168;
  put(doc, 'Tipo', AT.type, y, { color: FAINT, size: 7.5 });
  put(doc, 'Descrição', AT.text, y, { color: FAINT, size: 7.5 });
  put(doc, 'Valor (R$)', AT.value, y, { color: FAINT, size: 7.5, right: true });
  put(doc, 'Saldo (R$)', AT.balance, y, { color: FAINT, size: 7.5, right: true });
  doc
    .moveTo(LEFT, y + 13)
    .lineTo(LEFT + WIDTH, y + 13)
    .lineWidth(0.6)
    .stroke('#d1d5db');
  put(doc, `Emitido em ${formatDay(saoPauloDay(now))}`, [345, 170], 50, { size: 8, color: FAINT, right: true });
  return y + 18;
}

interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  right?: boolean;
}

function put(doc: Doc, text: string, [x, w]: readonly [number, number], y: number, style: Style = {}): void {
  doc
    .font(style.bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(style.size ?? 8.5)
    .fillColor(style.color ?? INK);
  const clipped = clip(doc, printable(text), w);
  doc.text(clipped, LEFT + x + (style.right ? w - doc.widthOfString(clipped) : 0), y, { lineBreak: false });
}

function clip(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 0 && doc.widthOfString(`${text.slice(0, end)}…`) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
