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
  from.call('POST /charges/{type}', {
    params: { type: 'banking_billet' },
    body,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const countCharges = async () => (await bank.store.execute('select count(*) as n from charges')).rows[0].n as number;
const one = (value: number) => ({ items: [{ name: 'x', amount: 1, value }] });

/** Issues to several customers and runs the batch's task to its end. */
async function batchOf(body: BilletInput, from = member) {
  const { status, json } = await post(body, from);
  expect([status, json.ids, json.failed]).toEqual([200, [], 0]);
  await bank.runJobs();
  return { uuid: json.uuid, task: json.task! };
}
/** Takes the job of the batch that was just requested out of the queue. */
const takeWork = () =>
  bank.waiting.splice(
    bank.waiting.findIndex(({ job }) => job.name === 'charges-issue'),
    1,
  )[0]!;
const standing = async (uuid: string, from = member) =>
  (await from.call('GET /charge/batch/{uuid}', { params: { uuid } })).json;
const errorsOf = async (uuid: string, query = {}) =>
  (await member.call('GET /charge/batch-errors/{uuid}', { params: { uuid }, query })).json;
const retry = (uuid: string, customers?: number[], from = member) =>
  from.call('POST /charge/batch/{uuid}/retry', { params: { uuid }, body: customers ? { customers } : {} });
const taskOf = async (id: number) => (await member.call('GET /tasks/{id}', { params: { id } })).json;

describe('AREAS-7-charges-7: what only some customers fail', () => {
  it('is kept in the batch, the others are charged; corrected, only those are tried again', async () => {
    const own = await addCustomer(other, { document: OWN, name: 'Eu mesmo' });
    await bank.store.execute('update customers set account_id = $1 where id = $2', [member.accountId, own]);
    const foreign = await addCustomer(other);
    const deleted = await addCustomer(member, { name: 'Excluída' });
    await member.call('PUT /customers', { body: { ids: [deleted] } });
    const { uuid, task } = await batchOf(billetInput(today, [own, foreign, customer, deleted, 99_999], one(1234)));
    expect(await taskOf(task)).toMatchObject({ kind: 'charges-issue', status: 'done', done: 5, refused: 4, total: 5 });
    const before = await standing(uuid);
    expect(before).toMatchObject({ uuid, task, pending: 0, failed: 4, ids: [expect.any(Number)] });
    const errors = await errorsOf(uuid, { page: 1, size: 15 });
    expect(errors.total).toBe(4);
    expect(errors.errors.map((e) => e.correctable)).toEqual([true, false, false, false]);
    expect(errors.errors.map((e) => [e.customer.id, e.customer.name, e.errorMessage])).toEqual([
      [own, 'Eu mesmo', 'O pagador não pode ser o próprio recebedor'],
      [foreign, '', 'Cliente não encontrado'],
      [deleted, 'Excluída', 'Este cliente foi excluído'],
      [99_999, '', 'Cliente não encontrado'],
    ]);
    const asked = await errorsOf(uuid, { ids: `${deleted},${own},${customer}` });
    expect([asked.total, asked.errors.map((e) => e.customer.id)]).toEqual([2, [own, deleted]]);
    for (const key of ['GET /charge/batch-errors/{uuid}', 'GET /charge/batch/{uuid}'] as const)
      expect((await other.call(key, { params: { uuid } })).status).toBe(404);

    const fixed = await member.call('PUT /customer/{id}', {
      params: { id: own },
      body: customerInput({ name: 'Outra pessoa' }),
    });
    expect(fixed.status).toBe(200);
    expect((await retry(uuid, [own], other)).status).toBe(404);
    expect((await retry(uuid, [customer])).json.errors?.[0]?.field).toBe('customers');
    const again = await retry(uuid, [own, deleted]);
    expect(again.status).toBe(200);
    expect((await retry(uuid, [foreign])).status).toBe(409);
    await bank.runJobs();
    expect(await taskOf(again.json.task)).toMatchObject({ status: 'done', done: 2, refused: 1, total: 2 });
    const after = await standing(uuid);
    expect([after.failed, after.ids.length, after.task]).toEqual([3, 2, again.json.task]);
    expect((await errorsOf(uuid)).errors.map((e) => e.customer.id)).toEqual([foreign, 99_999, deleted]);
    expect((await detail(member, after.ids[1]!)).customer?.name).toBe('Outra pessoa');
  });

  it('a failure that is no fault of the customer is dealt with another way: the same terms to start from, and out of the list', async () => {
    const payer = await addCustomer(member, { name: 'Repetido' });
    const input = billetInput(today, [payer], { ...one(7777), fine: 200, message: 'Obrigado' });
    for (let n = 0; n < 2; n++) await post(input);
    const { uuid } = await batchOf({ ...input, customers: [payer, customer] });
    expect((await errorsOf(uuid)).errors).toMatchObject([
      { customer: { id: payer }, errorMessage: expect.stringContaining('terceira cobrança igual'), correctable: false },
    ]);
    const { customers: _, ...terms } = input;
    const termsOf = (from: Member) => from.call('GET /charge/batch/{uuid}/terms', { params: { uuid } });
    expect((await termsOf(member)).json).toEqual(terms);
    expect((await termsOf(other)).status).toBe(404);
    const drop = (id: number, from = member) =>
      from.call('DELETE /charge/batch-errors/{uuid}/{customer}', { params: { uuid, customer: id } });
    expect([(await drop(payer, other)).status, (await drop(customer)).status]).toEqual([404, 404]);
    expect((await drop(payer)).status).toBeLessThan(300);
    expect((await standing(uuid)).failed).toBe(0);
    expect((await drop(payer)).status).toBe(404);
  });

  it('AREAS-9-3: is told fifteen at a time where no number is asked for', async () => {
    const nobody = Array.from({ length: 16 }, (_, at) => 99_000 + at);
    const { uuid } = await batchOf(billetInput(today, nobody, one(3333)));
    const [first, second] = [await errorsOf(uuid), await errorsOf(uuid, { page: 2 })];
    expect([first.errors.length, second.errors.length, first.total]).toEqual([15, 1, 16]);
  });

  it('is not tried again once its due date is past', async () => {
    const late = await addCustomer(member, { name: 'Tarde' });
    await member.call('PUT /customers', { body: { ids: [late] } });
    const { uuid } = await batchOf(billetInput(today, [late, customer], { ...one(4321), expire_at: today }));
    await bank.store.execute(
      "update charge_batches set input = jsonb_set(input, '{expire_at}', '\"2020-01-01\"') where uuid = $1",
      [uuid],
    );
    const reply = await retry(uuid, [late]);
    expect([reply.status, reply.json.error_description]).toEqual([
      422,
      'O vencimento não pode ser anterior a hoje. Emita de novo com outro vencimento.',
    ]);
    expect((await standing(uuid)).failed).toBe(1);
  });

  it('a batch whose work was given up says who is left, and can be tried again', async () => {
    const customers = [await addCustomer(member), await addCustomer(member)];
    const { json } = await post(billetInput(today, customers, one(8765)));
    const { job, data } = takeWork();
    await bank.work((trx, tools) => job.gaveUp!(trx, data, tools));
    expect(await taskOf(json.task!)).toMatchObject({ status: 'failed', done: 0 });
    expect(await standing(json.uuid)).toMatchObject({ pending: 0, failed: 2, ids: [] });
    // the batch's job, run late, finds nothing to do
    await bank.work((trx, tools) => job.run(trx, data, tools));
    await retry(json.uuid);
    await bank.runJobs();
    expect(await standing(json.uuid)).toMatchObject({ failed: 0, ids: [expect.any(Number), expect.any(Number)] });
  });
});

describe('domain.md 1: probable duplicates', () => {
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

it('a thousand customers in one request: a task in parts, each of which stands by itself', async () => {
  const many = await bank.openAccount();
  const { rows } = await bank.store.execute(
    `insert into customers (account_id, person_type, name, document, search, created_at, updated_at)
     select $1, 'F', 'Cliente ' || n, lpad(n::text, 11, '0'), 'cliente ' || n, now(), now() from generate_series(1, 1000) n returning id`,
    [many.accountId],
  );
  const { json } = await post(
    billetInput(
      today,
      rows.map((r) => r.id),
      { items: Array.from({ length: 5 }, (_, i) => ({ name: `Item ${i}`, amount: 1, value: 1000 })) },
    ),
    many,
  );
  expect(json).toMatchObject({ ids: [], failed: 0, task: expect.any(Number) });
  const { job, data } = takeWork();
  await bank.work((trx, tools) => job.run(trx, data, tools));
  expect(await standing(json.uuid, many)).toMatchObject({ pending: 900, failed: 0 });
  expect((await many.call('GET /tasks/{id}', { params: { id: json.task! } })).json).toMatchObject({
    status: 'running',
    done: 100,
    total: 1000,
  });
  // a part's job that runs twice issues to the next part, never to the same customers again
  await bank.work((trx, tools) => job.run(trx, data, tools));
  const started = Date.now();
  await bank.runJobs();
  expect(Date.now() - started).toBeLessThan(15_000);
  const { ids, pending } = await standing(json.uuid, many);
  expect([ids.length, new Set(ids).size, pending]).toEqual([1000, 1000, 0]);
  const first = await many.call('POST /v2/charges/banking-billet/totals', { body: { filed: false } });
  expect(first.json.byStatus.filter(({ count }) => count > 0)).toEqual([
    { status: 'waiting', translated_status: 'Aguardando', count: 1000, value: 5_000_000 },
  ]);
  const { rows: numbers } = await bank.store.execute(
    'select count(distinct our_number) as n, count(distinct customer_id) as payers from charges where account_id = $1',
    [many.accountId],
  );
  expect(numbers[0]).toEqual({ n: 1000, payers: 1000 });
  expect((await detail(many, ids[999]!)).charge_items.map((item) => item.name)).toEqual([
    'Item 0',
    'Item 1',
    'Item 2',
    'Item 3',
    'Item 4',
  ]);
  const { json: shown } = await many.call('POST /charges/all', {
    body: { ids, size: 100, order: 'customerName', asc: true },
  });
  expect([shown.total, shown.items[0]?.customerName]).toEqual([1000, 'Cliente 1']);
});

it('GET /charges/conditions and /recipients serve the form', async () => {
  const { json } = await member.call('GET /charges/conditions');
  expect(json).toMatchObject({ fee: 349, minimum: 500, minimumForFines: 1000, today });
  expect(json.holidays.every((h) => h.date >= today)).toBe(true);
  expect(json.holidays.filter((h) => h.name === 'Natal').length).toBeGreaterThanOrEqual(2);
  const id = await addCustomer(member, customerInput({ name: 'Única Escolha' }));
  expect((await member.call('GET /charges/recipients', { query: { text: 'unica' } })).json).toMatchObject([
    { id, name: 'Única Escolha' },
  ]);
  const foreign = await addCustomer(other);
  expect(
    (await member.call('GET /charges/recipients', { query: { ids: `${id},${foreign}` } })).json.map((r) => r.id),
  ).toEqual([id]);
  expect(
    (await member.call('POST /charges/recipients', { body: { ids: [foreign, id] } })).json.map((r) => r.id),
  ).toEqual([id]);
  const group = (await member.call('POST /groups', { body: { name: 'Mensalistas' } })).json;
  const grouped = await addCustomer(member, { groups: [group.id], name: 'Do grupo' });
  expect((await member.call('POST /charges/recipients', { body: { group: group.id } })).json.map((r) => r.id)).toEqual([
    grouped,
  ]);
  // who was deleted is not to be charged
  await bank.store.execute('update customers set deleted_at = now() where id = any($1)', [[id, grouped]]);
  for (const body of [{ ids: [id] }, { group: group.id }])
    expect((await member.call('POST /charges/recipients', { body })).json).toEqual([]);
});

describe('everything issued on one paper', () => {
  const print = (ids: number[], from = member) => from.call('POST /charges/pdf', { body: { ids } });
  const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

  it('has a page for each billet of the account, and none of another', async () => {
    const many = await Promise.all(['Bia', 'Ana', 'Caio'].map((name) => addCustomer(member, { name })));
    const { uuid } = await batchOf(billetInput(today, many, one(5000)));
    const { ids } = await standing(uuid);
    const theirs = await addCustomer(other);
    const { uuid: foreign } = await batchOf(billetInput(today, [theirs, await addCustomer(other)], one(5000)), other);
    const { ids: others } = await standing(foreign, other);
    const asked = await print([...ids, ids[0]!, ...others]);
    expect(asked.status).toBe(200);
    await bank.runJobs();
    const task = await taskOf(asked.json.task);
    expect(task).toMatchObject({ kind: 'billet-papers', status: 'done', done: 3, total: 3 });
    expect(task.file!.name).toMatch(/^boletos-\d{4}-\d\d-\d\d\.pdf$/);
    const file = await member.call('GET /tasks/{id}/file', { params: { id: asked.json.task } });
    expect(pagesOf(file.raw)).toBe(3);
    expect((await print(others)).json).toMatchObject({
      error_description: 'Nenhum destes boletos está pronto para imprimir.',
    });
  });
});
