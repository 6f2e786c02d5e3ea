import { sql } from 'kysely';
import type { Trx } from '../core/database';
import { Problem } from '../core/problem';
import './tables';

/** One side of a posting: integer cents, positive puts money in. */
export interface Entry {
  accountId: number;
  kind: LedgerKind;
  amount: number;
}

/**
 * `available`: a customer's money. The others are the bank's own (account 0) and may be negative; a customer's `settlement` is what goes
 * from them to another account of the bank, in and out in one transaction: no row that everybody's payments would wait for.
 */
export type LedgerKind = 'available' | 'settlement' | 'fees';

export const BANK = 0;

export interface Posting {
  /** Applied once, however often it is posted. */
  key: string;
  kind: string;
  description: string;
  at: Date;
  entries: Entry[];
  /** What the customer can look the posting up by, and who is on its other side; the statement shows and searches them. */
  protocol?: string;
  pixKey?: string;
  counterpart?: { name: string; document?: string | null };
}

/**
 * Posts balanced entries in the caller's transaction; rows are locked in one order, so postings never deadlock.
 * @returns false where the key was posted before: nothing is done then.
 * @throws Problem 422 'insufficient-funds' where a customer's balance would fall below what is reserved.
 */
export async function post(trx: Trx, posting: Posting): Promise<boolean> {
  const { entries } = posting;
  if (entries.length < 2 || entries.some((e) => !Number.isSafeInteger(e.amount) || e.amount === 0))
    throw new Error('a posting needs at least two entries of whole, non-zero cents');
  if (entries.reduce((sum, e) => sum + e.amount, 0) !== 0) throw new Error(`posting ${posting.key} is not balanced`);

  const made = await trx
    .insertInto('ledger_transactions')
    .values({
      key: posting.key,
      kind: posting.kind,
      description: posting.description,
      at: posting.at,
      protocol: posting.protocol ?? null,
      pix_key: posting.pixKey ?? null,
      counterpart: posting.counterpart ? JSON.stringify(posting.counterpart) : null,
    })
    .onConflict((c) => c.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;

  const ordered = [...entries].sort((a, b) => place(a) - place(b) || a.kind.localeCompare(b.kind));
  const rows = [];
  for (const entry of ordered) {
    const { accountId: account_id, kind, amount } = entry;
    const moved = (await move(trx, entry, posting.at)) ?? (await openAndMove(trx, entry, posting.at));
    const { balance: balance_after, last_at } = moved;
    rows.push({ account_id, kind, transaction_id: made.id, amount, balance_after, at: last_at ?? posting.at });
  }
  await trx.insertInto('ledger_entries').values(rows).execute();
  return true;
}

/** Undefined where the balance is not enough, or the account not open. */
const move = (trx: Trx, { accountId, kind, amount }: Entry, at: Date) =>
  trx
    .updateTable('ledger_accounts')
    .set({
      balance: sql<number>`balance + ${amount}`,
      // the entries of an account are in the order of time, so that its balance at an instant is one row
      last_at: sql<Date>`greatest(last_at, ${at}::timestamptz)`,
    })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where((w) =>
      w.or([
        w('may_be_negative', '=', true),
        w(sql<number>`balance + ${amount} - reserved`, '>=', 0),
        w.val(amount > 0),
      ]),
    )
    .returning(['balance', 'last_at'])
    .executeTakeFirst();

/** @throws Problem 422 'insufficient-funds' */
async function openAndMove(trx: Trx, entry: Entry, at: Date) {
  await openLedgerAccount(trx, entry.accountId, entry.kind);
  const moved = await move(trx, entry, at);
  if (!moved) throw insufficientFunds();
  return moved;
}

/**
 * Holds money for what is scheduled or awaits approval; it stays in the balance but is not available.
 * @returns false where the key holds already.
 */
export async function reserve(trx: Trx, key: string, accountId: number, amount: number, at: Date): Promise<boolean> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('a reservation needs whole, positive cents');
  await openLedgerAccount(trx, accountId, 'available');
  const made = await trx
    .insertInto('ledger_reservations')
    .values({ key, account_id: accountId, kind: 'available', amount, state: 'held', at })
    .onConflict((c) => c.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!made) return false;
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

/** Ends a reservation: `released` gives the money back, `used` goes with the posting that spends it. False where it ended before. */
export async function endReservation(trx: Trx, key: string, state: 'released' | 'used'): Promise<boolean> {
  const ended = await trx
    .updateTable('ledger_reservations')
    .set({ state })
    .where('key', '=', key)
    .where('state', '=', 'held')
    .returning(['account_id', 'kind', 'amount'])
    .executeTakeFirst();
  if (!ended) return false;
  await trx
    .updateTable('ledger_accounts')
    .set({ reserved: sql<number>`reserved - ${ended.amount}` })
    .where('account_id', '=', ended.account_id)
    .where('kind', '=', ended.kind)
    .execute();
  return true;
}

/** Locks customers' accounts in the order of postings: first of all, where one transaction makes several postings between them. */
export async function holdAccounts(trx: Trx, accountIds: readonly number[]): Promise<void> {
  const ids = [...new Set(accountIds)].sort((a, b) => a - b);
  const hold = trx
    .selectFrom('ledger_accounts')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('kind', '=', 'available')
    .orderBy('account_id')
    .forUpdate();
  if ((await hold.execute()).length === ids.length) return;
  for (const id of ids) await openLedgerAccount(trx, id, 'available');
  await hold.execute();
}

/** Balance and what of it is available, in integer cents; zero for an account that never moved. */
export async function balanceOf(
  db: Pick<Trx, 'selectFrom'>,
  accountId: number,
): Promise<{ balance: number; available: number }> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['balance', 'reserved'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'available')
    .executeTakeFirst();
  return { balance: row?.balance ?? 0, available: (row?.balance ?? 0) - (row?.reserved ?? 0) };
}

async function openLedgerAccount(trx: Trx, accountId: number, kind: LedgerKind): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values({ account_id: accountId, kind, may_be_negative: accountId === BANK })
    .onConflict((c) => c.columns(['account_id', 'kind']).doNothing())
    .execute();
}

/** The bank's own rows come last: every posting wants them, so they are held shortest. */
const place = (entry: Entry) => (entry.accountId === BANK ? Number.MAX_SAFE_INTEGER : entry.accountId);

const insufficientFunds = () => new Problem(422, 'insufficient-funds', 'O saldo disponível não é suficiente.');
