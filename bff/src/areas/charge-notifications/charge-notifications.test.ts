import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openChargesApi } from '../../../test/charges-api';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { chargeCallRound } from './call-round';
import './tables';

let bank: EmptyBank;
let api: ReturnType<typeof openChargesApi>;
let member: Member;
let other: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  api = openChargesApi(bank);
  [member, other] = [await bank.openAccount(), await bank.openAccount()];
});
afterAll(async () => {
  await api.close();
  await bank.close();
});

/** Calls the addresses that are due; answers what they were called with since the last time. */
let seen = 0;
async function round() {
  bank.waiting.push({ job: chargeCallRound as never, data: {} });
  await bank.runJobs();
  const rows = await bank.store.db
    .selectFrom('sandbox_callbacks')
    .selectAll()
    .where('id', '>', seen)
    .orderBy('id')
    .execute();
  seen = rows.at(-1)?.id ?? seen;
  return rows;
}
const later = (minutes: number) =>
  bank.store.execute(`update charge_notifications set due_at = due_at - interval '${minutes} minutes'`);
const billet = async (url: string) =>
  (await issue(bank, member, [await addCustomer(member)], { notification_url: url, order_id: 'pedido-7' }))[0]!;

it('the address of a charge is told of each change by a token of its own, whose history its account alone can ask for', async () => {
  const [mine, others] = [await api.client(member), await api.client(other)];
  const id = await billet('https://loja.exemplo/avisos');
  await issue(bank, member, [await addCustomer(member)]);
  const [call, ...more] = await round();
  const token = new URLSearchParams(call!.body).get('notification')!;
  expect([call!.url, call!.status, more]).toEqual(['https://loja.exemplo/avisos', 200, []]);
  expect((await others(`/notification/${token}`)).status).toBe(404);
  expect((await mine('/notification/x')).status).toBe(404);
  const first = { type: 'charge', custom_id: 'pedido-7', identifiers: { charge_id: id } };
  expect((await mine(`/notification/${token}`)).json).toMatchObject({
    code: 200,
    data: [
      { ...first, status: { current: 'new', previous: null } },
      { ...first, status: { current: 'waiting', previous: 'new' } },
    ],
  });
  await later(10_000);
  expect(await round()).toEqual([]);

  await pay(bank, member, id, 10_000);
  expect((await round()).map(({ body }) => body)).toEqual([`notification=${token}`]);
  const { data } = (await mine(`/notification/${token}`)).json;
  expect(data).toHaveLength(3);
  expect(data[2]).toMatchObject({ status: { current: 'paid', previous: 'waiting' }, value: 10_000 });
});

it('an address that refuses, does not answer or never asks is called again, ever later, ten times in all', async () => {
  await billet('https://loja.exemplo/calado');
  const calls = [await round()];
  expect(await round()).toEqual([]);
  for (let n = 0; n < 12; n++) {
    await later(1_280);
    calls.push(await round());
  }
  expect(calls.flat().map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => null));
});
