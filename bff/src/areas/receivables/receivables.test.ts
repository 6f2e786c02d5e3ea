import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let owner: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
});
afterAll(() => bank.close());

it('who owes most is told with what the list of their billets adds up to, the largest first', async () => {
  const { items, dueTo } = (await owner.call('GET /receivables/debtors')).json;
  expect(items).toHaveLength(5);
  expect(items.map((one: { value: number }) => one.value)).toEqual(
    items.map((one: { value: number }) => one.value).sort((a: number, b: number) => b - a),
  );
  for (const { customer, count, value, daysLate } of items) {
    const { json } = await owner.call('POST /v2/charges/banking-billet/totals', {
      body: { filed: false, customer, status: ['new', 'waiting', 'unpaid'], due: { to: dueTo } },
    });
    expect({ count, value }).toEqual(json.total);
    expect(daysLate).toBeGreaterThan(0);
  }
});
