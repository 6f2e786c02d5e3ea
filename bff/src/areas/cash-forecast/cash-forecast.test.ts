import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { daysThrough } from '../transfers/service';

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
    expect(charges).toMatchObject({ count: 1, expected: charges.value });
    expect(days.at(-1)!.balance).toBe(charges.expected);
    expect(days.reduce((sum, day) => sum + day.in - day.out, 0)).toBe(days.at(-1)!.balance);
  });

  it('counts the repetitions of what is scheduled', () => {
    const every = { unit: 'month' as const, from: '2026-12-31', nth: 0, until: '2027-03-01' };
    const days = daysThrough({ details: { every }, scheduled_for: '2027-01-04' }, '2027-12-31');
    expect(days).toEqual(['2027-01-04', '2027-01-31', '2027-02-28']);
  });
});
