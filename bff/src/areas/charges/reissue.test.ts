import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, formatDay } from '../../core/calendar';

let bank: EmptyBank;
let member: Member;
let customer: number;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount({ name: 'Padaria Aurora' });
  customer = await addCustomer(member, { name: 'Bruno Lima' });
  today = await bank.today();
});
afterAll(() => bank.close());

let value = 30_000;
async function canceled(given: Parameters<typeof issue>[3] = {}, to = customer): Promise<number> {
  const [id] = await issue(bank, member, [to], {
    items: [{ name: 'Mensalidade', amount: 1, value: ++value }],
    ...given,
  });
  await member.call('PUT /charges/cancel', { body: { ids: [id!] } });
  return id!;
}
const reissue = (id: number, expire_at: string, from = member, idempotencyKey?: string) =>
  from.call('POST /charge/{id}/reissue', {
    params: { id },
    body: { expire_at },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const lines = async (id: number) => (await detail(member, id)).charge_histories.map((line) => line.message);

describe('a billet that is over is issued again', () => {
  it('on the same terms with a new due date and codes of its own; both histories say so', async () => {
    const tag = (await member.call('POST /tag', { body: { name: 'Contrato', color_ref: 'blue-1' } })).json;
    const old = (await member.call('POST /tag', { body: { name: 'Antiga', color_ref: 'red' } })).json;
    const id = await canceled({
      items: [{ name: 'Mensalidade', amount: 2, value: 15_000 }],
      shipping: 500,
      discount: { type: 'percentage', value: 1000 },
      conditional_discount: { type: 'currency', value: 300, until_date: addDays(today, 7) },
      fine: 200,
      interest: 33,
      write_off_days: 30,
      message: 'Obrigado',
      is_bolix: true,
      send_email: true,
      tags: [tag.id, old.id],
    });
    await member.call('PUT /tag', { body: { ids: [old.id], hidden: true } });
    const due = addDays(today, 20);
    bank.live.length = 0;
    const { status, json } = await reissue(id, due);
    expect(status).toBe(200);
    const told = { accountId: member.accountId, topic: 'charges', type: 'updated', ids: [id] };
    expect(bank.live).toContainEqual(told);
    await bank.runJobs();
    const [before, after] = [await detail(member, id), await detail(member, json.id)];
    expect([before.reissued_open, after.reissued_open]).toEqual([true, false]);
    expect(after).toMatchObject({
      status: 'waiting',
      expire_at: due,
      value: 27_500,
      fine: 200,
      interest: 33,
      write_off_days: 30,
      message: 'Obrigado',
      send_email: true,
      tags: [{ id: tag.id }],
      customer: { id: customer },
    });
    expect(after.charge_payment).toMatchObject({
      discount: 3000,
      conditional_discount_value: 300,
      conditional_discount_type: 'currency',
      conditional_discount_date: addDays(due, -3),
      pix_copy_paste: expect.any(String),
    });
    expect(after.charge_payment.pix_copy_paste).not.toBe(before.charge_payment.pix_copy_paste);
    expect(after.barcode).not.toBe(before.barcode);
    expect(before).toMatchObject({ status: 'canceled', reissued_as: json.id });
    expect(await lines(id)).toContain(`Boleto reemitido com vencimento em ${formatDay(due)}: boleto ${json.id}`);
    expect((await lines(json.id))[0]).toBe(`Cobrança criada: reemissão do boleto ${id}`);
    await member.call('PUT /charges/cancel', { body: { ids: [json.id] } });
    expect((await detail(member, id)).reissued_open).toBe(false);
  });

  it('once: again, and while it can still be paid, it is refused', async () => {
    const id = await canceled();
    const key = 'reissue-key-0123456789';
    const [a, b] = await Promise.all([reissue(id, today, member, key), reissue(id, today, member, key)]);
    expect(a.json).toEqual(b.json);
    expect((await detail(member, id)).actions).not.toContain('reissue');
    const second = await reissue(id, addDays(today, 1));
    expect([second.status, second.json.error_description]).toEqual([422, `Cobrança já reemitida: boleto ${a.json.id}`]);
    const open = await reissue(a.json.id, addDays(today, 1));
    expect([open.status, open.json.error_description]).toEqual([
      422,
      'Cobrança com status Novo não pode ser reemitida',
    ]);
  });

  it('once, also when asked several times at once', async () => {
    const id = await canceled();
    const replies = await Promise.all([0, 1, 2, 3].map((n) => reissue(id, addDays(today, n))));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422, 422, 422]);
  });

  it.each([
    ['2026-02-31', 'Informe uma data válida'],
    ['2020-01-01', 'O vencimento não pode ser anterior a hoje'],
  ])('a due date of %s is refused at its field, nothing is issued', async (day, message) => {
    const id = await canceled();
    const before = await detail(member, id);
    const { status, json } = await reissue(id, day);
    expect([status, json.errors]).toEqual([422, [{ field: 'expire_at', message }]]);
    expect(await detail(member, id)).toEqual(before);
  });

  it('not to a customer who is gone, nor of another account', async () => {
    const gone = await addCustomer(member);
    const id = await canceled({}, gone);
    await member.call('PUT /customers', { body: { ids: [gone] } });
    const { status, json } = await reissue(id, today);
    expect([status, json.error_description]).toEqual([422, 'Este cliente foi excluído']);
    expect((await detail(member, id)).reissued_as).toBeNull();
    expect((await reissue(id, today, await bank.openAccount())).status).toBe(404);
  });
});
