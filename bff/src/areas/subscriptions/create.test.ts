import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;

beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it('the log of actions tells the amount and number of a subscription that was created, or of how many customers', async () => {
  const member = await bank.openAccount();
  const { id } = (await member.call('POST /plan', { body: { name: 'Mensal', interval: 1, repeats: null } })).json;
  const customer = await addCustomer(member);
  const terms = {
    plan_id: id,
    items: [{ name: 'Mensalidade', amount: 1, value: 15_990 }],
    expire_at: addDays(await bank.today(), 5),
  };
  const create = (customers: number[]) => member.call('POST /subscriptions', { body: { ...terms, customers } });
  const { ids } = (await create([customer])).json;
  await create([customer, await addCustomer(member)]);
  const [several, single] = (await member.call('POST /account-logs/search', { body: {} })).json.items.filter(
    ({ action }) => action === 'subscription.create',
  );
  expect(single!.about?.replaceAll('\u00a0', ' ')).toBe(`R$ 159,90 por cobrança, assinatura ${ids[0]}`);
  expect(several!.about?.replaceAll('\u00a0', ' ')).toBe('R$ 159,90 por cobrança, de 2 clientes');
});
