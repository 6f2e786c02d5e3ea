import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { confirmationFilesMake } from './make';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

it('a payment that is told after its day’s file was made is in the file and in its row alike', async () => {
  const customer = await addCustomer(member);
  const [first, late] = [await issue(bank, member, [customer]), await issue(bank, member, [customer])];
  const paidAt = await bankNow(bank.store.db);
  await pay(bank, member, first[0]!, 10_000, { paidAt });
  await bank.moveDays(1);
  const turn = () => bank.work((trx, tools) => confirmationFilesMake.run(trx, {}, tools, undefined));
  const row = async () => (await member.call('POST /confirmation-files/search', { body: {} })).json.items;
  await turn();
  const [made, ...more] = await row();
  expect([made, more]).toMatchObject([{ payments: 1, value: 10_000 }, []]);
  await pay(bank, member, late[0]!, 10_000, { paidAt });
  await turn();
  expect(await row()).toEqual([{ ...made, payments: 2, value: 20_000 }]);
  const file = await member.call('GET /confirmation-file/{id}/file', { params: { id: made!.id } });
  expect(file.raw.toString()).toMatch(/2 pagamentos em .*;200,00/);
});
