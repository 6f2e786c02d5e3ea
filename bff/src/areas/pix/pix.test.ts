import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { saoPauloInstant } from '../../kits/money/slot';
import { receivePix } from '../../kits/money/pix/receive';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { buildDynamicBrCode, buildStaticBrCode } from '../../rails/pix/br-code';
import { OWN_BANK } from '../transfers/service';
import { complaintRound } from './complaints';
import { pixKinds } from './kinds';

type Payment = Body<'POST /pix/review'>;

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
  await moveAt(addDays(await bank.today(), 1), '10:00');
});
afterAll(() => bank.close());

async function moveAt(day: string, time: string): Promise<void> {
  const seconds = (saoPauloInstant(day, time).getTime() - (await bankNow(bank.store.db)).getTime()) / 1000;
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.ceil(seconds)]);
}

async function funded(cents: number, options = {}): Promise<Member> {
  const member = await bank.openAccount(options);
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: cents },
    { accountId: BANK, kind: 'settlement' as const, amount: -cents },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: randomUUID(), kind: 'deposit', description: 'Depósito', at, entries }));
  return member;
}

const ANA = 'ana@exemplo.com.br';
const byKey = (more: Partial<Payment> = {}): Payment => ({ type: 'key', key: ANA, value: 10_000, ...more });
const byAccount = (more: Partial<Payment> = {}): Payment => ({
  type: 'account',
  bank: '60701190',
  branch: '1234',
  account: '56789-0',
  accountType: 'checking',
  owner: 'Padaria Pão Nosso',
  document: '52998224725',
  value: 10_000,
  ...more,
});
const insideOf = async ({ accountId }: Member, more: Partial<Payment> = {}) => {
  const row = await bank.store.db
    .selectFrom('accounts')
    .select(['account_number as account', 'document', 'nickname as owner'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return byAccount({ ...row, bank: OWN_BANK.ispb, branch: OWN_BANK.branch, ...more });
};

const review = async (who: Member, body: Payment) => (await who.call('POST /pix/review', { body })).json;
const atFields = async (who: Member, body: Payment) =>
  Object.fromEntries((await review(who, body)).refusals.map(({ field, message }) => [field, message]));

/** As the portal does: what the review said is what is signed. */
async function pay(who: Member, body: Payment) {
  const { receiver, counterpart, date } = await review(who, body);
  return callSigned(who, 'POST /pix/start', {
    body: { ...body, receiver, receiverDocument: counterpart.document ?? '', date: date.day },
  });
}

const tick = () => {
  for (const kind of pixKinds)
    bank.waiting.push({ job: kind.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
};
/** Works what waits, and lets the rail tell what became of it. */
async function settle(): Promise<void> {
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
  tick();
  await bank.runJobs();
}
const balance = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).balance;
const detail = async (who: Member, id: number) => (await who.call('GET /pix/history/{id}', { params: { id } })).json;

/** Ana pays an account of this bank. */
async function receive({ accountId }: Member, amount: number) {
  const at = await bankNow(bank.store.db);
  const pix = await bank.work((trx, tools) =>
    receivePix(trx, tools, {
      accountId,
      amount,
      at,
      endToEnd: newEndToEnd('18236120', at),
      payer: { name: 'Ana Beatriz Moura', document: '52998224725', ispb: '18236120', bank: 'Nubank' },
    }),
  );
  return pix!;
}

describe('paying by key', () => {
  it('shows who receives, masked, and pays in seconds', async () => {
    const member = await funded(50_000);
    const found = await member.call('GET /pix/keys/{key}', { params: { key: ` ${ANA.toUpperCase()} ` } });
    expect(found.json).toMatchObject({ key: ANA, owner: { name: 'Ana Beatriz Moura', document: '***.982.247-**' } });
    expect(JSON.stringify(found.json)).not.toContain('52998224725');
    const { json } = await pay(member, byKey({ description: 'Almoço' }));
    expect(json).toMatchObject({ state: 'reserved', amount: 10_000 });
    await settle();
    const one = await detail(member, json.id);
    expect(one).toMatchObject({ status: 'done', key: ANA, description: 'Almoço', receipts: {} });
    expect(one.endToEnd).toMatch(/^E09089356\d{12}[0-9A-Za-z]{11}$/);
    expect(await balance(member)).toBe(40_000);
  });

  it('a key of nobody is a silent 404, and refused at its field', async () => {
    const member = await funded(50_000);
    const reply = await member.call('GET /pix/keys/{key}', { params: { key: 'ninguem@nada.com.br' } });
    expect(reply).toMatchObject({ status: 404, json: { silent: true } });
    expect(await atFields(member, byKey({ key: 'ninguem@nada.com.br' }))).toHaveProperty('key');
    expect(await atFields(member, byKey({ key: 'isto não é chave' }))).toMatchObject({
      key: expect.stringContaining('chave Pix válida'),
    });
  });

  it('an own key, R$ 0,00 and a date beyond a year are refused at their fields', async () => {
    const member = await funded(50_000);
    await bank.store.db
      .insertInto('pix_keys')
      .values({
        account_id: member.accountId,
        type: 'email',
        key: 'eu@minha.com.br',
        state: 'active',
        created_at: new Date(),
        owned_since: new Date(),
        ended_at: null,
      })
      .execute();
    expect(await atFields(member, byKey({ key: 'eu@minha.com.br' }))).toMatchObject({
      key: expect.stringContaining('desta mesma conta'),
    });
    expect(await atFields(member, byKey({ value: 0 }))).toHaveProperty('value');
    const date = addDays(await bank.today(), 366);
    expect(await atFields(member, byKey({ date }))).toMatchObject({ date: expect.stringContaining('um ano') });
    expect((await pay(member, byKey({ value: 0 }))).status).toBe(422);
  });

  it('what changed hands between review and signature is not paid', async () => {
    const member = await funded(50_000);
    const date = await bank.today();
    const body = { ...byKey(), date, receiver: 'Outra Pessoa', receiverDocument: '***.982.247-**' };
    const reply = await callSigned(member, 'POST /pix/start', { body });
    expect(reply).toMatchObject({ status: 422, json: { errors: [{ field: 'receiver' }] } });
    expect(await balance(member)).toBe(50_000);
  });

  it('is not paid unsigned, nor over the limit or the balance, which explain themselves', async () => {
    const member = await funded(50_000);
    const date = await bank.today();
    const unsigned = await member.call('POST /pix/start', {
      body: { ...byKey(), date, receiver: 'Ana Beatriz Moura', receiverDocument: '***.982.247-**' },
    });
    expect(unsigned.status).toBe(403);
    expect(await atFields(member, byKey({ value: 60_000 }))).toMatchObject({
      value: expect.stringContaining('faltam'),
    });
    const rich = await funded(9_000_000);
    expect((await review(rich, byKey({ value: 5_000_001 }))).refusals[0]).toMatchObject({
      code: 'limit',
      field: 'value',
    });
  });

  it('warns of a new key, of a first payment and of an unusual amount', async () => {
    const member = await funded(900_000);
    const codes = async (body: Payment) => (await review(member, body)).warnings.map(({ code }) => code);
    expect(await codes(byKey({ key: 'nova@exemplo.com.br' }))).toEqual(['new-key', 'first-time']);
    await pay(member, byKey());
    await settle();
    expect(await codes(byKey())).toEqual([]);
    expect(await codes(byKey({ value: 200_000 }))).toEqual(['unusual']);
  });

  it('warns when the key has another holder than last time', async () => {
    const member = await funded(900_000);
    const key = 'passou@exemplo.com';
    await pay(member, byKey({ key }));
    await settle();
    const entry = {
      holder: { name: 'Outro Titular', document: '11144477735', kind: 'F' as const },
      account: {
        ispb: '60701190',
        bankName: 'Itaú Unibanco',
        branch: '1',
        number: '12345-6',
        type: 'checking' as const,
      },
    };
    await bank.store.db
      .insertInto('sandbox_pix_keys')
      .values({ key, entry: JSON.stringify(entry), owned_since: await bankNow(bank.store.db) })
      .execute();
    const { warnings } = await review(member, byKey({ key }));
    expect(warnings.map(({ code }) => code)).toEqual(['new-key', 'owner-changed', 'first-time']);
  });

  it.each([
    [10_091, 'refused'],
    [10_094, 'done'],
    [10_096, 'done'],
  ])('an amount of %i ends as the network decides: %s, once', async (value, status) => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey({ value }));
    await settle();
    await settle();
    expect((await detail(member, json.id)).status).toBe(status);
    expect(await balance(member)).toBe(status === 'done' ? 50_000 - value : 50_000);
  });
});

describe('paying by copy and paste', () => {
  const place = { merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA' };
  const key = '123e4567-e12b-12d1-a456-426655440000';
  const parse = (who: Member, qrcode: string) => who.call('POST /pix/qrcodes/parse', { body: { qrcode } });
  const dynamic = (word: string) => buildDynamicBrCode({ ...place, location: `pix.example.com/${word}/8b3da2f39a41` });

  it('reads a static code with a fixed value, and pays that value alone', async () => {
    const member = await funded(50_000);
    const qrcode = buildStaticBrCode({ ...place, key, amount: 1_234, txid: 'pedido7' });
    expect((await parse(member, ` ${qrcode}\n`)).json).toMatchObject({
      kind: 'static',
      value: 1_234,
      canChangeValue: false,
      txid: 'pedido7',
      owner: { name: 'Fulano de Tal', document: '***.533.447-**' },
    });
    const other = await atFields(member, { type: 'qrcode', qrcode, value: 1_235 });
    expect(other).toMatchObject({ value: expect.stringContaining('R$ 12,34') });
    const { json } = await pay(member, { type: 'qrcode', qrcode, value: 1_234 });
    await settle();
    expect(await detail(member, json.id)).toMatchObject({ status: 'done', txid: 'pedido7' });
  });

  it('refuses a wrong CRC, a truncated one and what is no Pix, at the field', async () => {
    const member = await funded(50_000);
    const qrcode = buildStaticBrCode({ ...place, key });
    const flipped = qrcode.slice(0, -1) + (qrcode.endsWith('0') ? '1' : '0');
    for (const bad of [flipped, qrcode.slice(0, -9), 'ola', '', qrcode.slice(0, 40)]) {
      const reply = await parse(member, bad);
      expect(reply).toMatchObject({ status: 422, json: { errors: [{ field: 'qrcode' }] } });
      expect(await atFields(member, { type: 'qrcode', qrcode: bad, value: 100 })).toHaveProperty('qrcode');
    }
  });

  it('refuses one that is expired, paid or gone, and asks what the code asks', async () => {
    const member = await funded(500_000);
    const valueOf = async (word: string) => (await parse(member, dynamic(word))).json.value ?? 100;
    const told = async (word: string, more: Partial<Payment> = {}) =>
      atFields(member, { type: 'qrcode', qrcode: dynamic(word), value: await valueOf(word), ...more });
    expect(await told('vencida')).toMatchObject({ qrcode: expect.stringContaining('venceu') });
    expect(await told('paga')).toMatchObject({ qrcode: expect.stringContaining('já foi paga') });
    expect((await parse(member, dynamic('nada'))).status).toBe(404);
    expect(await told('nada')).toHaveProperty('qrcode');
    expect(await told('pergunta')).toHaveProperty('payerResponse');
    expect(await told('pergunta', { payerResponse: 'Pedido 7' })).toEqual({});
    expect(await told('aberta')).toEqual({});
    const far = addDays(await bank.today(), 9);
    expect(await told('x', { date: far })).toHaveProperty('date');
  });
});

describe('paying by bank data', () => {
  it('inside this bank credits the other account at once, who sees it as received', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to, { description: 'Aluguel' }));
    expect(json.state).toBe('settled');
    expect([await balance(from), await balance(to)]).toEqual([40_000, 10_001]);
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    expect(got).toMatchObject({ direction: 'received', status: 'received', value: 10_000, description: 'Aluguel' });
    const sent = await detail(from, json.id);
    expect(got!.endToEnd).toBe(sent.endToEnd);
    const [line] = (await from.call('POST /statement', { body: {} })).json.transactions;
    const { origin } = (await from.call('GET /statement/{id}', { params: { id: line!.id } })).json;
    expect(origin).toEqual({ route: 'pix:history-detail', params: { id: json.id } });
    const receipts = (await from.call('POST /receipts/search', { body: {} })).json.items;
    expect(receipts[0]).toMatchObject({ id: json.id, label: 'Pix enviado' });
  });

  it('inside this bank waits for no row that other payments want, and reserves nothing', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    const { rows } = await bank.store.execute(
      `select account_id, kind, sum(amount) as sum from ledger_entries where transaction_id in (
         select transaction_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where e.account_id = any($1) and t.kind <> 'deposit') group by 1, 2 order by sum`,
      [[from.accountId, to.accountId]],
    );
    expect(rows).toEqual([
      { account_id: from.accountId, kind: 'available', sum: -10_000 },
      { account_id: from.accountId, kind: 'settlement', sum: 0 },
      { account_id: to.accountId, kind: 'available', sum: 10_000 },
    ]);
    const held = await bank.store.execute('select 1 from ledger_reservations where key = $1', [`money:${json.id}`]);
    expect(held.rows).toEqual([]);
  });

  it('refuses wrong fields at each of them', async () => {
    const member = await funded(50_000);
    const wrong = { bank: '99999999', branch: 'abc', account: '1', owner: ' ', document: '11111111111' };
    expect(Object.keys(await atFields(member, byAccount(wrong))).sort()).toEqual(Object.keys(wrong).sort());
    expect(await atFields(member, await insideOf(member))).toHaveProperty('account');
    const other = await funded(1);
    expect(await atFields(member, await insideOf(other, { document: '52998224725' }))).toHaveProperty('account');
    await bank.store.db.updateTable('accounts').set({ is_shutdown: true }).where('id', '=', other.accountId).execute();
    expect(await atFields(member, await insideOf(other))).toEqual({
      account: 'Esta conta foi encerrada e não recebe Pix.',
    });
  });

  it('refunded inside, in parts, the payment is returned to who paid', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    expect((await giveBack(to, got!.id, 4_000)).json).toMatchObject({ state: 'settled' });
    expect(await detail(from, json.id)).toMatchObject({ status: 'part-refunded', returned: 4_000 });
    await giveBack(to, got!.id, 6_000);
    expect(await detail(from, json.id)).toMatchObject({ status: 'returned', returned: 10_000 });
    expect([await balance(from), await balance(to)]).toEqual([50_000, 1]);
  });
});

async function giveBack(who: Member, pix: number, value: number) {
  const begun = await who.call('POST /pix/refund/start', { body: { pix, value } });
  if (begun.status !== 200) return begun;
  const { id, review: told } = begun.json;
  return callSigned(who, 'POST /pix/refund/confirm', { body: { id, value, receiver: told.counterpart.name } });
}

describe('giving back', () => {
  it('in two parts, never more than the whole', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    expect((await giveBack(member, pix.id, 2_000)).json).toMatchObject({ state: 'reserved' });
    expect(await giveBack(member, pix.id, 3_001)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'value' }] },
    });
    expect((await giveBack(member, pix.id, 3_000)).status).toBe(200);
    expect((await giveBack(member, pix.id, 1)).status).toBe(422);
    await settle();
    expect(await detail(member, pix.id)).toMatchObject({ status: 'refunded', returned: 5_000, refund: { most: 0 } });
    expect(await balance(member)).toBe(1);
  });

  it('of several at once no more leaves than came in', async () => {
    const member = await funded(100_000);
    const pix = await receive(member, 5_000);
    const all = await Promise.all([1, 2, 3].map(() => giveBack(member, pix.id, 3_000)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('refused by the network it may be given back again', async () => {
    const member = await funded(100_000);
    const pix = await receive(member, 10_091);
    await giveBack(member, pix.id, 10_091);
    await settle();
    expect(await detail(member, pix.id)).toMatchObject({ status: 'received', refund: { most: 10_091 } });
  });

  it('dropped, it is not confirmed any more; of another account it is a missing one', async () => {
    const [member, other] = [await funded(1), await funded(1)];
    const pix = await receive(member, 5_000);
    const { id } = (await member.call('POST /pix/refund/start', { body: { pix: pix.id, value: 100 } })).json;
    expect((await other.call('POST /pix/refund/reject', { body: { id } })).status).toBe(404);
    expect((await member.call('POST /pix/refund/reject', { body: { id } })).status).toBe(204);
    const late = await callSigned(member, 'POST /pix/refund/confirm', {
      body: { id, value: 100, receiver: 'Ana Beatriz Moura' },
    });
    expect(late.status).toBe(409);
    expect((await other.call('GET /pix/history/{id}', { params: { id: pix.id } })).status).toBe(404);
  });

  it('on day 90 it still goes back, on day 91 it does not', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    await bank.moveDays(90);
    expect((await giveBack(member, pix.id, 100)).status).toBe(200);
    await bank.moveDays(1);
    const late = await giveBack(member, pix.id, 100);
    expect(late).toMatchObject({ status: 422, json: { errors: [{ message: expect.stringContaining('90 dias') }] } });
  });
});

describe('scheduling', () => {
  const list = async (who: Member, body = {}) => (await who.call('POST /pix/schedules/search', { body })).json.items;
  const due = async (day: string, time: string) => {
    await moveAt(day, time);
    tick();
    await settle();
  };

  it('AREAS-3-pix-data-6: without balance it is tried again, shown as retry, and refused after the last window', async () => {
    const member = await funded(1);
    const day = addDays(await bank.today(), 2);
    const { json } = await pay(member, byKey({ date: day }));
    expect(json).toMatchObject({ state: 'scheduled', scheduled_for: day });
    expect(await list(member)).toMatchObject([{ id: json.id, status: 'scheduled', attempts: 1, canCancel: true }]);
    await due(day, '00:01');
    expect(await list(member, { status: 'retry' })).toMatchObject([{ id: json.id, attempts: 2 }]);
    for (const time of ['04:01', '07:31', '18:01', '20:31']) await due(day, time);
    expect(await list(member)).toMatchObject([{ status: 'refused', reason: expect.stringContaining('saldo') }]);
  });

  it('at midnight spends the day’s limit, not the night’s', async () => {
    const member = await funded(900_000);
    const day = addDays(await bank.today(), 2);
    const { json } = await pay(member, byKey({ date: day, value: 300_000 }));
    expect(json.state).toBe('scheduled');
    await due(day, '00:01');
    expect((await detail(member, json.id)).status).toBe('done');
  });

  it('is called off, once; a foreign one is a missing one', async () => {
    const [member, other] = [await funded(50_000), await funded(1)];
    const { json } = await pay(member, byKey({ date: addDays(await bank.today(), 3) }));
    const cancel = (who: Member) => who.call('POST /pix/schedules/{id}/cancel', { params: { id: json.id } });
    expect((await cancel(other)).status).toBe(404);
    expect((await cancel(member)).json).toMatchObject({ status: 'cancelled', canCancel: false });
    expect((await cancel(member)).status).toBe(409);
    expect((await member.call('POST /pix/history/search', { body: {} })).json.total).toBe(0);
  });

  it('again and again: each day brings the next, until the last or until it is called off', async () => {
    const member = await funded(90_000);
    const start = addDays(await bank.today(), 1);
    const body = byKey({ date: start, isRecurrence: true, frequency: 'weekly', times: 3 });
    expect((await review(member, body)).recurrence?.days).toEqual([start, addDays(start, 7), addDays(start, 14)]);
    expect((await pay(member, body)).status).toBe(200);
    const [one] = (await member.call('POST /pix/recurrences/search', { body: {} })).json.items;
    expect(one).toMatchObject({ status: 'active', paid: 0, times: 3, next: start });
    await due(start, '00:01');
    const params = { id: one!.id };
    const shown = (await member.call('GET /pix/recurrences/{id}', { params })).json;
    expect(shown).toMatchObject({ status: 'active', paid: 1, next: addDays(start, 7) });
    expect(shown.payments).toHaveLength(2);
    expect((await member.call('POST /pix/recurrences/{id}/cancel', { params })).json.status).toBe('cancelled');
    expect((await member.call('POST /pix/recurrences/{id}/cancel', { params })).status).toBe(409);
    await due(addDays(start, 7), '00:01');
    expect(await balance(member)).toBe(80_000);
  });

  it('beginning today the first is paid at once; one called off, the others stay', async () => {
    const [member, to] = [await funded(90_000), await funded(1)];
    const body = await insideOf(to, { isRecurrence: true, frequency: 'monthly', times: 4 });
    expect((await pay(member, body)).json.state).toBe('settled');
    const [next] = await list(member);
    await member.call('POST /pix/schedules/{id}/cancel', { params: { id: next!.id } });
    const [, after] = await list(member);
    expect(after).toMatchObject({ status: 'scheduled', recurrence: next!.recurrence });
    expect(after!.executeAt > next!.executeAt).toBe(true);
    expect(await atFields(member, { ...body, times: 61 })).toHaveProperty('times');
  });
});

describe('complaints (MED)', () => {
  const complain = (who: Member, pix: number, kind = 'scam') =>
    who.call('POST /pix/complaints', { body: { pix, kind: kind as 'scam', text: 'Comprei e não recebi o produto.' } });
  const round = async (days: number) => {
    await bank.moveDays(days);
    bank.waiting.push({ job: complaintRound, data: {} });
    await bank.runJobs();
  };

  it('go from open over analysis to accepted, and the money comes back', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    expect((await complain(member, json.id)).status).toBe(409);
    await settle();
    expect((await complain(member, json.id)).json).toMatchObject({ state: 'open', value: 10_000, canCancel: true });
    expect((await complain(member, json.id)).status).toBe(409);
    await round(1);
    expect((await detail(member, json.id)).complaint).toMatchObject({ state: 'analysis' });
    await round(7);
    await settle();
    const { complaint, status } = await detail(member, json.id);
    expect(status).toBe('returned');
    expect(complaint).toMatchObject({ state: 'returned', recovered: 10_000 });
    expect(complaint!.steps.map(({ state }) => state)).toEqual(['open', 'analysis', 'accepted', 'returned']);
    expect(await balance(member)).toBe(50_000);
  });

  it('bring back what is left where whoever received it gave a part back meanwhile, and it goes back no more', async () => {
    const [from, to] = [await funded(50_000), await funded(20_000)];
    const { json } = await pay(from, await insideOf(to));
    await complain(from, json.id);
    await round(1);
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    expect((await giveBack(to, got!.id, 4_000)).status).toBe(200);
    await round(7);
    expect([await balance(from), await balance(to)]).toEqual([50_000, 20_000]);
    const { complaint, status } = await detail(from, json.id);
    expect([status, complaint!.state, complaint!.recovered]).toEqual(['returned', 'returned', 6_000]);
    expect((await giveBack(to, got!.id, 1)).status).toBe(422);
  });

  it('and a refund of the same Pix at once bring the money back once', async () => {
    const pairs = await Promise.all(
      [1, 2, 3, 4].map(async () => [await funded(50_000), await funded(20_000)] as const),
    );
    const paid: number[] = [];
    for (const [from, to] of pairs) {
      const { json } = await pay(from, await insideOf(to));
      await complain(from, json.id);
      paid.push((await to.call('POST /pix/history/search', { body: {} })).json.items[0]!.id);
    }
    await round(1);
    await bank.moveDays(7);
    bank.waiting.push({ job: complaintRound, data: {} });
    const refunds = pairs.map(([, to], at) => giveBack(to, paid[at]!, 10_000));
    await Promise.all([bank.runJobs(), ...refunds]);
    bank.waiting.push({ job: complaintRound, data: {} });
    await bank.runJobs();
    for (const [from, to] of pairs) expect([await balance(from), await balance(to)]).toEqual([50_000, 20_000]);
  });

  it('of a mistake are rejected with the reason; taken back they end', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    await settle();
    const { id } = (await complain(member, json.id, 'error')).json;
    expect((await member.call('POST /pix/complaints/{id}/cancel', { params: { id } })).json.state).toBe('cancelled');
    await complain(member, json.id, 'error');
    await round(1);
    await round(7);
    const [last] = (await member.call('POST /pix/complaints/search', { body: {} })).json.items;
    expect(last).toMatchObject({ state: 'rejected', answer: expect.stringContaining('engano') });
    expect(await balance(member)).toBe(40_000);
  });

  it('after 80 days are refused, as are those of a Pix of another account', async () => {
    const [member, other] = [await funded(50_000), await funded(1)];
    const { json } = await pay(member, byKey());
    await settle();
    expect((await complain(other, json.id)).status).toBe(404);
    await bank.moveDays(81);
    expect((await complain(member, json.id)).json.error_description).toContain('80 dias');
  });
});

describe('following', () => {
  it('adds up, filters, has its papers, and remembers whom one pays', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    await settle();
    await receive(member, 700);
    expect((await member.call('POST /pix/history/totals', { body: {} })).json).toEqual({
      count: 2,
      sent: 10_000,
      received: 700,
    });
    const sent = (await member.call('POST /pix/history/search', { body: { direction: 'sent', text: 'ana b' } })).json;
    expect(sent).toMatchObject({ total: 1, items: [{ id: json.id }] });
    const params = { id: json.id };
    const [pdf, png] = [
      await member.call('GET /pix/history/{id}/pdf', { params }),
      await member.call('GET /pix/history/{id}/png', { params }),
    ];
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(png.raw.subarray(1, 4).toString()).toBe('PNG');
    const contacts = async () => (await member.call('GET /pix/recent-contacts')).json.items;
    expect(await contacts()).toMatchObject([{ key: ANA, favourite: false, document: '***.982.247-**' }]);
    const { id } = (await member.call('POST /pix/favourites', { body: { id: json.id } })).json;
    expect(await contacts()).toMatchObject([{ id, favourite: true }]);
    await member.call('DELETE /pix/favourites/{id}', { params: { id } });
    expect(await contacts()).toMatchObject([{ favourite: false }]);
  });

  it('is a file of the filter, what went out negative', async () => {
    const member = await funded(50_000);
    await pay(member, byKey());
    await receive(member, 5_000);
    const { task } = (await member.call('POST /pix/history/export', { body: { format: 'csv' } })).json;
    await bank.runJobs();
    const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: task } });
    const lines = Buffer.from(raw).toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.join()).toContain(';-100,00;');
    expect(lines.join()).toContain('Pix recebido;Ana Beatriz Moura;Nubank;Recebido;50,00;');
  });

  it('a received Pix leads from the statement to giving it back, until nothing is left of it', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { rows } = await bank.store.execute(
      'select max(id) as id from ledger_entries where account_id = $1 and amount = 5000',
      [member.accountId],
    );
    const line = async () => (await member.call('GET /statement/{id}', { params: { id: Number(rows[0].id) } })).json;
    expect(await line()).toMatchObject({
      counterpart: { name: 'Ana Beatriz Moura' },
      origin: { route: 'pix:history-detail', params: { id: pix.id } },
      returnAt: { route: 'pix-refund', params: { id: pix.id } },
      returnable: false,
    });
    await giveBack(member, pix.id, 5_000);
    expect((await line()).returnAt).toBeNull();
  });

  it('a received Pix is notified once, and the notification leads to it', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { items } = (await member.call('GET /gns-notifications', { query: { page: 0, limit: 10 } })).json;
    expect(items).toMatchObject([{ type: 'pix-received', params: { url: `/pix/historico/${pix.id}` } }]);
  });

  it('a sub-user without the permission sees and sends nothing', async () => {
    const member = await bank.openAccount({ role: 'subuser', grants: {} });
    expect((await member.call('POST /pix/history/search', { body: {} })).status).toBe(403);
    expect((await member.call('POST /pix/review', { body: byKey() })).status).toBe(403);
  });
});
