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

it('a day that has not ended, that does not exist or is before the bank has no file', () => {
  const today = '2026-11-26';
  expect(['2026-11-25', '2026-11-26', '2026-02-31', '2019-12-31'].map((day) => dayFault(day, today) === null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
