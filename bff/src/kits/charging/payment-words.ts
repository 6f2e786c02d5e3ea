import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { daysLate } from '../../rails/billet/amounts';
import { amountDueOn, type Terms } from './amount';

/**
 * The history's line of a payment, in pt-BR: the amount, then by how much it differs from what was due that São Paulo day, or how late it
 * is and how much of it is fine and interest.
 */
export function paymentWords(charge: Terms, amount: number, day: string): string {
  const { total, lines } = amountDueOn(charge, day);
  const received = formatMoney(amount);
  if (amount !== total)
    return (
      `${received}, ${formatMoney(Math.abs(amount - total))} a ${amount < total ? 'menos' : 'mais'} que o devido ` +
      `em ${formatDay(day)} (${formatMoney(total)})`
    );
  const days = daysLate(charge.expire_at, day);
  if (!days) return received;
  const extras = lines.flatMap((line) =>
    line.kind === 'fine' || line.kind === 'interest'
      ? `${formatMoney(line.amount)} de ${line.kind === 'fine' ? 'multa' : 'juros'}`
      : [],
  );
  return `${received}, com ${days} ${days === 1 ? 'dia' : 'dias'} de atraso${extras.length ? ` (${extras.join(' e ')})` : ''}`;
}
