import type { TFunction } from 'i18next';
import type { Receipt } from '@balcao/contract/receipts';
import { formatDocument, formatInstant, formatMoney } from '../../ui/text/format';

/** Width, left margin and line height in CSS pixels; the canvas is drawn at twice the size, for sharp screens. */
const [WIDTH, LEFT, LINE] = [640, 40, 30];
const [INK, FAINT, BRAND] = ['#111827', '#4b5563', '#0b4f4a'];

type Line = [label: string, value: string | null];

/** Lines of the picture, in sections; lines without a value are left out. */
export function linesOf(
  { fee, label, counterpart: to, payer, protocol, reason, ...rest }: Receipt,
  t: TFunction<'receipts'>,
): Line[][] {
  const parts: Line[][] = [
    [
      [t('detail.kind'), label],
      [t('detail.fee'), fee ? formatMoney(fee) : t('detail.noFee')],
      [t('detail.description'), rest.description],
      [t('detail.reason'), reason],
    ],
    [
      [t('detail.to'), to.name],
      [t('detail.document'), to.document && formatDocument(to.document)],
      [t('detail.bank'), to.bankName],
      [t('detail.account'), [to.branch, to.account].filter(Boolean).join(' / ')],
      [t('detail.pixKey'), to.pixKey],
    ],
    [
      [t('detail.from'), payer.name],
      [t('detail.document'), formatDocument(payer.document)],
    ],
    [[t('detail.protocol'), protocol]],
  ];
  return parts.map((part) => part.filter(([, value]) => value));
}

/** Draws the receipt as a PNG file, in the design of the PDF. */
export async function receiptPicture(receipt: Receipt, t: TFunction<'receipts'>): Promise<File> {
  await document.fonts.ready;
  const parts = linesOf(receipt, t);
  const height = 190 + parts.reduce((sum, part) => sum + part.length * LINE + 28, 0);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = height * 2;
  const pen = canvas.getContext('2d')!;
  const { fontFamily } = getComputedStyle(document.body);
  pen.scale(2, 2);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = BRAND;
  pen.fillRect(0, 0, WIDTH, 8);
  const put = (text: string, y: number, style: { size: number; bold?: boolean; color: string; right?: boolean }) => {
    pen.font = `${style.bold ? 600 : 400} ${style.size}px ${fontFamily}`;
    pen.fillStyle = style.color;
    pen.textAlign = style.right ? 'right' : 'left';
    pen.fillText(text, style.right ? WIDTH - LEFT : LEFT, y, WIDTH - LEFT * 2 - (style.right ? 150 : 0));
  };
  put('Balcão', 52, { size: 20, bold: true, color: BRAND });
  put(t(`state.${receipt.state}`), 80, { size: 16, color: FAINT });
  put(formatMoney(receipt.amount), 124, { size: 36, bold: true, color: INK });
  put(formatInstant(receipt.settled_at ?? receipt.created_at), 152, { size: 15, color: FAINT });
  let y = 180;
  for (const part of parts) {
    pen.fillStyle = '#d1d5db';
    pen.fillRect(LEFT, y, WIDTH - LEFT * 2, 1);
    y += LINE;
    for (const [label, value] of part) {
      put(label, y, { size: 14, color: FAINT });
      put(value ?? '', y, { size: 15, color: INK, right: true });
      y += LINE;
    }
    y -= 2;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], `comprovante-${receipt.protocol}.png`, { type: 'image/png' });
}
