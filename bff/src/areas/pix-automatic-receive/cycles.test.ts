import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionCalls } from '../../../test/collections';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, formatDay } from '../../core/calendar';
import { cycleDay } from '../../kits/money/pix/cycles';
import { balanceOf } from '../../ledger/ledger';
import { attemptFailed, attemptPaid } from './outcomes';
import { payerBankRefuses } from './payer';
import { collectionsRound } from './round';
import { dueNow, retryDay } from './windows';

let bank: EmptyBank;
let member: Member;
let of: Awaited<ReturnType<typeof collectionCalls>>;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
  of = await collectionCalls(bank, member);
});

const available = () => bank.work(async (trx) => (await balanceOf(trx, member.accountId)).available);
const attemptOf = async (id: number) =>
  (
    await bank.store.db
      .selectFrom('pix_collection_attempts as a')
      .innerJoin('pix_collection_charges as c', 'c.id', 'a.charge_id')
      .select(['a.end_to_end', 'a.state', 'a.day', 'a.number'])
      .where('c.collection_id', '=', id)
      .orderBy('a.number', 'desc')
      .execute()
  )[0]!;
const failed = async (id: number, isLast = true) => {
  const now = await of.at();
  const { end_to_end } = await attemptOf(id);
  await bank.work((trx, tools) => attemptFailed(trx, tools, end_to_end, { isLast, at: now, today: of.today }));
};

it('AREAS-2-receive-12: a fixed amount is charged each cycle, and money told of twice, even at once, is credited once', async () => {
  const id = await of.create();
  await of.accept(id);
  await of.round();
  const { state, charges, next_day } = await of.show(id);
  expect(state).toBe('APROVADA');
  expect(charges.map(({ state: one, day, amount }) => [one, day, amount])).toEqual([
    ['ATIVA', addDays(of.today, 5), 9_900],
  ]);
  expect(next_day! > charges[0]!.day).toBe(true);
  const [future] = (await member.call('POST /statement/future', { body: {} })).json.items;
  expect(future).toMatchObject({ kind: 'receivable', typeLabel: 'Pix automático a receber', value: 9_900 });
  expect((await member.call('GET /statement/future/{id}', { params: { id: future!.id } })).json).toMatchObject({
    origin: { route: 'pix-collections-detail', params: { id } },
  });
  const { end_to_end } = await attemptOf(id);
  const now = await of.at();
  const hearPayment = () => bank.work((trx, tools) => attemptPaid(trx, tools, end_to_end, now));
  const taken = await Promise.all([hearPayment(), hearPayment(), hearPayment()]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await hearPayment()).toBe(false);
  expect(await available()).toBe(9_900);
  expect(await of.show(id)).toMatchObject({
    received: 9_900,
    charges: [{ state: 'CONCLUIDA', attempts: [{ state: 'PAGA' }] }],
  });
  const { rows } = await bank.store.execute('select kind, amount from pix_received where account_id = $1', [
    member.accountId,
  ]);
  expect(rows).toEqual([{ kind: 'pix-automatic-received', amount: 9_900 }]);
  const paid = await of.show(id);
  const { id: chargeId, attempts } = paid.charges[0]!;
  const due = addDays(of.today, 5);
  expect(paid.charges).toEqual([
    {
      id: chargeId,
      day: due,
      amount: 9_900,
      state: 'CONCLUIDA',
      paid_at: now.toISOString(),
      attempts: [{ id: attempts[0]!.id, number: 1, day: due, state: 'PAGA', reason: null, end_to_end }],
    },
  ]);
  expect(paid.histories.map(({ message, user }) => [message.replaceAll(/\s/g, ' '), user]).slice(0, 3)).toEqual([
    [`Recebido R$ 99,00 do ciclo de ${formatDay(due)}`, null],
    [`Cobrança de R$ 99,00 para ${formatDay(due)}`, null],
    ['Autorizado pelo pagador', null],
  ]);
  await of.round();
  expect((await of.show(id)).charges).toHaveLength(1);
  expect((await member.call('POST /statement/future', { body: {} })).json.items).toEqual([]);
  await bank.moveDays(13);
  await of.round();
  expect((await of.show(id)).charges.at(-1)).toMatchObject({ state: 'CONCLUIDA' });
  await bank.moveDays(-13);
});

it('PERMITE_3R_7D: three more attempts within seven days, then the charge runs out', async () => {
  const id = await of.create({ retry: 'PERMITE_3R_7D' });
  await of.accept(id);
  await of.round();
  const due = addDays(of.today, 5);
  for (const days of [2, 4, 7]) {
    await failed(id);
    expect(await attemptOf(id)).toMatchObject({ day: addDays(due, days), state: 'SOLICITADA' });
  }
  await failed(id);
  const [charge] = (await of.show(id)).charges;
  expect(charge).toMatchObject({ state: 'EXPIRADA' });
  expect(charge!.attempts.map(({ state }) => state)).toEqual(Array(4).fill('REJEITADA'));
  // only a Pix that came has an end-to-end id
  expect(charge!.attempts.map(({ number, reason, end_to_end }) => [number, reason, end_to_end])).toEqual(
    [1, 2, 3, 4].map((number) => [number, 'Saldo insuficiente na conta do pagador', null]),
  );
  const stored = await bank.store.execute(
    'select bool_and(c.ended_at is not null and a.ended_at is not null and a.tries = 1) as ended from pix_collection_charges c ' +
      'join pix_collection_attempts a on a.charge_id = c.id where c.collection_id = $1',
    [id],
  );
  expect(stored.rows).toEqual([{ ended: true }]);
  expect(await available()).toBe(0);
});

it('a retry does not make its charge active anew', async () => {
  const id = await of.create({ retry: 'PERMITE_3R_7D' });
  await of.accept(id);
  await of.round();
  const activeAt = async () =>
    (
      await bank.store.db
        .selectFrom('pix_collection_charges')
        .select('active_at')
        .where('collection_id', '=', id)
        .executeTakeFirstOrThrow()
    ).active_at;
  const before = await activeAt();
  expect(before).not.toBeNull();
  await failed(id);
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 60');
  await of.round();
  expect(await attemptOf(id)).toMatchObject({ number: 2, state: 'AGENDADA' });
  expect(await activeAt()).toEqual(before);
});

it('the first window of the day is no last word; without retry the second is', async () => {
  const id = await of.create();
  await of.accept(id);
  await of.round();
  await failed(id, false);
  expect(await attemptOf(id)).toMatchObject({ number: 1, state: 'AGENDADA' });
  const { rows } = await bank.store.execute(
    'select a.tries, a.scheduled_at is not null as scheduled from pix_collection_attempts a ' +
      'join pix_collection_charges c on c.id = a.charge_id where c.collection_id = $1',
    [id],
  );
  expect(rows).toEqual([{ tries: 1, scheduled: true }]);
  await failed(id);
  expect((await of.show(id)).charges[0]).toMatchObject({ state: 'EXPIRADA' });
});

it("domain.md 2: a charge is CRIADA until the payer's bank takes it, REJEITADA if refused; the next cycle comes as usual", async () => {
  const id = await of.create({ retry: 'PERMITE_3R_7D' });
  await of.accept(id);
  expect((await of.show(id)).charges).toMatchObject([{ state: 'CRIADA', attempts: [{ state: 'SOLICITADA' }] }]);
  await of.round();
  expect((await of.show(id)).charges).toMatchObject([{ state: 'ATIVA', attempts: [{ state: 'AGENDADA' }] }]);
  const now = await of.at();
  await bank.work((trx, tools) => payerBankRefuses(trx, tools, id, now));
  const { state, charges, histories, next_day } = await of.show(id);
  expect(charges).toMatchObject([{ state: 'REJEITADA', attempts: [{ state: 'REJEITADA' }] }]);
  expect([state, next_day! > charges[0]!.day]).toEqual(['APROVADA', true]);
  expect(histories[0]!.message).toMatch(/recusada pelo banco do pagador: Conta do pagador encerrada$/);
  await expect(bank.work((trx, tools) => payerBankRefuses(trx, tools, id, now))).rejects.toThrow('Não há cobrança');
});

it("domain.md 2: an attempt the payer's bank is silent on is EXPIRADA after its day, and tried again where allowed", async () => {
  const [once, thrice] = [await of.create(), await of.create({ retry: 'PERMITE_3R_7D' })];
  for (const id of [once, thrice]) await of.accept(id);
  const without = () =>
    bank.work((trx, tools) => {
      const config = { ...tools.services.config, BALCAO_RAILS: 'none' as const };
      const services = { ...tools.services, config };
      return collectionsRound.run(trx, {}, { ...tools, services }, undefined as never);
    });
  await bank.moveDays(5);
  await without();
  expect((await of.show(once)).charges[0]).toMatchObject({ attempts: [{ state: 'SOLICITADA' }] });
  await bank.moveDays(1);
  await without();
  const charge = async (id: number) => (await of.show(id)).charges.find(({ day }) => day === addDays(of.today, 5));
  expect(await charge(once)).toMatchObject({ state: 'EXPIRADA', attempts: [{ state: 'EXPIRADA' }] });
  expect((await charge(thrice))!.attempts).toMatchObject([
    { state: 'EXPIRADA', reason: 'O banco do pagador não respondeu' },
    { state: 'SOLICITADA', day: addDays(of.today, 7) },
  ]);
  await bank.moveDays(-6);
});

it('windows: 0 to 8 h and from 18 h, of the day itself', () => {
  const when = (hour: string) => new Date(`2026-11-23T${hour}:00-03:00`);
  expect(dueNow('2026-11-24', 0, when('07:00'), '2026-11-23')).toBe('waits');
  expect(dueNow('2026-11-23', 0, when('07:00'), '2026-11-23')).toBe('tries');
  expect(dueNow('2026-11-23', 1, when('07:30'), '2026-11-23')).toBe('waits');
  expect(dueNow('2026-11-23', 0, when('12:00'), '2026-11-23')).toBe('waits');
  expect(dueNow('2026-11-23', 1, when('18:30'), '2026-11-23')).toBe('last');
  expect(dueNow('2026-11-22', 0, when('12:00'), '2026-11-23')).toBe('last');
  expect(retryDay('NAO_PERMITE', '2026-11-23', 1)).toBeNull();
});

it('a varying amount is charged from 10 to 2 days before its cycle, once, and not below its minimum', async () => {
  const { amount: _amount, ...varying } = of.input({ minimum: 5_000 });
  const { json } = await member.call('POST /receive/pix-automatic', { body: varying });
  await of.accept(json.id);
  const charge = (amount: number) =>
    member.call('POST /receive/pix-automatic/{id}/charge', { params: { id: json.id }, body: { amount } });
  expect((await charge(4_999)).json.errors).toMatchObject([{ field: 'amount' }]);
  const charged = await charge(6_000);
  expect(charged.status).toBe(200);
  const { name } = (await member.call('GET /profile')).json;
  expect(charged.json.histories[0]).toMatchObject({ message: expect.stringContaining('60,00'), user: name });
  // the window of the following cycle is not open yet
  expect((await charge(6_000)).status).toBe(409);
});

it('domain.md 2: a fixed amount is charged from ten days before its cycle, as it is authorised or later', async () => {
  const [soon, later] = [
    await of.create({ first_day: addDays(of.today, 10) }),
    await of.create({ first_day: addDays(of.today, 11) }),
  ];
  const charged = async () => [(await of.show(soon)).charges.length, (await of.show(later)).charges.length];
  for (const id of [soon, later]) await of.accept(id);
  expect(await charged()).toEqual([1, 0]);
  await of.round();
  expect(await charged()).toEqual([1, 0]);
  await bank.moveDays(1);
  await of.round();
  expect(await charged()).toEqual([1, 1]);
  // it is to come until its day is over
  const coming = async () => (await member.call('POST /statement/future', { body: {} })).json.items.length;
  await bank.moveDays(9);
  expect(await coming()).toBe(2);
  await bank.moveDays(1);
  expect(await coming()).toBe(1);
  await bank.moveDays(-11);
});

it('domain.md 2: a charge is cancelled until the day before its cycle, once', async () => {
  const id = await of.create();
  await of.accept(id);
  const cancel = () => member.call('POST /receive/pix-automatic/{id}/cancel-charge', { params: { id } });
  await bank.moveDays(5);
  expect([(await cancel()).json.code, (await of.show(id)).actions]).toEqual(['too-late', ['cancel', 'file']]);
  await bank.moveDays(-1);
  expect((await of.show(id)).actions).toContain('cancel-charge');
  expect((await cancel()).json.charges).toMatchObject([{ state: 'CANCELADA', attempts: [{ state: 'CANCELADA' }] }]);
  expect((await cancel()).json.code).toBe('too-late');
  await bank.moveDays(-4);
});

describe('a varying amount whose cycle nobody charged in its window', () => {
  const varying = async (given: Parameters<typeof of.input>[0] = {}): Promise<number> => {
    const { amount: _amount, ...body } = of.input(given);
    const { id } = (await member.call('POST /receive/pix-automatic', { body })).json;
    await of.accept(id);
    return id;
  };
  /** Runs the job so many days after the test's first. */
  const after = async (days: number) => {
    await bank.moveDays(
      Math.round((Date.parse(addDays(of.today, days)) - Date.parse(await bank.today())) / 86_400_000),
    );
    await of.round();
  };

  it('goes on with the next, says so once, and can be charged again', async () => {
    const id = await varying();
    const [first, second] = [addDays(of.today, 5), cycleDay(addDays(of.today, 5), 'MENSAL', 1)];
    await after(3);
    expect((await of.show(id)).next_day).toBe(first);
    await after(4);
    const { next_day, histories, may_charge_from } = await of.show(id);
    expect([next_day, may_charge_from]).toEqual([second, addDays(second, -10)]);
    expect(histories[0]!.message).toBe(`Ciclo de ${formatDay(first)} não cobrado no prazo`);
    await of.round();
    expect((await of.show(id)).histories).toHaveLength(histories.length);
    await bank.moveDays(Math.round((Date.parse(second) - Date.parse(await bank.today())) / 86_400_000) - 10);
    const charged = await member.call('POST /receive/pix-automatic/{id}/charge', {
      params: { id },
      body: { amount: 6_000 },
    });
    expect(charged.json.charges).toMatchObject([{ day: second, amount: 6_000 }]);
  });

  it('has no cycle left where that was the last, and is over as usual', async () => {
    const id = await varying({ last_day: addDays(of.today, 6) });
    await after(4);
    expect(await of.show(id)).toMatchObject({ state: 'APROVADA', next_day: null });
    await after(13);
    expect((await of.show(id)).state).toBe('APROVADA');
    await after(14);
    expect(await of.show(id)).toMatchObject({ state: 'EXPIRADA', next_day: null });
  });
});
