import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, customerInput, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** What their page, the grid, the filter of who owes and the question before deleting say of a customer. */
async function seen(member: Member, id: number) {
  const { document } = (await member.call('GET /customer/{id}', { params: { id } })).json;
  const [statistics, charges, grid, owing, nothing, before] = [
    await member.call('GET /customers/{document}/statistics', { params: { document } }),
    await member.call('GET /customers/{document}/transactions', { params: { document } }),
    await member.call('POST /customers/search', { body: {} }),
    await member.call('POST /customers/search', { body: { owing: 'open' } }),
    await member.call('POST /customers/search', { body: { owing: 'nothing' } }),
    await member.call('POST /customers/open-charges', { body: { ids: [id] } }),
  ];
  const inGrid = grid.json.items.find((row) => row.id === id)!;
  return {
    issued: statistics.json.issued.count,
    charges: charges.json.items.map((row) => row.id),
    grid: inGrid.openCharges,
    owes: [owing, nothing].map(({ json }) => json.items.some((row) => row.id === id)),
    before: before.json.charges,
  };
}

describe('what a customer was charged stays theirs', () => {
  it('whatever becomes of their document', async () => {
    const member = await bank.openAccount();
    const given = customerInput();
    const id = await addCustomer(member, given);
    const [charge] = await issue(bank, member, [id]);
    await member.call('PUT /customer/{id}', { params: { id }, body: customerInput() });
    expect(await seen(member, id)).toEqual({ issued: 1, charges: [charge], grid: 1, owes: [true, false], before: 1 });

    const other = await addCustomer(member, given);
    expect(await seen(member, other)).toEqual({ issued: 0, charges: [], grid: 0, owes: [false, true], before: 0 });
    expect(await seen(member, id)).toMatchObject({ issued: 1, charges: [charge] });
  });

  it('where they are deleted and registered anew, once, twice, and with another document since', async () => {
    const member = await bank.openAccount();
    const given = customerInput();
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) {
      if (n) await member.call('PUT /customers', { body: { ids: [ids[n - 1]!] } });
      ids.push(await addCustomer(member, given));
      if (n < 2) await issue(bank, member, [ids[n]!]);
    }
    const last = ids[2]!;
    expect(await seen(member, last)).toMatchObject({ issued: 2, grid: 2, owes: [true, false], before: 2 });
    const { charges } = await seen(member, last);
    expect((await detail(member, charges[0]!)).customer).toMatchObject({ id: last });
    expect((await member.call('POST /v2/charges/banking-billet/opened', { body: { customer: last } })).json.total).toBe(
      2,
    );

    await member.call('PUT /customer/{id}', { params: { id: last }, body: customerInput() });
    expect(await seen(member, last)).toMatchObject({ issued: 2, before: 2 });
    const asked = await member.call('GET /customers/{document}/statistics', { params: { document: given.document } });
    expect(asked.json.issued.count).toBe(2);
  });

  it('where another gets the document of who was deleted', async () => {
    const member = await bank.openAccount();
    const given = customerInput();
    const [gone, id] = [await addCustomer(member, given), await addCustomer(member)];
    const [charge] = await issue(bank, member, [gone]);
    await member.call('PUT /customers', { body: { ids: [gone] } });
    const asked = () => member.call('GET /customers/{document}/transactions', { params: { document: given.document } });
    expect((await asked()).json.items).toMatchObject([{ id: charge }]);
    await member.call('PUT /customer/{id}', { params: { id }, body: given });
    expect(await seen(member, id)).toMatchObject({ issued: 1, charges: [charge] });
  });

  it('and says in each billet whether they are gone', async () => {
    const member = await bank.openAccount();
    const given = customerInput();
    const id = await addCustomer(member, given);
    const [charge] = await issue(bank, member, [id]);
    const gone = async () => (await detail(member, charge!)).customer?.deleted;
    expect(await gone()).toBe(false);
    await member.call('PUT /customers', { body: { ids: [id] } });
    expect(await gone()).toBe(true);
    await addCustomer(member, given);
    expect(await gone()).toBe(false);
  });

  it('and in no other account', async () => {
    const [member, other] = [await bank.openAccount(), await bank.openAccount()];
    const given = customerInput();
    const gone = await addCustomer(member, given);
    await issue(bank, member, [gone]);
    await member.call('PUT /customers', { body: { ids: [gone] } });
    expect(await seen(other, await addCustomer(other, given))).toMatchObject({ issued: 0, charges: [] });
  });
});

it('customers are ordered by what each owes and how late; only what was paid counts as paid, on its day', async () => {
  const member = await bank.openAccount();
  const today = await bank.today();
  const due = addDays(today, 10);
  const [b, a, c] = [await addCustomer(member), await addCustomer(member), await addCustomer(member)];
  const charge = async (customer: number, value: number) =>
    (await issue(bank, member, [customer], { items: [{ name: 'Serviço', amount: 1, value }] }))[0]!;
  const late = await charge(a, 20_000);
  await charge(b, 15_000);
  const [paid, marked] = [await charge(b, 10_000), await charge(b, 12_000)];
  await charge(c, 10_000);
  const gone = await charge(c, 30_000);
  await bank.store.execute("update charges set status = 'unpaid', expire_at = $2::date - 5 where id = $1", [
    late,
    today,
  ]);
  await pay(bank, member, paid, 10_000, { paidAt: new Date(`${addDays(due, 3)}T12:00:00-03:00`) });
  await member.call('PUT /charges/manual-payment', { body: { ids: [marked] } });
  await bank.store.execute(
    "update charges set status = 'canceled', paid_at = created_at, expire_at = $2::date - 30 where id = $1",
    [gone, today],
  );
  const by = async (order: 'open' | 'late') =>
    (await member.call('POST /customers/search', { body: { order } })).json.items.map(({ id }) => id);
  expect(await by('open')).toEqual([a, b, c]);
  expect((await by('late'))[0]).toBe(a);
  const { items } = (await member.call('POST /customers/search', { body: { owing: 'overdue' } })).json;
  expect(items.map(({ id }) => id)).toEqual([a]);
  const statistics = async (id: number) => {
    const { document } = (await member.call('GET /customer/{id}', { params: { id } })).json;
    const { json } = await member.call('GET /customers/{document}/statistics', { params: { document } });
    return [json.averageDelayDays, json.months.reduce((sum, month) => sum + month.paid, 0)];
  };
  expect([(await statistics(b))[0], await statistics(c)]).toEqual([1.5, [null, 0]]);
});

it('the months of a customer’s statistics end with this one, and their charges come by pages', async () => {
  const member = await bank.openAccount();
  const id = await addCustomer(member);
  for (let n = 0; n < 3; n++)
    await issue(bank, member, [id], { items: [{ name: 'Serviço', amount: 1, value: 1_000 + n }] });
  const { document } = (await member.call('GET /customer/{id}', { params: { id } })).json;
  const { months } = (await member.call('GET /customers/{document}/statistics', { params: { document } })).json;
  expect(months.at(-1)).toMatchObject({ month: (await bank.today()).slice(0, 7), issued: 3_003 });
  const page = async (page: number) =>
    (
      await member.call('GET /customers/{document}/transactions', { params: { document }, query: { page, size: 2 } })
    ).json.items.map(({ value }) => value);
  expect([await page(1), await page(2)]).toEqual([[1_002, 1_001], [1_000]]);
});
