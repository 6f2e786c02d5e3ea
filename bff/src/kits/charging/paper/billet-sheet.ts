import { setImmediate } from 'node:timers/promises';
import { artifact, BRAND, countLines, INK, LEADING, line, paragraph, type Pen } from './billet-kit';
import { LEFT, WIDTH } from './billet-slip';
import { columnsOf, type BalanceSheet, type SheetCell } from './balance-sheet';

const TOP = 40;
const BOTTOM = 800;
const PAD = 3;
const SIZE = 8;
/** Most lines that one cell takes. */
const MOST_LINES = 8;

const styleOf = ({ align = 'left', style, color = INK }: SheetCell) => ({
  size: SIZE,
  bold: style === 'bold',
  align,
  color,
});

/** Prints a sheet on pages of its own, as many as it takes. A row is never divided. Other requests are served between pages. */
export async function drawSheet(doc: PDFKit.PDFDocument, { title, sections }: BalanceSheet): Promise<void> {
  doc.addPage();
  const section = doc.struct('Sect', { title });
  doc.addStructure(section);
  const pen: Pen = { doc, section };
  let y = TOP;
  const room = async (height: number) => {
    if (y + height <= BOTTOM) return;
    await setImmediate();
    doc.addPage();
    y = TOP;
  };
  y += paragraph(pen, title, { x: LEFT, y, w: WIDTH }, 2, { size: 13, bold: true, color: BRAND }) + 8;
  for (const { header, tables } of sections) {
    if (header) {
      await room(40);
      line(pen, header, { x: LEFT, y, w: WIDTH }, { size: 10, bold: true }, 'H3');
      y += 18;
    }
    for (const table of tables) {
      const column = WIDTH / columnsOf(table);
      for (const row of table.rows) {
        const height = heightOf(pen, row, column);
        await room(height);
        drawRow(pen, row, { y, height, column });
        y += height;
      }
      y += 10;
    }
  }
  section.end();
}

const inner = (cell: SheetCell, column: number): number => column * (cell.colspan ?? 1) - 2 * PAD;

const heightOf = ({ doc }: Pen, row: SheetCell[], column: number): number => {
  const lines = row.map((cell) => countLines(doc, cell.text, inner(cell, column), MOST_LINES, styleOf(cell)));
  return Math.max(1, ...lines) * SIZE * LEADING + 2 * PAD;
};

function drawRow(
  pen: Pen,
  row: SheetCell[],
  { y, height, column }: { y: number; height: number; column: number },
): void {
  let x = LEFT;
  for (const cell of row) {
    paragraph(pen, cell.text, { x: x + PAD, y: y + PAD, w: inner(cell, column) }, MOST_LINES, styleOf(cell));
    x += column * (cell.colspan ?? 1);
  }
  const rule = y + height;
  artifact(pen.doc, () =>
    pen.doc
      .moveTo(LEFT, rule)
      .lineTo(LEFT + WIDTH, rule)
      .lineWidth(0.3)
      .stroke('#d1d5db'),
  );
}
