import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { chargesByCustomer, openCount, openValue } from './service';
import { customerStatistics, openByCustomer, owingCustomers } from './statistics';

let bank: EmptyBank;
let member: Member;
/** One with charges of each state, one with a charge that waits. */
let [late, prompt] = [0, 0];
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  [late, prompt] = [await addCustomer(member), await addCustomer(member)];
  const charge = async (customer: number, value: number, set: Record<string, unknown>) => {
    const [id] = await issue(bank, member, [customer], { items: [{ name: 'x', amount: 1, value }] });
    await bank.store.db
      .updateTable('charges')
      .set({ created_at: '2026-03-10T12:00:00Z', expire_at: '2026-03-20', ...set } as never)
      .where('id', '=', id!)
      .execute();
  };
  // paid at 22 h of 23 March in São Paulo, three days late
  await charge(late, 10_000, { status: 'paid', paid_at: '2026-03-24T01:00:00Z', paid_value: 9_000 });
  // marked as paid before it was due, in the month after; issued at 22 h of 28 February
  await charge(late, 5_000, {
    status: 'settled',
    created_at: '2026-03-01T01:00:00Z',
    expire_at: '2026-04-20',
    paid_at: '2026-04-01T12:00:00Z',
  });
  await charge(late, 7_000, { status: 'unpaid', expire_at: '2026-03-18' });
  await charge(late, 3_000, { expire_at: '2026-03-02' });
  await charge(late, 2_000, { status: 'canceled', expire_at: '2026-03-01' });
  await charge(late, 600, { status: 'canceled', created_at: '2025-04-30T12:00:00Z' });
  await charge(prompt, 800, {});
});
afterAll(() => bank.close());

it('a customer’s charges are counted by what became of them, with what was paid and how late', async () => {
  const shown = await customerStatistics(bank.store.db, member.accountId, late, '2026-04-15');
  expect(shown).toMatchObject({
    issued: { count: 6, value: 27_600 },
    paid: { count: 2, value: 14_000 },
    open: { count: 2, value: 10_000 },
    overdue: { count: 1, value: 7_000 },
    averageDelayDays: 1.5,
  });
  expect([shown.months.length, shown.months[0]?.month]).toEqual([12, '2025-05']);
  expect(shown.months.slice(-3)).toEqual([
    { month: '2026-02', issued: 5_000, paid: 0 },
    { month: '2026-03', issued: 22_000, paid: 9_000 },
    { month: '2026-04', issued: 0, paid: 5_000 },
  ]);
});

it('what each customer owes is told, and since when it is overdue', async () => {
  const owed = await openByCustomer(bank.store.db, member.accountId, [late, prompt]);
  expect([owed(late), owed(prompt), owed(99_999)]).toEqual([
    { count: 2, value: 10_000, since: '2026-03-18' },
    { count: 1, value: 800, since: null },
    { count: 0, value: 0, since: null },
  ]);
});

it.each([
  ['open', [true, true]],
  ['overdue', [true, false]],
] as const)('who has charges that are %s', async (what, expected) => {
  const { rows } = await sql<{ customer_id: number }>`${owingCustomers(member.accountId, what)}`.execute(bank.store.db);
  const ids = new Set(rows.map(({ customer_id }) => customer_id));
  expect([late, prompt].map((id) => ids.has(id))).toEqual(expected);
});

it('the open charges of an account are counted with their value, and those of each customer', async () => {
  const { db } = bank.store;
  expect([await openValue(db, member.accountId), await openCount(db, member.accountId)]).toEqual([10_800, 3]);
  expect([...(await chargesByCustomer(db, member.accountId, [late, prompt, 99_999]))].toSorted()).toEqual(
    [
      [late, 6],
      [prompt, 1],
    ].toSorted(),
  );
});
