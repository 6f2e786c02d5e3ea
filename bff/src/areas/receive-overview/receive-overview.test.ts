import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue, pay } from '../../../test/billets';
import { LINK_VALUE, linkOfTwo } from '../../../test/links';
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
// charges are marked as paid by the test itself, without a payment
afterAll(() => bank.close(['a charge that was paid has the day and the amount']));

const overview = async (by = member) => (await by.call('GET /receivables/overview', { query: {} })).json;
const totals = async (body: object) => (await member.call('POST /receivables/totals', { body })).json;

it('AREAS-2-receive-1: each figure is what its list adds up to, to the cent', async () => {
  const { from, to, received, to_receive, overdue, byMethod, ages, conversion, best, late } = await overview();
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
  const { issued, paid: came, open } = conversion;
  expect(issued).toMatchObject({ count: 8 });
  expect(await totals({ issued: paid })).toMatchObject(issued);
  const { count, value: received_value } = came;
  expect(await totals({ issued: paid, state: 'received' })).toMatchObject({ count, received: received_value });
  expect(await totals({ issued: paid, state: 'owed' })).toMatchObject(open);
  expect([came.count, open.count]).toEqual([2, 6]);
  expect(best.map(({ value }) => value)).toEqual([10_001, 5_005]);
});

it('what of the charges goes on to other accounts is told beside what they are worth', async () => {
  const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [other.accountId]);
  const repasses = [{ payee_code: rows[0].account_code, type: 'percentage' as const, value: 1_000 }];
  const items = [{ name: 'Aula', amount: 1, value: 33_333, repasses }];
  const before = await totals({ state: 'owed' });
  const [id] = await issue(bank, member, [await addCustomer(member)], { items });
  expect(await totals({ state: 'owed' })).toEqual({
    count: before.count + 1,
    value: before.value + 33_333,
    received: 0,
    shared: before.shared + 3_333,
  });
  const { json } = await member.call('POST /receivables/search', { body: {} });
  expect(json.items.find((row: { id: number }) => row.id === id)).toMatchObject({ value: 33_333, shared: 3_333 });
  const asked = await member.call('POST /receivables/export', { body: { format: 'csv' } });
  await bank.runJobs();
  const file = await member.call('GET /tasks/{id}/file', { params: { id: asked.json.task } });
  expect(file.raw.toString()).toContain(';333,33;33,33;0,00;');
});

it('AREAS-2-receive-1: what was received is what payers paid, in the days asked for, the first one whole', async () => {
  const own = await bank.openAccount();
  const today = await bank.today();
  const [ana, bia] = [
    await addCustomer(own, { name: 'Ana Prado', document: '52998224725', emails: ['ana@exemplo.com'] }),
    await addCustomer(own, { name: 'Bia', document: '11144477735' }),
  ];
  const billet = async (customer: number, value: number) =>
    (await issue(bank, own, [customer], { items: [{ name: 'x', amount: 1, value }] }))[0]!;
  const [short, over, old] = [await billet(ana, 10_000), await billet(bia, 8_000), await billet(bia, 7_000)];
  await pay(bank, own, short, 9_000);
  await pay(bank, own, over, 9_500);
  await pay(bank, own, old, 7_000);
  const first = `${addDays(today, -29)}T00:00:00-03:00`;
  const shown = async (days?: number) => {
    const { json } = await own.call('GET /receivables/overview', { query: days ? { days } : {} });
    return [json.from, json.to, json.received, json.best.map(({ name, value }) => [name, value])];
  };
  const [month, week] = [addDays(today, -29), addDays(today, -6)];
  const paidAt = (sql: string) => bank.store.execute(`update charges set paid_at = ${sql} where id = $1`, [old]);
  await paidAt(`'${first}'::timestamptz`);
  const best = [
    ['Bia', 16_500],
    ['Ana Prado', 9_000],
  ];
  expect(await shown()).toEqual([month, today, { count: 3, value: 25_500 }, best]);
  await bank.store.execute("update charges set kind = 'carnet', carnet_id = 77 where id = $1", [short]);
  expect((await overview(own)).byMethod.map(({ label, count, value }) => [label, count, value])).toEqual([
    ['Boleto', 2, 16_500],
    ['Carnê', 1, 9_000],
  ]);
  await bank.store.execute("update charges set kind = 'banking_billet', carnet_id = null where id = $1", [short]);
  await paidAt(`'${first}'::timestamptz - interval '1 ms'`);
  const late = [
    ['Bia', 9_500],
    ['Ana Prado', 9_000],
  ];
  expect(await shown()).toEqual([month, today, { count: 2, value: 18_500 }, late]);
  expect((await shown(7)).slice(0, 2)).toEqual([week, today]);
  const asked = { document: '529.982.247-25' };
  expect((await own.call('POST /receivables/totals', { body: asked })).json).toMatchObject({
    count: 1,
    value: 10_000,
    received: 9_000,
  });
  await bank.store.execute("update charges set created_at = '2026-03-10T02:00:00Z' where id = $1", [short]);
  await paidAt("'2026-03-11T02:00:00Z'::timestamptz");
  await bank.store.execute("update charges set paid_at = '2026-03-12T02:00:00Z' where id = $1", [short]);
  expect((await own.call('POST /receivables/search', { body: asked })).json.items).toEqual([
    {
      id: short,
      kind: 'banking_billet',
      kind_label: 'Boleto',
      by_card: false,
      customer_name: 'Ana Prado',
      status: 'paid',
      translated_status: 'Pago',
      value: 10_000,
      received: 9_000,
      shared: 0,
      expire_at: addDays(today, 10),
      created_at: '2026-03-10T02:00:00.000Z',
      paid_at: '2026-03-12T02:00:00.000Z',
      carnet_id: null,
      link_id: null,
      subscription_id: null,
      collection_id: null,
    },
  ]);
  const { json } = await own.call('POST /receivables/export', { body: { ...asked, format: 'csv' } });
  await bank.runJobs();
  const file = await own.call('GET /tasks/{id}/file', { params: { id: json.task } });
  expect(file.raw.toString().trimEnd().split('\r\n')[1]).toMatch(
    /;Pago;100,00;0,00;90,00;09\/03\/2026;\d\d\/\d\d\/\d{4};11\/03\/2026$/,
  );
  await bank.store.execute("update charges set kind = 'credit_card', payment_method = 'credit_card' where id = $1", [
    short,
  ]);
  const card = { kind: 'credit_card', kind_label: 'Cartão de crédito', by_card: true };
  expect((await own.call('POST /receivables/search', { body: asked })).json.items).toMatchObject([card]);
});

it.each([
  ['due.from', { due: { from: '2026-02-30' } }],
  ['issued.to', { issued: { to: '2026-02-30' } }],
  ['paid.from', { paid: { from: '2026-02-30' } }],
])('AREAS-2-receive-1: a filter is refused at %s where that is no day', async (field, filter) => {
  const { json } = await member.call('POST /receivables/search', { body: filter });
  expect(json.errors?.map((error) => error.field)).toEqual([field]);
});

it("days are São Paulo's, from their first instant to their last", async () => {
  const late = await bank.openAccount();
  const [id] = await issue(bank, late, [await addCustomer(late)]);
  const day = '2026-03-10';
  const found = async (at: string) => {
    await bank.store.execute("update charges set created_at = $1, paid_at = $1, status = 'paid' where id = $2", [
      at,
      id,
    ]);
    const of = async (period: 'issued' | 'paid') =>
      (await late.call('POST /receivables/totals', { body: { [period]: { from: day, to: day } } })).json.count;
    return [await of('issued'), await of('paid')];
  };
  expect(await found('2026-03-10T02:59:59.999Z')).toEqual([0, 0]);
  expect(await found('2026-03-10T03:00:00Z')).toEqual([1, 1]);
  expect(await found('2026-03-11T02:59:59.999Z')).toEqual([1, 1]);
  expect(await found('2026-03-11T03:00:00Z')).toEqual([0, 0]);
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

it('AREAS-2-receive-3: a scheduled report is made once a week, of the week that ended, and told to who asked', async () => {
  const body = { type: 'received' as const, format: 'csv' as const, every: 'week' as const };
  const { json } = await member.call('POST /reports/schedules', { body });
  const today = await bank.today();
  expect(json.next_on > today && new Date(`${json.next_on}T12:00:00Z`).getUTCDay()).toBe(1);
  const count = async () => (await member.call('POST /v2/reports/search', { body: {} })).json.total;
  const before = await count();
  const { scheduledReports } = await import('../reports/service');
  const turn = async () => {
    await Promise.all([1, 2].map(() => bank.work((trx, tools) => scheduledReports.run(trx, {}, tools, undefined))));
    await bank.runJobs();
  };
  await turn();
  expect(await count()).toBe(before);
  await bank.moveDays(7);
  await turn();
  await turn();
  expect(await count()).toBe(before + 1);
  const [report] = (await member.call('POST /v2/reports/search', { body: {} })).json.items;
  expect(report).toMatchObject({ to: addDays(json.next_on, -1), from: addDays(json.next_on, -7), status: 'done' });
  const { rows } = await bank.store.execute(
    "select recipient, body from sandbox_messages where subject like 'Relatório de cobranças%'",
  );
  expect(rows).toMatchObject([
    { recipient: json.email, body: expect.stringContaining(`comprovante?id=${report!.id}`) },
  ]);
  expect((await other.call('GET /reports/schedules', {})).json.items).toEqual([]);
  expect((await other.call('DELETE /reports/schedules/{id}', { params: { id: json.id } })).status).toBe(404);
  expect((await member.call('DELETE /reports/schedules/{id}', { params: { id: json.id } })).status).toBe(204);
  await bank.moveDays(7);
  await turn();
  expect(await count()).toBe(before + 1);
});

it('AREAS-2-receive-1: what is to be received is one sum here and in the forecast, and leaves out what is filed away', async () => {
  const payee = await bank.openAccount();
  const customer = await addCustomer(payee);
  const items = [{ name: 'x', amount: 1, value: 7_007 }];
  const [filed] = await issue(bank, payee, [customer], { items });
  await issue(bank, payee, [customer], { items });
  await bank.store.execute('update charges set filed = true where id = $1', [filed]);
  const { to_receive, overdue } = await overview(payee);
  const owed = (await payee.call('POST /receivables/totals', { body: { state: 'owed' } })).json;
  const { charges } = (await payee.call('GET /statement/forecast', { query: {} })).json;
  expect([to_receive.value + overdue.value, owed.value, charges.value]).toEqual([7_007, 7_007, 7_007]);
});

it.each([
  [true, 1],
  [false, 2],
])('of a single-use link (%s) that one of its payers paid, nobody owes any more', async (single_use, paid) => {
  const own = await bank.openAccount();
  const [ana] = await linkOfTwo(bank, own, single_use);
  const owed = async () => {
    const { to_receive, conversion } = await overview(own);
    const list = (await own.call('POST /receivables/totals', { body: { state: 'owed' } })).json;
    const future = (await own.call('POST /statement/future', { body: {} })).json.total;
    return [to_receive.count, conversion.open.count, list.count, future];
  };
  expect(await owed()).toEqual([2, 2, 2, 2]);
  await pay(bank, own, ana, LINK_VALUE);
  const left = paid - 1;
  expect(await owed()).toEqual([left, left, left, left]);
});
