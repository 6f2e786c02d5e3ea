import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { payByCard } from './service';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  await member.call('PUT /account/activity-branch', { body: { category: 0 } });
});
afterAll(() => bank.close());

const ANA = { nome: 'Ana Prado', documento: '529.982.247-25' };
const BIA = { nome: 'Bia Lima', documento: '111.444.777-35' };
const CARD = { number: '4111111111111111', expiry: '12/40', cvv: '123', holder: 'Ana Prado' };

/** Two payers of a link pay by card at once; answers how many of them succeed. */
async function paidAtOnce(single_use: boolean): Promise<number> {
  const body = { items: [{ name: 'Kit', amount: 1, value: 12_345 }], message: 'Obrigado', single_use };
  const { id, url } = (await member.call('POST /payment-links', { body })).json;
  for (const who of [ANA, BIA]) await bank.visit(url, { ...who, forma: 'cartao' });
  const { items } = (await member.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
  const tokens = await Promise.all(items.map(async () => (await bank.visit('/processadora/cartoes', CARD)).text));
  const done = await Promise.allSettled(
    items.map(({ id: chargeId }, at) => {
      const { token } = JSON.parse(tokens[at]!);
      return payByCard(bank.services, { accountId: member.accountId, chargeId, token, instalments: 1 });
    }),
  );
  await bank.runJobs();
  const { json } = await member.call('GET /payment-link/{id}', { params: { id } });
  expect(json.paid).toBe(done.filter(({ status }) => status === 'fulfilled').length);
  return json.paid;
}

it('a link that is paid once takes one card, whoever pays at once; another takes each', async () => {
  expect([await paidAtOnce(true), await paidAtOnce(false)]).toEqual([1, 2]);
});
