import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
let member: Member;
let other: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
  const today = await bank.today();
  const [ana, bia] = [await addCustomer(member), await addCustomer(member, { name: 'Bia', emails: [] })];
  const item = (value: number) => ({ items: [{ name: 'x', amount: 1, value }] });
  const [paid] = await issue(bank, member, [ana], item(10_001));
  const [late] = await issue(bank, member, [bia], item(20_002));
  const [settled] = await issue(bank, member, [bia], item(5_005));
  await issue(bank, member, [ana, bia], item(30_003));
  await pay(bank, member, paid!, 10_001);
  await member.call('PUT /charges/manual-payment', { body: { ids: [settled!] } });
  await bank.store.execute("update charges set status = 'unpaid', expire_at = $1::date where id = $2", [
    addDays(today, -45),
    late,
  ]);
  await member.call('POST /carnets', {
    body: {
      customers: [ana],
      items: [{ name: 'Curso', amount: 1, value: 9_000 }],
      expire_at: addDays(today, 5),
      repeats: 3,
    },
  });
  await bank.runJobs();
});
afterAll(() => bank.close());

const overview = async (by = member) => (await by.call('GET /receivables/overview', { query: {} })).json;
const totals = async (body: object) => (await member.call('POST /receivables/totals', { body })).json;

it('AREAS-2-receive-1: each figure is what its list adds up to, to the cent', async () => {
  const { from, to, received, to_receive, overdue, byMethod, ages, best, late } = await overview();
  const paid = { from, to };
  expect(received).toEqual({ count: 2, value: 15_006 });
  expect(await totals({ state: 'received', paid })).toMatchObject({ count: 2, received: 15_006 });
  expect(to_receive).toMatchObject({ count: 5, value: 87_006 });
  expect(await totals({ state: 'owed', due: to_receive.due })).toMatchObject({ count: 5, value: 87_006 });
  expect(overdue).toMatchObject({ count: 1, value: 20_002 });
  expect(await totals({ state: 'owed', due: overdue.due })).toMatchObject({ count: 1, value: 20_002 });
  for (const { kind, count, value } of byMethod)
    expect(await totals({ state: 'received', paid, kind: [kind] })).toMatchObject({ count, received: value });
  for (const { due, count, value } of ages)
    expect(await totals({ state: 'owed', due })).toMatchObject({ count, value });
  expect(ages.find(({ age }) => age === '31-60')).toMatchObject({ count: 1 });
  for (const { document, value } of best)
    expect(await totals({ state: 'received', paid, document })).toMatchObject({ received: value });
  for (const { document, value } of late)
    expect(await totals({ state: 'owed', due: overdue.due, document })).toMatchObject({ value });
  expect(best.map(({ value }) => value)).toEqual([10_001, 5_005]);
});

it("another account's charges are none of it", async () => {
  expect((await overview(other)).received).toEqual({ count: 0, value: 0 });
  expect((await other.call('POST /receivables/search', { body: {} })).json.total).toBe(0);
});

it('AREAS-2-receive-3: a report is made of what it says, in the columns asked for, and found again', async () => {
  const today = await bank.today();
  const period = { from: addDays(today, -1), to: today };
  const asked = await member.call('POST /reports', {
    body: { type: 'received', ...period, columns: ['customer', 'received'], format: 'csv' },
  });
  expect(asked.json).toMatchObject({ count: 2, mine: true, status: 'waiting' });
  const preview = await member.call('GET /reports/{type}', {
    params: { type: 'received' },
    query: { period: `${period.from},${period.to}` },
  });
  expect(preview.json).toMatchObject({ count: 2, received: 15_006 });
  await bank.runJobs();
  const file = await member.call('GET /tasks/{id}/file', { params: { id: asked.json.task } });
  expect(file.raw.toString().split('\r\n')[0]).toMatch(/^\W*Cliente\W+Recebido\W*$/);
  const one = await member.call('GET /report/{id}', { params: { id: asked.json.id } });
  expect(one.json.status).toBe('done');
  expect((await other.call('GET /report/{id}', { params: { id: asked.json.id } })).status).toBe(404);
  await bank.store.execute("update reports set created_at = created_at - interval '2 days'");
  const [old] = (await member.call('POST /v2/reports/search', { body: {} })).json.items;
  expect(old?.status).toBe('expired');
  const wrong = await member.call('POST /reports', {
    body: { type: 'issued', from: today, to: addDays(today, -1), columns: ['id'], format: 'csv' },
  });
  expect([wrong.status, wrong.json.errors?.[0]?.field]).toEqual([422, 'to']);
});

it('AREAS-2-receive-14: the payments of a day that is over are one file', async () => {
  const day = await bank.today();
  await bank.moveDays(1);
  const { confirmationFilesMake } = await import('../confirmation-files/service');
  await bank.work((trx, tools) => confirmationFilesMake.run(trx, {}, tools));
  await bank.work((trx, tools) => confirmationFilesMake.run(trx, {}, tools));
  const { items } = (await member.call('POST /confirmation-files/search', { body: {} })).json;
  expect(items).toMatchObject([{ day, payments: 1, value: 10_001 }]);
  const file = await member.call('GET /confirmation-file/{id}/file', { params: { id: items[0]!.id } });
  expect(file.raw.toString()).toContain('100,01');
  expect((await other.call('GET /confirmation-file/{id}/file', { params: { id: items[0]!.id } })).status).toBe(404);
});
