import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BilletInput } from '@balcao/contract/charges';
import { addCustomer, billetInput, customerInput, detail } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

const OWN = '52998224725';
let bank: EmptyBank;
let member: Member;
let other: Member;
let customer: number;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount({ document: OWN, name: 'Padaria Aurora' });
  other = await bank.openAccount();
  customer = await addCustomer(member);
  today = await bank.today();
});
afterAll(() => bank.close());

const post = (body: BilletInput, from = member, idempotencyKey?: string) =>
  from.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body, ...(idempotencyKey ? { idempotencyKey } : {}) });
const countCharges = async () => (await bank.store.execute('select count(*) as n from charges')).rows[0].n as number;
const one = (value: number) => ({ items: [{ name: 'x', amount: 1, value }] });

describe('AREAS-7-charges-7: what only some customers fail', () => {
  it('is kept in the batch, the others are charged', async () => {
    const own = await addCustomer(other, { document: OWN, name: 'Eu mesmo' });
    await bank.store.execute('update customers set account_id = $1 where id = $2', [member.accountId, own]);
    const foreign = await addCustomer(other);
    const deleted = await addCustomer(member, { name: 'Excluída' });
    await member.call('PUT /customers', { body: { ids: [deleted] } });
    const { json } = await post(billetInput(today, [own, foreign, customer, deleted, 99_999], one(1234)));
    expect([json.ids.length, json.failed]).toEqual([1, 4]);
    const batch = (await member.call('GET /charge/batch-errors/{uuid}', { params: { uuid: json.uuid }, query: { page: 1, size: 15 } })).json;
    expect(batch.total).toBe(4);
    expect(batch.errors.map((e) => [e.customer.id, e.customer.name, e.errorMessage])).toEqual([
      [own, 'Eu mesmo', 'O pagador não pode ser o próprio recebedor'],
      [foreign, '', 'Cliente não encontrado'],
      [deleted, 'Excluída', 'Este cliente foi excluído'],
      [99_999, '', 'Cliente não encontrado'],
    ]);
    expect((await other.call('GET /charge/batch-errors/{uuid}', { params: { uuid: json.uuid } })).status).toBe(404);
  });

  it('the third identical charge in a row is refused; another in between or a cancel makes room', async () => {
    const payer = await addCustomer(member);
    const again = async (given: Partial<BilletInput> = {}) => (await post(billetInput(today, [payer], given))).json;
    await again();
    const second = await again();
    const third = await again();
    expect([third.ids, third.failed]).toEqual([[], 1]);
    const { errors } = (await member.call('GET /charge/batch-errors/{uuid}', { params: { uuid: third.uuid } })).json;
    expect(errors[0]?.errorMessage).toContain('duplicidade');
    expect((await again(one(9999))).failed).toBe(0);
    expect((await again()).failed).toBe(0);
    expect((await again()).failed).toBe(0);
    expect((await again()).failed).toBe(1);
    expect((await member.call('PUT /charges/cancel', { body: { ids: second.ids } })).json.results[0]?.ok).toBe(true);
  });

  it('canceling the last makes room for it again', async () => {
    const payer = await addCustomer(member);
    const again = async () => (await post(billetInput(today, [payer]))).json;
    await again();
    const second = await again();
    await member.call('PUT /charges/cancel', { body: { ids: second.ids } });
    expect((await again()).failed).toBe(0);
  });

  it('parallel identical charges are still at most two', async () => {
    const payer = await addCustomer(member);
    const all = await Promise.all(Array.from({ length: 6 }, () => post(billetInput(today, [payer]))));
    expect(all.reduce((sum, { json }) => sum + json.ids.length, 0)).toBe(2);
  });
});

it('the same key and body answers the same and issues once', async () => {
  const body = billetInput(today, [await addCustomer(member)]);
  const key = 'issue-key-0123456789';
  const before = await countCharges();
  const [a, b] = await Promise.all([post(body, member, key), post(body, member, key)]);
  expect(a.json).toEqual(b.json);
  expect(await countCharges()).toBe(before + 1);
  expect((await post({ ...body, fine: 100 }, member, key)).status).toBe(422);
});

it('a thousand customers in one request', async () => {
  const many = await bank.openAccount();
  const { rows } = await bank.store.execute(
    `insert into customers (account_id, person_type, name, document, search, created_at, updated_at)
     select $1, 'F', 'Cliente ' || n, lpad(n::text, 11, '0'), 'cliente ' || n, now(), now() from generate_series(1, 1000) n returning id`,
    [many.accountId],
  );
  const started = Date.now();
  const { json } = await post(billetInput(today, rows.map((r) => r.id), { items: Array.from({ length: 5 }, (_, i) => ({ name: `Item ${i}`, amount: 1, value: 1000 })) }), many);
  expect(json.ids).toHaveLength(1000);
  expect(Date.now() - started).toBeLessThan(10_000);
  await bank.runJobs();
  const first = await many.call('POST /v2/charges/banking-billet/totals', { body: { filed: false } });
  expect(first.json.byStatus.filter(({ count }) => count > 0)).toEqual([{ status: 'waiting', translated_status: 'Aguardando', count: 1000, value: 5_000_000 }]);
  const { rows: numbers } = await bank.store.execute('select count(distinct our_number) as n from charges where account_id = $1', [many.accountId]);
  expect(numbers[0].n).toBe(1000);
  expect((await detail(many, json.ids[999]!)).charge_items.map((item) => item.name)).toEqual(['Item 0', 'Item 1', 'Item 2', 'Item 3', 'Item 4']);
});

it('GET /charges/conditions and /recipients serve the form', async () => {
  const { json } = await member.call('GET /charges/conditions');
  expect(json).toMatchObject({ fee: 349, minimum: 500, minimumForFines: 1000, today });
  expect(json.holidays.every((h) => h.date >= today)).toBe(true);
  expect(json.holidays.filter((h) => h.name === 'Natal').length).toBeGreaterThanOrEqual(2);
  const id = await addCustomer(member, customerInput({ name: 'Única Escolha' }));
  expect((await member.call('GET /charges/recipients', { query: { text: 'unica' } })).json).toMatchObject([{ id, name: 'Única Escolha' }]);
  const foreign = await addCustomer(other);
  expect((await member.call('GET /charges/recipients', { query: { ids: `${id},${foreign}` } })).json.map((r) => r.id)).toEqual([id]);
});
