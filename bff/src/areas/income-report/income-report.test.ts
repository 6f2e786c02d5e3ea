import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let owner: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
});
afterAll(() => bank.close());

it('SHELL-2.1-13: the years that are over, whose balances are the ledger’s to the cent', async () => {
  const { years, next } = (await owner.call('GET /income-reports')).json;
  expect(years.length).toBeGreaterThan(0);
  const [{ year, balance, balance_before, income, total }] = years;
  expect(next).toEqual({ year: year + 1, on: `${year + 2}-01-02` });
  const { rows } = await bank.store.execute(
    "select sum(amount) as n from ledger_entries where account_id = $1 and kind = 'available' and at < $2",
    [owner.accountId, `${year + 1}-01-01T00:00:00-03:00`],
  );
  expect(balance).toBe(Number(rows[0].n));
  expect(income.reduce((sum: number, line: { value: number }) => sum + line.value, 0)).toBe(total);
  expect(balance - balance_before).toBeLessThanOrEqual(total);
});

it('each as a paper; of another year there is none', async () => {
  const pdf = (year: number) => owner.call('GET /income-reports/{year}/pdf', { params: { year } });
  const [{ year }] = (await owner.call('GET /income-reports')).json.years;
  expect((await pdf(year)).raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdf(year + 1)).status).toBe(404);
  expect((await pdf(1999)).status).toBe(404);
});
