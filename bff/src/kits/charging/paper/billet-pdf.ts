import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { messageLines } from '@balcao/contract/shared/billet-message';
import { formatDocument } from '../../../core/documents';
import { formatTypedLine, typedLine } from '../../../rails/billet/barcode';
import { formatOurNumber, parseFreeField } from '../../../rails/billet/free-field';
import { artifact, RULE, type Pen } from './billet-kit';
import type { BilletPaper, Printed } from './billet-paper';
import { drawReceipt } from './billet-receipt';
import { drawSheet } from './billet-sheet';
import { drawSlip, LEFT, WIDTH } from './billet-slip';
import { instructionLines } from './billet-words';

/** @throws RangeError where the barcode is not one of ours. */
export const derive = (paper: BilletPaper): Printed => {
  const { barcode, terms } = paper;
  const freeField = barcode.slice(19);
  const ours = /^\d{44}$/.test(barcode) ? parseFreeField(freeField) : null;
  if (!ours) throw new RangeError(`not a barcode of ours: ${barcode}`);
  const nominal = Number(barcode.slice(9, 19));
  return {
    line: paper.ended ? '' : formatTypedLine(typedLine(barcode)),
    nominal,
    ourNumber: formatOurNumber(freeField),
    agency: `${ours.agency} / ${paper.beneficiary.account}`,
    place:
      terms.writeOffDays === 0
        ? 'Pagável em qualquer banco ou aplicativo até o vencimento'
        : 'Pagável em qualquer banco ou aplicativo, mesmo após o vencimento',
    instructions: paper.ended ? [] : instructionLines({ ...terms, nominal, dueDay: paper.dueDay }),
    message: messageLines(paper.message),
  };
};

const CUT = 474;

const draw = (doc: PDFKit.PDFDocument, paper: BilletPaper): void => {
  const printed = derive(paper);
  const part = (title: string, fill: (pen: Pen) => void) => {
    const section = doc.struct('Sect', { title });
    doc.addStructure(section);
    fill({ doc, section });
    section.end();
  };
  part('Recibo do pagador', (pen) => drawReceipt(pen, paper, printed, 34, CUT - 8));
  if (paper.ended) return;
  artifact(doc, () => {
    doc
      .moveTo(LEFT, CUT)
      .lineTo(LEFT + WIDTH, CUT)
      .lineWidth(0.7)
      .dash(3, { space: 3 })
      .stroke(RULE)
      .undash();
  });
  part('Ficha de compensação', (pen) => drawSlip(pen, paper, printed, CUT + 10));
};

/**
 * Prints a billet on one A4 page: the payer's receipt above the cut line, the bank's form below; a billet that can no longer be paid gets
 * only the receipt, stamped. Tagged, in pt-BR, vector bars and squares. Texts that do not fit are wrapped or set in
 * smaller type, the very longest clipped with an ellipsis, never printed over another field. Throws RangeError when the
 * barcode is not one of this bank. Source: FEBRABAN's form; domain.md 3.
 */
export const renderBilletPdf = (paper: BilletPaper): Promise<Buffer> =>
  renderBilletsPdf([paper], `Boleto ${paper.documentNumber} de ${paper.beneficiary.name}`);

/**
 * Prints several billets of one account as {@link renderBilletPdf} prints one, a page each, with the pages of its balance sheet after it.
 * Other requests are served between pages.
 */
export const renderBilletsPdf = (papers: readonly BilletPaper[], title: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'pt-BR',
      displayTitle: true,
      info: {
        Title: title,
        Author: 'Balcão',
        Subject: `Boleto de ${formatDocument(papers[0]!.beneficiary.document)}`,
      },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const drawAll = async () => {
      for (const [at, paper] of papers.entries()) {
        if (at > 0) {
          await setImmediate();
          doc.addPage();
        }
        draw(doc, paper);
        if (paper.sheet) await drawSheet(doc, paper.sheet);
      }
      doc.end();
    };
    void drawAll().catch(reject);
  });
