import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import type { PlanInput } from '@balcao/contract/subscriptions-plans';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, diffDays, isBusinessDay, nextBusinessDay } from '../../core/calendar';
import { receivePayment } from '../charges/service';
import { monthsLater } from './due-days';
import { subscriptionsRound } from './round';

let bank: EmptyBank;
let member: Member;
let other: Member;
let customer: number;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
  customer = await addCustomer(member);
});
afterAll(() => bank.close());

let names = 0;
async function plan(given: Partial<PlanInput> = {}): Promise<number> {
  const body = { name: `Plano ${++names}`, interval: 1, repeats: null, ...given };
  const reply = await member.call('POST /plan', { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  return reply.json.id;
}
let value = 10_000;
async function ask(given: Partial<SubscriptionInput> = {}) {
  const input = {
    customers: [customer],
    plan_id: given.plan_id ?? (await plan()),
    items: [{ name: 'Mensalidade', amount: 1, value: ++value }],
    expire_at: addDays(await bank.today(), 5),
    ...given,
  };
  return member.call('POST /subscriptions', { body: input });
}
async function made(given: Partial<SubscriptionInput> = {}): Promise<number> {
  const reply = await ask(given);
  if (reply.status !== 200 || !reply.json.ids.length) throw new Error(JSON.stringify(reply.json));
  await bank.runJobs();
  return reply.json.ids[0]!;
}
const show = async (id: number, by = member) => (await by.call('GET /subscription/{id}', { params: { id } })).json;
const chargesOf = async (id: number, size = 100) =>
  (await member.call('GET /subscription/{id}/charges', { params: { id }, query: { page: 1, size } })).json;
const told = async (id: number) =>
  (
    await member.call('GET /subscription/{id}/histories', { params: { id }, query: { page: 1, size: 100 } })
  ).json.items.map(({ message }) => message);
/** Moves the clock by days, then runs the scheduled jobs once. */
async function pass(days: number): Promise<void> {
  await bank.moveDays(days);
  await bank.work((trx, tools) => subscriptionsRound.run(trx, {}, tools, undefined));
  await bank.runJobs();
}
let paid = 0;
async function pay(charge: number): Promise<void> {
  const { json } = await member.call('GET /subscriptions/charge/{id}', { params: { id: charge } });
  const { rows } = await bank.store.execute(
    'select now() + make_interval(secs => offset_seconds::double precision) as at from bank_clock',
  );
  await bank.work((trx, tools) =>
    receivePayment(trx, tools, {
      eventId: `subscription-${++paid}`,
      collectionKey: json.charge_payment.collection_key!,
      amount: json.value,
      paidAt: new Date(rows[0].at),
    }),
  );
}

describe('AREAS-7-subscriptions-2: plans', () => {
  it.each<[Partial<PlanInput>, number]>([
    [{ repeats: 1 }, 400],
    [{ repeats: 121 }, 400],
    [{ interval: 0 }, 400],
    [{ interval: 25 }, 400],
    [{ name: ' ' }, 422],
  ])('refuses %j at its field (domain.md 1)', async (given, status) => {
    const reply = await member.call('POST /plan', { body: { name: 'x', interval: 1, repeats: null, ...given } });
    expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([status, Object.keys(given)[0]]);
  });

  it('are found by name, one of a name, and deleted only where nothing was charged by them', async () => {
    const [free, charged] = [await plan({ name: 'Água' }), await plan({ name: 'Luz', repeats: 2 })];
    const again = await member.call('POST /plan', { body: { name: 'ÁGUA', interval: 1, repeats: null } });
    expect([again.status, again.json.errors?.[0]?.field]).toEqual([422, 'name']);
    const found = await member.call('GET /plans', { query: { query: 'agua' } });
    expect(found.json.items.map(({ id }) => id)).toEqual([free]);
    const those = await member.call('GET /plans', { query: { ids: `${charged},${free}` } });
    expect(those.json.items.map(({ id }) => id)).toEqual([free, charged]);
    expect((await other.call('GET /plans', { query: { ids: `${free}` } })).json.total).toBe(0);
    await made({ plan_id: charged });
    const drop = (id: number, by = member) => by.call('DELETE /plan/{id}', { params: { id } });
    expect((await drop(charged)).raw.toString()).toContain('já tem cobranças');
    expect((await drop(free, other)).status).toBe(404);
    expect((await drop(free)).status).toBe(204);
    expect((await member.call('GET /plans', { query: { query: 'agua' } })).json.total).toBe(0);
  });

  it('a change is told before, and holds for those who have it from their next charge on', async () => {
    const id = await plan();
    const [young, old] = [await made({ plan_id: id }), await made({ plan_id: id })];
    await pass(31);
    await pass(31);
    const late = await made({ plan_id: id });
    const [off, elsewhere] = [await made({ plan_id: id }), await made()];
    await member.call('PUT /subscriptions/cancel', { body: { ids: [off] } });
    const untouched = await Promise.all([show(off), show(elsewhere)]);
    const before = await show(old);
    expect(before.issued).toBeGreaterThan(1);
    const body = { interval: 3, repeats: 2 };
    const effects = await member.call('POST /plan/{id}/effects', { params: { id }, body });
    expect(effects.json).toEqual({ subscriptions: 3, ending: 2 });
    expect((await show(old)).status).toBe('active');
    await member.call('PUT /plan/{id}', { params: { id }, body: { name: 'Trimestral', ...body } });
    expect(await show(young)).toMatchObject({ status: 'expired', next_expire_at: null, plan_name: 'Trimestral' });
    expect((await told(old))[0]).toContain('assinatura encerrada');
    expect(await Promise.all([show(off), show(elsewhere)])).toEqual(untouched);
    const kept = await show(late);
    expect(kept).toMatchObject({ status: 'active', interval: 3, repeats: 2 });
    expect((await chargesOf(old)).total).toBe(before.issued);
  });
});

describe('domain.md 1: a year of a monthly plan, by moving the clock', () => {
  it('one charge a month, made ten days before it is due, on a business day, paid; then it is over', async () => {
    const start = await bank.today();
    const first = addDays(start, 25);
    const id = await made({ plan_id: await plan({ repeats: 12 }), expire_at: first, send_email: true });
    expect(await show(id)).toMatchObject({ status: 'new', issued: 0, next_expire_at: nextBusinessDay(first) });
    const day = Number(first.slice(8));
    const wanted = Array.from({ length: 12 }, (_, n) => nextBusinessDay(monthsLater(first, n, day)));
    for (const [n, due] of wanted.entries()) {
      await pass(diffDays(await bank.today(), addDays(due, -11)));
      expect((await chargesOf(id)).total).toBe(n);
      await pass(1);
      const [charge] = (await chargesOf(id)).items;
      expect(charge).toMatchObject({ period: n + 1, status: 'waiting', expire_at: due });
      await pay(charge!.id);
    }
    await pass(400);
    const { items, total } = await chargesOf(id);
    expect(total).toBe(12);
    expect(items.every(({ expire_at }) => isBusinessDay(expire_at))).toBe(true);
    expect(await show(id)).toMatchObject({ status: 'expired', paid_charges: 12, open_value: 0, next_expire_at: null });
    expect((await told(id)).some((line) => line.includes('assinatura encerrada'))).toBe(true);
    const page = await member.call('GET /subscription/{id}/charges', { params: { id }, query: { page: 2, size: 15 } });
    expect([page.json.items, page.json.total]).toEqual([[], 12]);
  });

  it('the 31st is the last day of shorter months, and the 31st again after them', () => {
    expect([1, 2, 13].map((n) => monthsLater('2026-01-31', n, 31))).toEqual(['2026-02-28', '2026-03-31', '2027-02-28']);
    expect(monthsLater('2026-02-28', 1, 31)).toBe('2026-03-31');
  });

  it('run again, at once or after it was killed, it makes nothing twice; what it slept over it makes up for', async () => {
    const id = await made();
    const round = () => bank.work((trx, tools) => subscriptionsRound.run(trx, {}, tools, undefined));
    const before = (await chargesOf(id)).total;
    await Promise.all([round(), round(), round()]);
    expect((await chargesOf(id)).total).toBe(before);
    await bank.moveDays(31);
    const dies = bank.work(async (trx, tools) => {
      await subscriptionsRound.run(trx, {}, tools, undefined);
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    bank.waiting.length = 0;
    expect((await chargesOf(id)).total).toBe(before);
    await Promise.all([round(), round()]);
    await bank.runJobs();
    expect((await chargesOf(id)).total).toBe(before + 1);
    await pass(65);
    expect((await chargesOf(id)).total).toBe(before + 3);
    const today = await bank.today();
    expect((await chargesOf(id)).items[0]!.expire_at >= today).toBe(true);
    expect((await told(id)).some((line) => line.includes('com atraso'))).toBe(true);
    await member.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
  });
});

describe('AREAS-4-charges-4: a fault of one', () => {
  it('holds up no other: it is told, and tried again the day after', async () => {
    const [broken, sound] = [await made(), await made()];
    const before = (await chargesOf(sound)).total;
    // the next period's row already exists, so that making its charge fails
    await bank.store.execute(
      `update subscription_periods p set period = s.issued + 1 from subscriptions s
       where s.id = $1 and p.account_id = s.account_id and p.subscription_id = s.id and p.period = s.issued`,
      [broken],
    );
    const standing = (await chargesOf(broken)).total;
    await pass(31);
    expect((await chargesOf(sound)).total).toBe(before + 1);
    expect((await chargesOf(broken)).total).toBe(standing);
    expect((await told(broken)).some((line) => line.includes('Não foi possível emitir agora'))).toBe(true);
    await member.call('PUT /subscriptions/cancel', { body: { ids: [broken, sound] } });
  });
});

describe('AREAS-4-charges-4: canceled and updated', () => {
  it('the last billet of a canceled one stays, and is paid; or is canceled with it', async () => {
    const [kept, dropped] = [await made(), await made()];
    const cancel = (id: number, cancel_charges?: boolean) =>
      member.call('PUT /subscriptions/cancel', {
        body: { ids: [id], ...(cancel_charges === undefined ? {} : { cancel_charges }) },
      });
    expect((await cancel(kept)).json.results).toEqual([{ id: kept, ok: true, message: null }]);
    await cancel(dropped, true);
    const [last] = (await chargesOf(kept)).items;
    expect(last!.status).toBe('waiting');
    expect((await chargesOf(dropped)).items[0]!.status).toBe('canceled');
    expect((await told(kept))[0]).toBe(`Assinatura cancelada; a cobrança ${last!.id} continua valendo`);
    await pay(last!.id);
    expect(await show(kept)).toMatchObject({ status: 'canceled', paid_charges: 1, open_value: 0, actions: [] });
    await pass(60);
    expect((await chargesOf(kept)).total).toBe(1);
    expect((await cancel(kept)).json.results[0]).toMatchObject({
      ok: false,
      message: 'Assinatura com situação Cancelada não pode ser cancelada',
    });
  });

  it('value, plan and date change from the next charge on', async () => {
    const id = await made();
    const [first] = (await chargesOf(id)).items;
    const next = addDays(first!.expire_at, 20);
    const yearly = await plan({ interval: 12 });
    const reply = await member.call('PUT /subscriptions', {
      body: { id, plan_id: yearly, items: [{ name: 'Anuidade', amount: 2, value: 30_000 }], next_due: next },
    });
    expect(reply.status).toBe(200);
    expect(await show(id)).toMatchObject({ interval: 12, value: 60_000, next_expire_at: nextBusinessDay(next) });
    expect((await chargesOf(id)).items[0]!.value).toBe(first!.value);
    await pass(20);
    expect((await chargesOf(id)).items[0]).toMatchObject({ period: 2, value: 60_000 });
    const few = await plan({ repeats: 2 });
    const update = (given: object) => member.call('PUT /subscriptions', { body: { id, ...given } });
    expect((await update({ plan_id: few })).json.errors?.[0]?.field).toBe('plan_id');
    expect((await update({ next_due: '2020-01-01' })).json.errors?.[0]?.field).toBe('next_due');
    expect((await update({ items: [{ name: 'x', amount: 1, value: 499 }] })).json.errors?.[0]?.field).toBe('items');
    expect((await update({ email: 'nada' })).json.errors?.[0]?.field).toBe('email');
  });

  it('shipping, discount, fine and interest change from the next charge on, and each is told; or is refused at its field', async () => {
    const id = await made();
    const before = (await show(id)).value;
    const update = (given: object) => member.call('PUT /subscriptions', { body: { id, ...given } });
    const given = { shipping: 500, discount: { type: 'currency', value: 200 }, fine: 150, interest: 40 };
    expect((await update(given)).status).toBe(200);
    expect(await show(id)).toMatchObject({
      value: before + 300,
      shipping: 500,
      discount: 200,
      fine: 150,
      interest: 40,
    });
    expect((await told(id)).slice(0, 4).toSorted()).toEqual([
      'Desconto alterado para R$ 2,00',
      'Frete alterado para R$ 5,00',
      'Multa e juros alterados',
      expect.stringContaining('Valor alterado de'),
    ]);
    expect((await update({ discount: { type: 'currency', value: 9_999_999 } })).json.errors?.[0]?.field).toBe(
      'discount.value',
    );
    expect((await update({ fine: 1_001 })).json.errors?.[0]?.field).toBe('fine');
    await pass(31);
    const [charge] = (await chargesOf(id)).items;
    expect(charge).toMatchObject({ period: 2, value: before + 300 });
    await member.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
  });

  it('the e-mail changes for what is open and what is to come, and not for the customer', async () => {
    const id = await made({ send_email: true });
    const reply = await member.call('PUT /subscriptions', { body: { id, email: 'Nova@Exemplo.com', resend: true } });
    expect(reply.json).toEqual({ id, resent: 1 });
    expect((await show(id)).customer_email).toBe('nova@exemplo.com');
    await pass(31);
    const mailed = await bank.store.execute(
      "select count(*)::int as n from sandbox_messages where recipient = 'nova@exemplo.com'",
    );
    expect(mailed.rows[0].n).toBe(2);
    const { json } = await member.call('GET /customer/{id}', { params: { id: customer } });
    expect(json.emails).toEqual(['angela@exemplo.com']);
    await member.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
  });
});

it('a charge that cannot be made says why, is told once, and is made when it is tried again', async () => {
  const person = await addCustomer(member, { name: 'Zélia Prado' });
  const id = await made({ customers: [person] });
  const { document } = (await member.call('GET /customer/{id}', { params: { id: person } })).json;
  await member.call('PUT /customers', { body: { ids: [person] } });
  await pass(31);
  await pass(1);
  expect(await show(id)).toMatchObject({ failure: 'Este cliente foi excluído', issued: 1 });
  expect((await show(id)).actions).toContain('retry');
  expect((await told(id)).filter((line) => line.includes('não pôde ser emitida')).length).toBe(1);
  const failed = await member.call('POST /v2/subscriptions', { body: { attention: 'failed' } });
  expect(failed.json.items.map((row) => row.id)).toEqual([id]);
  const retry = () => member.call('POST /subscription/{id}/retry', { params: { id } });
  expect((await retry()).json).toEqual({ charge: null, failure: 'Este cliente foi excluído' });
  await addCustomer(member, { name: 'Zélia Prado', document });
  expect((await retry()).json).toMatchObject({ failure: null });
  expect(await show(id)).toMatchObject({ failure: null, issued: 2 });
  expect((await retry()).status).toBe(409);
  await member.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
});

it('a charge that cannot be made for another reason than the day before tells that too', async () => {
  const person = await addCustomer(member, { name: 'Zilda Prado' });
  const id = await made({ customers: [person] });
  await member.call('PUT /customers', { body: { ids: [person] } });
  await pass(31);
  const before = 'Esta forma de pagamento não está disponível';
  await bank.store.execute('update subscriptions set failure = $2 where id = $1', [id, before]);
  await pass(1);
  expect(await show(id)).toMatchObject({ failure: 'Este cliente foi excluído' });
  expect((await told(id)).filter((line) => line.includes('não pôde ser emitida'))).toHaveLength(2);
  await member.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
});

it.each<[Partial<SubscriptionInput>, number, string]>([
  [{ plan_id: 999_999 }, 422, 'plan_id'],
  [{ expire_at: '2020-01-01' }, 422, 'expire_at'],
  [{ items: [{ name: 'x', amount: 1, value: 499 }] }, 422, 'items'],
  [{ message: 'x'.repeat(101) }, 422, 'message'],
  [{ tags: [999_999] }, 422, 'tags'],
])('refuses %j at its field', async (given, status, field) => {
  const reply = await ask(given);
  expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([status, field]);
});

it('the third alike in a row is refused, and who is not a customer', async () => {
  const alike = { plan_id: await plan(), items: [{ name: 'Igual', amount: 1, value: 12_345 }] };
  await made(alike);
  await made(alike);
  const [third, nobody] = [await ask(alike), await ask({ ...alike, customers: [999_999] })];
  expect([...third.json.ids, ...nobody.json.ids]).toEqual([]);
  expect([third, nobody].map(({ json }) => json.errors[0]?.errorMessage)).toEqual([
    expect.stringContaining('terceira assinatura igual'),
    'Cliente não encontrado',
  ]);
});

it('AREAS-7-charges-7: for several it is a task; who failed and what was created stand in its batch', async () => {
  const people = [await addCustomer(member), await addCustomer(member)];
  const plan_id = await plan();
  const { json } = await ask({ plan_id, customers: [...people, 999_999] });
  expect([json.ids, json.errors]).toEqual([[], []]);
  const params = { uuid: json.batch!.uuid };
  await bank.runJobs();
  const standing = (await member.call('GET /charge/batch/{uuid}', { params })).json;
  expect(standing).toMatchObject({ kind: 'subscription', pending: 0, failed: 1 });
  const shown = (await member.call('POST /subscriptions/all', { body: { ids: standing.ids, size: 15 } })).json;
  expect(shown.items).toHaveLength(2);
  // what all of them share is judged again before the failed are tried again
  await bank.store.execute('update subscription_plans set deleted_at = now() where id = $1', [plan_id]);
  const again = await member.call('POST /charge/batch/{uuid}/retry', { params, body: {} });
  expect([again.status, again.json.error_description]).toEqual([
    422,
    'Plano não encontrado. Emita de novo com outras condições.',
  ]);
});

describe('AREAS-2-receive-7: lists, a charge, notes and tags', () => {
  it('asked for and not yet paid, searched, added up; the customer has theirs', async () => {
    const person = await addCustomer(member, { name: 'Otília Reis' });
    const [id, far] = [
      await made({ customers: [person] }),
      await made({ customers: [person], expire_at: addDays(await bank.today(), 60) }),
    ];
    const list = async (body: object) => (await member.call('POST /v2/subscriptions', { body })).json;
    expect((await list({ text: 'otilia' })).items.map((row) => [row.id, row.status])).toEqual([
      [far, 'new'],
      [id, 'active'],
    ]);
    const requested = async () =>
      (await member.call('POST /v2/subscriptions/requested', { body: { text: 'otilia' } })).json.total;
    expect(await requested()).toBe(2);
    const charges = await member.call('POST /v2/charges/subscription/opened', { body: { text: 'otilia' } });
    expect(charges.json.items).toMatchObject([{ subscription_id: id, customer_corporate_name: 'Otília Reis' }]);
    await pay(charges.json.items[0]!.id);
    expect(await requested()).toBe(1);
    const totals = await member.call('POST /v2/subscriptions/totals', { body: { text: 'otilia' } });
    expect(totals.json.byStatus.map(({ status, count }) => [status, count])).toEqual([
      ['active', 1],
      ['new', 1],
      ['expired', 0],
      ['canceled', 0],
    ]);
    const { document } = (await member.call('GET /customer/{id}', { params: { id: person } })).json;
    const theirs = await member.call('GET /customers/{document}/subscriptions', { params: { document } });
    expect(theirs.json.items.map((row) => row.id)).toEqual([far, id]);
    const billets = await member.call('POST /v2/charges/banking-billet/opened', { body: { text: 'otilia' } });
    expect(billets.json.total).toBe(0);
    const all = await member.call('POST /subscriptions/all', { body: { ids: [id] } });
    expect(all.json.items).toMatchObject([{ subscriptionId: id, paymentMethod: 'bankingBillet' }]);
    const { json } = await member.call('POST /subscriptions/export', { body: { format: 'csv' } });
    await bank.runJobs();
    const file = await member.call('GET /tasks/{id}/file', { params: { id: json.task } });
    expect(file.raw.toString()).toContain('Próximo vencimento');
  });

  it('each filter of theirs and of their charges narrows the list by itself', async () => {
    const person = await addCustomer(member, { name: 'Quirino Braz' });
    const tagOf = async (name: string) =>
      (await member.call('POST /tag', { body: { name, color_ref: 'red' } })).json.id;
    const [tag, another] = [await tagOf('Quirino'), await tagOf('Braz')];
    const plan_id = await plan();
    const item = (cents: number) => [{ name: 'Mensalidade', amount: 1, value: cents }];
    const first = await bank.today();
    // due at least a business day before the other
    const soon = addDays(first, 2);
    const dear = await made({ customers: [person], plan_id, tags: [tag], items: item(3_000), expire_at: soon });
    const [paid] = (await chargesOf(dear)).items;
    await pay(paid!.id);
    await bank.moveDays(3);
    const cheap = await made({ customers: [person], tags: [another], items: item(1_000) });
    const [open] = (await chargesOf(cheap)).items;
    const days = { to: addDays(first, 2) };
    const due = { to: paid!.expire_at };
    const later = (period: { to: string }) => ({ from: addDays(period.to, 1) });
    type Filter = Record<string, unknown>;
    const found = async (call: 'POST /v2/subscriptions' | 'POST /v2/charges/subscription/opened', filter: Filter) =>
      (await member.call(call, { body: { text: 'quirino', ...filter } })).json.items.map(({ id }) => id);
    const ofCharges: [Filter, Filter][] = [
      [{ status: ['paid'] }, { status: ['waiting'] }],
      [{ due }, { due: later(due) }],
      [{ issued: days }, { issued: later(days) }],
      [{ value: { min: 3_000 } }, { value: { max: 2_999 } }],
    ];
    for (const [ofDear, ofCheap] of ofCharges)
      expect(
        [
          await found('POST /v2/charges/subscription/opened', ofDear),
          await found('POST /v2/charges/subscription/opened', ofCheap),
        ],
        JSON.stringify(ofDear),
      ).toEqual([[paid!.id], [open!.id]]);
    expect(await found('POST /v2/charges/subscription/opened', { tags: [tag] })).toEqual([paid!.id]);
    const next = { to: (await show(dear)).next_expire_at! };
    await member.call('PUT /subscriptions/cancel', { body: { ids: [cheap] } });
    const ofAll: [Filter, number[]][] = [
      [{ status: ['canceled'] }, [cheap]],
      [{ due: next }, [dear]],
      [{ due: later(next) }, []],
      [{ issued: days }, [dear]],
      [{ issued: later(days) }, [cheap]],
      [{ value: { min: 3_000 } }, [dear]],
      [{ value: { max: 2_999 } }, [cheap]],
      [{ plans: [plan_id] }, [dear]],
      [{ tags: [tag] }, [dear]],
      [{ attention: 'overdue' }, []],
      [{ attention: 'failed' }, []],
    ];
    for (const [filter, ids] of ofAll)
      expect([filter, await found('POST /v2/subscriptions', filter)]).toEqual([filter, ids]);
  });

  it('a note, tags that its charges have, and what is done to a charge of its own alone', async () => {
    const tag = (await member.call('POST /tag', { body: { name: 'Academia', color_ref: 'red' } })).json.id;
    const [id, stranger] = [await made({ tags: [tag] }), await made()];
    await member.call('POST /subscription/{id}/note', { params: { id }, body: { note: 'Ligar' } });
    expect(await show(id)).toMatchObject({ note: 'Ligar', tags: [{ name: 'Academia' }] });
    const [one, two] = [(await chargesOf(id)).items[0]!, (await chargesOf(stranger)).items[0]!];
    const shown = await member.call('GET /subscriptions/charge/{id}', { params: { id: one.id } });
    expect(shown.json).toMatchObject({ tags: [{ name: 'Academia' }], subscription: { id, period: 1 } });
    const pdf = await member.call('GET /subscriptions/charge/{id}/pdf', { params: { id: one.id } });
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const settle = await member.call('PUT /subscription/{id}/charges/manual-payment', {
      params: { id },
      body: { ids: [one.id, two.id] },
    });
    expect(settle.json.results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(await show(id)).toMatchObject({ paid_charges: 1, open_value: 0 });
    await member.call('POST /subscriptions/tags', { body: { ids: [id], remove: [tag] } });
    expect((await show(id)).tags).toEqual([]);
  });

  it('a charge of one that was filed away is still on the list of all', async () => {
    const { items } = await chargesOf(await made());
    const [charge] = items;
    await member.call('PUT /charges/file', { body: { ids: [charge!.id] } });
    const all = (await member.call('POST /v2/charges/subscription/opened', { body: { size: 100 } })).json.items;
    expect(all.map(({ id }) => id)).toContain(charge!.id);
  });

  it('AREAS-7-subscriptions-1: its histories and its charges are paged', async () => {
    const id = await made();
    const PAGE = 15;
    for (let month = 0; month < PAGE; month++) await pass(31);
    const page = async (call: 'histories' | 'charges', number: number, size: number) =>
      (await member.call(`GET /subscription/{id}/${call}`, { params: { id }, query: { page: number, size } })).json;
    for (const call of ['histories', 'charges'] as const) {
      const whole = await page(call, 1, 100);
      expect(whole.total).toBeGreaterThan(PAGE);
      expect(whole.items).toHaveLength(whole.total);
      const [first, second] = [await page(call, 1, PAGE), await page(call, 2, PAGE)];
      expect([first.total, second.total]).toEqual([whole.total, whole.total]);
      expect([first.items, second.items]).toEqual([whole.items.slice(0, PAGE), whole.items.slice(PAGE, 2 * PAGE)]);
    }
  });

  it("another account's subscription is none", async () => {
    const id = await made();
    expect((await other.call('GET /subscription/{id}', { params: { id } })).status).toBe(404);
    expect((await other.call('GET /subscription/{id}/histories', { params: { id } })).status).toBe(404);
    expect((await other.call('PUT /subscriptions', { body: { id, next_due: '2030-01-01' } })).status).toBe(404);
    const charge = (await chargesOf(id)).items[0]!.id;
    expect((await other.call('GET /subscriptions/charge/{id}', { params: { id: charge } })).status).toBe(404);
    expect((await other.call('PUT /subscriptions/cancel', { body: { ids: [id] } })).json.results[0]).toEqual({
      id,
      ok: false,
      message: 'Assinatura não encontrada',
    });
  });
});
