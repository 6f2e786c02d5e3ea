import bwipjs from 'bwip-js/node';
import { encode } from 'uqr';
import { printable } from '@balcao/contract/shared/billet-message';
import { formatDocument } from '../../../core/documents';

/** One millimetre in PDF points. */
export const MM = 72 / 25.4;
export const INK = '#111827';
export const FAINT = '#4b5563';
export const RULE = '#6b7280';
export const BRAND = '#0b4f4a';

export type Doc = PDFKit.PDFDocument;
export type Box = { x: number; y: number; w: number; h: number };
/** Where on the page to write, and into which element of the tag tree. */
export type Pen = { doc: Doc; section: PDFKit.PDFStructureElement };
/** Distance from one line to the next, as a multiple of the type size. */
export const LEADING = 1.22;
type Style = {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Money and numbers: smaller type rather than an ellipsis. */ whole?: boolean;
};

const font = (doc: Doc, { size = 8.5, bold = false, color = INK }: Style): Doc =>
  doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);

/**
 * How many characters the longest beginning has that fits. A longer one never fits where a shorter one does not, so that lengths are
 * doubled, then halved between: an application may have thousands of long cells printed.
 */
const longest = (text: string, fits: (beginning: string) => boolean): number => {
  let [most, over] = [0, 1];
  while (over <= text.length && fits(text.slice(0, over))) [most, over] = [over, over * 2];
  over = Math.min(over, text.length + 1);
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (fits(text.slice(0, middle))) most = middle;
    else over = middle;
  }
  return most;
};

/** The longest beginning that fits the width, with an ellipsis when something is cut. The font must be set. */
const clip = (doc: Doc, text: string, width: number): string => {
  if (doc.widthOfString(text) <= width) return text;
  const cut = (beginning: string) => `${beginning.trimEnd()}…`;
  return cut(
    text.slice(
      0,
      longest(text, (beginning) => doc.widthOfString(cut(beginning)) <= width),
    ),
  );
};

/** Breaks a text into at most max lines of that width, inside a word only when the word alone is too wide; the last one is clipped. */
const wrap = (doc: Doc, text: string, width: number, max: number): string[] => {
  const lines: string[] = [];
  let rest = text;
  while (rest && lines.length < max - 1) {
    const fitting = longest(rest, (beginning) => doc.widthOfString(beginning) <= width);
    if (fitting === rest.length) break;
    const end = Math.max(1, fitting);
    const space = rest.lastIndexOf(' ', end);
    const at = space > 0 ? space : end;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest ? [...lines, clip(doc, rest, width)] : lines;
};

/** A code that is copied: broken by width alone, never at a space, so that joining the lines gives it back. */
export const code = ({ doc, section }: Pen, text: string, at: Omit<Box, 'h'>, style: Style = {}): void => {
  const step = (style.size ?? 8.5) * LEADING;
  section.add(
    doc.struct('P', { actual: text }, () => {
      font(doc, style);
      let y = at.y;
      for (let rest = text; rest; y += step) {
        let end = rest.length;
        while (
          end > 1 &&
          (doc.widthOfString(rest.slice(0, end)) > at.w ||
            (end < rest.length && / $|^ /.test(rest.slice(end - 1, end + 1))))
        )
          end--;
        put(doc, rest.slice(0, end), at.x, y, at.w, 'left');
        rest = rest.slice(end);
      }
    }),
  );
};

/** Draws decoration that screen readers skip. */
export const artifact = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

const put = (doc: Doc, text: string, x: number, y: number, width: number, align: Style['align']): void => {
  const free = width - doc.widthOfString(text);
  doc.text(text, x + (align === 'right' ? free : align === 'center' ? free / 2 : 0), y, { lineBreak: false });
};

/** One line of text within its width: clipped, or in smaller type when it must stay whole. */
export const line = ({ doc, section }: Pen, text: string, at: Omit<Box, 'h'>, style: Style = {}, tag = 'P'): void => {
  if (!text) return;
  const printed = printable(text);
  section.add(
    doc.struct(tag, {}, () => {
      const size = style.size ?? 8.5;
      const full = font(doc, style).widthOfString(printed);
      if (style.whole && full > at.w) font(doc, { ...style, size: (size * at.w) / full });
      put(doc, style.whole ? printed : clip(doc, printed, at.w), at.x, at.y, at.w, style.align);
    }),
  );
};

/** How many lines a text takes in that width, at most max; an empty one takes its own. */
export const countLines = (doc: Doc, text: string, width: number, max: number, style: Style = {}): number =>
  text === '' ? 1 : wrap(font(doc, style), printable(text), width, max).length;

/** A paragraph of at most max lines; answers the height it took. */
export const paragraph = (
  { doc, section }: Pen,
  text: string,
  at: Omit<Box, 'h'>,
  max: number,
  style: Style = {},
): number => {
  const step = (style.size ?? 8.5) * LEADING;
  if (text === '') return step;
  const lines = wrap(font(doc, style), printable(text), at.w, max);
  section.add(
    doc.struct('P', {}, () => {
      font(doc, style);
      lines.forEach((part, i) => put(doc, part, at.x, at.y + i * step, at.w, style.align));
    }),
  );
  return lines.length * step;
};

/** A framed field of the form: small label above, value at the bottom, whole, both inside the box. */
export const field = (
  pen: Pen,
  label: string,
  value: string,
  box: Box,
  style: Style & { fill?: string } = {},
): void => {
  const { doc } = pen;
  artifact(doc, () => {
    doc.rect(box.x, box.y, box.w, box.h).lineWidth(0.6);
    if (style.fill) doc.fillAndStroke(style.fill, RULE);
    else doc.stroke(RULE);
  });
  const inner = { x: box.x + 4, w: box.w - 8 };
  line(pen, label, { ...inner, y: box.y + 3 }, { size: 5.8, color: FAINT });
  line(pen, value, { ...inner, y: box.y + box.h - (style.size ?? 8.5) - 3.2 }, { whole: true, ...style });
};

/**
 * A framed field with a party: name, then document and address, each on as many lines as it takes. The type gets smaller until all of it
 * fits above a foot that is left free.
 */
export const partyField = (
  pen: Pen,
  label: string,
  party: { name: string; document: string; address: string | null },
  box: Box,
  foot = 0,
): void => {
  field(pen, label, '', box);
  const inner = { x: box.x + 4, w: box.w - 8 };
  const room = box.h - 11 - foot;
  const kind = party.document.length === 11 ? 'CPF' : 'CNPJ';
  const details = [`${kind} ${formatDocument(party.document)}`, party.address].filter(Boolean).join(' · ');
  const styles = (scale: number) => [{ size: 8.5 * scale, bold: true }, { size: 7.6 * scale }] as const;
  const height = (scale: number) =>
    [party.name, details].reduce(
      (sum, text, i) =>
        sum + countLines(pen.doc, text, inner.w, Infinity, styles(scale)[i]!) * styles(scale)[i]!.size * LEADING,
      0,
    );
  const scale = [1, 0.92, 0.84, 0.76, 0.68].find((one) => height(one) <= room) ?? 0.6;
  const [ofName, ofDetails] = styles(scale);
  const y = box.y + 10 + Math.max(0, (room - height(scale)) / 2);
  const named = paragraph(pen, party.name, { ...inner, y }, 2, ofName);
  paragraph(
    pen,
    details,
    { ...inner, y: y + named },
    Math.max(1, Math.floor((box.y + box.h - foot - y - named) / (ofDetails.size * LEADING))),
    ofDetails,
  );
};

/** A 44-digit code in interleaved 2 of 5, as vector bars of one to three widths: 103 mm × 13 mm (FEBRABAN). */
export const barcodeBars = ({ doc, section }: Pen, code: string, x: number, y: number): void => {
  const [symbol] = bwipjs.raw({ bcid: 'interleaved2of5', text: code });
  if (!symbol || !('sbs' in symbol)) throw new Error('the barcode encoder gave no bars');
  // The encoder's wide elements are two narrow ones; the standard asks for three. It also ends with a space.
  const widths = symbol.sbs.slice(0, 5 * code.length + 7).map((n) => (n > 1 ? 3 : 1));
  const module = (103 * MM) / widths.reduce((sum, n) => sum + n, 0);
  section.add(
    doc.struct('Figure', { alt: `Código de barras ${code}` }, () => {
      let at = x;
      widths.forEach((n, i) => {
        if (i % 2 === 0) doc.rect(at, y, n * module, 13 * MM);
        at += n * module;
      });
      doc.fill('#000000');
    }),
  );
};

/** A QR code as vector squares, its four-module margin inside the size. */
export const qrSquares = ({ doc, section }: Pen, text: string, x: number, y: number, size: number): void => {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const module = size / modules;
  section.add(
    doc.struct('Figure', { alt: 'QR Code para pagar com Pix' }, () => {
      data.forEach((row, r) => {
        for (let c = 0; c < row.length; c++) {
          if (!row[c]) continue;
          const from = c;
          while (row[c + 1]) c++;
          doc.rect(x + from * module, y + r * module, (c - from + 1) * module, module);
        }
      });
      doc.fill('#000000');
    }),
  );
};
