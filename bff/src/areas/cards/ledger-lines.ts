import { sql } from 'kysely';
import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import { saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import type { CardLine } from '@balcao/contract/cards/shapes';
import { BANK, balanceOf, post, type LedgerKind } from '../../ledger/ledger';
import { closesOn, dueOn, periodOf } from './cycle';
import { cycleOf, type CardAccountRow } from './repository';
import './tables';

/** The ledger account of a card account: a debt, or what is on a prepaid card. */
export const ledgerKindOf = ({ product_id }: Pick<CardAccountRow, 'product_id'>): LedgerKind =>
  product_id === CREDIT_PRODUCT ? 'card' : 'prepaid';

export interface Standing {
  /** Cents of purchases that were authorised and not collected. */
  held: number;
  /** Of a prepaid card: what is on it. Of a credit card: what is owed, negative. */
  balance: number;
  /** Cents of the limit that are used; of a prepaid card what is held. */
  used: number;
  available: number;
}

/** What of a limit or prepaid balance is used and free; exact where the card account is locked. */
export async function standingOf(db: Db, account: CardAccountRow): Promise<Standing> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(amount - cleared), 0)::bigint as held from card_purchases
    where account_id = ${account.account_id} and card_account_id = ${account.id} and state = 'authorized'`.execute(db);
  const held = rows[0]!.held;
  const { balance } = await balanceOf(db, account.account_id, ledgerKindOf(account));
  return account.product_id === CREDIT_PRODUCT
    ? { held, balance, used: held - balance, available: account.credit_limit - held + balance }
    : { held, balance, used: held, available: balance - held };
}

/** Makes the invoice of a period where it is not there yet. */
export const openInvoice = (trx: Trx, account: CardAccountRow, period: string) =>
  trx
    .insertInto('card_invoices')
    .values({
      account_id: account.account_id,
      card_account_id: account.id,
      period,
      closes_on: closesOn(cycleOf(account), period),
      due_on: dueOn(cycleOf(account), period),
      state: 'open',
      closed_at: null,
      reminded_at: null,
      automatic_on: null,
    })
    .onConflict((c) => c.doNothing())
    .execute();

/** The first period whose invoice is still open at an instant. */
export const openPeriod = (account: CardAccountRow, at: Date): string => periodOf(cycleOf(account), saoPauloDay(at));

type NewLine = Pick<CardLine, 'kind' | 'description' | 'amount'> & {
  at: Date;
  period: string;
  cardId?: number;
  purchaseId?: number;
  installment?: { number: number; count: number };
};

/** Adds a line to an invoice, or to a prepaid card's history. */
export async function addLine(trx: Trx, account: CardAccountRow, line: NewLine): Promise<number> {
  if (account.product_id === CREDIT_PRODUCT) await openInvoice(trx, account, line.period);
  const { id } = await trx
    .insertInto('card_lines')
    .values({
      account_id: account.account_id,
      card_account_id: account.id,
      card_id: line.cardId ?? null,
      purchase_id: line.purchaseId ?? null,
      period: line.period,
      kind: line.kind,
      description: line.description,
      amount: line.amount,
      installment: line.installment?.number ?? null,
      installments: line.installment?.count ?? null,
      day: saoPauloDay(line.at),
      at: line.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Posts what a card owes more (negative: less) against the bank: what the network is paid, or the bank's earnings. */
export const postCard = (
  trx: Trx,
  account: CardAccountRow,
  posting: { key: string; kind: string; description: string; owed: number; at: Date; to?: 'settlement' | 'fees' },
) =>
  post(trx, {
    key: posting.key,
    kind: posting.kind,
    description: posting.description,
    at: posting.at,
    entries: [
      { accountId: account.account_id, kind: ledgerKindOf(account), amount: -posting.owed },
      { accountId: BANK, kind: posting.to ?? 'settlement', amount: posting.owed },
    ],
  });
