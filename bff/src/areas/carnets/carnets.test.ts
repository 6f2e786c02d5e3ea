import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarnetInput } from '@balcao/contract/carnets';
import { addCustomer, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { addMonths, splitCents } from './parcels';

let bank: EmptyBank;
let member: Member;
let other: Member;
let customer: number;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
  customer = await addCustomer(member);
  today = await bank.today();
});
afterAll(() => bank.close());

let value = 10_000;
const input = (given: Partial<CarnetInput> = {}): CarnetInput => ({
  customers: [customer],
  items: [{ name: 'Curso', amount: 1, value: ++value }],
  expire_at: addDays(today, 5),
  repeats: 3,
  ...given,
});
const issue = (given: Partial<CarnetInput> = {}, by = member) => by.call('POST /carnets', { body: input(given) });
async function made(given: Partial<CarnetInput> = {}): Promise<number> {
  const reply = await issue(given);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  await bank.runJobs();
  return reply.json.ids[0]!;
}
const show = async (id: number, by = member) => (await by.call('GET /carnet/{id}', { params: { id } })).json;
const list = async (body = {}, by = member) => (await by.call('POST /v2/carnets/opened', { body })).json;

describe('AREAS-3-billing-emit-draft-1: the parcels of a carnet (domain.md 1)', () => {
  it('fall due on the same day of each month, or its last; the remainder is on one', () => {
    expect([1, 2, 13].map((n) => addMonths('2026-01-31', n))).toEqual(['2026-02-28', '2026-03-31', '2027-02-28']);
    expect(splitCents(10_000, 3)).toEqual([3_334, 3_333, 3_333]);
  });

  it('each costs it all, or the value is divided', async () => {
    const whole = await show(await made({ items: [{ name: 'Mensalidade', amount: 2, value: 5_000 }] }));
    expect(whole.parcel_list.map((parcel) => parcel.value)).toEqual([10_000, 10_000, 10_000]);
    expect([whole.value, whole.open_value, whole.status]).toEqual([30_000, 30_000, 'up_to_date']);
    const split = await show(await made({ items: [{ name: 'Curso', amount: 1, value: 10_000 }], split_items: true }));
    expect(split.parcel_list.map((parcel) => parcel.value)).toEqual([3_334, 3_333, 3_333]);
    expect(split.parcel_list.map((parcel) => parcel.number)).toEqual([1, 2, 3]);
    expect([split.value, split.parcels]).toEqual([10_000, 3]);
  });

  it.each<[Partial<CarnetInput>, number, string]>([
    [{ repeats: 1 }, 400, 'repeats'],
    [{ repeats: 13 }, 422, 'repeats'],
    [{ repeats: 25 }, 400, 'repeats'],
    [{ repeats: 12, split_items: true, items: [{ name: 'x', amount: 1, value: 5_000 }] }, 422, 'repeats'],
    [{ expire_at: '2020-01-01' }, 422, 'expire_at'],
    [{ items: [{ name: 'x', amount: 1, value: 499 }] }, 422, 'items'],
    [{ message: 'x'.repeat(101) }, 422, 'message'],
    [{ tags: [999_999] }, 422, 'tags'],
  ])('refuses %j at its field', async (given, status, field) => {
    const before = (await list()).total;
    const reply = await issue(given);
    expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([status, field]);
    expect((await list()).total).toBe(before);
  });

  it('the third alike in a row is refused, and who is not a customer', async () => {
    const alike = { items: [{ name: 'Igual', amount: 1, value: 12_345 }] };
    await made(alike);
    await made(alike);
    const [third, nobody] = [await issue(alike), await issue({ ...alike, customers: [999_999] })];
    expect([...third.json.ids, ...nobody.json.ids]).toEqual([]);
    expect([third, nobody].map(({ json }) => json.errors[0]?.errorMessage)).toEqual([
      expect.stringContaining('terceiro carnê igual'),
      'Cliente não encontrado',
    ]);
  });

  it('AREAS-7-charges-7: a carnet for several customers is a task; its batch shows who failed, and tries them again', async () => {
    const removed = await addCustomer(member, { name: 'Removida' });
    await member.call('PUT /customers', { body: { ids: [removed] } });
    const people = [await addCustomer(member), await addCustomer(member)];
    const { json } = await issue({ customers: [...people, removed, people[0]!] });
    expect([json.ids, json.errors]).toEqual([[], []]);
    const { uuid, task } = json.batch!;
    const standing = async () => (await member.call('GET /charge/batch/{uuid}', { params: { uuid } })).json;
    expect(await standing()).toEqual({ uuid, kind: 'carnet', task, pending: 3, failed: 0, ids: [] });
    await bank.runJobs();
    const done = await standing();
    expect(done).toMatchObject({ pending: 0, failed: 1, ids: [expect.any(Number), expect.any(Number)] });
    const shown = (await member.call('POST /carnets/all', { body: { ids: done.ids, size: 15 } })).json;
    expect(shown.items.map(({ totalParcels }) => totalParcels)).toEqual([3, 3]);
    const failed = (await member.call('GET /charge/batch-errors/{uuid}', { params: { uuid } })).json;
    expect(failed.errors.map(({ customer: { id }, errorMessage }) => [id, errorMessage])).toEqual([
      [removed, 'Este cliente foi excluído'],
    ]);
    const notices = (await member.call('GET /gns-notifications', { query: { page: 0, size: 15 } })).json;
    expect(JSON.stringify(notices)).toContain('Emissão concluída: 2 carnês emitidos, 1 com falha');
    await bank.store.execute('update customers set deleted_at = null where id = $1', [removed]);
    await member.call('POST /charge/batch/{uuid}/retry', { params: { uuid }, body: {} });
    await bank.runJobs();
    expect(await standing()).toMatchObject({ failed: 0, ids: [...done.ids, expect.any(Number)] });
    const terms = await member.call('GET /charge/batch/{uuid}/terms', { params: { uuid } });
    expect(terms.status).toBe(404);
  });

  it('an e-mail goes out once, with every parcel', async () => {
    const mailed = async () =>
      (await bank.store.execute("select count(*)::int as n from sandbox_messages where subject like 'Carnê de%'"))
        .rows[0].n as number;
    const before = await mailed();
    const id = await made({ send_email: true });
    expect(await mailed()).toBe(before + 1);
    expect((await show(id)).histories.map(({ message }) => message)).toContain('Carnê enviado para angela@exemplo.com');
  });
});

describe('domain.md 1: the statuses of a carnet', () => {
  it('a parcel paid early, one overdue, the rest canceled: only what is not paid', async () => {
    const id = await made();
    const [first, second] = (await show(id)).parcel_list;
    await pay(bank, member, second!.id, second!.value);
    const { rows } = await bank.store.execute(
      "select type, params from notifications where account_id = $1 and type = 'carnet-paid' order by id desc limit 1",
      [member.accountId],
    );
    expect(rows[0], 'SHELL-3-30: it leads to the carnet').toEqual({ type: 'carnet-paid', params: { carnetId: id } });
    const early = await show(id);
    expect(early).toMatchObject({ status: 'up_to_date', paid_parcels: 1, paid_value: second!.value });
    expect(early.next_due, 'the first is still to come').toBe(first!.expire_at);
    expect(early.histories).toContainEqual(
      expect.objectContaining({ parcel: 2, message: expect.stringMatching(/^Pagamento recebido/) }),
    );
    await bank.store.execute("update charges set status = 'unpaid' where id = $1", [first!.id]);
    expect(await show(id)).toMatchObject({ status: 'unpaid', overdue_parcels: 1 });
    const cancel = () => member.call('PUT /carnets/cancel', { body: { ids: [id] } });
    expect((await cancel()).json.results).toEqual([{ id, ok: true, message: null }]);
    const ended = await show(id);
    expect(ended).toMatchObject({ status: 'finished', paid_parcels: 1, open_value: 0, next_due: null });
    expect(ended.parcel_list.map(({ status }) => status)).toEqual(['canceled', 'paid', 'canceled']);
    expect((await cancel()).json.results[0]).toMatchObject({
      ok: false,
      message: expect.stringContaining('Quitado'),
    });
  });

  it('a parcel is marked as paid, put off and canceled in its carnet alone', async () => {
    const [one, two] = [await made(), await made()];
    const parcels = (await show(one)).parcel_list;
    const stranger = (await show(two)).parcel_list[0]!.id;
    const settle = await member.call('PUT /carnet/{id}/parcels/manual-payment', {
      params: { id: one },
      body: { ids: [parcels[0]!.id, stranger] },
    });
    expect(settle.json.results.map(({ ok }) => ok)).toEqual([true, false]);
    const day = addDays(today, 20);
    await member.call('PUT /carnet/{id}/parcels/expire-at', {
      params: { id: one },
      body: { ids: [parcels[1]!.id], expire_at: day },
    });
    await member.call('PUT /carnet/{id}/parcels/cancel', { params: { id: one }, body: { ids: [parcels[2]!.id] } });
    const now = await show(one);
    expect(now.parcel_list.map(({ status }) => status)).toEqual(['settled', 'waiting', 'canceled']);
    expect(now).toMatchObject({ next_due: day, paid_parcels: 1 });
    const shown = await member.call('GET /carnet/{id}/parcel/{idDetail}', {
      params: { id: one, idDetail: parcels[1]!.id },
    });
    expect(shown.json.carnet).toEqual({ id: one, number: 2, parcels: 3 });
    const wrong = await member.call('GET /carnet/{id}/parcel/{idDetail}', { params: { id: one, idDetail: stranger } });
    expect(wrong.status).toBe(404);
  });
});

describe('AREAS-7-charges-2, 3, 6: lists, notes and e-mails', () => {
  it('opened and filed, searched, narrowed and added up; the billets list has none', async () => {
    const person = await addCustomer(member, { name: 'Zuleica Prado', emails: [] });
    const id = await made({ customers: [person], repeats: 2 });
    expect((await list({ text: 'zuleica' })).items.map((row) => row.id)).toEqual([id]);
    expect((await list({ status: ['finished'], text: 'zuleica' })).total).toBe(0);
    await member.call('PUT /carnets/file', { body: { ids: [id] } });
    expect((await list({ text: 'zuleica' })).total).toBe(0);
    expect((await member.call('POST /v2/carnets/filed', { body: {} })).json.items[0]).toMatchObject({
      id,
      actions: ['resend-email', 'cancel', 'unfile'],
    });
    const totals = await member.call('POST /v2/carnets/totals', { body: { filed: true } });
    expect(totals.json.byStatus.find(({ status }) => status === 'up_to_date')).toMatchObject({ count: 1 });
    const billets = await member.call('POST /v2/charges/banking-billet/opened', { body: {} });
    expect(billets.json.total).toBe(0);
    const resent = await member.call('POST /carnets/resend/email', { body: { ids: [id] } });
    expect(resent.json.results[0]).toMatchObject({ ok: false, message: 'O cliente não tem e-mail cadastrado' });
    expect((await member.call('POST /carnets/all', { body: { ids: [id] } })).json.items).toMatchObject([
      { carnetId: id, totalParcels: 2, paymentMethod: 'carnet' },
    ]);
  });

  it('a note, tags, the book and a spreadsheet', async () => {
    const id = await made();
    const note = (text: string) => member.call('POST /carnet/{id}/note', { params: { id }, body: { note: text } });
    expect((await note(' ')).status).toBe(204);
    expect((await show(id)).note).toBeNull();
    await note(' Ligar ');
    const tag = await member.call('POST /tag', { body: { name: 'Escola', color_ref: 'red' } });
    await member.call('POST /carnets/tags', { body: { ids: [id], add: [tag.json.id] } });
    expect(await show(id)).toMatchObject({ note: 'Ligar', tags: [{ name: 'Escola' }] });
    expect((await list({ tags: [tag.json.id] })).total).toBe(1);
    const book = await member.call('GET /carnet/{id}/pdf', { params: { id } });
    expect([book.status, book.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const { json } = await member.call('POST /carnets/export', { body: { filed: false, format: 'csv' } });
    await bank.runJobs();
    const file = await member.call('GET /tasks/{id}/file', { params: { id: json.task } });
    expect(file.raw.toString()).toContain('Próximo vencimento');
  });

  it("another account's carnet is none", async () => {
    const id = await made();
    expect((await other.call('GET /carnet/{id}', { params: { id } })).status).toBe(404);
    expect((await other.call('GET /carnet/{id}/pdf', { params: { id } })).status).toBe(404);
    expect((await other.call('PUT /carnets/cancel', { body: { ids: [id] } })).json.results[0]).toEqual({
      id,
      ok: false,
      message: 'Carnê não encontrado',
    });
    const params = { id };
    const ids = (await show(id)).parcel_list.map((parcel) => parcel.id);
    expect((await other.call('PUT /carnet/{id}/parcels/cancel', { params, body: { ids } })).status).toBe(404);
    expect((await list({}, other)).total).toBe(0);
  });
});

it('the log of actions tells the amount and number of a carnet that was issued, or to how many customers', async () => {
  const owner = await bank.openAccount();
  const mine = await addCustomer(owner);
  const items = [{ name: 'Curso', amount: 1, value: 15_990 }];
  const { ids } = (await issue({ customers: [mine], items, repeats: 2 }, owner)).json;
  await issue({ customers: [mine, await addCustomer(owner)], items, repeats: 2, split_items: true }, owner);
  const [several, single] = (await owner.call('POST /account-logs/search', { body: {} })).json.items.filter(
    ({ action }) => action === 'carnet.issue',
  );
  expect(single!.about?.replaceAll('\u00a0', ' ')).toBe(`R$ 319,80, carnê ${ids[0]}`);
  expect(several!.about?.replaceAll('\u00a0', ' ')).toBe('R$ 159,90 a cada um de 2 clientes');
});
