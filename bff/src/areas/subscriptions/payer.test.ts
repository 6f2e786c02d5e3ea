import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, customerInput } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { subscriptionsRound } from './round';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
});

/** A subscription whose first charge is issued. */
async function subscribed(customer: number): Promise<number> {
  const plan = (await member.call('POST /plan', { body: { name: 'Mensal', interval: 1, repeats: null } })).json.id;
  const { json } = await member.call('POST /subscriptions', {
    body: {
      customers: [customer],
      plan_id: plan,
      items: [{ name: 'Mensalidade', amount: 1, value: 10_000 }],
      expire_at: addDays(await bank.today(), 5),
    },
  });
  await bank.runJobs();
  return json.ids[0]!;
}
/** A month later: the subscription, its round having run. */
async function next(id: number) {
  await bank.moveDays(31);
  await bank.work((trx, tools) => subscriptionsRound.run(trx, {}, tools, undefined));
  await bank.runJobs();
  return (await member.call('GET /subscription/{id}', { params: { id } })).json;
}
const correct = (id: number, document: string) =>
  member.call('PUT /customer/{id}', { params: { id }, body: customerInput({ name: 'Ana', document }) });
async function merge(survivor: number, gone: number) {
  const { document: _document, personType: _type, ...customer } = customerInput({ name: 'Ana Lima' });
  const { status } = await member.call('POST /customers/merge', {
    body: { keep: survivor, ids: [survivor, gone], customer },
  });
  expect(status).toBe(200);
}

describe('whose the next charge is, after the payer got another document', () => {
  it('of who the payer was merged into, and not of the customer who has the earlier document', async () => {
    const mistaken = fakeCpf(Math.random);
    const ana = await addCustomer(member, { name: 'Ana', document: mistaken });
    const id = await subscribed(ana);
    await correct(ana, fakeCpf(Math.random));
    await addCustomer(member, { name: 'Outra pessoa', document: mistaken });
    const survivor = await addCustomer(member, { name: 'Ana Lima' });
    await merge(survivor, ana);
    expect(await next(id)).toMatchObject({ issued: 2, failure: null, customer: { id: survivor, name: 'Ana Lima' } });
  });

  it('of who the payer was merged into, where nobody has the earlier document', async () => {
    const ana = await addCustomer(member, { name: 'Ana' });
    const id = await subscribed(ana);
    await correct(ana, fakeCpf(Math.random));
    const [middle, survivor] = [await addCustomer(member, { name: 'Ana L.' }), await addCustomer(member)];
    await merge(middle, ana);
    await merge(survivor, middle);
    expect(await next(id)).toMatchObject({ issued: 2, failure: null, customer: { id: survivor } });
  });

  it('of nobody where the payer was deleted, until they are registered anew', async () => {
    const [mistaken, right] = [fakeCpf(Math.random), fakeCpf(Math.random)];
    const ana = await addCustomer(member, { name: 'Ana', document: mistaken });
    const id = await subscribed(ana);
    await correct(ana, right);
    await addCustomer(member, { name: 'Outra pessoa', document: mistaken });
    await member.call('PUT /customers', { body: { ids: [ana] } });
    expect(await next(id)).toMatchObject({ issued: 1, failure: 'Este cliente foi excluído' });
    const anew = await addCustomer(member, { name: 'Ana', document: right });
    expect(await next(id)).toMatchObject({ failure: null, customer: { id: anew } });
  });
});
