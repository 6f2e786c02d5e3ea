import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Killed, workDying } from '../../../test/dying-jobs';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow, saoPauloDay } from '../../core/clock';
import { addDays } from '../../core/calendar';
import { Problem } from '../../core/problem';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { sandboxPaymentRail } from '../../rails/payments/sandbox';
import { FAULT_POINTS, type FaultPoint, type MoneyDraft, type MoneyKind, type Operation } from './kind';
import { defineMoney, type Money } from './money';
import { hearEvent } from './outcomes';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

let dies: FaultPoint | null = null;
const rail = sandboxPaymentRail('probe');
const kind: MoneyKind = {
  kind: 'probe',
  label: 'Teste',
  product: 'ted',
  permission: 'statement:releases',
  rail: () => rail,
  hours: null,
  fee: async () => 100,
  fault: (point) => {
    if (point !== dies) return;
    dies = null;
    throw new Killed(point);
  },
};
const money = defineMoney(kind);

const counterpart = {
  name: 'Padaria Pão Nosso',
  document: null,
  bankCode: '001',
  bankName: null,
  ispb: null,
  branch: '0001',
  account: '12345-6',
  accountType: null,
  pixKey: null,
  code: null,
};
const draftOf = (amount: number, more: Partial<MoneyDraft> = {}): MoneyDraft => ({ amount, counterpart, ...more });

async function funded(cents: number): Promise<Member> {
  const member = await bank.openAccount();
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: cents },
    { accountId: BANK, kind: 'settlement' as const, amount: -cents },
  ];
  await bank.work((trx) =>
    post(trx, { key: randomUUID(), kind: 'deposit', description: 'Depósito', at: new Date(), entries }),
  );
  return member;
}

const submit = (member: Member, draft: MoneyDraft, by: Money = money): Promise<Operation> =>
  bank.work(async (trx, tools) => by.submit(trx, { ...member, ...tools, now: await bankNow(trx) }, draft));

const operationOf = (id: number) =>
  bank.store.db.selectFrom('money_operations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const balance = ({ accountId }: Member) => balanceOf(bank.store.db, accountId);

const work = () => workDying(bank);

/** Moves the bank's clock forward and runs the kind's scheduled job. */
async function later(seconds: number, by: Money = money): Promise<void> {
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [seconds]);
  bank.waiting.push({ job: by.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
  await work();
}

async function settleAll(): Promise<void> {
  await work();
  for (const seconds of [10, 60, 120, 600, 3600]) await later(seconds);
}

const sumOfEntries = async () =>
  (await sql<{ sum: number }>`select coalesce(sum(amount), 0) as sum from ledger_entries`.execute(bank.store.db))
    .rows[0]!.sum;
const held = async () =>
  (await bank.store.db.selectFrom('ledger_reservations').select('key').where('state', '=', 'held').execute()).length;

describe('an operation that goes well', () => {
  it('holds the money, sends it, posts it with its fee and ends the reservation', async () => {
    const member = await funded(10_000);
    const { id, state, protocol } = await submit(member, draftOf(5_000));
    expect(state).toBe('reserved');
    expect(protocol).toMatch(/^\d{20}$/);
    expect(await balance(member)).toEqual({ balance: 10_000, available: 4_900 });
    await settleAll();
    expect(await operationOf(id)).toMatchObject({ state: 'settled', fee: 100 });
    expect(await balance(member)).toEqual({ balance: 4_900, available: 4_900 });
    expect(bank.live).toContainEqual(expect.objectContaining({ topic: 'money-operations', ids: [id] }));
  });
});

describe('what the rail may do', () => {
  it.each([
    ['refuses at once', 1_091, 'refused', 10_000],
    ['refuses later', 1_092, 'refused', 10_000],
    ['returns it: the fee stays paid', 1_093, 'returned', 9_900],
    ['takes it and its answer is lost', 1_094, 'settled', 8_806],
    ['never takes it the first time', 1_095, 'settled', 8_805],
    ['tells everything twice', 1_096, 'settled', 8_804],
    ['tells of the return before the settlement', 1_097, 'returned', 9_900],
  ])('%s', async (_, amount, state, left) => {
    const member = await funded(10_000);
    const { id } = await submit(member, draftOf(amount));
    await settleAll();
    const operation = await operationOf(id);
    expect(operation.state).toBe(state);
    if (state !== 'settled') expect(operation.reason).toBeTruthy();
    expect(await balance(member)).toEqual({ balance: left, available: left });
  });
});

describe('what comes back', () => {
  it('in parts is no more than went out, whatever the rail tells', async () => {
    const member = await funded(10_000);
    const { id, protocol: key } = await submit(member, draftOf(1_000));
    await settleAll();
    const told = { key, state: 'returned' as const, amount: 600, code: null, reason: null };
    for (const eventId of ['part-1', 'part-2'])
      await bank.work(async (trx, tools) => hearEvent(trx, tools, kind, { ...told, eventId, at: await bankNow(trx) }));
    expect(await operationOf(id)).toMatchObject({ state: 'returned', returned: 1_000 });
    expect(await balance(member)).toEqual({ balance: 9_900, available: 9_900 });
  });

  it('of a refusal after midnight is the limit of the day on which it was spent', async () => {
    const member = await funded(20_000);
    const day = addDays(await bank.today(), 1);
    await bank.store.execute(
      'update bank_clock set offset_seconds = floor(extract(epoch from $1::timestamptz - now()))',
      [`${day}T23:59:00-03:00`],
    );
    const { id } = await submit(member, draftOf(1_092));
    await later(120);
    await submit(member, draftOf(1_000));
    await settleAll();
    expect((await operationOf(id)).state).toBe('refused');
    const { rows } = await bank.store.execute(
      "select used from limit_usage where account_id = $1 and product = 'ted' and period = 'day' order by bucket",
      [member.accountId],
    );
    expect(rows).toEqual([{ used: 0 }, { used: 1_000 }]);
  });
});

describe('a process that dies between two steps', () => {
  const amounts = [2_000, 2_091, 2_092, 2_093, 2_094, 2_095];
  it.each(FAULT_POINTS.flatMap((point) => amounts.map((amount) => [point, amount] as const)))(
    'at %s, of %i cents, leaves it done once or not done',
    async (point, amount) => {
      const member = await funded(10_000);
      dies = point;
      const made = await submit(member, draftOf(amount)).catch(() => null);
      await settleAll();
      dies = null;
      const { balance: total, available } = await balance(member);
      if (!made) return expect([total, available]).toEqual([10_000, 10_000]);
      const { state } = await operationOf(made.id);
      const left = { settled: 10_000 - amount - 100, refused: 10_000, returned: 9_900 }[state as 'settled'];
      expect([total, available]).toEqual([left, left]);
    },
  );

  it('leaves the books balanced and nothing held', async () => {
    expect(await sumOfEntries()).toBe(0);
    expect(await held()).toBe(0);
  });
});

describe('many at once', () => {
  it('pays exactly 199 of 200 from a balance for 199', async () => {
    const member = await funded(199 * 1_100);
    const tried = await Promise.allSettled(Array.from({ length: 200 }, () => submit(member, draftOf(1_000))));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(199);
    expect(await balance(member)).toEqual({ balance: 199 * 1_100, available: 0 });
    bank.waiting.length = 0;
  });

  it('spends no more than the limit of the day', async () => {
    const member = await funded(10_000_000);
    await bank.store.db
      .insertInto('account_limits')
      .values({ account_id: member.accountId, product: 'ted', period: 'day', amount: 50_000 })
      .execute();
    const tried = await Promise.allSettled(Array.from({ length: 80 }, () => submit(member, draftOf(1_000))));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const refused = tried.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason.answer.error_description).toMatch(/limite diário: restam R\$ 0,00 de R\$ 500,00 até/);
    bank.waiting.length = 0;
  });
});

describe('a review', () => {
  it('tells what would refuse it before anything is signed', async () => {
    const member = await funded(1_000);
    const ctx = { ...member, services: bank.services, now: await bankNow(bank.store.db) };
    const review = await money.review(bank.store.db, ctx, draftOf(6_000_000));
    expect(review).toMatchObject({ amount: 6_000_000, fee: 100, total: 6_000_100, available: 1_000 });
    expect(review.refusals.map(({ code }) => code)).toEqual(['limit', 'insufficient-funds']);
    expect(await money.review(bank.store.db, ctx, draftOf(100, { day: '2020-01-01' }))).toMatchObject({
      refusals: [{ code: 'day', field: 'day', message: 'A data não pode ser anterior a hoje.' }],
    });
  });
});

describe('scheduled operations', () => {
  it('hold nothing until their day, and are executed on it', async () => {
    const member = await funded(10_000);
    const day = addDays(await bank.today(), 2);
    const { id, state } = await submit(member, draftOf(3_000, { day }));
    expect(state).toBe('scheduled');
    expect(await balance(member)).toEqual({ balance: 10_000, available: 10_000 });
    await later(86_400 * 3);
    await settleAll();
    expect(await operationOf(id)).toMatchObject({ state: 'settled' });
  });

  it('without balance on the day are tried again, and then refused with the reason', async () => {
    const member = await funded(1_000);
    const day = addDays(await bank.today(), 1);
    const { id } = await submit(member, draftOf(5_000, { day }));
    for (let hour = 0; hour < 50; hour++) await later(3_600);
    const steps = await bank.store.db.selectFrom('money_steps').select('step').where('operation_id', '=', id).execute();
    expect(steps.filter(({ step }) => step === 'tried').length).toBeGreaterThanOrEqual(2);
    expect(await operationOf(id)).toMatchObject({
      state: 'refused',
      reason: 'O saldo disponível não é suficiente.',
    });
    expect(await balance(member)).toEqual({ balance: 1_000, available: 1_000 });
  });

  it('are cancelled until they are sent, and not after', async () => {
    const member = await funded(10_000);
    const cancel = (id: number) =>
      bank.work(async (trx, tools) => money.cancel(trx, { ...member, ...tools, now: await bankNow(trx) }, id));
    const scheduled = await submit(member, draftOf(1_000, { day: addDays(await bank.today(), 5) }));
    expect((await cancel(scheduled.id)).state).toBe('cancelled');
    const reserved = await submit(member, draftOf(1_000));
    expect((await cancel(reserved.id)).state).toBe('cancelled');
    expect(await balance(member)).toEqual({ balance: 10_000, available: 10_000 });
    const sent = await submit(member, draftOf(1_000));
    await work();
    await expect(cancel(sent.id)).rejects.toMatchObject({ status: 409 });
    await settleAll();
  });

  it('asked for before midnight spend from the limit of the day on which they go out, to the cent', async () => {
    const member = await funded(20_000);
    const limit = { account_id: member.accountId, product: 'ted' as const, period: 'day' as const, amount: 5_000 };
    await bank.store.db.insertInto('account_limits').values(limit).execute();
    const today = addDays(await bank.today(), 1);
    await bank.store.execute(
      'update bank_clock set offset_seconds = floor(extract(epoch from $1::timestamptz - now()))',
      [`${today}T23:57:00-03:00`],
    );
    await submit(member, draftOf(5_000));
    const scheduled = await submit(member, draftOf(4_000, { day: addDays(today, 1) }));
    await later(0);
    expect((await operationOf(scheduled.id)).state).toBe('scheduled');
    await later(240);
    expect((await operationOf(scheduled.id)).state).not.toBe('scheduled');
    await expect(submit(member, draftOf(1_001))).rejects.toMatchObject({ answer: { code: 'limit' } });
    await submit(member, draftOf(1_000));
    await expect(submit(member, draftOf(1))).rejects.toMatchObject({ answer: { code: 'limit' } });
    await settleAll();
  });

  it('of a series bring the next one as their day comes', async () => {
    const series = defineMoney({
      ...kind,
      kind: 'probe-series',
      next: (one) => ({ ...draftOf(one.amount), day: addDays(one.scheduled_for, 30) }),
    });
    const day = addDays(await bank.today(), 1);
    await submit(await funded(10_000), draftOf(1_000, { day, series: 'rent' }), series);
    await submit(await funded(100), draftOf(1_000, { day, series: 'without balance' }), series);
    for (let hour = 0; hour < 48; hour++) await later(3_600, series);
    const listSeries = (name: string) =>
      bank.store.db
        .selectFrom('money_operations')
        .select(['scheduled_for', 'state'])
        .where('series', '=', name)
        .orderBy('id')
        .execute();
    const [paid, next] = await listSeries('rent');
    expect([paid!.scheduled_for, next]).toEqual([day, { scheduled_for: addDays(day, 30), state: 'scheduled' }]);
    expect(await listSeries('without balance'), 'goes on where one was refused').toEqual([
      { scheduled_for: day, state: 'refused' },
      { scheduled_for: addDays(day, 30), state: 'scheduled' },
    ]);
  });
});

describe('inside the bank', () => {
  it('is settled as it is reserved, and credited to the other account', async () => {
    const [from, to] = [await funded(10_000), await funded(0 + 1)];
    const internal = defineMoney({
      ...kind,
      kind: 'probe-internal',
      rail: null,
      creditTo: async () => ({ accountId: to.accountId, description: 'Transferência recebida' }),
    });
    expect((await submit(from, draftOf(4_000), internal)).state).toBe('settled');
    expect((await balance(from)).balance).toBe(5_900);
    expect((await balance(to)).balance).toBe(4_001);
    expect(await sumOfEntries()).toBe(0);
  });

  it('scheduled and refused by its payee on the day, it is refused and nothing stays held', async () => {
    const from = await funded(10_000);
    const internal = defineMoney({
      ...kind,
      kind: 'probe-closed',
      rail: null,
      creditTo: async () => {
        throw new Problem(422, 'destination', 'A conta de destino foi encerrada.');
      },
    });
    const { id } = await submit(from, draftOf(4_000, { day: addDays(await bank.today(), 1) }), internal);
    for (let hour = 0; hour < 50; hour++) await later(3_600, internal);
    expect(await operationOf(id)).toMatchObject({ state: 'refused', reason: 'A conta de destino foi encerrada.' });
    expect(await balance(from)).toEqual({ balance: 10_000, available: 10_000 });
  });
});

describe('days', () => {
  it('of an operation are São Paulo’s', async () => {
    const member = await funded(10_000);
    const { scheduled_for } = await submit(member, draftOf(1_000));
    expect(scheduled_for).toBe(saoPauloDay(await bankNow(bank.store.db)));
  });
});
