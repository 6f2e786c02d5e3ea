import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARGE_ORDER, CHARGE_STATUS } from '@balcao/contract/charges';
import type { Body } from '@balcao/contract/core/registry';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { openValue } from './service';

let bank: EmptyBank;
let member: Member;
let ids: number[];

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const customers: number[] = [];
  for (const name of ['zélia Prado', 'Ângela Souza', 'bruno', 'Ana 50%'])
    customers.push(
      await addCustomer(member, {
        name,
        emails: [`${name.slice(0, 2).normalize('NFD').replace(/\W/g, '')}@exemplo.com`],
      }),
    );
  ids = await issue(bank, member, customers);
  await issue(bank, member, customers.slice(0, 2), {
    items: [{ name: 'x', amount: 2, value: 3000 }],
    expire_at: addDays(await bank.today(), 2),
  });
  await pay(bank, member, ids[0]!, 10_000);
});
afterAll(() => bank.close());

const opened = async (body: Body<'POST /v2/charges/banking-billet/opened'>, from = member) =>
  (await from.call('POST /v2/charges/banking-billet/opened', { body })).json;

describe('AREAS-7-charges-1: the list of billets', () => {
  it('newest first, with total and page; the status in the words of the server (AREAS-4-charges-1)', async () => {
    const { items, total } = await opened({});
    expect(total).toBe(6);
    expect(items.map((row) => row.id)).toEqual(items.map((row) => row.id).sort((a, b) => b - a));
    expect(items.at(-1)).toMatchObject({
      id: ids[0],
      status: 'paid',
      translated_status: 'Pago',
      value: 10_000,
      paid_value: 10_000,
      customer_corporate_name: 'zélia Prado',
      url: `/bff/charges/${ids[0]}/pdf`,
      tags: [],
    });
    expect(await opened({ page: 2 })).toEqual({ items: [], total: 6 });
  });

  it('by status', async () => {
    expect((await opened({ status: ['paid'] })).items.map((row) => row.id)).toEqual([ids[0]]);
    expect((await opened({ status: ['waiting', 'unpaid'] })).total).toBe(5);
  });

  it('by text: name, document with its mask, e-mail, number, typed line', async () => {
    const row = (await opened({})).items.find((r) => r.id === ids[1])!;
    const masked = row.customer_cpf!.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    for (const text of ['angela', 'SOUZA', masked, row.customer_email!, String(row.id), row.barcode!])
      expect((await opened({ text })).items.map((r) => r.id)).toContain(row.id);
    expect((await opened({ text: row.barcode! })).total).toBe(1);
    const { base_key } = (await member.call('GET /charges/{id}', { params: { id: row.id } })).json.charge_payment;
    expect((await opened({ text: base_key! })).items.map((r) => r.id)).toEqual([row.id]);
    expect((await opened({ text: '50%' })).total).toBe(1);
    expect((await opened({ text: '5_%' })).total).toBe(0);
  });

  it.each([
    ['due.to', { due: { from: '2026-02-02', to: '2026-02-01' } }],
    ['issued.to', { issued: { from: '2026-02-02', to: '2026-02-01' } }],
    ['paid.to', { paid: { from: '2026-02-02', to: '2026-02-01' } }],
    ['due.from', { due: { from: '2026-02-30' } }],
    ['value.max', { value: { min: 2, max: 1 } }],
  ])('an empty range is refused at %s, by every call that takes the filter', async (field, filter) => {
    const replies = await Promise.all([
      member.call('POST /v2/charges/banking-billet/opened', { body: filter }),
      member.call('POST /v2/charges/banking-billet/filed', { body: { ...filter, page: 9 } }),
      member.call('POST /v2/charges/banking-billet/totals', { body: { filed: false, ...filter } }),
      member.call('POST /v2/charges/banking-billet/ids', { body: { filed: false, ...filter } }),
      member.call('POST /charges/export', { body: { filed: false, format: 'csv', ...filter } }),
    ]);
    for (const { status, json } of replies)
      expect([status, json.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it("by another account's customer or tag finds nothing, as by one there is not", async () => {
    const other = await bank.openAccount();
    const customer = await addCustomer(other);
    const tag = (await other.call('POST /tag', { body: { name: 'Alheia', color_ref: 'red' } })).json.id;
    await issue(bank, other, [customer], { tags: [tag] });
    expect((await opened({ customer, tags: [tag] }, other)).total).toBe(1);
    for (const filter of [{ customer }, { customer: 99_999 }, { tags: [tag] }, { tags: [99_999] }]) {
      expect(await opened(filter)).toEqual({ items: [], total: 0 });
      expect(
        (await member.call('POST /v2/charges/banking-billet/totals', { body: { filed: false, ...filter } })).json.total,
      ).toEqual({ count: 0, value: 0 });
      expect(
        (await member.call('POST /v2/charges/banking-billet/ids', { body: { filed: false, ...filter } })).json,
      ).toEqual({ ids: [], total: 0 });
    }
  });

  it.each(CHARGE_ORDER)('by %s, both ways, each row once over the pages', async (order) => {
    const up = (await opened({ order, asc: true })).items;
    const down = (await opened({ order, asc: false })).items;
    expect(new Set(up.map((r) => r.id)).size).toBe(6);
    if (order !== 'paid_at') expect(down.map((r) => r.id)).toEqual(up.map((r) => r.id).toReversed());
    else expect([up[0]?.id, down[0]?.id]).toEqual([ids[0], ids[0]]);
    if (order === 'customer_corporate_name')
      expect(up.map((r) => r.customer_corporate_name)).toEqual([
        'Ana 50%',
        'Ângela Souza',
        'Ângela Souza',
        'bruno',
        'zélia Prado',
        'zélia Prado',
      ]);
    if (order === 'status')
      expect(up.map((r) => r.translated_status)).toEqual(
        up.map((r) => r.translated_status).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
      );
  });

  it("shows nothing of another account's", async () => {
    expect(await opened({}, await bank.openAccount())).toEqual({ items: [], total: 0 });
  });

  it('is read well within a second on 2,500 rows', async () => {
    const many = await bank.openAccount();
    await bank.store.execute(
      `insert into charges (account_id, status, value, items_value, expire_at, fee, our_number, barcode, collection_key, customer_name, customer_document, fingerprint, search, created_at, updated_at)
       select $1, 'waiting', 1000 + n, 1000 + n, current_date + 5, 349, n, n, n, 'Cliente ' || n, '52998224725', n, 'cliente ' || n, now(), now() from generate_series(1, 2500) n`,
      [many.accountId],
    );
    const started = performance.now();
    const { items, total } = await opened(
      { text: 'cliente', order: 'customer_corporate_name', page: 20, size: 100 },
      many,
    );
    expect([items.length, total]).toEqual([100, 2500]);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it('totals over the whole filter, by status', async () => {
  const { json } = await member.call('POST /v2/charges/banking-billet/totals', { body: { filed: false } });
  expect(json.total).toEqual({ count: 6, value: 52_000 });
  expect(json.byStatus.filter(({ count }) => count > 0)).toEqual([
    { status: 'waiting', translated_status: 'Aguardando', count: 5, value: 42_000 },
    { status: 'paid', translated_status: 'Pago', count: 1, value: 10_000 },
  ]);
  // statuses without charges are listed too, so that each can be chosen by the server's label
  expect(json.byStatus).toHaveLength(CHARGE_STATUS.length);
  expect((await member.call('POST /v2/charges/banking-billet/totals', { body: { filed: true } })).json.total).toEqual({
    count: 0,
    value: 0,
  });
});

it('the sum of chosen billets, each once, none of another account; as many as an action takes', async () => {
  const sum = (chosen: number[], who = member) => who.call('POST /charges/sum', { body: { ids: chosen } });
  const some = await sum([ids[0]!, ids[1]!, ids[1]!, 99_999]);
  expect(some.json).toEqual({ count: 2, value: 20_000, withEmail: 2, withoutEmail: [] });
  await bank.store.execute('update charges set customer_email = null where id = $1', [ids[0]]);
  const { withEmail, withoutEmail } = (await sum(ids.slice(0, 2))).json;
  expect([withEmail, withoutEmail.map(({ id }) => id)]).toEqual([1, [ids[0]]]);
  expect(withoutEmail[0]!.customerName).toMatch(/\S/);
  expect((await sum(ids, await bank.openAccount())).json).toEqual({
    count: 0,
    value: 0,
    withEmail: 0,
    withoutEmail: [],
  });
  expect((await sum(Array.from({ length: 1000 }, (_, n) => n + 1))).status).toBe(200);
  expect((await sum(Array.from({ length: 1001 }, (_, n) => n + 1))).status).toBe(400);
});

it('openValue is what is still to come', async () => {
  expect(await openValue(bank.store.db, member.accountId)).toBe(42_000);
  expect(await openValue(bank.store.db, 987_654)).toBe(0);
});

it('AREAS-7-charges-8: charges by ids, in the order asked for', async () => {
  const { json } = await member.call('POST /charges/all', {
    body: { ids: [...ids, 99_999], order: 'customerName', asc: true },
  });
  expect([json.total, json.items.map((row) => row.customerName)]).toEqual([
    4,
    ['Ana 50%', 'Ângela Souza', 'bruno', 'zélia Prado'],
  ]);
});

it('statistics and charges of a customer', async () => {
  const document = (await opened({})).items.find((row) => row.id === ids[0])!.customer_cpf!;
  const { json } = await member.call('GET /customers/{document}/statistics', { params: { document } });
  expect(json).toMatchObject({
    issued: { count: 2, value: 16_000 },
    paid: { count: 1, value: 10_000 },
    open: { count: 1, value: 6000 },
    overdue: { count: 0, value: 0 },
    averageDelayDays: 0,
  });
  expect(json.months).toHaveLength(12);
  expect(json.months.at(-1)).toEqual({ month: (await bank.today()).slice(0, 7), issued: 16_000, paid: 10_000 });
  const page = (
    await member.call('GET /customers/{document}/transactions', { params: { document }, query: { size: 1 } })
  ).json;
  expect([page.total, page.items.length, page.items[0]?.translated_status]).toEqual([2, 1, 'Aguardando']);
});
