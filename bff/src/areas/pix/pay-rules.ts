import { MOST_TIMES } from '@balcao/contract/pix';
import { addDays, isRealDay } from '../../core/calendar';
import type { Refusal } from '../../kits/money/kind';
import type { PixCharge } from '../../rails/pix/locations';
import type { Payment } from './target';

/** How many days ahead a Pix can be scheduled at most. */
const FURTHEST = 365;

type Terms = Pick<Payment, 'value' | 'date' | 'isRecurrence' | 'frequency' | 'times' | 'payerResponse'>;

const isNumberOfTimes = (times: number | undefined): times is number =>
  times !== undefined && times >= 2 && times <= MOST_TIMES;

/** The faults of value, day and repetition, each at its field; pt-BR. */
export function refuseTerms(terms: Terms, charge: Pick<PixCharge, 'payerRequest'> | null, today: string): Refusal[] {
  const { value, date, isRecurrence, frequency, times, payerResponse } = terms;
  const wrong: [unknown, string, string][] = [
    [value < 1, 'value', 'Informe um valor maior que zero.'],
    [date && isRealDay(date) && date > addDays(today, FURTHEST), 'date', 'Agende para até um ano a partir de hoje.'],
    [isRecurrence && !frequency, 'frequency', 'Escolha de quanto em quanto tempo o Pix se repete.'],
    [isRecurrence && !isNumberOfTimes(times), 'times', `Informe de 2 a ${MOST_TIMES} vezes.`],
    [isRecurrence && charge, 'isRecurrence', 'Um QR Code de cobrança é pago uma vez só.'],
    [charge?.payerRequest && !payerResponse?.trim(), 'payerResponse', 'Responda o que quem cobra perguntou.'],
  ];
  return wrong.filter(([is]) => is).map(([, field, message]) => ({ code: 'invalid', field, message }));
}

/** How a payment is repeated; null where it is paid once, or not fully said. */
export const recurrenceOf = ({ isRecurrence, frequency, times }: Terms) =>
  isRecurrence && frequency && isNumberOfTimes(times) ? { frequency, times } : null;
