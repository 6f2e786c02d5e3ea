import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { addCustomer, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { addMonths } from './parcels';

let bank: EmptyBank;
let member: Member;
let today: string;
/** Of R$ 100,00, R$ 100,02 and R$ 400,00; the first of the last has its first parcel paid, two more overdue. */
let ids: Record<'a' | 'b' | 'c', number>;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  today = await bank.today();
  const make = async (name: string, value: number, days: number, repeats: number, at: string) => {
    const customers = [await addCustomer(member, { name, document: '52998224725' })];
    const items = [{ name: 'Curso', amount: 1, value }];
    const body = { customers, items, expire_at: addDays(today, days), repeats };
    const { json } = await member.call('POST /carnets', { body });
    await bank.runJobs();
    await bank.store.execute('update carnets set created_at = $1 where id = $2', [at, json.ids[0]]);
    await bank.store.execute('update customers set document = id::text where name = $1', [name]);
    return json.ids[0]!;
  };
  ids = {
    a: await make('Caio', 5_000, 5, 2, '2026-03-10T02:59:59.999Z'),
    b: await make('Bia', 5_001, 6, 2, '2026-03-10T03:00:00Z'),
    c: await make('Ana', 10_000, 4, 4, '2026-03-11T12:00:00Z'),
  };
  const { parcel_list } = (await member.call('GET /carnet/{id}', { params: { id: ids.c } })).json;
  await pay(bank, member, parcel_list[0]!.id, 10_000);
  await bank.store.execute("update charges set status = 'unpaid' where id = any($1)", [
    parcel_list.slice(2).map(({ id }) => id),
  ]);
});
afterAll(() => bank.close());

type Filter = Body<'POST /v2/carnets/opened'>;
const opened = (body: Filter) => member.call('POST /v2/carnets/opened', { body });
const letters = async (body: Filter) =>
  (await opened(body)).json.items.map(({ id }) => Object.entries(ids).find(([, own]) => own === id)![0]).join('');

it.each<[string, () => Filter, string]>([
  ['due from a day on', () => ({ due: { from: addDays(today, 5) } }), 'cba'],
  ['due from the day after on', () => ({ due: { from: addDays(today, 6) } }), 'cb'],
  ['due until a day', () => ({ due: { to: addDays(today, 6) } }), 'ba'],
  ['due until the day before', () => ({ due: { to: addDays(today, 5) } }), 'a'],
  ['of a value', () => ({ value: { min: 10_002 } }), 'cb'],
  ['of a cent more', () => ({ value: { min: 10_003 } }), 'c'],
  ['up to a value', () => ({ value: { max: 10_002 } }), 'ba'],
  ['up to a cent less', () => ({ value: { max: 10_001 } }), 'a'],
  ['issued from a day on', () => ({ issued: { from: '2026-03-10' } }), 'cb'],
  ['issued until a day', () => ({ issued: { to: '2026-03-10' } }), 'ba'],
  ['of a status', () => ({ status: ['unpaid'] }), 'c'],
  ['by value', () => ({ order: 'value', asc: true }), 'abc'],
  ['by the next due day', () => ({ order: 'next_due', asc: true }), 'abc'],
  ['by the customer’s name', () => ({ order: 'customer_name', asc: true }), 'cba'],
  ['by the day of issue', () => ({ order: 'created_at', asc: true }), 'abc'],
])('AREAS-7-charges-2: carnets %s', async (_, filter, found) => expect(await letters(filter())).toBe(found));

it.each<[Filter, string]>([
  [{ due: { from: '2026-02-02', to: '2026-02-01' } }, 'due.to'],
  [{ issued: { from: '2026-02-02', to: '2026-02-01' } }, 'issued.to'],
  [{ due: { from: '2026-02-30' } }, 'due.from'],
  [{ issued: { to: '2026-02-30' } }, 'issued.to'],
  [{ value: { min: 2, max: 1 } }, 'value.max'],
])('AREAS-7-charges-2: the filter %j is refused at %s', async (filter, field) =>
  expect((await opened(filter)).json.errors?.map((error) => error.field)).toEqual([field]),
);

it('AREAS-7-charges-2: a filter of one day and one value is none that is empty', async () => {
  const [day, value] = [
    { from: '2026-03-11', to: '2026-03-11' },
    { min: 40_000, max: 40_000 },
  ];
  expect(await letters({ issued: day, value })).toBe('c');
});

describe('AREAS-7-charges-2: a carnet with a paid parcel and two overdue ones', () => {
  it('says so in the list', async () => {
    const [row] = (await opened({ status: ['unpaid'] })).json.items;
    expect(row).toMatchObject({
      translated_status: 'Vencido',
      customer_name: 'Ana',
      customer_email: 'angela@exemplo.com',
      parcels: 4,
      paid_parcels: 1,
      overdue_parcels: 2,
      value: 40_000,
      open_value: 30_000,
      first_due: addDays(today, 4),
      next_due: addMonths(addDays(today, 4), 1),
      created_at: '2026-03-11T12:00:00.000Z',
      filed: false,
    });
  });

  it('counts with its value and with what is open', async () => {
    const { json } = await member.call('POST /v2/carnets/totals', { body: { filed: false } });
    expect(json.byStatus.map(({ status, count, value, open_value }) => [status, count, value, open_value])).toEqual([
      ['unpaid', 1, 40_000, 30_000],
      ['up_to_date', 2, 20_002, 20_002],
      ['finished', 0, 0, 0],
    ]);
  });
});
