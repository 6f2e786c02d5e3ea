import PDFDocument from 'pdfkit';
import { formatDay } from '../../../core/calendar';
import { formatMoney } from '../../../core/money';
import { artifact, BRAND, line, RULE, type Pen } from './billet-kit';
import { derive, type BilletPaper } from './billet-pdf';
import { drawSlip, LEFT, WIDTH } from './billet-slip';

const HALF = 421;
const TAB = 46;

/** What the payer keeps: whose carnet, which parcel, until when, how much; and what became of it. */
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

/**
 * The book of a carnet: two parcels on each A4 page, each with the part the payer keeps above its form, cut lines between. Of a parcel that
 * is over only the payer's part is printed, stamped. Tagged, in pt-BR (domain.md 1).
 * @throws RangeError where a barcode is not one of this bank.
 */
export const renderCarnetPdf = (papers: readonly BilletPaper[], number: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'pt-BR',
      displayTitle: true,
      info: { Title: `Carnê ${number} de ${papers[0]?.beneficiary.name ?? ''}`, Author: 'Balcão' },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    try {
      papers.forEach((paper, at) => {
        if (at > 0 && at % 2 === 0) doc.addPage();
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
      });
      doc.end();
    } catch (error) {
      reject(error as Error);
    }
  });
