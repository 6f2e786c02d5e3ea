import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import type { Terms } from '../../rails/pix-automatic/port';
import { buildRecurrenceBrCode, buildStaticBrCode } from '../../rails/pix/br-code';
import { offerRecurrence } from '../../rails/pix-automatic/sandbox';
import { cycleDay, cycleFrom } from '../../kits/money/pix/cycles';
import { automatic } from './kind';
import { askAccount, chargeNext, termsOf } from './receivers';
import { recurrencesRound } from './round';

let bank: EmptyBank;
let member: Member;
let today: string;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
  today = await bank.today();
  const at = await bankNow(bank.store.db);
  await bank.work((trx) =>
    post(trx, {
      key: `fund-${member.accountId}`,
      kind: 'deposit',
      description: 'Aporte',
      at,
      entries: [
        { accountId: member.accountId, kind: 'available', amount: 100_000 },
        { accountId: BANK, kind: 'settlement', amount: -100_000 },
      ],
    }),
  );
});
afterAll(() => bank.close());

const offer = async (more: Partial<Terms> = {}) => {
  const terms = termsOf(more, today);
  return { terms, code: await offerRecurrence(bank.store.db, terms, await bankNow(bank.store.db)) };
};
const authorise = ({ terms, code }: Awaited<ReturnType<typeof offer>>, more: object = {}) =>
  callSigned(member, 'POST /pix/automatic', {
    body: {
      code,
      receiver: terms.receiver.name,
      document: terms.receiver.document,
      amount: terms.amount,
      period: terms.period,
      limit: null,
      ...more,
    },
  });
const show = async (id: number) => (await member.call('GET /pix/automatic/{id}', { params: { id } })).json;
const balance = async () => (await balanceOf(bank.store.db, member.accountId)).balance;
/** Moves the clock by days, then runs the payments' job until the rail has answered. */
async function live(days: number): Promise<void> {
  await bank.moveDays(days);
  for (let i = 0; i < 3; i++) {
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
    bank.waiting.push({ job: automatic.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
    await bank.runJobs();
  }
}
const cancel = (call: string, id: number) => callSigned(member, call, { params: { id }, body: {} });
const fields = (json: { errors?: { field: string }[] }) => json.errors?.map(({ field }) => field);

describe('the days of a recurrence (domain.md 2)', () => {
  it.each([
    ['2026-01-31', 'MENSAL', 1, '2026-03-01'],
    ['2026-01-31', 'MENSAL', 2, '2026-03-31'],
    ['2026-01-15', 'SEMANAL', 3, '2026-02-05'],
    ['2026-11-30', 'TRIMESTRAL', 1, '2027-03-01'],
    ['2028-02-29', 'ANUAL', 1, '2029-03-01'],
  ] as const)('%s %s, cycle %i: %s', (first, period, n, day) => expect(cycleDay(first, period, n)).toBe(day));
  it('the first that is still to come', () => expect(cycleFrom('2026-01-10', 'MENSAL', '2026-03-11')).toBe(3));
});

describe('authorised by its code (journeys 2 to 4)', () => {
  it('is read, signed, scheduled; a cycle is paid when its day comes, and the next is scheduled', async () => {
    const one = await offer({ first_day: addDays(today, 3) });
    const parsed = (await member.call('POST /pix/automatic/parse', { body: { code: one.code } })).json;
    expect(parsed).toMatchObject({ amount: 12_990, period: 'MENSAL', receiver: { name: 'Energia do Cerrado SA' } });
    const { json } = await authorise(one);
    expect(json).toMatchObject({
      state: 'APROVADA',
      next: { day: addDays(today, 3), amount: 12_990, may_cancel: true },
    });
    await live(3);
    const { payments, next } = await show(json.id);
    expect(payments.map(({ state }) => state)).toEqual(['scheduled', 'settled']);
    expect(next?.day).toBe(cycleDay(addDays(today, 3), 'MENSAL', 1));
    expect(await balance()).toBe(100_000 - 12_990);
    // it is a Pix like any other: named on the statement, and in the history with an end-to-end id of its own
    const { rows } = await bank.store.execute(
      `select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id = $1 and t.kind = 'pix-automatic'`,
      [member.accountId],
    );
    const line = (await member.call('GET /statement/{id}', { params: { id: Number(rows[0].id) } })).json;
    expect(line).toMatchObject({ typeLabel: 'Pix automático', origin: { route: 'pix:history-detail' } });
    const [paid] = (await member.call('POST /pix/history/search', { body: {} })).json.items;
    expect(paid).toMatchObject({
      label: 'Pix automático enviado',
      value: 12_990,
      endToEnd: expect.stringMatching(/^E\d{20}/),
    });
    expect((await member.call('GET /pix/history/{id}', { params: { id: paid!.id } })).json).toMatchObject({
      label: 'Pix automático enviado',
      status: 'done',
      canComplain: false,
    });
  });

  it('is shown with its receiver, terms and payments, and goes to the receiver’s own account', async () => {
    const [first_day, last_day] = [addDays(today, 3), addDays(today, 400)];
    const one = await offer({ first_day, last_day, contract: 'Energia 42' });
    const { name, document, bank: itsBank, ispb, branch, account } = one.terms.receiver;
    const receiver = { name, document, bank: itsBank };
    const { recurrence: _recurrence, ...terms } = one.terms;
    const parsed = await member.call('POST /pix/automatic/parse', { body: { code: ` ${one.code} ` } });
    expect(parsed.json).toEqual({ ...terms, receiver, code: one.code });
    bank.live.length = 0;
    const { json } = await authorise(one, { limit: 20_000 });
    const id: number = json.id;
    expect(bank.live).toContainEqual({
      accountId: member.accountId,
      topic: 'pix-automatic',
      type: 'created',
      ids: [id],
    });
    expect(json).toEqual({
      id,
      receiver,
      contract: 'Energia 42',
      period: 'MENSAL',
      first_day,
      last_day,
      amount: 12_990,
      minimum: null,
      journey: 2,
      state: 'APROVADA',
      limit: 20_000,
      asked_at: json.authorised_at,
      answer_by: null,
      authorised_at: expect.stringMatching(/Z$/),
      ended_at: null,
      next: { id: json.next.id, day: first_day, amount: 12_990, may_cancel: true },
    });
    const { rows } = await bank.store.execute('select * from money_operations where id = $1', [json.next.id]);
    expect(rows[0]).toMatchObject({
      description: 'Energia 42',
      signed_by: member.userId,
      counterpart: { name, document, bankName: itsBank, ispb, branch, account },
    });
    expect((await show(id)).payments).toEqual([
      {
        id: json.next.id,
        day: first_day,
        amount: 12_990,
        state: 'scheduled',
        reason: null,
        protocol: rows[0].protocol,
        may_cancel: true,
      },
    ]);
    const ended = (await cancel('POST /pix/automatic/{id}/cancel', id)).json;
    expect([ended.next, ended.ended_at >= ended.authorised_at]).toEqual([null, true]);
    expect((await show(id)).payments).toMatchObject([{ state: 'cancelled', may_cancel: false }]);
    const limit = await callSigned(member, 'PUT /pix/automatic/{id}/limit', {
      params: { id },
      body: { limit: 30_000 },
    });
    expect([limit.status, limit.json.code]).toEqual([409, 'ended']);
  });

  it.each(['receiver', 'document', 'period'])(
    'is refused where its %s is not the one that was shown',
    async (field) => {
      const other = { receiver: 'Outra SA', document: '33000167000101', period: 'ANUAL' }[field];
      const { status, json } = await authorise(await offer({ first_day: addDays(today, 3) }), { [field]: other });
      expect([status, fields(json)]).toEqual([422, ['code']]);
    },
  );

  it('that is due today is paid at once, and the next is scheduled; open pages are told as it is paid', async () => {
    const { json } = await authorise(await offer({ first_day: today }));
    const days = async () => (await show(json.id)).payments.map(({ day }) => day);
    expect(await days()).toEqual([cycleDay(today, 'MENSAL', 1), today]);
    bank.live.length = 0;
    await live(0);
    expect(bank.live).toContainEqual({
      accountId: member.accountId,
      topic: 'pix-automatic',
      type: 'updated',
      ids: [json.id],
    });
    expect(await balance()).toBe(100_000 - 12_990);
    expect(await days()).toHaveLength(2);
  });

  it('journey 3 pays with the authorisation, the cycles come beside it', async () => {
    const { json } = await authorise(await offer({ now: 5_000, journey: 3, first_day: addDays(today, 30) }));
    expect((await show(json.id)).payments).toHaveLength(2);
    await live(0);
    expect(await balance()).toBe(95_000);
    // what is paid with the authorisation is paid once
    expect((await show(json.id)).payments).toHaveLength(2);
  });

  it.each([
    ['its last day is the day of its next cycle', 0, 1],
    ['its last day is the day before', -1, 0],
  ])('where %s has so many payments', async (_, days, payments) => {
    const first_day = addDays(today, -10);
    const last_day = addDays(cycleDay(first_day, 'MENSAL', 1), days);
    const { json } = await authorise(await offer({ first_day, last_day }));
    expect((await show(json.id)).payments).toHaveLength(payments);
  });

  it('is refused twice, changed, over, for a plain or unknown code, and with a limit below its amount', async () => {
    const one = await offer({ first_day: addDays(today, 3) });
    expect(fields((await authorise(one, { amount: 1 })).json)).toEqual(['code']);
    expect(fields((await authorise(one, { limit: 12_989 })).json)).toEqual(['limit']);
    expect((await authorise(one)).status).toBe(200);
    expect((await authorise(one)).status).toBe(409);
    const over = await offer({ first_day: addDays(today, -40), last_day: addDays(today, -1) });
    expect(fields((await authorise(over)).json)).toEqual(['code']);
    const place = { merchantName: 'Ana', merchantCity: 'Recife' };
    const plain = buildStaticBrCode({ ...place, key: '11222333000181', amount: 100 });
    const unknown = buildRecurrenceBrCode({ ...place, recurrence: 'pix.example.com/rec/nada' });
    const said = { x: 'Pix', [plain]: 'um pagamento só', [unknown]: 'não vale mais' };
    for (const [code, message] of Object.entries(said)) {
      const { status, json } = await member.call('POST /pix/automatic/parse', { body: { code } });
      expect([code, status, json.errors]).toMatchObject([
        code,
        422,
        [{ field: 'code', message: expect.stringContaining(message) }],
      ]);
    }
  });
});

describe('cancelling', () => {
  it('one payment: until 23:59 of the day before; the next comes', async () => {
    const { json } = await authorise(await offer({ first_day: addDays(today, 2) }));
    const first: AutomaticPix = json;
    expect((await cancel('POST /pix/automatic/payments/{id}/cancel', first.next!.id)).json.state).toBe('cancelled');
    const { next, state } = await show(first.id);
    expect([state, next?.day]).toEqual(['APROVADA', cycleDay(addDays(today, 2), 'MENSAL', 1)]);
    await bank.moveDays(Math.round((Date.parse(next!.day) - Date.parse(today)) / 86_400_000));
    const late = await cancel('POST /pix/automatic/payments/{id}/cancel', next!.id);
    expect([late.status, late.json.code]).toEqual([409, 'too-late']);
  });

  it('the whole: nothing is paid later, what is due today still is and nothing follows it', async () => {
    const { json } = await authorise(await offer({ first_day: addDays(today, 2) }));
    const kept = (await authorise(await offer({ first_day: addDays(today, 2) }))).json;
    await bank.moveDays(2);
    expect((await cancel('POST /pix/automatic/{id}/cancel', json.id)).json.state).toBe('CANCELADA');
    await live(0);
    const { payments } = await show(json.id);
    expect(payments.map(({ state }) => state)).toEqual(['settled']);
    // another recurrence of the account goes on
    expect(await show(kept.id)).toMatchObject({
      state: 'APROVADA',
      payments: [{ state: 'scheduled' }, { state: 'settled' }],
    });
    expect((await cancel('POST /pix/automatic/{id}/cancel', json.id)).status).toBe(409);
    const other = (await authorise(await offer({ first_day: addDays(await bank.today(), 5) }))).json;
    await cancel('POST /pix/automatic/{id}/cancel', other.id);
    expect((await show(other.id)).payments.map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('the whole: payments that are over keep their terms', async () => {
    const { json } = await authorise(await offer({ first_day: addDays(today, 2) }));
    const [payment] = (await show(json.id)).payments;
    await cancel('POST /pix/automatic/payments/{id}/cancel', payment!.id);
    const detailsOf = async () =>
      (
        await bank.store.db
          .selectFrom('money_operations')
          .select('details')
          .where('id', '=', payment!.id)
          .executeTakeFirstOrThrow()
      ).details;
    const before = await detailsOf();
    await cancel('POST /pix/automatic/{id}/cancel', json.id);
    expect(await detailsOf()).toEqual(before);
  });

  it('one payment: a scheduled operation of another kind is none', async () => {
    const { json } = await authorise(await offer({ first_day: addDays(today, 2) }));
    const id: number = json.next.id;
    const become = (kind: string) =>
      bank.store.db.updateTable('money_operations').set({ kind }).where('id', '=', id).execute();
    await become('pix');
    const { status } = await cancel('POST /pix/automatic/payments/{id}/cancel', id);
    await become('pix-automatic');
    expect([status, (await show(json.id)).payments.map(({ state }) => state)]).toEqual([404, ['scheduled']]);
  });
});

describe('a varying amount', () => {
  it('is charged by the receiver within minimum and limit, once a cycle; else refused and told', async () => {
    const one = await offer({ amount: null, minimum: 1_000, first_day: addDays(today, 3) });
    const { json } = await authorise(one, { limit: 20_000 });
    const other = (await authorise(await offer({ amount: null, first_day: addDays(today, 3) }))).json;
    const charge = async (amount: number, { id } = json) => {
      const now = await bankNow(bank.store.db);
      const ref = { accountId: member.accountId, id, amount };
      return bank.work((trx, tools) => chargeNext(trx, tools, ref, now));
    };
    expect(await charge(999)).toContain('mínimo');
    expect(await charge(20_001)).toContain('limite');
    expect(await charge(15_000)).toBeNull();
    expect(await charge(15_000)).toContain('já tem uma cobrança');
    const limit = (cents: number) =>
      callSigned(member, 'PUT /pix/automatic/{id}/limit', { params: { id: json.id }, body: { limit: cents } });
    expect(fields((await limit(999)).json)).toEqual(['limit']);
    expect((await limit(30_000)).json.limit).toBe(30_000);
    expect((await show(other.id)).limit).toBeNull();
    expect(await charge(1_000, other)).toBeNull();
    // a cycle whose payment was cancelled may be charged again
    await cancel('POST /pix/automatic/payments/{id}/cancel', (await show(json.id)).next!.id);
    expect(await charge(15_000)).toBeNull();
    await live(3);
    expect(await balance()).toBe(84_000);
    expect(await charge(15_000)).toBeNull();
    const news = (await member.call('GET /gns-notifications', { query: { page: 0 } })).json.items;
    expect(news.map(({ content }) => content)).toContainEqual(
      expect.stringMatching(
        /^Recusamos a cobrança de R\$\s9,99 de Energia do Cerrado SA por Pix automático: O valor é menor/,
      ),
    );
    expect(await show(json.id)).toMatchObject({ amount: null, minimum: 1_000, limit: 30_000 });
  });

  it('whose day is today is charged for its next cycle, as a charge comes a day before at the latest', async () => {
    const { json } = await authorise(await offer({ amount: null, first_day: today }));
    const now = await bankNow(bank.store.db);
    const ref = { accountId: member.accountId, id: json.id as number, amount: 500 };
    expect(await bank.work((trx, tools) => chargeNext(trx, tools, ref, now))).toBeNull();
    expect((await show(json.id)).next).toMatchObject({ day: cycleDay(today, 'MENSAL', 1), amount: 500 });
  });
});

describe('asked for by the receiver (journey 1)', () => {
  const ask = async (more: Partial<Terms> = {}) => {
    const now = await bankNow(bank.store.db);
    const terms = termsOf({ first_day: addDays(today, 10), ...more }, today);
    return bank.work((trx, tools) => askAccount(trx, tools, member.accountId, terms, now));
  };
  const accept = (id: number) =>
    callSigned(member, 'POST /pix/automatic/requests/{id}/accept', {
      params: { id },
      body: { receiver: 'Energia do Cerrado SA', limit: null },
    });
  const refuse = (id: number) => member.call('POST /pix/automatic/requests/{id}/refuse', { params: { id } });

  it('is told, accepted and scheduled, or refused; each once', async () => {
    const [one, two] = [await ask(), await ask()];
    expect(bank.notified.some(({ accountId }) => accountId === member.accountId)).toBe(true);
    expect((await accept(one.id)).json).toMatchObject({ state: 'APROVADA', next: { amount: 12_990 } });
    expect((await refuse(two.id)).json.state).toBe('REJEITADA');
    expect([(await accept(two.id)).status, (await refuse(one.id)).status]).toEqual([409, 409]);
    const other = await bank.openAccount();
    expect((await other.call('GET /pix/automatic/{id}', { params: { id: one.id } })).status).toBe(404);
  });

  it('once accepted is no request any more, and is found by name and state; the log names its receiver and limit', async () => {
    const [one, two] = [await ask(), await ask()];
    await callSigned(member, 'POST /pix/automatic/requests/{id}/accept', {
      params: { id: one.id },
      body: { receiver: 'Energia do Cerrado SA', limit: 20_000 },
    });
    const requests = (await member.call('GET /pix/automatic/requests', {})).json.items;
    expect(requests.map(({ id }) => id)).toEqual([two.id]);
    const found = async (body: { text?: string; state?: 'APROVADA' | 'CANCELADA' }) =>
      (await member.call('POST /pix/automatic/search', { body })).json.items.map(({ id }) => id);
    expect([await found({}), await found({ text: 'cerrado' }), await found({ text: 'academia' })]).toEqual([
      [one.id],
      [one.id],
      [],
    ]);
    expect([await found({ state: 'APROVADA' }), await found({ state: 'CANCELADA' })]).toEqual([[one.id], []]);
    const [log] = (await member.call('POST /account-logs/search', { body: {} })).json.items;
    expect(log!.about).toMatch(/^Energia do Cerrado SA, até R\$\s200,00$/);
  });

  it('is told to who may answer it, for five days; accepted or refused, its time and who did so stay', async () => {
    const clerk = await bank.join((await bank.openAccount()).userId, member.accountId, {
      role: 'subuser',
      grants: { help: true },
    });
    bank.live.length = 0;
    const [one, two] = [await ask(), await ask()];
    const told = (type: string, id: number) => ({
      accountId: member.accountId,
      topic: 'pix-automatic',
      type,
      ids: [id],
    });
    expect(bank.live).toEqual([told('created', one.id), told('created', two.id)]);
    const news = async (who: Member) =>
      (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);
    const words = 'Energia do Cerrado SA pede para cobrar você por Pix automático. Responda em até 5 dias.';
    expect([await news(member), await news(clerk)]).toEqual([[words, words], []]);
    const asked = await show(one.id);
    expect(Date.parse(asked.answer_by!) - Date.parse(asked.asked_at)).toBe(5 * 86_400_000);
    expect(asked).toMatchObject({ journey: 1, state: 'CRIADA', limit: null, authorised_at: null, ended_at: null });
    await bank.moveDays(1);
    const other = await callSigned(member, 'POST /pix/automatic/requests/{id}/accept', {
      params: { id: one.id },
      body: { receiver: 'Academia Movimento Ltda', limit: null },
    });
    expect(fields(other.json)).toEqual(['receiver']);
    bank.live.length = 0;
    const accepted = await callSigned(member, 'POST /pix/automatic/requests/{id}/accept', {
      params: { id: one.id },
      body: { receiver: 'Energia do Cerrado SA', limit: 20_000 },
    });
    expect(accepted.json).toMatchObject({ asked_at: asked.asked_at, limit: 20_000, ended_at: null });
    expect(accepted.json.authorised_at > asked.asked_at).toBe(true);
    const { json: refused } = await refuse(two.id);
    expect([refused.authorised_at, refused.ended_at! > refused.asked_at]).toEqual([null, true]);
    expect(bank.live).toEqual(expect.arrayContaining([told('updated', one.id), told('updated', two.id)]));
    const { rows } = await bank.store.execute('select authorised_by from pix_automatic where id = $1', [one.id]);
    expect(rows).toEqual([{ authorised_by: member.userId }]);
  });

  it('runs out where nobody answers', async () => {
    const { id } = await ask();
    await bank.moveDays(5);
    expect((await accept(id)).status).toBe(409);
    bank.live.length = 0;
    await bank.work((trx, tools) => recurrencesRound.run(trx, {}, tools, undefined));
    expect(bank.live).toContainEqual({
      accountId: member.accountId,
      topic: 'pix-automatic',
      type: 'updated',
      ids: [id],
    });
    const { items } = (await member.call('GET /pix/automatic/requests', {})).json;
    expect(items).toMatchObject([{ id, state: 'EXPIRADA', ended_at: expect.stringMatching(/Z$/) }]);
  });

  it.each([
    ['its last day is today', 0, 200],
    ['its last day was yesterday', -1, 422],
  ])('is accepted only while it lasts: where %s', async (_, days, status) => {
    const { id } = await ask({ first_day: addDays(today, -40), last_day: addDays(today, days) });
    const reply = await accept(id);
    expect([reply.status, fields(reply.json)]).toEqual([status, status === 200 ? undefined : ['receiver']]);
  });

  it('once accepted, lasts through its last day', async () => {
    const { id } = await ask();
    await accept(id);
    const stateOn = async (last: string) => {
      await bank.store.execute('update pix_automatic set last_day = $2 where id = $1', [id, last]);
      await bank.work((trx, tools) => recurrencesRound.run(trx, {}, tools, undefined));
      return (await show(id)).state;
    };
    expect([await stateOn(today), await stateOn(addDays(today, -1))]).toEqual(['APROVADA', 'EXPIRADA']);
  });
});
