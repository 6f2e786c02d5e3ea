import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

/* Charges of an account that are alike in all but their id: what is asked of one says nothing of the other. */

let bank: EmptyBank;
let member: Member;
let ids: [number, number];
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const customers = [await addCustomer(member), await addCustomer(member)];
  ids = (await issue(bank, member, customers)) as [number, number];
});
afterAll(() => bank.close());

it('AREAS-7-charges-1: a list shows the tags of each, and counts those filed apart from those that are not', async () => {
  const { id: tag } = (await member.call('POST /tag', { body: { name: 'Contrato', color_ref: 'blue-1' } })).json;
  const customers = [await addCustomer(member)];
  const [tagged] = await issue(bank, member, customers, { tags: [tag] });
  const [filed] = await issue(bank, member, customers);
  await member.call('PUT /charges/file', { body: { ids: [filed!] } });
  const { items, total } = (await member.call('POST /v2/charges/banking-billet/opened', { body: {} })).json;
  expect([total, items.map((row) => [row.id, row.tags.length])]).toEqual([
    3,
    [
      [tagged, 1],
      [ids[1], 0],
      [ids[0], 0],
    ],
  ]);
  const away = (await member.call('POST /v2/charges/banking-billet/filed', { body: {} })).json.items;
  expect([...items, ...away].map((row) => row.filed)).toEqual([false, false, false, true]);
  expect(away[0]?.id).toBe(filed);
});

it('the sum of some names those of them that have no e-mail, and no other', async () => {
  await bank.store.db.updateTable('charges').set({ customer_email: null }).where('id', 'in', ids).execute();
  const { json } = await member.call('POST /charges/sum', { body: { ids: [ids[0]] } });
  expect([json.count, json.withoutEmail.map(({ id }) => id)]).toEqual([1, [ids[0]]]);
});

it('one that another account has is not issued again', async () => {
  const other = await bank.openAccount();
  const expire_at = await bank.today();
  const { status } = await other.call('POST /charge/{id}/reissue', { params: { id: ids[0] }, body: { expire_at } });
  expect(status).toBe(404);
});
