import type { Selectable } from 'kysely';
import { formatDay } from '../../core/calendar';
import type { Database, Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { formatTypedLine } from '../../rails/billet/barcode';
import './tables';

export type MailedCharge = Pick<
  Selectable<Database['charges']>,
  | 'id'
  | 'account_id'
  | 'value'
  | 'expire_at'
  | 'barcode'
  | 'pix_copy_paste'
  | 'customer_name'
  | 'customer_email'
  | 'message'
>;

export const MAILED_COLUMNS = [
  'id',
  'account_id',
  'value',
  'expire_at',
  'barcode',
  'pix_copy_paste',
  'customer_name',
  'customer_email',
  'message',
] as const;

/** Billets by e-mail to their payers: who charges, how much, until when, and what to pay it by. */
export async function mailBillets(
  trx: Trx,
  receiver: string,
  mails: { charge: MailedCharge; recipient: string; at: Date }[],
): Promise<void> {
  await sendMessages(
    trx,
    mails.map(({ charge, recipient, at }) => ({
      accountId: charge.account_id,
      channel: 'mail',
      recipient,
      subject: `Boleto de ${receiver}: ${formatMoney(charge.value)}, vence em ${formatDay(charge.expire_at)}`,
      body: bodyOf(charge, receiver),
      at,
    })),
  );
}

function bodyOf(charge: MailedCharge, receiver: string): string {
  const parts = [
    `Olá, ${charge.customer_name}.`,
    `${receiver} enviou a você um boleto de ${formatMoney(charge.value)} com vencimento em ${formatDay(charge.expire_at)}.`,
    ...(charge.message ? [charge.message] : []),
    `Para pagar, copie a linha digitável no aplicativo do seu banco:\n${formatTypedLine(charge.barcode)}`,
    ...(charge.pix_copy_paste ? [`Ou pague por Pix com o código copia e cola:\n${charge.pix_copy_paste}`] : []),
  ];
  return parts.join('\n\n');
}
