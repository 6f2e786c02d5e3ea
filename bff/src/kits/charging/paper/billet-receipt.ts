import { formatDay } from '../../../core/calendar';
import { formatAmount, formatMoney } from '../../../core/money';
import {
  artifact,
  BRAND,
  code,
  countLines,
  field,
  LEADING,
  line,
  paragraph,
  partyField,
  qrSquares,
  RULE,
  type Box,
  type Pen,
} from './billet-kit';
import { bankHeader, LEFT, row, SIDE, WIDTH } from './billet-slip';
import type { BilletPaper, Printed } from './billet-paper';

const MAIN = WIDTH - SIDE;
const QR = 118;
const LOGO = 96;
const STEP = 12.5;
const NOTE = { size: 7.4 };
const ROW = { size: 8.5 };
/** Most lines that the name of an item takes. */
const MOST_LINES = 6;

/** The items, one a line, as many as fit (the first is cut if it must be); the rest are summed up in one line. */
const statement = (pen: Pen, paper: BilletPaper, total: number, { x, y, w, h }: Box): number => {
  const extras: [string, number][] = [
    ...(paper.shipping ? [['Frete', paper.shipping] as [string, number]] : []),
    ...(paper.discount ? [['Desconto', -paper.discount] as [string, number]] : []),
  ];
  const items = paper.items.map((i): [string, number] => [
    i.amount > 1 ? `${i.amount} × ${i.name} (${formatMoney(i.value)} cada)` : i.name,
    i.amount * i.value,
  ]);
  const nameWidth = w - 84;
  const room = h - (extras.length + 1) * STEP;
  const firstRoom = room - (items.length > 1 ? STEP : 0);
  const mostOfFirst = Math.max(1, Math.min(MOST_LINES, 1 + Math.floor((firstRoom - STEP) / (ROW.size * LEADING))));
  const mostOf = (item: [string, number]) => (item === items[0] ? mostOfFirst : MOST_LINES);
  const heightOf = (item: [string, number]) =>
    STEP + (countLines(pen.doc, item[0], nameWidth, mostOf(item), ROW) - 1) * ROW.size * LEADING;
  const fitting: typeof items = [];
  let used = 0;
  for (const [i, item] of items.entries()) {
    used += heightOf(item);
    if (i > 0 && used + (i < items.length - 1 ? STEP : 0) > room) break;
    fitting.push(item);
  }
  const rest = items.slice(fitting.length);
  const others = `e mais ${rest.length} ${rest.length === 1 ? 'item' : 'itens'}`;
  let at = y;
  for (const row of [
    ...fitting,
    ...(rest.length ? [[others, rest.reduce((sum, [, v]) => sum + v, 0)] as [string, number]] : []),
    ...extras,
  ]) {
    paragraph(pen, row[0], { x, y: at, w: nameWidth }, mostOf(row), ROW);
    line(pen, formatAmount(row[1]), { x: x + w - 80, y: at, w: 80 }, { align: 'right', whole: true });
    at += heightOf(row);
    const rule = at - 2.3;
    artifact(pen.doc, () =>
      pen.doc
        .moveTo(x, rule)
        .lineTo(x + w, rule)
        .lineWidth(0.3)
        .stroke('#d1d5db'),
    );
  }
  line(pen, 'Total', { x, y: at, w: w - 104 }, { bold: true });
  line(pen, formatMoney(total), { x: x + w - 100, y: at, w: 100 }, { bold: true, align: 'right', whole: true });
  return at + STEP;
};

/** The stamp of a billet that can no longer be paid; answers the height it took. */
const stamp = (pen: Pen, { stamp: text, paid }: NonNullable<BilletPaper['ended']>, y: number): number => {
  artifact(pen.doc, () => pen.doc.rect(LEFT, y, WIDTH, 30).lineWidth(1.4).fillAndStroke('#eef2f1', BRAND));
  line(pen, text, { x: LEFT + 10, y: y + 8, w: WIDTH - 200 }, { size: 16, bold: true, color: BRAND, whole: true });
  if (paid !== null)
    line(
      pen,
      `Valor pago: ${formatMoney(paid)}`,
      { x: LEFT + WIDTH - 190, y: y + 10, w: 180 },
      { size: 11, bold: true, align: 'right', whole: true },
    );
  return 40;
};

/** The logo, framed like a field, as large as it fits. */
const drawLogo = ({ doc }: Pen, { bytes }: NonNullable<BilletPaper['logo']>, { x, y, w, h }: Required<Box>): void =>
  artifact(doc, () => {
    doc.rect(x, y, w, h).lineWidth(0.6).stroke(RULE);
    doc.image(bytes, x + 4, y + 4, { fit: [w - 8, h - 8], align: 'center', valign: 'center' });
  });

/** The Pix side: QR code and how to use it. The text to copy goes below, over the whole width. */
const pixPart = (pen: Pen, payload: string, box: Box): void => {
  artifact(pen.doc, () => pen.doc.roundedRect(box.x, box.y, box.w, box.h, 4).lineWidth(0.8).stroke(BRAND));
  line(
    pen,
    'Pague com Pix',
    { x: box.x, y: box.y + 7, w: box.w },
    { size: 10.5, bold: true, color: BRAND, align: 'center' },
    'H3',
  );
  qrSquares(pen, payload, box.x + (box.w - QR) / 2, box.y + 19, QR);
  paragraph(
    pen,
    'Aponte a câmera do aplicativo do seu banco. Confirmação na hora, sem esperar a compensação.',
    { x: box.x + 8, y: box.y + 21 + QR, w: box.w - 16 },
    3,
    { size: 6.8, align: 'center' },
  );
};

/** The part the payer keeps ('recibo do pagador'), from top to bottom. */
export const drawReceipt = (pen: Pen, paper: BilletPaper, printed: Printed, top: number, bottom: number): void => {
  const { beneficiary, payer, pix } = paper;
  line(
    pen,
    'Recibo do pagador',
    { x: LEFT, y: top - 10, w: WIDTH },
    { size: 7, bold: true, align: 'right', color: RULE },
    'H2',
  );
  let y = bankHeader(pen, printed, top);
  const side = (label: string, value: string, h: number, strong = false) =>
    field(
      pen,
      label,
      value,
      { x: LEFT + MAIN, y, w: SIDE, h },
      { align: 'right', bold: strong, size: strong ? 12 : 8.5, ...(strong ? { fill: '#eef2f1' } : {}) },
    );
  const mark = paper.logo ? LOGO : 0;
  partyField(pen, 'Beneficiário', beneficiary, { x: LEFT, y, w: MAIN - mark, h: 38 });
  if (paper.logo) drawLogo(pen, paper.logo, { x: LEFT + MAIN - mark, y, w: mark, h: 38 });
  side('Vencimento', formatDay(paper.dueDay), 38, true);
  y += 38;
  partyField(pen, 'Pagador', payer, { x: LEFT, y, w: MAIN, h: 38 });
  side('Valor do documento', formatMoney(printed.nominal), 38, true);
  y += 38;
  row(pen, y, 23, WIDTH, [
    ['Nosso número', printed.ourNumber, 110],
    ['Nº do documento', paper.documentNumber, 110],
    ['Agência / código do beneficiário', printed.agency, MAIN - 220],
    ['Data do documento', formatDay(paper.issuedDay)],
  ]);
  y += 33;
  if (paper.ended) y += stamp(pen, paper.ended, y);
  const contentEnd = pix ? bottom - 60 : bottom - 16;
  const w = pix ? MAIN - 14 : WIDTH;
  line(pen, 'O que está sendo cobrado', { x: LEFT, y, w }, { size: 8.5, bold: true, color: BRAND }, 'H3');
  const notes = [
    { title: 'Condições', lines: printed.instructions },
    { title: 'Mensagem', lines: printed.message },
  ].filter((note) => note.lines.length > 0);
  const height = notes.reduce(
    (sum, { lines }) =>
      sum + 20 + lines.reduce((n, text) => n + countLines(pen.doc, text, w, 2, NOTE), 0) * NOTE.size * LEADING,
    0,
  );
  let at = statement(pen, paper, printed.nominal, { x: LEFT, y: y + 14, w, h: contentEnd - y - 14 - height });
  for (const { title, lines } of notes) {
    line(pen, title, { x: LEFT, y: at + 7, w }, { size: 8.5, bold: true, color: BRAND }, 'H3');
    at += 19;
    for (const text of lines) at += paragraph(pen, text, { x: LEFT, y: at, w }, 2, NOTE);
  }
  if (pix) {
    pixPart(pen, pix, { x: LEFT + MAIN, y, w: SIDE, h: QR + 50 });
    line(pen, 'Pix Copia e Cola', { x: LEFT, y: bottom - 52, w: WIDTH }, { size: 7, bold: true, color: BRAND });
    code(pen, pix, { x: LEFT, y: bottom - 43, w: WIDTH }, { size: 7 });
  }
  line(pen, 'Autenticação mecânica', { x: LEFT, y: bottom - 10, w: WIDTH }, { size: 6.4, align: 'right' });
};
