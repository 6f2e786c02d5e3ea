// Rows of any number of accounts: the owner, customers, billets and what became of them, Pix in and out, postings, the audit log. Nothing
// is read; the same numbers give the same rows. Money is integer cents.
import { auditRows } from './audit.mjs';
import { billetRows, PAID_AFTER } from './billets.mjs';
import { customerOf, ownerRows } from './owner.mjs';
import { pixRows } from './pix.mjs';
import { Postings } from './postings.mjs';

/** How long before now the accounts began, in ms. */
const SPAN = 360 * 86_400_000;
const OPENING = 500_000;

/** Of a hundred accounts, how many have what. */
export const SIZES = [
  { share: 75, type: 'PF', modality: 'pro', customers: 2, charges: 3, pix: 4 },
  { share: 20, type: 'PJ', modality: 'pro', customers: 10, charges: 20, pix: 12 },
  { share: 5, type: 'PJ', modality: 'corporation', customers: 40, charges: 80, pix: 40 },
];

/** What the account with the many billets has. */
export const hotSize = (charges) => ({
  type: 'PJ',
  modality: 'corporation',
  customers: Math.max(1, Math.ceil(charges / 50)),
  charges,
  pix: Math.ceil(charges / 100),
});

/** The size of account n, from 0: shares are met within each hundred. */
export function sizeOf(n) {
  let left = (n * 37) % 100;
  return SIZES.find(({ share }) => (left -= share) < 0);
}

export class GrownBank {
  #ids;

  /**
   * @param last the highest id of each table so far; absent: 0
   * @param now instant in ms
   * @param own the bank's own balances so far
   */
  constructor({ last = {}, now, passwordHash = '', wordHash = '', own = { settlement: 0, fees: 0 } }) {
    this.#ids = new Map(Object.entries(last));
    this.now = now;
    this.hashes = { passwordHash, wordHash };
    this.postings = new Postings((table) => this.id(table), now, own);
  }

  /** The next id of a table. */
  id(table) {
    const id = (this.#ids.get(table) ?? 0) + 1;
    this.#ids.set(table, id);
    return id;
  }

  /** The highest id of each table. */
  get last() {
    return Object.fromEntries(this.#ids);
  }

  /** Account n with all that it has. @yields [table, row] */
  *rows(n, size) {
    const ids = { id: this.id('accounts'), user: this.id('users') };
    const account = { ...ids, n, size, begin: this.now - SPAN, number: `${5_000_000 + n}-0`, log: [] };
    yield* ownerRows(this, account);
    yield* this.postings.open(account.id, OPENING, account.begin);
    const customers = Array.from({ length: size.customers }, (_, i) => customerOf(this, account, i));
    for (const customer of customers) yield ['customers', customer];
    const most = Math.max(size.charges, size.pix);
    for (let i = 0, moved = 0; i < most; i++) {
      const at = account.begin + Math.floor(((i + 1) * SPAN) / (most + 1));
      if (i < size.charges) yield* billetRows(this, account, customers[i % customers.length], i, at);
      // Pix stand evenly between the payments of billets
      for (; moved < ((i + 1) * size.pix) / most; moved++)
        yield* pixRows(this, account, moved, Math.min(this.now, at + PAID_AFTER));
    }
    yield* this.postings.close(account.id);
    yield* auditRows(this, account);
    yield ['billet_numbers', { account_id: account.id, next: size.charges + 1 }];
  }
}
