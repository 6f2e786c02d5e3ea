import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { notifyOfCard } from './issue';
import { addLine, openPeriod, postCard } from './ledger-lines';
import { cardOf } from './purchases';
import { lockCardAccount } from './repository';
import './tables';

/** Money that a shop gives to a card without naming a purchase. */
interface Credit {
  /** The issuer's reference of the card. */
  cardKey: string;
  eventKey: string;
  merchant: string;
  /** Integer cents. */
  amount: number;
  at: Date;
}

/** Takes an unlinked refund: it goes on the invoice that is open, or on the prepaid card. @returns cents that were given back */
export async function credit(trx: Trx, tools: JobTools, told: Credit): Promise<number> {
  const { cardKey, eventKey, merchant, amount, at } = told;
  const ref = await cardOf(trx, cardKey);
  if (!ref || !Number.isSafeInteger(amount) || amount <= 0) return 0;
  const account = await lockCardAccount(trx, ref.account_id, ref.card_account_id);
  const first = await trx
    .insertInto('card_network_events')
    .values({ event_key: eventKey, account_id: ref.account_id, purchase_id: null, kind: 'credit', amount, at })
    .onConflict((c) => c.doNothing())
    .returning('event_key')
    .executeTakeFirst();
  if (!first) return 0;
  const description = `Devolução de ${merchant}`;
  await addLine(trx, account, {
    kind: 'refund',
    description,
    amount: -amount,
    at,
    period: openPeriod(account, at),
    cardId: ref.id,
  });
  await postCard(trx, account, {
    key: `card-refund:${eventKey}`,
    kind: 'card-refund',
    description,
    owed: -amount,
    at,
  });
  await notifyOfCard(trx, tools, {
    accountId: ref.account_id,
    productId: account.product_id,
    content: `Devolução de ${formatMoney(amount)} de ${merchant} no seu cartão.`,
    at,
  });
  return amount;
}
