import type { Selectable } from 'kysely';
import type { Moment } from '@balcao/contract/billing-settings';
import { formatDay } from '../../core/calendar';
import type { Database, Trx } from '../../core/database';
import { isMobile } from '../../core/documents';
import { sendMessages, type Message } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { emailOf } from './billing/emails';
import { fillEmail, fillSms, type MailValues } from './billing/email-texts';
import { settingOf, displayNameOf } from './billing/settings';
import { formatTypedLine } from '../../rails/billet/barcode';
import './tables';

export const MAILED_COLUMNS = [
  'id',
  'account_id',
  'value',
  'expire_at',
  'barcode',
  'pix_copy_paste',
  'customer_name',
  'customer_email',
  'customer_phone',
  'message',
] as const;

export type MailedCharge = Pick<Selectable<Database['charges']>, (typeof MAILED_COLUMNS)[number]>;

/** What e-mails and texts of a charge are filled with. @param receiver who charges */
export const valuesOf = (charge: Omit<MailedCharge, 'account_id'>, receiver: string): MailValues => ({
  cliente: charge.customer_name,
  empresa: receiver,
  valor: formatMoney(charge.value),
  vencimento: formatDay(charge.expire_at),
  numero: String(charge.id),
  linha_digitavel: charge.barcode ? formatTypedLine(charge.barcode) : '',
  pix: charge.pix_copy_paste ?? '',
  mensagem: charge.message ?? '',
});

/** E-mails billets of one account to their payers, by the account's own text: who charges, how much, until when, how to pay. */
export async function mailBillets(
  trx: Trx,
  accountId: number,
  mails: { charge: MailedCharge; recipient: string; at: Date }[],
  moment: Moment = 'issued',
): Promise<void> {
  if (!mails.length) return;
  const receiver = await displayNameOf(trx, accountId);
  const text = await emailOf(trx, accountId, moment);
  await sendMessages(
    trx,
    mails.map(({ charge, recipient, at }): Message => {
      const mail = fillEmail(text, valuesOf(charge, receiver));
      return { accountId, channel: 'mail', recipient, ...mail, at };
    }),
  );
}

/** Texts one moment of billets to the mobile phones of their payers. */
export async function textBillets(
  trx: Trx,
  accountId: number,
  texts: { charge: MailedCharge; recipient: string; at: Date; channel: 'sms' | 'whatsapp' }[],
  moment: Moment = 'issued',
): Promise<void> {
  if (!texts.length) return;
  const receiver = await displayNameOf(trx, accountId);
  await sendMessages(
    trx,
    texts.map(({ charge, recipient, at, channel }): Message => {
      const body = fillSms(moment, valuesOf(charge, receiver));
      return { accountId, channel, recipient, subject: '', body, at };
    }),
  );
}

/** Notifies the payers of an account's charges of a moment after they were issued, by the channels that the account chose for it. */
export async function mailPayers(
  trx: Trx,
  accountId: number,
  moment: Exclude<Moment, 'issued'>,
  charges: MailedCharge[],
  at: Date,
): Promise<void> {
  const channels = (await settingOf(trx, accountId, 'communication'))[moment];
  if (channels.email)
    await mailBillets(
      trx,
      accountId,
      charges.flatMap((charge) => (charge.customer_email ? [{ charge, recipient: charge.customer_email, at }] : [])),
      moment,
    );
  if (!channels.sms) return;
  const reached = charges.flatMap((charge) => {
    const phone = charge.customer_phone;
    return phone && isMobile(phone) ? [{ charge, recipient: phone, at, channel: 'sms' as const }] : [];
  });
  await textBillets(trx, accountId, reached, moment);
}
