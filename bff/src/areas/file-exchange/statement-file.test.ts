import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { dayFault } from './statement-file';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it('a day’s statement file agrees with the ledger to the cent, and is the same to the byte when made anew', async () => {
  const member = await bank.openAccount();
  const other = await bank.openAccount();
  const customer = await addCustomer(member);
  for (const value of [20_000, 30_000]) {
    const [id] = await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value }] });
    await pay(bank, member, id!, value);
  }
  const day = await bank.today();
  await bank.moveDays(1);
  const file = (who = member, of = day) => who.call('GET /file-exchange/statement/{day}', { params: { day: of } });
  const { raw } = await file();
  const { lines, faults } = await checkFile(raw);
  expect(faults).toEqual([]);
  const { rows } = await bank.store.execute(
    "select sum(amount) as sum from ledger_entries where account_id = $1 and kind = 'available'",
    [member.accountId],
  );
  expect(lines).toHaveLength(6);
  expect([lines[1]!.slice(150, 169), lines[4]!.slice(150, 169)]).toEqual([
    `${'0'.repeat(18)}C`,
    `${String(rows[0].sum).padStart(18, '0')}C`,
  ]);
  await bank.moveDays(1);
  expect((await file()).raw.equals(raw)).toBe(true);
  expect((await checkFile((await file(other)).raw)).lines).toHaveLength(4);
  expect((await file(member, addDays(day, 2))).status).toBe(422);
});

it('the statement of any day that is over opens with what the day before closed with, days without entries too', async () => {
  const member = await bank.openAccount();
  const customer = await addCustomer(member);
  const first = await bank.today();
  const payOne = async (value: number) => {
    const [id] = await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value }] });
    await pay(bank, member, id!, value);
  };
  await payOne(20_000);
  await bank.moveDays(3);
  await payOne(30_000);
  await bank.moveDays(400);
  const of = async (day: string) => {
    const { raw } = await member.call('GET /file-exchange/statement/{day}', { params: { day } });
    const { lines, faults } = await checkFile(raw);
    expect(faults).toEqual([]);
    const day240 = day.split('-').reverse().join('');
    expect([lines[1]!.slice(142, 150), lines.at(-2)!.slice(142, 150)]).toEqual([day240, day240]);
    const [opening, closing] = [lines[1]!, lines.at(-2)!].map((line) => Number(line.slice(150, 168)));
    return { opening, closing, entries: lines.length - 4 };
  };
  const days = await Promise.all([-200, -1, 0, 1, 2, 3, 4, 365].map((away) => of(addDays(first, away))));
  const { rows } = await bank.store.execute(
    "select amount from ledger_entries where account_id = $1 and kind = 'available' order by id",
    [member.accountId],
  );
  const sums = rows.map(({ amount }) => Number(amount));
  const all = sums.reduce((sum, amount) => sum + amount, 0);
  const before = { opening: 0, closing: 0, entries: 0 };
  const between = { opening: sums[0], closing: sums[0], entries: 0 };
  const after = { opening: all, closing: all, entries: 0 };
  expect(days).toEqual([
    before,
    before,
    { opening: 0, closing: sums[0], entries: 1 },
    between,
    between,
    { opening: sums[0], closing: all, entries: 1 },
    after,
    after,
  ]);
});

it('a day that has not ended, that does not exist or is before the bank has no file', () => {
  const today = '2026-11-26';
  expect(['2026-11-25', '2026-11-26', '2026-02-31', '2019-12-31'].map((day) => dayFault(day, today) === null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
