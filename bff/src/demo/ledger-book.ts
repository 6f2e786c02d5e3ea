import { sql } from 'kysely';
import type { Trx } from '../core/database';
import { BANK, mayBeNegative, type LedgerKind, type Posting } from '../ledger/ledger';
import type { Bulk } from './bulk';

/**
 * Postings in bulk, with the same rows and rules as `ledger.post`: balanced, a customer never below zero,
 * each entry with the balance after it, the customer's entry before the bank's.
 */
export class LedgerBook {
  readonly #balances = new Map<string, { account: number; kind: LedgerKind; balance: number; postings: Set<string> }>();

  constructor(private readonly bulk: Bulk) {}

  balance(account: number, kind: LedgerKind = 'available'): number {
    return this.#balances.get(`${account}/${kind}`)?.balance ?? 0;
  }

  /** @throws Error where the posting breaks a rule of the ledger. */
  post(posting: Posting): void {
    const { entries, at } = posting;
    if (entries.reduce((sum, e) => sum + e.amount, 0) !== 0) throw new Error(`posting ${posting.key} is not balanced`);
    const id = this.bulk.id('ledger_transactions');
    this.bulk.add('ledger_transactions', {
      id,
      key: posting.key,
      kind: posting.kind,
      description: posting.description,
      pix_key: posting.pixKey ?? null,
      at,
    });
    const ordered = [...entries].sort(
      (a, b) => Number(a.accountId === BANK) - Number(b.accountId === BANK) || a.kind.localeCompare(b.kind),
    );
    for (const { accountId, kind, amount } of ordered) {
      const account = this.#open(accountId, kind);
      account.balance += amount;
      if (accountId !== BANK && kind === 'available') account.postings.add(posting.kind);
      if (!mayBeNegative(accountId, kind) && account.balance < 0)
        throw new Error(`posting ${posting.key} overdraws account ${accountId}`);
      this.bulk.add('ledger_entries', {
        account_id: accountId,
        id: this.bulk.id('ledger_entries'),
        transaction_id: id,
        kind,
        amount,
        balance_after: account.balance,
        at,
      });
    }
  }

  /** Writes the final balances of the ledger accounts, and what kinds of posting they have; to be called after the entries are written. */
  async close(trx: Trx): Promise<void> {
    for (const { account, kind, balance, postings } of this.#balances.values())
      await trx
        .updateTable('ledger_accounts')
        .set({ balance: sql<number>`${balance}`, posting_kinds: [...postings] })
        .where('account_id', '=', account)
        .where('kind', '=', kind)
        .execute();
  }

  #open(account: number, kind: LedgerKind) {
    const key = `${account}/${kind}`;
    let row = this.#balances.get(key);
    if (!row) {
      row = { account, kind, balance: 0, postings: new Set() };
      this.#balances.set(key, row);
      this.bulk.add('ledger_accounts', {
        account_id: account,
        kind,
        balance: 0,
        reserved: 0,
        may_be_negative: mayBeNegative(account, kind),
      });
    }
    return row;
  }
}
