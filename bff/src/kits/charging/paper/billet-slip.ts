import { formatDay } from '../../../core/calendar';
import { formatAmount } from '../../../core/money';
import { BANK } from '../../../rails/billet/barcode';
import { mod11Own } from '../../../rails/billet/check-digits';
import {
  artifact,
  barcodeBars,
  BRAND,
  countLines,
  FAINT,
  field,
  INK,
  LEADING,
  line,
  MM,
  paragraph,
  partyField,
  type Pen,
} from './billet-kit';
import type { BilletPaper, Printed } from './billet-paper';

export const LEFT = 36;
export const WIDTH = 523.28;
/** Width of the column at the right with date and money. */
export const SIDE = 150;
const MAIN = WIDTH - SIDE;

/** Name, bank and typed line, or what became of the billet, with the heavy rule below. */
export const bankHeader = (pen: Pen, printed: Printed, y: number): number => {
  const { doc } = pen;
  line(pen, 'Balcão', { x: LEFT, y: y + 3, w: 92 }, { size: 21, bold: true, color: BRAND });
  line(
    pen,
    `${BANK}-${mod11Own(BANK)}`,
    { x: LEFT + 96, y: y + 5.5, w: 56 },
    { size: 16, bold: true, align: 'center' },
  );
  line(pen, printed.line, { x: LEFT + 160, y: y + 8, w: WIDTH - 160 }, { size: 12.8, bold: true, align: 'right' });
  artifact(doc, () => {
    doc
      .moveTo(LEFT + 95, y + 2)
      .lineTo(LEFT + 95, y + 26)
      .moveTo(LEFT + 153, y + 2)
      .lineTo(LEFT + 153, y + 26)
      .lineWidth(1.4)
      .stroke(INK);
    doc
      .moveTo(LEFT, y + 26)
      .lineTo(LEFT + WIDTH, y + 26)
      .lineWidth(1.4)
      .stroke(INK);
  });
  return y + 26.7;
};

/** A row of fields side by side; each is [label, value, width], the last takes what is left. */
export const row = (pen: Pen, y: number, h: number, width: number, cells: [string, string, number?][]): void => {
  let x = LEFT;
  cells.forEach(([label, value, w], i) => {
    const own = i === cells.length - 1 ? LEFT + width - x : (w ?? 0);
    field(pen, label, value, { x, y, w: own, h });
    x += own;
  });
};

const side = (pen: Pen, y: number, h: number, label: string, value: string, fill?: string): void =>
  field(
    pen,
    label,
    value,
    { x: LEFT + MAIN, y, w: SIDE, h },
    { align: 'right', bold: Boolean(fill), size: fill ? 10 : 8.5, ...(fill ? { fill } : {}) },
  );

/** The instruction and message lines; smaller type when long words make more lines than the box has. */
const instructions = (pen: Pen, paper: BilletPaper, printed: Printed, y: number, h: number): void => {
  field(pen, 'Instruções (texto de responsabilidade do beneficiário)', '', { x: LEFT, y, w: MAIN, h });
  const texts = [...printed.instructions, ...printed.message];
  const w = MAIN - 10;
  const sizes = [8, 7.2, 6.4, 6];
  const needed = (size: number) =>
    texts.reduce((sum, text) => sum + countLines(pen.doc, text, w, 3, { size }), 0) * size * LEADING;
  const size = sizes.find((s) => needed(s) <= h - 14) ?? 6;
  let at = y + 12;
  for (const text of texts) at += paragraph(pen, text, { x: LEFT + 5, y: at, w }, 3, { size });
};

/** The part the bank keeps: the standard form ('ficha de compensação', FEBRABAN), from y down. */
export const drawSlip = (pen: Pen, paper: BilletPaper, printed: Printed, top: number): void => {
  const { beneficiary, payer } = paper;
  let y = bankHeader(pen, printed, top);
  field(pen, 'Local de pagamento', printed.place, { x: LEFT, y, w: MAIN, h: 23 });
  side(pen, y, 23, 'Vencimento', formatDay(paper.dueDay), '#eef2f1');
  y += 23;
  partyField(pen, 'Beneficiário', beneficiary, { x: LEFT, y, w: MAIN, h: 38 });
  side(pen, y, 38, 'Agência / código do beneficiário', printed.agency);
  y += 38;
  row(pen, y, 23, MAIN, [
    ['Data do documento', formatDay(paper.issuedDay), 74],
    ['Nº do documento', paper.documentNumber, 106],
    ['Espécie doc.', 'DM', 50],
    ['Aceite', 'N', 40],
    ['Data do processamento', formatDay(paper.issuedDay)],
  ]);
  side(pen, y, 23, 'Nosso número', printed.ourNumber);
  y += 23;
  row(pen, y, 23, MAIN, [
    ['Uso do banco', '', 74],
    ['Carteira', '1', 56],
    ['Espécie', 'R$', 50],
    ['Quantidade', '', 90],
    ['(x) Valor', ''],
  ]);
  side(pen, y, 23, '(=) Valor do documento', formatAmount(printed.nominal), '#eef2f1');
  y += 23;
  const boxes = [
    '(-) Desconto / abatimento',
    '(-) Outras deduções',
    '(+) Mora / multa',
    '(+) Outros acréscimos',
    '(=) Valor cobrado',
  ];
  instructions(pen, paper, printed, y, boxes.length * 21);
  boxes.forEach((label, i) => side(pen, y + i * 21, 21, label, ''));
  y += boxes.length * 21;
  partyField(pen, 'Pagador', payer, { x: LEFT, y, w: WIDTH, h: 46 }, 8);
  line(pen, 'Sacador / avalista', { x: LEFT + 4, y: y + 37.5, w: 120 }, { size: 5.8, color: FAINT });
  y += 46;
  line(
    pen,
    'Autenticação mecânica · Ficha de compensação',
    { x: LEFT + 310, y: y + 4, w: WIDTH - 310 },
    { size: 6.4, align: 'right' },
  );
  barcodeBars(pen, paper.barcode, LEFT + 5 * MM, y + 9);
};
