import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Cells = Record<string, string | number | boolean | Date | null>;
type Row = [table: string, cells: Cells];
interface Size {
  share: number;
  customers: number;
  charges: number;
  pix: number;
}
interface Grown {
  rows(n: number, size: Size): Iterable<Row>;
  postings: { own: { settlement: number; fees: number } };
  last: Record<string, number>;
}
const { GrownBank, hotSize, sizeOf, SIZES } = (await import(join(import.meta.dirname, 'accounts.mjs'))) as {
  GrownBank: new (of: { now: number; last?: Record<string, number>; own?: Grown['postings']['own'] }) => Grown;
  hotSize: (charges: number) => Size;
  sizeOf: (n: number) => Size;
  SIZES: Size[];
};
const { BadOption, readOptions } = (await import(join(import.meta.dirname, 'options.mjs'))) as {
  BadOption: new () => Error;
  readOptions: (args: string[]) => Record<string, unknown> | null;
};

const NOW = Date.parse('2026-11-20T15:00:00Z');
const ACCOUNTS = 100;
const MANY = 200;

/** Rows by table of a hundred accounts and one with many billets. */
function grow(): { grown: Grown; tables: Map<string, Cells[]> } {
  const grown = new GrownBank({ now: NOW, last: { charges: 7 }, own: { settlement: -50, fees: 50 } });
  const tables = new Map<string, Cells[]>();
  const take = (rows: Iterable<Row>) => {
    for (const [table, row] of rows) (tables.get(table) ?? tables.set(table, []).get(table)!).push(row);
  };
  for (let n = 0; n < ACCOUNTS; n++) take(grown.rows(n, sizeOf(n)));
  take(grown.rows(ACCOUNTS, hotSize(MANY)));
  return { grown, tables };
}

const { grown, tables } = grow();
const of = (table: string) => tables.get(table) ?? [];
const sum = (rows: Cells[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
function by(rows: Cells[], ...columns: string[]): Map<string, Cells[]> {
  const groups = new Map<string, Cells[]>();
  for (const row of rows) {
    const key = columns.map((column) => row[column]).join(' ');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

describe('the rows of a grown bank', () => {
  it('are as many as the sizes say', () => {
    expect(SIZES.reduce((total, { share }) => total + share, 0)).toBe(100);
    const wanted = (what: 'charges' | 'customers' | 'pix') =>
      SIZES.reduce((total, one) => total + one.share * one[what], 0);
    expect(of('accounts')).toHaveLength(ACCOUNTS + 1);
    expect(of('charges')).toHaveLength(wanted('charges') + MANY);
    expect(of('customers')).toHaveLength(wanted('customers') + hotSize(MANY).customers);
    expect(of('money_operations').length + of('pix_received').length).toBe(wanted('pix') + hotSize(MANY).pix);
  });

  it('begin after the ids that are there', () => {
    expect(Number(of('charges')[0]!['id'])).toBe(8);
    expect(grown.last['charges']).toBe(7 + of('charges').length);
  });

  it('sum to zero in each posting', () => {
    const off = [...by(of('ledger_entries'), 'transaction_id').values()].filter(
      (entries) => sum(entries, 'amount') !== 0,
    );
    expect(off).toEqual([]);
    expect(of('ledger_entries').filter(({ amount }) => amount === 0)).toEqual([]);
  });

  it('have the balance of each account as the sum of its entries, never below zero', () => {
    const entries = by(of('ledger_entries'), 'account_id');
    for (const { account_id: id, balance } of of('ledger_accounts'))
      expect(sum(entries.get(String(id))!, 'amount')).toBe(balance);
    expect(
      of('ledger_entries').filter((row) => Number(row['account_id']) > 0 && Number(row['balance_after']) < 0),
    ).toEqual([]);
  });

  it('go on from the balances of the bank', () => {
    const own = by(of('ledger_entries'), 'account_id', 'kind');
    expect(grown.postings.own.fees).toBe(50 + sum(own.get('0 fees')!, 'amount'));
    expect(grown.postings.own.settlement).toBe(-50 + sum(own.get('0 settlement')!, 'amount'));
    expect(own.get('0 fees')!.at(-1)!['balance_after']).toBe(grown.postings.own.fees);
  });

  it('have the entries of an account in the order of time, each with the balance after it', () => {
    const off: string[] = [];
    for (const [place, entries] of by(of('ledger_entries'), 'account_id', 'kind')) {
      if (place.startsWith('0 ')) continue;
      let balance = 0;
      let before = 0;
      for (const { id, amount, balance_after: after, at } of entries) {
        balance += Number(amount);
        if (after !== balance || Number(at) < before) off.push(`entry ${id} of ${place}`);
        before = Number(at);
      }
    }
    expect(off).toEqual([]);
  });

  it('have nothing after now but days on which billets fall due', () => {
    const late = new Set<string>();
    for (const [table, rows] of tables)
      for (const row of rows)
        for (const name in row) if (row[name] instanceof Date && Number(row[name]) > NOW) late.add(`${table}.${name}`);
    expect([...late]).toEqual([]);
  });

  it('have what is unique once', () => {
    const once: [string, string[]][] = [
      ['charges', ['txid']],
      ['charges', ['account_id', 'our_number']],
      ['customers', ['account_id', 'document']],
      ['users', ['cpf']],
      ['money_operations', ['protocol']],
      ['ledger_transactions', ['key']],
      ['pix_received', ['end_to_end']],
    ];
    for (const [table, columns] of once) {
      const rows = of(table).filter((row) => columns.every((column) => row[column] !== null));
      expect([table, by(rows, ...columns).size]).toEqual([table, rows.length]);
    }
  });

  it('have an audit chain of each account that ends as its last line', () => {
    const lines = by(of('audit_log'), 'account_id');
    for (const { account_id: id, entries, hash } of of('audit_chains')) {
      const own = lines.get(String(id)) ?? [];
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_, at) => at + 1));
      expect([entries, hash]).toEqual([own.length, own.at(-1)?.['hash'] ?? '\\x']);
    }
    const [first] = of('audit_log');
    const { account_id: account, id, user_id: user, action, target, at } = first!;
    const text = `[${account}, 1, ${id}, ${user}, "${action}", ${target}, "200.147.0.1", ${Number(at)}000]`;
    expect(first!['hash']).toBe(`\\x${createHash('sha256').update(text).digest('hex')}`);
  });

  it('are the same each time', () => {
    const shop = () => JSON.stringify([...new GrownBank({ now: NOW }).rows(3, sizeOf(3))]);
    expect(shop()).toBe(shop());
  });
});

describe('options', () => {
  it('are read, with defaults', () => {
    expect(readOptions([])).toEqual({
      accounts: 1000,
      hot: 1_000_000,
      seconds: 60,
      partitions: 0,
      keep: false,
      url: undefined,
    });
    expect(
      readOptions('--accounts 10 --hot 0 --seconds 1 --partitions 8 --url postgres://a@b/c --keep'.split(' ')),
    ).toEqual({
      accounts: 10,
      hot: 0,
      seconds: 1,
      partitions: 8,
      keep: true,
      url: 'postgres://a@b/c',
    });
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    ['--accounts', '9'],
    ['--accounts', '1000001'],
    ['--accounts', '1e3'],
    ['--hot', '-1'],
    ['--hot', 'many'],
    ['--seconds', '0'],
    ['--url', 'mysql://a/b'],
    ['--url', 'here'],
  ])('%s %s is refused in one line that names it', (name, value) => {
    const read = () => readOptions([`${name}=${value}`]);
    expect(read).toThrow(BadOption);
    expect(read).toThrow(new RegExp(`^${name} is .*${JSON.stringify(value)}$`));
  });

  it('one that is not known is refused in one line', () => {
    expect(() => readOptions(['--acounts', '10'])).toThrow(/^[^\n]*--acounts[^\n]*$/);
  });
});
