// Postings of a grown bank: balanced entries, and the balances after them.

/** The bank's own account. */
const BANK = 0;

/** @param idOf the next id of a table @param own the bank's balances so far */
export class Postings {
  #idOf;
  #now;
  /** Balance by account, only of the account that is written now. */
  #balances = new Map();
  #own;

  constructor(idOf, now, own) {
    this.#idOf = idOf;
    this.#own = { ...own };
    this.#now = now;
  }

  balanceOf(account) {
    return this.#balances.get(account) ?? 0;
  }

  /** The first money of an account. */
  *open(account, amount, at) {
    yield* this.post({
      key: `cresce-opening:${account}`,
      kind: 'deposit',
      description: 'Depósito',
      account,
      amount,
      at,
    });
  }

  /**
   * A posting of an account against the bank's settlement. @param amount that the account gains; negative: loses
   * @param fee that the bank keeps of what came in
   */
  *post({ account, amount, fee = 0, key, kind, description, at, protocol = null, counterpart = null }) {
    const id = this.#idOf('ledger_transactions');
    yield ['ledger_transactions', { id, key, kind, description, at: new Date(at), protocol, counterpart }];
    const balance = this.balanceOf(account) + amount;
    this.#balances.set(account, balance);
    yield this.#entry(id, at, account, 'available', amount, balance);
    if (fee) yield this.#entry(id, at, BANK, 'fees', fee, (this.#own.fees += fee));
    yield this.#entry(id, at, BANK, 'settlement', -amount - fee, (this.#own.settlement -= amount + fee));
  }

  #entry(transaction, at, account, kind, amount, balance) {
    const where = { account_id: account, id: this.#idOf('ledger_entries'), transaction_id: transaction, kind };
    return ['ledger_entries', { ...where, amount, balance_after: balance, at: new Date(at) }];
  }

  /** The balance of an account that gets no more postings. */
  *close(account) {
    yield [
      'ledger_accounts',
      { account_id: account, kind: 'available', balance: this.balanceOf(account), last_at: new Date(this.#now) },
    ];
    this.#balances.delete(account);
  }

  /** The bank's balances by now. */
  get own() {
    return { ...this.#own };
  }
}
