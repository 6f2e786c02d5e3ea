import type { StepBody } from '@balcao/contract/dunning';
import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { fillEmail, templateFault, type MailValues } from '../../kits/charging/billing/email-texts';
import { formatTypedLine } from '../../rails/billet/barcode';
import type { Due } from './due';

/** Most characters of an SMS: three parts of 153. */
const MOST_SMS = 459;

export type Written = Pick<StepBody, 'channel' | 'subject' | 'body'>;

/** A text as it is stored. @throws Problem 422 at 'subject' and 'body' where they are blank, too long or have unknown variables. */
export function checkedText<T extends Written>(input: T): T {
  const text = { ...input, subject: input.subject.trim(), body: input.body.replace(/\r\n?/g, '\n').trim() };
  const blank = 'Preenchimento obrigatório';
  const subject = text.channel === 'email' ? (text.subject ? templateFault(text.subject) : blank) : null;
  const tooLong = text.channel === 'sms' && text.body.length > MOST_SMS;
  const body = !text.body
    ? blank
    : tooLong
      ? `Um SMS leva até ${MOST_SMS} caracteres: este tem ${text.body.length}`
      : templateFault(text.body);
  refuseFields([
    ...(subject ? [{ field: 'subject', message: subject }] : []),
    ...(body ? [{ field: 'body', message: body }] : []),
  ]);
  return text;
}

export const valuesOf = (due: Due, receiver: string): MailValues => ({
  cliente: due.customer_name,
  empresa: receiver,
  valor: formatMoney(due.value),
  vencimento: formatDay(due.expire_at),
  numero: String(due.charge_id),
  linha_digitavel: due.barcode ? formatTypedLine(due.barcode) : '',
  pix: due.pix_copy_paste ?? '',
  mensagem: due.message ?? '',
});

/** A text with its variables filled in. */
export const filled = ({ subject, body }: Written, values: MailValues): { subject: string; body: string } =>
  fillEmail({ subject, body }, values);
