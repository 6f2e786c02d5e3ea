import type { CardLine } from '@balcao/contract/cards/shapes';
import type { Ctx, FileAnswer } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { formatMoney, formatPercent } from '../../core/money';
import { csvHeading, csvLines, SPREADSHEET_TYPES } from '../../core/spreadsheet';
import { slipPdf, type Slip } from '../../platform/paper/slip';
import { creditLines, showInvoice } from './invoices';
import { toPeriodDto } from './payments';

const LINES_A_PAGE = 18;
/** Most lines that a paper or a spreadsheet of one invoice holds. */
const MOST = 5000;

const allLines = async (ctx: Ctx, period: string): Promise<CardLine[]> =>
  (await creditLines.rowsAfter(ctx, { period }, null, MOST)).map(({ item }) => item);

const KINDS: Record<CardLine['kind'], string> = {
  purchase: 'Compra',
  refund: 'Devolução',
  fine: 'Multa',
  interest: 'Juros',
  iof: 'IOF',
  financing: 'Parcelamento',
  agreement: 'Acordo',
  insurance: 'Seguro',
  recharge: 'Carga',
  discharge: 'Descarga',
  payment: 'Pagamento',
};
const partOf = ({ installment }: CardLine): string =>
  installment ? ` ${installment.number}/${installment.count}` : '';

/** An invoice on paper: total, ways to pay, then its lines (domain-next.md 4). @throws Problem 404 */
export async function printInvoice(ctx: Ctx, period: string): Promise<FileAnswer> {
  const { invoice, creditLimit, financing } = await showInvoice(ctx, period);
  const lines = await allLines(ctx, period);
  const page = (title: string, parts: Slip['parts']): Slip => ({
    title,
    head: formatMoney(invoice.total),
    at: ctx.now,
    parts,
  });
  const first = page(`Fatura ${toPeriodDto(period)}`, [
    {
      title: 'Fatura',
      lines: [
        ['Vencimento', formatDay(invoice.dueOn)],
        ['Fechamento', formatDay(invoice.closesOn)],
        ['Limite total', formatMoney(creditLimit)],
        ['Pago', formatMoney(invoice.paid)],
        ['A pagar', formatMoney(invoice.payable)],
      ],
    },
    {
      title: 'Parcelar a fatura',
      lines: financing.map(({ count, installment, total, monthlyRate, effectiveRate }) => [
        `${count} x ${formatMoney(installment)}`,
        `total ${formatMoney(total)} · ${formatPercent(monthlyRate, 2)} a.m. · CET ${formatPercent(effectiveRate, 2)} a.a.`,
      ]),
    },
  ]);
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, n) =>
    page(`Lançamentos da fatura ${toPeriodDto(period)}`, [
      {
        title: `Página ${n + 1}`,
        lines: lines
          .slice(n * LINES_A_PAGE, (n + 1) * LINES_A_PAGE)
          .map((line) => [formatDay(line.day), `${line.description}${partOf(line)} · ${formatMoney(line.amount)}`]),
      },
    ]),
  );
  return { name: `fatura-${period}.pdf`, bytes: await slipPdf(`Fatura ${toPeriodDto(period)}`, [first, ...pages]) };
}

const COLUMNS = ['Data', 'Tipo', 'Descrição', 'Parcela', 'Cartão', 'Valor'].map((title) => ({ title, width: 16 }));

/** The lines of an invoice as a spreadsheet. @throws Problem 404 */
export async function sheetInvoice(ctx: Ctx, period: string): Promise<FileAnswer> {
  await showInvoice(ctx, period);
  const rows = (await allLines(ctx, period)).map((line) => [
    { day: line.day },
    KINDS[line.kind],
    line.description,
    partOf(line).trim() || null,
    line.lastDigits,
    { cents: line.amount },
  ]);
  const bytes = Buffer.concat([csvHeading(COLUMNS), csvLines(rows)]);
  return { name: `fatura-${period}.csv`, bytes, type: SPREADSHEET_TYPES.csv };
}
