import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { collectionCalls } from '../../../test/collections';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { payerPays } from './payer';

let bank: EmptyBank;
let member: Member;
let of: Awaited<ReturnType<typeof collectionCalls>>;
let id: number;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  of = await collectionCalls(bank, member);
  id = await of.create();
  await of.accept(id);
  await of.round();
});
afterAll(() => bank.close());

const overview = async () => (await member.call('GET /receivables/overview', { query: {} })).json;
const forecast = async () => (await member.call('GET /statement/forecast', { query: { days: '30' } })).json;
const reported = async (type: 'issued' | 'received' | 'owed') => {
  const period = `${addDays(of.today, -10)},${addDays(of.today, 30)}`;
  return (await member.call('GET /reports/{type}', { params: { type }, query: { period } })).json;
};

it('AREAS-2-receive-1: a cycle of Pix automático to be paid is in overview, reports and forecast, to the cent', async () => {
  expect(await overview()).toMatchObject({ to_receive: { count: 1, value: 9_900 }, received: { count: 0, value: 0 } });
  const { items, total } = (await member.call('POST /receivables/search', { body: { state: 'owed' } })).json;
  expect(total).toBe(1);
  expect(items).toMatchObject([
    { kind: 'pix_automatic', kind_label: 'Pix automático', value: 9_900, collection_id: id },
  ]);
  expect(await reported('owed')).toMatchObject({ count: 1, value: 9_900 });
  const { days, charges } = await forecast();
  expect(charges).toMatchObject({ count: 1, value: 9_900, expected: 9_900 });
  expect(days.find(({ day }) => day === addDays(of.today, 5))).toMatchObject({ in: 9_900 });
});

it('a cycle of Pix automático has an id that no charge has', async () => {
  const [billet] = await issue(bank, member, [await addCustomer(member)]);
  const { items } = (await member.call('POST /receivables/search', { body: {} })).json;
  expect(new Set(items.map((row) => row.id)).size).toBe(2);
  expect(items.map((row) => row.id)).toContain(billet);
});

it('a paid cycle is received in overview and reports, and named in statement, Pix history and its receipt', async () => {
  const now = await of.at();
  await bank.work((trx, tools) => payerPays(trx, tools, id, now));
  const { received, byMethod, best } = await overview();
  expect(received).toEqual({ count: 1, value: 9_900 });
  expect(byMethod).toEqual([{ kind: 'pix_automatic', label: 'Pix automático', count: 1, value: 9_900 }]);
  expect(best).toMatchObject([{ count: 1, value: 9_900 }]);
  expect(await reported('received')).toMatchObject({ count: 1, received: 9_900 });
  const [line] = (await member.call('POST /statement', { body: {} })).json.transactions;
  expect(line).toMatchObject({ typeLabel: 'Pix automático recebido', value: 9_900 });
  expect(line!.description).toMatch(/^Pix automático recebido de /);
  const { origin } = (await member.call('GET /statement/{id}', { params: { id: line!.id } })).json;
  expect(origin).toMatchObject({ route: 'pix:history-detail' });
  const [entry] = (await member.call('POST /pix/history/search', { body: {} })).json.items;
  expect(entry).toMatchObject({ label: 'Pix automático recebido', value: 9_900 });
  const pix = (await member.call('GET /pix/history/{id}', { params: { id: entry!.id } })).json;
  expect(pix).toMatchObject({ label: 'Pix automático recebido', direction: 'received' });
});
