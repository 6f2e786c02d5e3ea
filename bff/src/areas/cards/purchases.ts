import { type Selectable } from 'kysely';
import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import { directedTo } from '../../core/account-directory';
import type { Database, Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { showCards, notifyOfCard } from './issue';
import { addLine, openPeriod, postCard, standingOf } from './ledger-lines';
import { addPeriods } from './cycle';
import { controlRefusal, lockToFirst } from './supplier-cards';
import { askForReceipt } from './receipts';
import { findCard, lockCardAccount, type CardAccountRow } from './repository';
import {
  AUTHORIZATION_DAYS,
  clearable,
  collectedParts,
  refundable,
  refusePurchase,
  type Purchase,
  type RefusalReason,
} from './rules';
import './tables';

type PurchaseRow = Selectable<Database['card_purchases']>;
const DAY = 86_400_000;

/** A purchase as the card network asks for it. */
export interface Asked extends Purchase {
  /** The issuer's reference of the card. */
  cardKey: string;
  /** The network's name of the purchase. */
  networkKey: string;
  merchant: string;
  category: string;
  at: Date;
}

/** What the network tells of a purchase later; each `eventKey` counts once. */
export interface Told {
  networkKey: string;
  eventKey: string;
  /** Integer cents. */
  amount: number;
  at: Date;
}

export interface Outcome {
  isApproved: boolean;
  reason: RefusalReason | null;
}

/** A card by the issuer's reference. */
export const cardOf = (db: Db, issuerKey: string) =>
  db
    .selectFrom('cards')
    .select(['account_id', 'id', 'card_account_id'])
    .where('account_id', '=', directedTo('cards', 'issuer_key', issuerKey))
    .where('issuer_key', '=', issuerKey)
    .executeTakeFirst();

const purchaseOf = (db: Db, networkKey: string): Promise<PurchaseRow | undefined> =>
  db
    .selectFrom('card_purchases')
    .selectAll()
    .where('account_id', '=', directedTo('card_purchases', 'network_key', networkKey))
    .where('network_key', '=', networkKey)
    .executeTakeFirst();

const outcomeOf = ({ state, reason }: PurchaseRow): Outcome => ({
  isApproved: state !== 'refused',
  reason: reason as RefusalReason | null,
});

const REFUSED: Partial<Record<RefusalReason, string>> = {
  limit: 'o limite ou saldo não é suficiente',
  blocked: 'o cartão está bloqueado',
  config: 'este tipo de compra está desligado no cartão',
  ended: 'o prazo deste cartão de fornecedor terminou',
  merchant: 'este cartão só compra do seu fornecedor',
  category: 'este cartão só compra da sua categoria',
  month: 'o limite do mês deste cartão de fornecedor não é suficiente',
};

/**
 * Answers the network's question for a purchase; asked again, it is answered the same. The card account is locked, so that of two
 * purchases at once against the last of a limit one is authorised. Null: no card of this bank.
 */
export async function authorize(trx: Trx, tools: JobTools, asked: Asked): Promise<Outcome | null> {
  const ref = await cardOf(trx, asked.cardKey);
  if (!ref) return null;
  const account = await lockCardAccount(trx, ref.account_id, ref.card_account_id);
  const known = await purchaseOf(trx, asked.networkKey);
  if (known) return outcomeOf(known);
  const card = await findCard(trx, ref.account_id, ref.id);
  const { available } = await standingOf(trx, account);
  const isPrepaid = account.product_id !== CREDIT_PRODUCT;
  const reason =
    refusePurchase(asked, { statusId: card.status_id, off: card.off, isPrepaid }, available) ??
    (card.is_supplier ? await controlRefusal(trx, card, asked) : null);
  if (!reason && card.is_supplier) await lockToFirst(trx, card, asked.merchant);
  const row = await trx
    .insertInto('card_purchases')
    .values({
      account_id: ref.account_id,
      card_account_id: account.id,
      card_id: card.id,
      network_key: asked.networkKey,
      merchant: asked.merchant,
      category: asked.category,
      amount: asked.amount,
      installments: asked.installments,
      state: reason ? 'refused' : 'authorized',
      reason,
      at: asked.at,
      expires_at: new Date(asked.at.getTime() + AUTHORIZATION_DAYS * DAY),
      ended_at: reason ? asked.at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const why = reason && REFUSED[reason];
  const what = `${formatMoney(asked.amount)} em ${asked.merchant}, cartão final ${card.last_digits}`;
  if (!card.off.includes(5) && (!reason || why))
    await notifyOfCard(trx, tools, {
      accountId: ref.account_id,
      productId: account.product_id,
      content: why ? `Compra não aprovada: ${what}, porque ${why}.` : `Compra aprovada: ${what}.`,
      at: asked.at,
    });
  else showCards(tools, ref.account_id);
  if (!reason && card.is_supplier) await askForReceipt(trx, tools, row);
  return outcomeOf(row);
}

/** Locks the card account of a purchase and takes the event; null where there is no such purchase, or the event was told before. */
async function take(trx: Trx, told: Told, kind: string): Promise<{ account: CardAccountRow; row: PurchaseRow } | null> {
  const purchase = await purchaseOf(trx, told.networkKey);
  if (!purchase) return null;
  const account = await lockCardAccount(trx, purchase.account_id, purchase.card_account_id);
  const first = await trx
    .insertInto('card_network_events')
    .values({
      event_key: told.eventKey,
      account_id: purchase.account_id,
      purchase_id: purchase.id,
      kind,
      amount: told.amount,
      at: told.at,
    })
    .onConflict((c) => c.doNothing())
    .returning('event_key')
    .executeTakeFirst();
  return first ? { account, row: (await purchaseOf(trx, told.networkKey))! } : null;
}

const change = (trx: Trx, { account_id, id }: PurchaseRow, set: Partial<PurchaseRow>) =>
  trx.updateTable('card_purchases').set(set).where('account_id', '=', account_id).where('id', '=', id).execute();

/** Raises an authorised purchase by an amount, as far as the limit goes. @returns whether it was */
export async function increment(trx: Trx, tools: JobTools, told: Told): Promise<boolean> {
  const at = await take(trx, told, 'increment');
  if (!at || at.row.state !== 'authorized' || told.amount <= 0) return false;
  const { available } = await standingOf(trx, at.account);
  if (told.amount > available) return false;
  const { card_id: id, account_id, merchant, category } = at.row;
  const raise = { amount: told.amount, merchant, category, at: told.at };
  if (await controlRefusal(trx, { account_id, id }, raise)) return false;
  await change(trx, at.row, { amount: at.row.amount + told.amount });
  showCards(tools, at.row.account_id);
  return true;
}

/**
 * Collects a purchase: its lines go on invoices, one an instalment, and the bank owes the network. No more than was authorised; a last
 * collection gives the rest of the limit back. @returns cents that were collected
 */
export async function clear(trx: Trx, tools: JobTools, told: Told & { isLast?: boolean }): Promise<number> {
  const at = await take(trx, told, 'clear');
  if (!at) return 0;
  const { account, row } = at;
  const cents = clearable(row, told.amount);
  if (!cents) return 0;
  const cleared = row.cleared + cents;
  const isOver = told.isLast !== false || cleared === row.amount;
  await change(trx, row, { cleared, ...(isOver && { state: 'cleared', ended_at: told.at }) });
  const first = openPeriod(account, told.at);
  const parts = collectedParts(cents, row.installments);
  for (const [n, amount] of parts.entries())
    await addLine(trx, account, {
      kind: 'purchase',
      description: row.merchant,
      amount,
      at: told.at,
      period: addPeriods(first, n),
      cardId: row.card_id,
      purchaseId: row.id,
      ...(parts.length > 1 && { installment: { number: n + 1, count: parts.length } }),
    });
  await postCard(trx, account, {
    key: `card-clear:${told.eventKey}`,
    kind: 'card-purchase',
    description: row.merchant,
    owed: cents,
    at: told.at,
  });
  showCards(tools, row.account_id);
  return cents;
}

/** Gives up what was authorised and not collected. @returns whether it was */
export async function reverse(trx: Trx, tools: JobTools, told: Told): Promise<boolean> {
  const at = await take(trx, told, 'reverse');
  if (!at || at.row.state !== 'authorized') return false;
  await change(trx, at.row, { state: at.row.cleared ? 'cleared' : 'reversed', ended_at: told.at });
  showCards(tools, at.row.account_id);
  return true;
}

/** Gives back what was collected, in part or whole, on the invoice that is open. @returns cents that were given back */
export async function refund(trx: Trx, tools: JobTools, told: Told): Promise<number> {
  const at = await take(trx, told, 'refund');
  if (!at) return 0;
  const { account, row } = at;
  const cents = refundable(row, told.amount);
  if (!cents) return 0;
  await change(trx, row, { refunded: row.refunded + cents });
  await addLine(trx, account, {
    kind: 'refund',
    description: `Devolução de ${row.merchant}`,
    amount: -cents,
    at: told.at,
    period: openPeriod(account, told.at),
    cardId: row.card_id,
    purchaseId: row.id,
  });
  await postCard(trx, account, {
    key: `card-refund:${told.eventKey}`,
    kind: 'card-refund',
    description: `Devolução de ${row.merchant}`,
    owed: -cents,
    at: told.at,
  });
  await notifyOfCard(trx, tools, {
    accountId: row.account_id,
    productId: account.product_id,
    content: `Devolução de ${formatMoney(cents)} de ${row.merchant} no seu cartão.`,
    at: told.at,
  });
  return cents;
}

/** Ends purchases that were never collected: their limit is free again. */
export async function expirePurchases(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const late = await trx
    .selectFrom('card_purchases')
    .select(['account_id', 'card_account_id', 'network_key'])
    .where('state', '=', 'authorized')
    .where('expires_at', '<=', now)
    .orderBy('account_id')
    .orderBy('card_account_id')
    .orderBy('id')
    .limit(200)
    .execute();
  for (const { account_id, card_account_id, network_key } of late) {
    await lockCardAccount(trx, account_id, card_account_id);
    const row = await purchaseOf(trx, network_key);
    if (row?.state !== 'authorized') continue;
    await change(trx, row, { state: row.cleared ? 'cleared' : 'expired', ended_at: now });
    showCards(tools, account_id);
  }
}
