import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it('SHELL-7.7-1: the holiday calendar tells the days of a year on which nothing clears, whatever one may do', async () => {
  const clerk = await bank.openAccount({ role: 'subuser' });
  const holidays = async (query: { year?: number }) => (await clerk.call('GET /holidays', { query })).json;
  expect(await holidays({ year: 2027 })).toContainEqual({ date: '2027-12-25', name: 'Natal' });
  const year = (await bank.today()).slice(0, 4);
  expect((await holidays({})).every(({ date }) => date.startsWith(year))).toBe(true);
  expect((await clerk.call('GET /holidays', { query: { year: 1999 } })).status).toBe(400);
});
