import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import type { Operation } from '../../kits/money/kind';
import { daysThrough } from './forecast';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const forecast = async (days: '30' | '90') => (await member.call('GET /statement/forecast', { query: { days } })).json;

describe('the cash forecast', () => {
  it('of an account without a past counts on all that is due, day by day from today', async () => {
    const today = await bank.today();
    expect(await forecast('30')).toMatchObject({ balance: 0, assumed: { paid: 100, late: 0 } });
    await issue(bank, member, [await addCustomer(member)]);
    const { days, charges } = await forecast('90');
    expect(days).toHaveLength(91);
    expect(days[0]!.day).toBe(today);
    expect(days.at(-1)!.day).toBe(addDays(today, 90));
    // the expected money excludes the bank's fee of the billet
    expect(charges).toMatchObject({ count: 1, expected: charges.value - 349 });
    expect(days.at(-1)!.balance).toBe(charges.expected);
    expect(days.reduce((sum, day) => sum + day.in - day.out, 0)).toBe(days.at(-1)!.balance);
  });

  it('leaves out what of a charge goes on to another account', async () => {
    const before = (await forecast('90')).charges;
    const payee = await bank.openAccount();
    const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [payee.accountId]);
    const repasses = [{ payee_code: rows[0].account_code, type: 'currency' as const, value: 4_000 }];
    const items = [{ name: 'Aula', amount: 1, value: 10_000, repasses }];
    await issue(bank, member, [await addCustomer(member)], { items });
    const { charges } = await forecast('90');
    expect(charges).toMatchObject({
      count: before.count + 1,
      value: before.value + 10_000,
      expected: before.expected + 10_000 - 349 - 4_000,
    });
  });

  it('counts the repetitions of what is scheduled, of transfers and of Pix', async () => {
    const of = (kind: string, day: string, details: object): Operation =>
      ({ kind, series: 'a', scheduled_for: day, details }) as Operation;
    const every = { unit: 'month', from: '2026-12-31', nth: 0, until: '2027-03-01' };
    expect(daysThrough(of('ted', '2027-01-04', { every }), '2027-12-31')).toEqual([
      '2027-01-04',
      '2027-01-31',
      '2027-02-28',
    ]);
    const recurrence = { frequency: 'weekly', times: 3, start: '2027-01-04', number: 0 };
    expect(daysThrough(of('pix', '2027-01-04', { recurrence, endToEnd: 'E' }), '2027-12-31')).toHaveLength(3);
    expect(daysThrough({ ...of('ted', '2027-01-04', { every }), series: null }, '2027-12-31')).toEqual(['2027-01-04']);
  });
});
