import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../bff/src/core/database';
import { Problem } from '../../bff/src/core/problem';
import { BANK, endReservation, post, reserve } from '../../bff/src/ledger/ledger';
import { openTestStore } from '../support/test-database';

/**
 * Σ entries = 0, balance = Σ entries, available ≥ 0, each key once — under 32 concurrent workers where the database has
 * as many connections.
 */
let store: Store;
let accounts: number[];
beforeAll(async () => {
  store = await openTestStore();
  const rows = await store.db.selectFrom('accounts').select('id').limit(4).execute();
  accounts = rows.map((row) => row.id);
});
afterAll(() => store.close());

const WORKERS = 32;
/** Operations in all, for a long run (`npm run ledger`); 0, as in the suite: as many as take a few seconds. */
const ASKED = Number(process.env.LEDGER_OPERATIONS ?? 0);
const [FEWEST, MOST] = [WORKERS * 4, WORKERS * 8];

/** Stands for a process that dies after it wrote and before it committed. */
class Killed extends Error {}

const at = new Date('2026-06-01T12:00:00Z');

const plain = fc.oneof(
  fc.record({
    kind: fc.constant('credit' as const),
    who: fc.nat(3),
    amount: fc.integer({ min: 1, max: 50_000 }),
    key: fc.nat(60),
  }),
  fc.record({
    kind: fc.constant('transfer' as const),
    who: fc.nat(3),
    to: fc.nat(3),
    amount: fc.integer({ min: 1, max: 80_000 }),
    key: fc.nat(60),
  }),
  fc.record({
    kind: fc.constant('reserve' as const),
    amount: fc.integer({ min: 1, max: 60_000 }),
    key: fc.nat(60),
  }),
  fc.record({ kind: fc.constantFrom('release' as const, 'use' as const), key: fc.nat(60) }),
);
const operation = fc.tuple(plain, fc.nat(9)).map(([op, chance]) => ({ ...op, dies: chance === 0 }));
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** A reservation is ended by the account that made it. */
const reserver = (key: number): number => accounts[key % accounts.length]!;

let done = 0;

async function run(op: Operation, round: number): Promise<void> {
  const key = `${round}:${op.key}`;
  try {
    await store.transaction(async (trx) => {
      if (op.kind === 'credit')
        await post(trx, {
          key: `c${key}`,
          kind: 'test',
          description: 'crédito',
          at,
          entries: [
            { accountId: BANK, kind: 'settlement', amount: -op.amount },
            { accountId: accounts[op.who]!, kind: 'available', amount: op.amount },
          ],
        });
      else if (op.kind === 'transfer') {
        if (op.who === op.to) return;
        await post(trx, {
          key: `t${key}`,
          kind: 'test',
          description: 'transferência',
          at,
          entries: [
            { accountId: accounts[op.who]!, kind: 'available', amount: -op.amount },
            { accountId: accounts[op.to]!, kind: 'available', amount: op.amount },
          ],
        });
      } else if (op.kind === 'reserve') await reserve(trx, `r${key}`, reserver(op.key), op.amount, at);
      else await endReservation(trx, `r${key}`, reserver(op.key), op.kind === 'use' ? 'used' : 'released');
      if (op.dies) throw new Killed();
    });
    done++;
  } catch (error) {
    if (!(error instanceof Problem || error instanceof Killed)) throw error;
  }
}

async function broken(): Promise<unknown[]> {
  const { rows } = await sql<object>`
    select 'entries do not sum to zero' as what, sum(amount) as off from ledger_entries having sum(amount) <> 0
    union all
    select 'a transaction is not balanced', transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select 'balance is not the sum of its entries', a.account_id from ledger_accounts a
      left join (select account_id, kind, sum(amount) as total from ledger_entries group by 1, 2) e using (account_id, kind)
      where a.balance <> coalesce(e.total, 0)
    union all
    select 'reserved is not the sum of what is held', a.account_id from ledger_accounts a
      left join (select account_id, kind, sum(amount) as total from ledger_reservations where state = 'held'
        group by 1, 2) r using (account_id, kind)
      where a.reserved <> coalesce(r.total, 0)
    union all
    select 'available below zero', account_id from ledger_accounts where not may_be_negative and balance - reserved < 0
    union all
    select 'kinds are not those of its postings', a.account_id from ledger_accounts a
      left join (select e.account_id, e.kind, array_agg(distinct t.kind order by t.kind) as kinds from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id where e.account_id <> 0 and e.kind = 'available' group by 1, 2) k
        using (account_id, kind)
      where array(select unnest(a.posting_kinds) order by 1) <> coalesce(k.kinds, '{}')`.execute(store.db);
  return rows;
}

describe('ledger', () => {
  it('keeps its invariants in the demo bank', async () => {
    expect(await broken()).toEqual([]);
  });

  it(
    `keeps them under ${WORKERS} concurrent workers, some of which die before they commit`,
    { timeout: ASKED ? 3_600_000 : 60_000 },
    async () => {
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: FEWEST, maxLength: MOST }), async (operations) => {
          round++;
          const queue = [...operations];
          await Promise.all(
            Array.from({ length: WORKERS }, async () => {
              for (let op = queue.shift(); op; op = queue.shift()) await run(op, round);
            }),
          );
          expect(await broken()).toEqual([]);
        }),
        ASKED
          ? { numRuns: Math.ceil(ASKED / FEWEST), endOnFailure: true, seed: 7 }
          : { numRuns: 100, interruptAfterTimeLimit: 12_000, seed: 7 },
      );
      expect(done).toBeGreaterThan(0);
    },
  );

  it('applies a key once, however many post it at once', async () => {
    const [who] = accounts;
    const posting = {
      key: 'once',
      kind: 'test',
      description: 'uma vez',
      at,
      entries: [
        { accountId: BANK, kind: 'settlement' as const, amount: -100 },
        { accountId: who!, kind: 'available' as const, amount: 100 },
      ],
    };
    const done = await Promise.all(
      Array.from({ length: WORKERS }, () => store.transaction((trx) => post(trx, posting))),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['unbalanced', [10, -9]],
    ['of one side', [10]],
    ['with a zero', [0, 0]],
    ['of fractions of a cent', [0.5, -0.5]],
  ])('refuses a posting %s', async (_what, amounts) => {
    const entries = amounts.map((amount, i) => ({
      accountId: i ? BANK : accounts[0]!,
      kind: i ? ('settlement' as const) : ('available' as const),
      amount,
    }));
    await expect(
      store.transaction((trx) => post(trx, { key: `bad-${_what}`, kind: 'test', description: '', at, entries })),
    ).rejects.toThrow();
    expect(await broken()).toEqual([]);
  });
});

describe('only the ledger writes its tables', () => {
  const source = join(import.meta.dirname, '../../bff/src');
  // the demo bank's entries are written in bulk; the first test above checks their invariants
  const free = /^(ledger|demo)\/|\.test\.ts$/;
  const writes =
    /\b(insertInto|updateTable|deleteFrom|mergeInto|insert\s+into|update|delete\s+from|merge\s+into|truncate(\s+table)?)\b[\s('"`]*ledger_\w+/gi;
  it('in no other file of the BFF', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !free.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.flatMap((file) =>
        [...readFileSync(join(source, file), 'utf8').matchAll(writes)].map((m) => `${file}: ${m[0]}`),
      ),
    ).toEqual([]);
  });
});
