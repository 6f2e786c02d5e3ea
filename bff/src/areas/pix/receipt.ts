import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { PixDetail } from '@balcao/contract/pix';
import { printable } from '@balcao/contract/shared/billet-message';
import { formatDocument } from '../../core/documents';
import { formatMoney } from '../../core/money';

const [LEFT, WIDTH, HEIGHT] = [28, 304, 600];
const [INK, FAINT, BRAND] = ['#111827', '#4b5563', '#0b4f4a'];

const TITLES: Record<PixDetail['status'], string> = {
  scheduled: 'Comprovante de agendamento de Pix',
  processing: 'Pix em andamento',
  done: 'Comprovante de Pix',
  refused: 'Pix não realizado',
  returned: 'Pix devolvido',
  cancelled: 'Pix cancelado',
  received: 'Comprovante de Pix recebido',
  'part-refunded': 'Comprovante de Pix',
  refunded: 'Comprovante de Pix devolvido',
};

const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

type Part = [title: string, lines: [label: string, value: string][]];

const document = (value: string | null) => value && formatDocument(value);

/** The contents of a receipt, part by part. */
function partsOf(pix: PixDetail): Part[] {
  const filled = (lines: [string, string | null][]) => lines.filter((line): line is [string, string] => !!line[1]);
  const isSent = pix.direction === 'sent';
  return [
    [
      'Pix',
      filled([
        ['Tipo', pix.label],
        ['Devolvido', pix.returned ? formatMoney(pix.returned) : null],
        ['Descrição', pix.description],
        ['Resposta', pix.payerResponse],
        ['Motivo', pix.reason],
      ]),
    ],
    [
      'Quem recebe',
      filled([
        ['Nome', pix.owner.name],
        ['CPF/CNPJ', document(pix.owner.document)],
        ['Instituição', pix.account.bank],
        ['Agência', isSent ? pix.account.branch : null],
        ['Conta', isSent ? pix.account.number : null],
        ['Chave', pix.key],
      ]),
    ],
    [
      'Quem paga',
      filled([
        ['Nome', pix.payer.name],
        ['CPF/CNPJ', document(pix.payer.document)],
        ['Instituição', isSent ? null : pix.bank],
        ['Conta', pix.payer.account],
      ]),
    ],
    [
      'Identificação',
      filled([
        ['ID da transação', pix.endToEnd],
        ['Protocolo', pix.protocol],
        ['txid', pix.txid],
      ]),
    ],
  ];
}

/** The receipt of a Pix: narrow, the amount first, who paid whom, and the number it has in the network. */
export async function pixPdf(pix: PixDetail): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [LEFT * 2 + WIDTH, HEIGHT],
    margin: 0,
    lang: 'pt-BR',
    info: { Title: `${TITLES[pix.status]} ${pix.endToEnd}` },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.rect(0, 0, LEFT * 2 + WIDTH, 6).fill(BRAND);
  doc.font('Helvetica-Bold').fontSize(11).fillColor(BRAND).text('Balcão', LEFT, 26);
  doc.font('Helvetica').fontSize(10).fillColor(FAINT).text(TITLES[pix.status], LEFT, 44);
  doc.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(formatMoney(pix.value), LEFT, 62);
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(FAINT)
    .text(instant.format(new Date(pix.at)), LEFT, 94);
  let y = 118;
  for (const [title, lines] of partsOf(pix)) {
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.6)
      .stroke('#9ca3af');
    doc
      .font('Helvetica-Bold')
      .fontSize(9)
      .fillColor(INK)
      .text(title, LEFT, y + 9);
    y += 24;
    for (const [label, value] of lines) {
      doc.font('Helvetica').fontSize(8).fillColor(FAINT).text(label, LEFT, y, { width: 84 });
      doc
        .fontSize(8.5)
        .fillColor(INK)
        .text(printable(value), LEFT + 88, y, { width: WIDTH - 88, align: 'right' });
      y = Math.max(doc.y, y + 11) + 3;
    }
    y += 5;
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

const ROW = 20;
const LONGEST = 46;
const escape = (text: string) => printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Breaks a value into lines that fit the picture's width. */
const wrapped = (value: string): string[] => {
  const words = value.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${LONGEST}}`, 'gu')) ?? []);
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
};

/** The same receipt as a picture, to be shared. */
export async function pixPng(pix: PixDetail): Promise<Buffer> {
  let y = 190;
  const elements: string[] = [];
  const put = (text: string, at: { x: number; size: number; fill: string; bold?: boolean; end?: boolean }) =>
    elements.push(
      `<text x="${at.x}" y="${y}" font-size="${at.size}" fill="${at.fill}" ${at.bold ? 'font-weight="700"' : ''} ${
        at.end ? 'text-anchor="end"' : ''
      }>${escape(text)}</text>`,
    );
  for (const [title, lines] of partsOf(pix)) {
    elements.push(`<line x1="40" x2="560" y1="${y - 26}" y2="${y - 26}" stroke="#9ca3af"/>`);
    put(title, { x: 40, size: 15, fill: INK, bold: true });
    y += 26;
    for (const [label, value] of lines) {
      put(label, { x: 40, size: 13, fill: FAINT });
      for (const line of wrapped(value)) {
        put(line, { x: 560, size: 14, fill: INK, end: true });
        y += ROW;
      }
      y += 4;
    }
    y += 26;
  }
  const head = `<rect width="600" height="10" fill="${BRAND}"/>
    <g font-size="17" fill="${BRAND}" font-weight="700"><text x="40" y="52">Balcão</text></g>
    <text x="40" y="80" font-size="15" fill="${FAINT}">${TITLES[pix.status]}</text>
    <text x="40" y="120" font-size="36" font-weight="700" fill="${INK}">${formatMoney(pix.value)}</text>
    <text x="40" y="146" font-size="14" fill="${FAINT}">${instant.format(new Date(pix.at))}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${y}" font-family="Inter, Helvetica, Arial, sans-serif">
    <rect width="600" height="${y}" fill="#ffffff"/>${head}${elements.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
}
