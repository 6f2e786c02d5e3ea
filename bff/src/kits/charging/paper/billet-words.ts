import { addDays, formatDay } from '../../../core/calendar';
import { formatMoney, formatPercent } from '../../../core/money';
import { discountOn } from '@balcao/contract/shared/charge-amounts';
import { fineOf, interestOf, lastDayWithoutFine, type BilletTerms } from '../../../rails/billet/amounts';

/** The terms that the instruction lines state. writeOffDays: days after due until the automatic write-off; null, never. */
export type WordedTerms = Pick<BilletTerms, 'conditionalDiscount' | 'fine' | 'interest' | 'dueDay'> & {
  /** Integer cents, as coded in the bars. */
  nominal: number;
  writeOffDays: number | null;
};

/** Last day the billet may be paid at all, or null when it is never written off. */
export const lastDayToPay = ({ dueDay, writeOffDays }: Pick<WordedTerms, 'dueDay' | 'writeOffDays'>): string | null => {
  if (writeOffDays === null) return null;
  const end = addDays(dueDay, writeOffDays);
  const grace = lastDayWithoutFine(dueDay);
  return end > grace ? end : grace;
};

/** The instruction lines of a billet in pt-BR, one fact a line, only the facts that apply. */
export const instructionLines = (terms: WordedTerms): string[] => {
  const { nominal, conditionalDiscount: discount, fine = 0, interest = 0 } = terms;
  const lines: string[] = [];
  if (discount && discountOn(nominal, discount) > 0) {
    const percent = discount.type === 'percentage' ? ` (${formatPercent(discount.value, 2)})` : '';
    lines.push(
      `Até ${formatDay(discount.untilDay)}, conceder desconto de ${formatMoney(discountOn(nominal, discount))}${percent}.`,
    );
  }
  if (fine > 0)
    lines.push(`Após o vencimento, cobrar multa de ${formatPercent(fine, 2)} (${formatMoney(fineOf(nominal, fine))}).`);
  if (interest > 0)
    lines.push(
      `Após o vencimento, cobrar juros de ${formatPercent(interest, 3)} ao dia (${formatMoney(interestOf(nominal, interest, 1))} por dia).`,
    );
  const end = lastDayToPay(terms);
  if (end !== null)
    lines.push(
      terms.writeOffDays === 0
        ? 'Não receber após o vencimento.'
        : `Não receber após ${formatDay(end)}: baixa automática.`,
    );
  return lines;
};
