import type { Selectable } from 'kysely';
import type { Config } from '../../core/config';
import type { Database, Db, Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { newToken } from '../../core/tokens';
import { displayNameOf } from '../../kits/charging/billing/settings';
import type { Issuing } from '../../kits/charging/new-charge';
import type { SubscriptionRow } from './tables';
import './tables';

export type CardRow = Selectable<Database['subscription_cards']>;

/** Path of the payer's page of a subscription that is paid by card. */
export const cardPath = (code: string): string => `/assinatura/${code}`;

const urlOf = ({ BALCAO_ORIGIN, PORT }: Pick<Config, 'BALCAO_ORIGIN' | 'PORT'>, code: string): string =>
  `${BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`}${cardPath(code)}`;

/** The card on file of a subscription, also before it was given; null where the subscription is not paid by card. */
export async function cardOf(db: Db | Trx, accountId: number, subscription: number): Promise<CardRow | null> {
  const row = await db
    .selectFrom('subscription_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscription)
    .executeTakeFirst();
  return row ?? null;
}

/** Creates the page of a subscription on which its payer gives the card; answers its code, which cannot be guessed. */
export async function openCardPage(
  { trx, accountId }: Pick<Issuing, 'trx' | 'accountId'>,
  id: number,
): Promise<string> {
  const code = newToken().slice(0, 24);
  await trx
    .insertInto('subscription_cards')
    .values({ account_id: accountId, subscription_id: id, code, token: null, brand: null, last4: null })
    .execute();
  return code;
}

type Reason = { kind: 'first' | 'changed' } | { kind: 'refused'; reason: string };
type Mailed = Pick<SubscriptionRow, 'id' | 'customer_email' | 'customer_name' | 'value' | 'plan_name'>;

/** E-mails the payer to ask for a card: the first, or one in place of a refused card. Does nothing where there is no e-mail address. */
export async function askForCard(
  { trx, accountId, now, services }: Pick<Issuing, 'trx' | 'accountId' | 'now' | 'services'>,
  row: Mailed,
  why: Reason,
): Promise<void> {
  if (!row.customer_email) return;
  const card = await cardOf(trx, accountId, row.id);
  if (!card) return;
  const seller = await displayNameOf(trx, accountId);
  const value = formatMoney(row.value);
  const text =
    why.kind === 'refused'
      ? `Seu cartão não foi aceito na cobrança de ${value} da assinatura ${row.plan_name} de ${seller}: ${why.reason}`
      : why.kind === 'first'
        ? `Para começar sua assinatura ${row.plan_name} de ${seller}, de ${value}, informe o cartão.`
        : `As próximas cobranças da assinatura ${row.plan_name} de ${seller}, de ${value}, são pagas com cartão: informe o seu.`;
  await sendMessages(trx, [
    {
      accountId,
      channel: 'mail',
      recipient: row.customer_email,
      subject: why.kind === 'refused' ? `Cartão recusado na assinatura de ${seller}` : `Sua assinatura de ${seller}`,
      body: [`Olá, ${row.customer_name}.`, text, `Informe o cartão em ${urlOf(services.config, card.code)}`].join(
        '\n\n',
      ),
      at: now,
    },
  ]);
}
