import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { addMonths } from './parcels';

let bank: EmptyBank;
let member: Member;
let customer: number;
let due: string;
let id: number;
let tag: number;
let parcels: [number, number];
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  await bank.store.execute(`insert into account_rates values ($1, '{"charges":{"carnet":{"fee":199}}}')`, [
    member.accountId,
  ]);
  customer = await addCustomer(member, {
    name: 'Ana Prado',
    document: '52998224725',
    emails: ['ana@exemplo.com'],
    phones: ['11987654321'],
  });
  tag = (await member.call('POST /tag', { body: { name: 'Escola', color_ref: 'red' } })).json.id;
  due = addDays(await bank.today(), 5);
  const { json } = await member.call('POST /carnets', {
    body: {
      customers: [customer],
      items: [
        { name: 'Curso', amount: 2, value: 4_000 },
        { name: 'Livro', amount: 1, value: 2_001 },
      ],
      shipping: 300,
      discount: { type: 'currency', value: 100 },
      fine: 150,
      interest: 33,
      write_off_days: 45,
      message: 'Obrigado',
      expire_at: due,
      repeats: 2,
      split_items: true,
      tags: [tag],
    },
  });
  id = json.ids[0]!;
  await bank.runJobs();
  const { parcel_list } = (await member.call('GET /carnet/{id}', { params: { id } })).json;
  parcels = parcel_list.map((parcel) => parcel.id) as [number, number];
});
afterAll(() => bank.close());

it('AREAS-2-receive-9: a carnet shows each of its data in its place, and each parcel its own', async () => {
  await pay(bank, member, parcels[0], 5_000);
  await bank.store.execute("update charges set paid_at = '2026-03-10T12:00:00Z' where id = $1", [parcels[0]]);
  const { json } = await member.call('GET /carnet/{id}', { params: { id } });
  expect(json).toMatchObject({
    id,
    status: 'up_to_date',
    value: 10_201,
    parcels: 2,
    paid_parcels: 1,
    overdue_parcels: 0,
    paid_value: 5_000,
    open_value: 5_100,
    first_due: due,
    next_due: addMonths(due, 1),
    customer: { id: customer, name: 'Ana Prado', phone: '11987654321', email: 'ana@exemplo.com' },
    message: 'Obrigado',
    note: null,
    fee: 199,
    items: [{ name: 'Curso, Livro', amount: 1, value: 5_101 }],
    tags: [{ id: tag }],
  });
  const open = ['cancel', 'manual-payment', 'expire-at', 'resend-email'];
  const paid = { status: 'paid', translated_status: 'Pago', paid_at: '2026-03-10T12:00:00.000Z', paid_value: 5_000 };
  const waits = { status: 'waiting', translated_status: 'Aguardando', paid_at: null, paid_value: null };
  expect(json.parcel_list.map((one) => ({ ...one, actions: one.actions.toSorted() }))).toEqual([
    { id: parcels[0], number: 1, value: 5_101, expire_at: due, ...paid, actions: [] },
    { id: parcels[1], number: 2, value: 5_100, expire_at: addMonths(due, 1), ...waits, actions: open.toSorted() },
  ]);
});

it('AREAS-2-receive-9: the history of a carnet is its own and that of its parcels, by their numbers', async () => {
  await member.call('PUT /carnet/{id}/parcels/cancel', { params: { id }, body: { ids: [parcels[1]] } });
  const { histories } = (await member.call('GET /carnet/{id}', { params: { id } })).json;
  expect(histories.map(({ parcel, message }) => [parcel, message.split(':')[0]])).toEqual([
    [null, 'Carnê criado com 2 parcelas'],
    [1, 'Pagamento recebido'],
    [2, 'Cobrança cancelada'],
  ]);
});

it('AREAS-2-receive-9: a parcel has the terms, fee and tags of its carnet, and its number in it', async () => {
  const { json } = await member.call('GET /carnet/{id}/parcel/{idDetail}', { params: { id, idDetail: parcels[1] } });
  expect(json).toMatchObject({
    carnet: { id, number: 2, parcels: 2 },
    url: `/bff/carnet/${id}/parcel/${parcels[1]}/pdf`,
    actions: [],
    value: 5_100,
    expire_at: addMonths(due, 1),
    fine: 150,
    interest: 33,
    write_off_days: 45,
    message: 'Obrigado',
    fee: 199,
    tags: [{ id: tag }],
  });
});

it.each([
  ['name', () => 'prado'],
  ['document', () => '529.982.247-25'],
  ['e-mail', () => 'ana@exemplo.com'],
  ['number', () => String(id)],
])('AREAS-7-charges-2: a carnet is found by its %s', async (_, text) => {
  const { json } = await member.call('POST /v2/carnets/opened', { body: { text: text() } });
  expect(json.items.map((row) => row.id)).toEqual([id]);
});

it('domain.md 1: the account itself is charged by no carnet', async () => {
  const own = await bank.openAccount({ document: '11144477735' });
  const payer = await addCustomer(await bank.openAccount(), { document: '11144477735' });
  await bank.store.execute('update customers set account_id = $1 where id = $2', [own.accountId, payer]);
  const items = [{ name: 'Curso', amount: 1, value: 9_000 }];
  const body = { customers: [payer], items, expire_at: due, repeats: 2 };
  const { json } = await own.call('POST /carnets', { body });
  expect([json.ids, json.errors[0]?.errorMessage]).toEqual([[], 'O pagador não pode ser o próprio recebedor']);
});

it('AREAS-7-charges-6: the open parcels of a carnet are sent in one e-mail, with day, value and code of each', async () => {
  const items = [{ name: 'Curso', amount: 1, value: 9_000 }];
  const body = { customers: [customer], items, expire_at: due, repeats: 3 };
  const { ids } = (await member.call('POST /carnets', { body })).json;
  await bank.runJobs();
  const { parcel_list } = (await member.call('GET /carnet/{id}', { params: { id: ids[0]! } })).json;
  await pay(bank, member, parcel_list[0]!.id, 9_000);
  const asked = { ids: [ids[0]!], email: ' Outra@Exemplo.com ' };
  await member.call('POST /carnets/resend/email', { body: asked });
  const { rows } = await bank.store.execute(
    "select body from sandbox_messages where recipient = 'outra@exemplo.com' and subject like 'Carnê de%'",
  );
  expect(rows).toHaveLength(1);
  const days = [...rows[0].body.matchAll(/Vence em (\S+): R\$\s(\S+)\n(\S+)/g)].map(([, day, value]) => [day, value]);
  const shown = (day: string) => day.split('-').toReversed().join('/');
  expect(days).toEqual([1, 2].map((n) => [shown(addMonths(due, n)), '90,00']));
  const { histories } = (await member.call('GET /carnet/{id}', { params: { id: ids[0]! } })).json;
  expect(histories.at(-1)?.message).toBe('Carnê reenviado para outra@exemplo.com');
});
