import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { formatDay } from '../../../core/calendar';
import { formatMoney } from '../../../core/money';
import { artifact, BRAND, line, RULE, type Pen } from './billet-kit';
import type { BilletPaper } from './billet-paper';
import { derive } from './billet-pdf';
import { drawSlip, LEFT, WIDTH } from './billet-slip';

const HALF = 421;
const TAB = 46;

/** The part that the payer keeps: whose carnet, which parcel, until when, how much; and what became of the parcel. */
function drawTab(pen: Pen, paper: BilletPaper, title: string, top: number): void {
  const { nominal } = derive(paper);
  line(pen, `${paper.beneficiary.name} · ${title}`, { x: LEFT, y: top, w: WIDTH - 190 }, { bold: true, color: BRAND });
  line(pen, paper.payer.name, { x: LEFT, y: top + 13, w: WIDTH - 190 }, { size: 8 });
  const due = `Vencimento ${formatDay(paper.dueDay)}`;
  line(pen, due, { x: LEFT + WIDTH - 180, y: top, w: 180 }, { align: 'right' });
  const value = paper.ended ? `${formatMoney(nominal)} · ${paper.ended.stamp}` : formatMoney(nominal);
  line(pen, value, { x: LEFT + WIDTH - 180, y: top + 13, w: 180 }, { bold: true, align: 'right', whole: true });
  line(pen, 'Recibo do pagador · guarde esta parte', { x: LEFT, y: top + 26, w: WIDTH }, { size: 6.4 });
}

function cut({ doc }: Pen, y: number): void {
  artifact(doc, () => {
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.7)
      .dash(3, { space: 3 })
      .stroke(RULE)
      .undash();
  });
}

/** A carnet to print. */
interface Book {
  number: number;
  papers: readonly BilletPaper[];
}

/**
 * The book of a carnet: two parcels on each A4 page, each with the part the payer keeps above its form, cut lines between. A parcel that
 * can no longer be paid gets only the payer's part, stamped. Tagged, in pt-BR (domain.md 1).
 * @throws RangeError where a barcode is not one of this bank.
 */
export const renderCarnetPdf = (papers: readonly BilletPaper[], number: number): Promise<Buffer> =>
  renderCarnetsPdf([{ number, papers }], `Carnê ${number} de ${papers[0]?.beneficiary.name ?? ''}`);

/** Several books of one account as {@link renderCarnetPdf} prints one, each from a new page. Other requests are served between pages. */
export const renderCarnetsPdf = (books: readonly Book[], title: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'pt-BR',
      displayTitle: true,
      autoFirstPage: false,
      info: { Title: title, Author: 'Balcão' },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const drawAll = async () => {
      for (const book of books)
        for (const at of book.papers.keys()) {
          if (at % 2 === 0) {
            await setImmediate();
            doc.addPage();
          }
          drawParcel(doc, book, at);
        }
      doc.end();
    };
    void drawAll().catch(reject);
  });

function drawParcel(doc: PDFKit.PDFDocument, { number, papers }: Book, at: number): void {
  const paper = papers[at]!;
  const title = `Carnê ${number} · parcela ${at + 1} de ${papers.length}`;
  const section = doc.struct('Sect', { title });
  doc.addStructure(section);
  const pen = { doc, section };
  const top = (at % 2) * HALF + 16;
  drawTab(pen, paper, title, top);
  cut(pen, top + TAB - 8);
  if (!paper.ended) drawSlip(pen, paper, derive(paper), top + TAB);
  section.end();
  if (at % 2 === 0) cut(pen, HALF + 4);
}
