import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interval } from '@balcao/contract/limits';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned } from '../../../../tests/support/sign';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import { UNLIMITED } from '../../kits/money/limit-terms';
import { giveBackLimits, spendLimits } from '../../kits/money/limits';
import { nightBegins } from '../../kits/money/night';
import { limitRequests, requestLimit } from './requests';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
});
// limits are spent by the test itself, without operations
afterAll(() => bank.close(['what is used of the limits of a day and a month is what operations spent']));

const ask = (id: string, amount: number, who = member) =>
  callSigned(who, 'POST /account/limit/{id}/request', { params: { id }, body: { amount } });
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const look = async (interval: Interval, product = 'pix') =>
  (await member.call('GET /account/transactions/limits')).json
    .find((one) => one.product === product)!
    .limits.find((one) => one.interval === interval)!;
const turn = () => bank.work((trx, tools) => limitRequests.run(trx, {}, tools, undefined));
const spend = (amount: number, at: Date, who = member) =>
  bank.work((trx) => spendLimits(trx, who.accountId, 'pix', amount, at, null));
const night = (begins: string) => callSigned(member, 'PUT /account/night-time', { body: { begins } });

describe('the limits of an account', () => {
  it('AREAS-3-limits-2: say what is used, left and offered, and the least there is', async () => {
    await spend(1_500, await bankNow(bank.store.db));
    expect(await look('day')).toMatchObject({
      id: 'pix:day',
      actual: 10_000_000,
      used: 1_500,
      available: 9_998_500,
      preApproved: 20_000_000,
      minimum: 10_000,
      pending: null,
    });
    expect(await look('month')).toMatchObject({ actual: null, available: null, preApproved: null, used: 1_500 });
  });

  it('AREAS-3-limits-1: say their platform, destination, interval by name, and how long an increase waits', async () => {
    const all = (await member.call('GET /account/transactions/limits')).json;
    const of = (product: string) => all.find((one) => one.product === product)!;
    expect([of('pix'), of('internal'), of('ted')].map(({ platform, destination }) => [platform, destination])).toEqual([
      ['all', 'anyone'],
      ['all', 'same-bank'],
      ['all', 'other-bank'],
    ]);
    expect(of('pix').limits.map(({ name, security_measure_interval: hours }) => [name, hours])).toEqual([
      ['Por operação', 24],
      ['Diário', 24],
      ['Noturno', 24],
      ['Mensal', 24],
    ]);
  });

  it('AREAS-3-limits-3: tell how much is left, and what to say where it is exceeded', async () => {
    await ask('ted:transaction', 20_000);
    const { json } = await member.call('GET /account/limits/available', { query: { product: 'transfer' } });
    expect(json).toEqual({
      limitAvailable: 20_000,
      friendlyMessageIfExceeded: 'O valor passa do seu limite por operação, de R$ 200,00.',
    });
  });

  it('AREAS-3-limits-3: what is left is told to whoever may pay, of that product alone', async () => {
    const { userId } = await bank.openAccount();
    const payer = await bank.join(userId, member.accountId, { role: 'subuser', grants: { 'pix:do-pix': true } });
    const left = async (product: 'pix' | 'transfer') =>
      (await payer.call('GET /account/limits/available', { query: { product } })).status;
    expect([await left('pix'), await left('transfer')]).toEqual([200, 403]);
    expect((await payer.call('GET /account/transactions/limits')).status).toBe(403);
  });

  it('are seen by product where the person has no more than that', async () => {
    const { userId } = await bank.openAccount();
    const grants = { 'settings:general-limits:settings:pix': true };
    const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
    const { json } = await clerk.call('GET /account/transactions/limits');
    expect(json.map(({ product }) => product)).toEqual(['pix']);
    expect((await clerk.call('GET /account/limits/available', { query: { product: 'transfer' } })).status).toBe(403);
    expect((await ask('ted:day', 50_000, clerk)).status).toBe(403);
    expect((await ask('pix:day', 50_000, clerk)).status).toBe(200);
  });
});

describe('another limit', () => {
  it.each([
    [9_999, 'O limite mínimo é de R$ 100,00.'],
    [20_000_001, 'O limite máximo disponível é de R$ 200.000,00.'],
    [10_000_000, 'Este já é o seu limite.'],
  ])('AREAS-9-10: of %i cents is refused at its field', async (amount, message) => {
    const { status, json } = await ask('pix:day', amount);
    expect([status, json.errors]).toEqual([422, [{ field: 'amount', message }]]);
  });

  it('that is less counts at once, for the next operation', async () => {
    expect((await ask('pix:day', 10_000)).json).toMatchObject({ state: 'effective', requested: 10_000 });
    await expect(spend(10_001, await bankNow(bank.store.db))).rejects.toMatchObject({ answer: { code: 'limit' } });
    await spend(10_000, await bankNow(bank.store.db));
    expect((await look('day')).available).toBe(0);
  });

  it('that is more counts 24 hours later, and not before', async () => {
    const { json } = await ask('pix:day', 20_000_000);
    expect(json).toMatchObject({ state: 'pending', previous: 10_000_000 });
    expect(Date.parse(json.effective_at) - Date.parse(json.requested_at)).toBe(86_400_000);
    await turn();
    expect(await look('day')).toMatchObject({ actual: 10_000_000, pending: { id: json.id, requested: 20_000_000 } });
    await bank.moveDays(1);
    await turn();
    expect(await look('day')).toMatchObject({ actual: 20_000_000, pending: null });
  });

  it('that is more takes pictures along, each once, of who asks alone', async () => {
    const sent = async (who = member) =>
      (await who.call('POST /account/limit-attachments', { body: await picture() })).json.id;
    const [one, two, later] = [await sent(), await sent(), await sent()];
    const request = (attachments: number[], amount = 20_000_000) =>
      callSigned(member, 'POST /account/limit/{id}/request', {
        params: { id: 'pix:day' },
        body: { amount, attachments },
      });
    const stranger = await bank.openAccount();
    expect((await request([await sent(stranger)])).json.errors).toMatchObject([{ field: 'attachments' }]);
    const { userId } = await bank.openAccount();
    const colleague = await bank.join(userId, member.accountId);
    expect((await request([await sent(colleague)])).json.errors).toMatchObject([{ field: 'attachments' }]);
    const asked = (await request([one, two])).json;
    expect(asked.attachments).toEqual([one, two]);
    const { items } = (await member.call('POST /account/limit-requests/search', { body: {} })).json;
    expect(items[0]!.attachments).toEqual([one, two]);
    const open = (who: Member) => who.call('GET /account/limit-attachments/{id}', { params: { id: one } });
    expect((await open(member)).headers['content-type']).toBe('image/png');
    expect((await open(stranger)).status).toBe(404);
    await member.call('POST /account/limit-requests/{id}/cancel', { params: { id: asked.id } });
    expect((await request([one])).json.errors).toMatchObject([{ field: 'attachments' }]);
    expect((await request([later])).json.attachments, 'what was not sent with the first request').toEqual([later]);
    const wrong = await member.call('POST /account/limit-attachments', { body: Buffer.from('no picture') });
    expect(wrong.json.errors).toMatchObject([{ field: 'file' }]);
  });

  it('takes effect or is cancelled alone: another that waits goes on waiting', async () => {
    const pass = (hours: number) =>
      bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [hours * 3_600]);
    await ask('pix:day', 15_000_000);
    await pass(12);
    const [ted, night] = [(await ask('ted:day', 15_000_000)).json.id, (await ask('pix:night', 150_000)).json.id];
    await pass(13);
    await turn();
    await member.call('POST /account/limit-requests/{id}/cancel', { params: { id: night } });
    expect([(await look('day')).actual, (await look('night')).pending]).toEqual([15_000_000, null]);
    expect((await look('day', 'ted')).pending).toMatchObject({ id: ted });
  });

  it('to none at all leaves the limits of other intervals and products', async () => {
    for (const id of ['pix:month', 'ted:month', 'pix:day']) await ask(id, 9_000_000);
    await ask('pix:month', UNLIMITED);
    await bank.moveDays(1);
    await turn();
    const actual = async (interval: Interval, product: string) => (await look(interval, product)).actual;
    expect(await actual('month', 'pix')).toBeNull();
    expect([await actual('day', 'pix'), await actual('month', 'ted')]).toEqual([9_000_000, 9_000_000]);
  });

  it('is found by its product and by its state', async () => {
    const pix = (await ask('pix:day', 15_000_000)).json.id;
    const ted = (await ask('ted:day', 15_000_000)).json.id;
    await member.call('POST /account/limit-requests/{id}/cancel', { params: { id: ted } });
    const found = async (body: { product?: 'pix' | 'ted'; state?: 'pending' | 'cancelled' }) =>
      (await member.call('POST /account/limit-requests/search', { body })).json.items.map(({ id }) => id);
    expect(await found({})).toEqual([ted, pix]);
    expect([await found({ product: 'pix' }), await found({ product: 'ted' })]).toEqual([[pix], [ted]]);
    expect([await found({ state: 'pending' }), await found({ state: 'cancelled' })]).toEqual([[pix], [ted]]);
  });

  it('waits alone, is cancelled, and is called off by less', async () => {
    const { id } = (await ask('pix:day', 15_000_000)).json;
    expect((await ask('pix:day', 16_000_000)).status).toBe(409);
    const cancel = () => member.call('POST /account/limit-requests/{id}/cancel', { params: { id } });
    expect((await cancel()).json).toMatchObject({ state: 'cancelled' });
    expect((await cancel()).status).toBe(409);
    await ask('pix:day', 16_000_000);
    await ask('pix:day', 9_000_000);
    await bank.moveDays(1);
    await turn();
    expect((await look('day')).actual).toBe(9_000_000);
    const { items, total } = (await member.call('POST /account/limit-requests/search', { body: {} })).json;
    expect([total, items.map(({ state }) => state)]).toEqual([3, ['effective', 'cancelled', 'cancelled']]);
    const other = await bank.openAccount();
    expect((await other.call('POST /account/limit-requests/{id}/cancel', { params: { id } })).status).toBe(404);
  });

  it.each(['pix:night', 'ted:day'])('that is less, as of %s, calls off no increase of another', async (other) => {
    const { id } = (await ask('pix:day', 15_000_000)).json;
    await ask(other, 50_000);
    expect((await look('day')).pending).toMatchObject({ id, requested: 15_000_000 });
  });

  it('that waits is cancelled by who may change the limits of that product', async () => {
    const { userId } = await bank.openAccount();
    const grants = { 'settings:general-limits:settings:pix': true };
    const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
    const cancel = async (of: string) => {
      const { id } = (await ask(of, 15_000_000)).json;
      return (await clerk.call('POST /account/limit-requests/{id}/cancel', { params: { id } })).status;
    };
    expect([await cancel('ted:day'), await cancel('pix:day')]).toEqual([403, 200]);
  });

  it('is signed', async () => {
    const reply = await member.call('POST /account/limit/{id}/request', {
      params: { id: 'pix:day' },
      body: { amount: 50_000 },
    });
    expect([reply.status, (await look('day')).actual]).toEqual([403, 10_000_000]);
  });

  onPostgres('that is less waits for one that is more at the same moment, and calls it off', async () => {
    const { accountId, userId } = member;
    const now = await bankNow(bank.store.db);
    const ctx = { accountId, userId, now, userName: 'Ana', can: () => true, live: () => undefined };
    const { status } = await whileOpen(
      bank,
      (trx) => requestLimit({ ...ctx, trx: () => trx } as Partial<Ctx> as Ctx, 'pix:day', { amount: 15_000_000 }),
      () => ask('pix:day', 9_000_000),
    );
    expect(status).toBe(200);
    expect(await look('day')).toMatchObject({ actual: 9_000_000, pending: null });
  });

  it('is never passed by 200 operations at once', async () => {
    await ask('pix:day', 50_000);
    const now = new Date('2026-11-23T12:00:00-03:00');
    const tried = await Promise.allSettled(Array.from({ length: 200 }, () => spend(1_000, now)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const used = await bank.store.execute("select used from limit_usage where account_id = $1 and period = 'day'", [
      member.accountId,
    ]);
    expect(used.rows.map((row) => Number(row.used))).toEqual([50_000]);
  });
});

describe('a picture that no request has', () => {
  const send = async () => member.call('POST /account/limit-attachments', { body: await picture() });
  const aged = (id: number, time: string, request: number | null) =>
    bank.store.execute('update limit_attachments set sent_at = sent_at - $2::interval, request_id = $3 where id = $1', [
      id,
      time,
      request,
    ]);
  const open = (id: number) => member.call('GET /account/limit-attachments/{id}', { params: { id } });

  it.each([
    ['a day', '24 hours 1 second', false, 404],
    ['almost a day', '23 hours 59 minutes', false, 200],
    ['a day, taken by a request,', '24 hours 1 second', true, 200],
  ] as const)('after %s is answered at the next upload: %s, %s, %i', async (_, time, isTaken, status) => {
    const { id } = (await send()).json;
    await aged(id, time, isTaken ? (await ask('pix:day', 20_000_000)).json.id : null);
    await send();
    expect((await open(id)).status).toBe(status);
  });

  it('is one of thirty at most; those of requests are not counted', async () => {
    const { id } = (await send()).json;
    await bank.store.execute(
      `insert into limit_attachments (account_id, bytes, type, sent_by, sent_at)
        select account_id, bytes, type, sent_by, sent_at from limit_attachments, generate_series(1, 28) where id = $1`,
      [id],
    );
    expect([(await send()).status, (await send()).status]).toEqual([200, 422]);
    await aged(id, '0 seconds', (await ask('pix:day', 20_000_000)).json.id);
    expect([(await send()).status, (await send()).status]).toEqual([200, 422]);
  });
});

describe('the limits of billets', () => {
  it('hold back what is charged beyond them, in a batch too', async () => {
    await ask('billet-carnet:day', 12_000);
    await ask('billet-carnet:transaction', 10_000);
    const customers = [await addCustomer(member), await addCustomer(member), await addCustomer(member)];
    const body = { items: [{ name: 'x', amount: 1, value: 5_000 }] };
    expect(await issue(bank, member, customers, body)).toHaveLength(2);
    expect((await look('day', 'billet-carnet')).used).toBe(10_000);
    const dearer = { items: [{ name: 'x', amount: 1, value: 10_001 }] };
    expect(await issue(bank, member, customers.slice(2), dearer)).toEqual([]);
    // R$ 20,00 are left: a carnet is counted with all of its parcels
    const items = [{ name: 'x', amount: 1, value: 1_001 }];
    const carnet = { customers: customers.slice(2), items, expire_at: await bank.today(), repeats: 2 };
    expect((await member.call('POST /carnets', { body: carnet })).json.ids).toEqual([]);
  });
});

describe('AREAS-3-night-time-1: the night', () => {
  const evening = (time: string) => new Date(`2030-01-10T${time}-03:00`);
  const enabled = async () =>
    (await member.call('GET /account/night-time')).json.options.find((one) => one.enabled)!.begins;

  it('begins later from 24 hours on, earlier at once', async () => {
    const { json } = await night('22:00');
    expect(json).toMatchObject({ timeForChange: { begins: '22:00' } });
    expect(await enabled()).toBe('20:00');
    expect((await night('22:00')).status).toBe(409);
    await bank.moveDays(1);
    expect(await enabled()).toBe('22:00');
    await night('20:00');
    expect(await enabled()).toBe('20:00');
    expect((await night('20:00')).status).toBe(409);
  });

  it('that waits is called off by the one that counts', async () => {
    await night('22:00');
    expect((await night('20:00')).json.timeForChange).toBeNull();
    await bank.moveDays(1);
    expect(await enabled()).toBe('20:00');
  });

  it('of an instant that is over stays what it was, whatever is chosen since', async () => {
    await night('22:00');
    await bank.moveDays(1);
    const before = await bankNow(bank.store.db);
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 60');
    await night('20:00');
    expect(await nightBegins(bank.store.db, member.accountId, before)).toBe('22:00');
  });

  it('chosen is the night that operations are held to, and gives back what it spent', async () => {
    await expect(spend(100_001, evening('20:00:00'))).rejects.toMatchObject({
      answer: { error_description: expect.stringContaining('limite noturno') },
    });
    await night('22:00');
    await spend(100_001, evening('21:59:59'));
    await spend(100_000, evening('22:00:00'));
    await expect(spend(1, evening('23:00:00'))).rejects.toMatchObject({ answer: { code: 'limit' } });
    const back = (at: Date) => bank.work((trx) => giveBackLimits(trx, member.accountId, 'pix', 100_000, at, null));
    await back(evening('21:59:59'));
    await expect(spend(1, evening('23:00:00'))).rejects.toMatchObject({ answer: { code: 'limit' } });
    await back(evening('22:00:00'));
    await spend(100_000, evening('23:00:00'));
  });
});
