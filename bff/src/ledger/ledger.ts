import { sql } from 'kysely';
import { count } from '../core/counters';
import type { Db, Trx } from '../core/database';
import { prepared } from '../core/round-trips';
import { Problem } from '../core/problem';
import './tables';

/** One entry of a posting: an amount in integer cents, positive where it adds to the ledger account. */
export interface Entry {
  accountId: number;
  kind: LedgerKind;
  amount: number;
}

/**
 * `available`: the money of an account. `settlement` and `fees` are the bank's own (account 0) and may be negative. The `settlement` of
 * another account carries its transfers inside the bank, in and out in one transaction, so that they need not lock the bank's own row.
 * `card`: what the account owes on its credit card, negative while it owes. `prepaid`: what is on its prepaid card.
 */
export type LedgerKind = 'available' | 'settlement' | 'fees' | 'card' | 'prepaid';

/** Whether a ledger account may fall below zero: the bank's own, and a debt. */
export const mayBeNegative = (accountId: number, kind: LedgerKind): boolean => accountId === BANK || kind === 'card';

export const BANK = 0;

export interface Posting {
  /** Unique: a posting with a known key is not made again. */
  key: string;
  kind: string;
  description: string;
  at: Date;
  entries: Entry[];
  /** Protocol, Pix key and the other party of the posting; the statement shows and searches them. */
  protocol?: string;
  pixKey?: string;
  counterpart?: { name: string; document?: string | null };
}

/**
 * Posts balanced entries in the caller's transaction, in one round trip. Ledger accounts are locked in a fixed order (by id, the bank's own
 * last), so that postings never deadlock.
 * @param beside further accounts that the transaction will move money of: locked here too, each in its place of that order
 * @returns false where the key was posted before: nothing is done then.
 * @throws Problem 422 'insufficient-funds' where an account's balance would fall below what is reserved of it.
 * @throws Error where the entries are not balanced, not whole non-zero cents, or name a ledger account twice.
 */
export async function post(trx: Trx, posting: Posting, beside: readonly number[] = []): Promise<boolean> {
  const { entries } = posting;
  if (entries.length < 2 || entries.some((e) => !Number.isSafeInteger(e.amount) || e.amount === 0))
    throw new Error('a posting needs at least two entries of whole, non-zero cents');
  if (entries.reduce((sum, e) => sum + e.amount, 0) !== 0) throw new Error(`posting ${posting.key} is not balanced`);
  const places = [
    ...entries,
    ...beside.map((accountId) => ({ accountId, kind: 'available' as const, amount: 0 })),
  ].sort((a, b) => place(a) - place(b) || a.kind.localeCompare(b.kind));
  if (new Set(places.map(({ accountId, kind }) => `${accountId} ${kind}`)).size < places.length)
    throw new Error(`posting ${posting.key} names an account twice`);

  const outcome = await postTo(trx, posting, places);
  if (outcome === 'insufficient') throw insufficientFunds();
  if (outcome === 'posted') count('ledger_postings', posting.kind);
  return outcome === 'posted';
}

/**
 * Posts in one round trip; an account with amount 0 is only locked.
 * @returns 'known' where the key was posted before; 'insufficient' where a balance is not: the transaction must then be rolled back
 */
async function postTo(
  trx: Trx,
  { key, kind, description, at, protocol, pixKey, counterpart }: Posting,
  places: readonly Entry[],
): Promise<'posted' | 'known' | 'insufficient'> {
  const { rows } = await sql<{ outcome: 'posted' | 'known' | 'insufficient' }>`${prepared}
    select post_entries(${key}, ${kind}, ${description}, ${at}::timestamptz, ${protocol ?? null}, ${pixKey ?? null},
      ${counterpart ? JSON.stringify(counterpart) : null}::jsonb, ${places.map(({ accountId }) => accountId)}::bigint[],
      ${places.map((one) => one.kind)}::text[], ${places.map(({ amount }) => amount)}::bigint[],
      ${places.map((one) => mayBeNegative(one.accountId, one.kind))}::boolean[]) as outcome`.execute(trx);
  return rows[0]!.outcome;
}

/** Where an account comes in the order of locks. The bank's own is last: every posting needs it, so it is locked for the shortest time. */
const place = (entry: Entry) => (entry.accountId === BANK ? Number.MAX_SAFE_INTEGER : entry.accountId);

/**
 * Reserves integer cents of an account for an operation that is scheduled or awaits approval; they stay in its balance but are not
 * available.
 * @returns false where a reservation with the key was made before.
 * @throws Problem 422 'insufficient-funds' where so much is not available.
 */
export async function reserve(trx: Trx, key: string, accountId: number, amount: number, at: Date): Promise<boolean> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('a reservation needs whole, positive cents');
  await openLedgerAccount(trx, accountId, 'available');
  const created = await trx
    .insertInto('ledger_reservations')
    .values({ key, account_id: accountId, kind: 'available', amount, state: 'held', at })
    .onConflict((c) => c.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!created) return false;
  const held = await trx
    .updateTable('ledger_accounts')
    .set({ reserved: sql<number>`reserved + ${amount}` })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'available')
    .where(sql<number>`balance - reserved - ${amount}`, '>=', 0)
    .returning('reserved')
    .executeTakeFirst();
  if (!held) throw insufficientFunds();
  return true;
}

/** Ends a reservation: `released` makes it available again, `used` goes with the posting that spends it. False where ended before. */
export async function endReservation(
  trx: Trx,
  key: string,
  accountId: number,
  state: 'released' | 'used',
): Promise<boolean> {
  const ended = await trx
    .updateTable('ledger_reservations')
    .set({ state })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('state', '=', 'held')
    .returning(['kind', 'amount'])
    .executeTakeFirst();
  if (!ended) return false;
  await trx
    .updateTable('ledger_accounts')
    .set({ reserved: sql<number>`reserved - ${ended.amount}` })
    .where('account_id', '=', accountId)
    .where('kind', '=', ended.kind)
    .execute();
  return true;
}

/** Locks accounts in the order of postings. Called before the first posting of a transaction that makes several between them. */
export async function holdAccounts(trx: Trx, accountIds: readonly number[]): Promise<void> {
  const ids = [...new Set(accountIds)].sort((a, b) => a - b);
  await sql`select hold_accounts(${ids}::bigint[])`.execute(trx);
}

/** Balance of an account and the part of it that is available, in integer cents; 0 for an account without postings. */
export async function balanceOf(
  db: Pick<Trx, 'selectFrom'>,
  accountId: number,
  kind: LedgerKind = 'available',
): Promise<{ balance: number; available: number }> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['balance', 'reserved'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return { balance: row?.balance ?? 0, available: (row?.balance ?? 0) - (row?.reserved ?? 0) };
}

/** The kinds of the postings that moved an account's available money, each once. */
export async function postingKindsOf(db: Db, accountId: number): Promise<string[]> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('posting_kinds')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'available')
    .executeTakeFirst();
  return row?.posting_kinds ?? [];
}

/** SQL expression of the available balance of an account; integer cents. */
export const availableIn = (accountId: number) =>
  sql<number>`coalesce((select balance - reserved from ledger_accounts where account_id = ${accountId} and kind = 'available'), 0)`;

/** Opens a ledger account where it is not there yet. */
export async function openLedgerAccount(trx: Trx, accountId: number, kind: LedgerKind): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values({ account_id: accountId, kind, may_be_negative: mayBeNegative(accountId, kind) })
    .onConflict((c) => c.columns(['account_id', 'kind']).doNothing())
    .execute();
}

const insufficientFunds = () => new Problem(422, 'insufficient-funds', 'O saldo disponível não é suficiente.');

/** Id of the line that a posting made on an account's available money; null where there is none. */
export async function findLine(db: Db, key: string, accountId: number): Promise<number | null> {
  const line = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select('e.id')
    .where('t.key', '=', key)
    .where('e.account_id', '=', accountId)
    .where('e.kind', '=', 'available')
    .executeTakeFirst();
  return line?.id ?? null;
}

export { publishMoney } from './publish';
export { verifyLedger } from './verify';
