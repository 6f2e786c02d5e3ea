import { sql, type Selectable } from 'kysely';
import type { Card, CardRequest } from '@balcao/contract/cards/shapes';
import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import type { Database, Db } from '../../core/database';
import { notFound } from '../../core/problem';
import type { Cycle } from './cycle';
import './tables';

export type CardAccountRow = Selectable<Database['card_accounts']>;
export type CardRow = Selectable<Database['cards']>;
export type RequestRow = Selectable<Database['card_requests']>;
export type InvoiceRow = Selectable<Database['card_invoices']>;

interface Lock {
  lock?: boolean;
}

/** The card account of a product; undefined where there is none. Whatever changes money or limit of it locks it first. */
export async function findCardAccount(
  db: Db,
  accountId: number,
  productId: number,
  { lock = false }: Lock = {},
): Promise<CardAccountRow | undefined> {
  const query = db
    .selectFrom('card_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** @throws Problem 404 where the account has no credit card */
export async function creditAccount(db: Db, accountId: number, lock?: Lock): Promise<CardAccountRow> {
  const row = await findCardAccount(db, accountId, CREDIT_PRODUCT, lock);
  if (!row) throw notFound();
  return row;
}

/** Locks the card account with an id. */
export const lockCardAccount = (db: Db, accountId: number, id: number): Promise<CardAccountRow> =>
  db
    .selectFrom('card_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** @throws Problem 404 where the account has no such card */
export async function findCard(db: Db, accountId: number, id: number, { lock = false }: Lock = {}): Promise<CardRow> {
  const query = db.selectFrom('cards').selectAll().where('account_id', '=', accountId).where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The account's cards that did not end, the newest first. */
export const listCards = (db: Db, accountId: number): Promise<CardRow[]> =>
  db
    .selectFrom('cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status_id', '<>', 3)
    .orderBy('id', 'desc')
    .execute();

/** The last request of a product. */
export const lastRequest = (db: Db, accountId: number, productId: number): Promise<RequestRow | undefined> =>
  db
    .selectFrom('card_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The invoice of a period. @throws Problem 404 where there is none */
export async function findInvoice(
  db: Db,
  { account_id, id }: Pick<CardAccountRow, 'account_id' | 'id'>,
  period: string,
): Promise<InvoiceRow> {
  const row = await db
    .selectFrom('card_invoices')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('card_account_id', '=', id)
    .where('period', '=', period)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const cycleOf = ({ due_day, next_due_day, due_from }: CardAccountRow): Cycle => ({
  dueDay: due_day,
  next: next_due_day && due_from ? { dueDay: next_due_day, from: due_from } : null,
});

/** SQL: cents of an invoice's lines but for payments, of the row of card_invoices at hand. */
export const LINES_TOTAL = sql<number>`(select coalesce(sum(l.amount), 0)::bigint from card_lines l
  where l.account_id = card_invoices.account_id and l.card_account_id = card_invoices.card_account_id
    and l.period = card_invoices.period and l.kind <> 'payment')`;

export const cardDto = (row: CardRow): Card => ({
  id: row.id,
  productCardId: row.product_id,
  kind: row.kind,
  statusId: row.status_id,
  blocks: row.blocks,
  name: row.name,
  lastDigits: row.last_digits,
  requestedAt: row.requested_at.toISOString(),
  activatedAt: row.activated_at?.toISOString() ?? null,
});

export const requestDto = (row: RequestRow): CardRequest => ({
  id: row.id,
  cardType: row.product_id === CREDIT_PRODUCT ? 'credit' : 'prepaid',
  state: row.state,
  customName: row.custom_name,
  dueDay: row.due_day,
  limit: row.wanted_limit,
  grantedLimit: row.granted_limit,
  address: row.address,
  protocol: row.protocol,
  reason: row.reason,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
