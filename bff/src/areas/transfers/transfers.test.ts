import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { addDays, nextBusinessDay, weekday } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { saoPauloInstant } from '../../kits/money/slot';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { returnSandboxPayment } from '../../rails/payments/sandbox';
import { OWN_BANK } from '../../core/banks';
import { inside as insideKind, ted } from './kinds';
import type { Transfer } from './rules';
import statement from './statement';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** Moves the bank's clock to the next given day of the week, at a São Paulo time. */
async function moveTo(wanted: number, time: string): Promise<string> {
  let day = addDays(await bank.today(), 1);
  const isWanted = () => weekday(day) === wanted && (wanted % 6 === 0 || nextBusinessDay(day) === day);
  while (!isWanted()) day = addDays(day, 1);
  await moveAt(day, time);
  return day;
}

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

const payee = '52998224725';
const outside = (more: Partial<Transfer> = {}): Transfer => ({
  to: 'other',
  bank: '60701190',
  branch: '1234',
  account: '56789-0',
  accountType: 'checking',
  owner: 'Padaria Pão Nosso',
  document: payee,
  amount: 10_000,
  purpose: '5',
  ...more,
});
const numberOf = async ({ accountId }: Member) =>
  bank.store.db
    .selectFrom('accounts')
    .select(['account_number as account', 'document', 'nickname as owner'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
const inside = async (to: Member, more: Partial<Transfer> = {}) =>
  outside({ ...(await numberOf(to)), bank: OWN_BANK.ispb, branch: OWN_BANK.branch, ...more });

const review = async (who: Member, body: Transfer) => (await who.call('POST /transfers/review', { body })).json;
const atFields = async (who: Member, body: Transfer) =>
  Object.fromEntries((await review(who, body)).refusals.map(({ field, message }) => [field, message]));

/** Makes a transfer like the portal: reviews it, and signs the payee and day that the review answered. */
async function transfer(who: Member, body: Transfer) {
  const { counterpart, date } = await review(who, body);
  const { name: owner, document } = counterpart;
  return callSigned(who, 'POST /transfers', { body: { ...body, owner, document, day: date.day } });
}

const round = () => void bank.waiting.push({ job: ted.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
/** Runs waiting jobs, then lets the rail deliver its events. */
async function settle(): Promise<void> {
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
  round();
  await bank.runJobs();
}
const stateOf = (id: number) =>
  bank.store.db.selectFrom('money_operations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const balance = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).balance;

describe('the hours of TED: business days, 6h30 to 17h', () => {
  it.each([
    [3, '10:00', 0, true, null],
    [3, '06:00', 0, false, null],
    [3, '17:00', 1, false, 'after-cut-off'],
    [5, '17:30', 3, false, 'after-cut-off'],
    [6, '10:00', 2, false, 'no-business-day'],
  ])('on weekday %i at %s it leaves %i days later, told before signing', async (day, time, later, today, moved) => {
    const member = await funded(100_000);
    const from = await moveTo(day, time);
    const expected = nextBusinessDay(addDays(from, later));
    expect((await review(member, outside())).date).toMatchObject({ day: expected, today, moved, cutOff: '17:00' });
    expect((await member.call('GET /transfers/terms')).json.slot).toEqual({ day: expected, today, moved });
  });

  it('on a holiday it leaves the next business day, told before signing; a day that is none is refused', async () => {
    const member = await funded(100_000);
    const year = Number((await bank.today()).slice(0, 4)) + 1;
    const christmas = `${year}-12-25`;
    const { date, refusals } = await review(member, outside({ day: christmas }));
    expect(date).toMatchObject({ day: nextBusinessDay(christmas), today: false, moved: 'no-business-day' });
    expect(refusals).toEqual([]);
    expect(await atFields(member, outside({ day: `${year}-02-30` }))).toEqual({ day: 'Informe uma data que exista.' });
    expect(await atFields(member, outside({ day: '2020-01-01' }))).toEqual({
      day: 'A data não pode ser anterior a hoje.',
    });
  });

  it('after the cut-off it waits, and lands on the next business day', async () => {
    const member = await funded(100_000);
    const from = await moveTo(3, '18:00');
    const made = await transfer(member, outside());
    expect(made.json).toMatchObject({ state: 'scheduled', label: 'TED agendada' });
    expect(await balance(member)).toBe(100_000);
    await moveAt(nextBusinessDay(addDays(from, 1)), '06:31');
    round();
    await settle();
    expect((await stateOf(made.json.id)).state).toBe('settled');
    expect(await balance(member)).toBe(100_000 - 10_000 - 350);
  });

  it('what was signed for today is not done tomorrow instead', async () => {
    const member = await funded(100_000);
    const day = await moveTo(2, '16:59');
    await moveAt(day, '17:00');
    const reply = await callSigned(member, 'POST /transfers', { body: { ...outside(), day } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors).toEqual([{ field: 'day', message: expect.stringContaining('mudou desde a revisão') }]);
  });
});

describe('while TED is open', () => {
  beforeEach(() => moveTo(3, '10:00'));

  it('is not sent unsigned', async () => {
    const member = await funded(100_000);
    const reply = await member.call('POST /transfers', { body: { ...outside(), day: await bank.today() } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await balance(member)).toBe(100_000);
  });

  it('costs by whose account it pays, and nothing from the free minimum on (SHELL-9-23)', async () => {
    const member = await funded(1_000_000);
    const fee = async (more: Partial<Transfer>) => (await review(member, outside(more))).fee;
    expect(await fee({})).toBe(350);
    expect(await fee({ to: 'own', amount: 99_999 })).toBe(200);
    expect(await fee({ to: 'own', amount: 100_000 })).toBe(0);
    const { json } = await member.call('GET /transfers/terms');
    expect(json).toMatchObject({ transferFee: { own: 200, other: 350 }, minValueFreeTransfer: 100_000 });
  });

  it('fills in the holder of an own account', async () => {
    const member = await funded(100_000);
    const { owner, document } = await numberOf(member);
    const { counterpart } = await review(member, outside({ to: 'own', owner: '', document: '' }));
    expect(counterpart).toMatchObject({ name: owner, document, bankName: 'Itaú Unibanco' });
  });

  it('refuses at the field what is wrong in it', async () => {
    const member = await funded(100_000);
    const own = (await numberOf(member)).document;
    const wrong = { bank: '99999999', branch: 'abc', account: '1', owner: ' ', document: '11111111111', purpose: 'x' };
    const told = await atFields(member, outside({ ...wrong, amount: 0 }));
    expect(Object.keys(told).sort()).toEqual([...Object.keys(wrong), 'amount'].sort());
    expect(await atFields(member, outside({ document: own }))).toHaveProperty('document');
    expect((await transfer(member, outside(wrong))).status).toBe(422);
  });

  it('refuses what is over the balance with its fee, and over the limit', async () => {
    const member = await funded(10_349);
    expect(await atFields(member, outside())).toHaveProperty('amount');
    expect((await transfer(member, outside())).status).toBe(422);
    const rich = await funded(9_000_000);
    expect((await review(rich, outside({ amount: 5_000_001 }))).refusals[0]).toMatchObject({ code: 'limit' });
  });

  it('refused by the other bank the money stays, with the reason', async () => {
    const member = await funded(100_000);
    const { json } = await transfer(member, outside({ amount: 10_091 }));
    await settle();
    expect(await stateOf(json.id)).toMatchObject({ state: 'refused', reason: expect.stringContaining('conta') });
    expect(await balance(member)).toBe(100_000);
  });

  it('sent back by the other bank the money returns, told with its reason', async () => {
    const member = await funded(100_000);
    const { json } = await transfer(member, outside());
    await settle();
    expect(await balance(member)).toBe(89_650);
    const at = await bankNow(bank.store.db);
    await bank.work((trx) => returnSandboxPayment(trx, 'ted', json.protocol, at));
    await settle();
    expect(await stateOf(json.id)).toMatchObject({ state: 'returned', reason: expect.stringContaining('encerrada') });
    expect(await balance(member)).toBe(99_650);
    const { notifications } = await news(member);
    expect(notifications.some((content) => /voltou para o seu saldo:.*conta encerrada/.test(content))).toBe(true);
    const { transactions } = (await member.call('POST /statement', { body: {} })).json;
    expect(transactions.map(({ typeLabel }) => typeLabel)).toEqual(
      expect.arrayContaining(['TED', 'Tarifa de TED', 'TED devolvida']),
    );
  });
});

const news = async ({ accountId }: Member) => ({
  notifications: (
    await bank.store.db.selectFrom('notifications').select('content').where('account_id', '=', accountId).execute()
  ).map(({ content }) => content),
});

describe('inside the institution', () => {
  it('is done at once, at any hour, free, and both are told', async () => {
    await moveTo(0, '23:00');
    const [from, to] = [await funded(100_000), await funded(1)];
    const body = await inside(to, { owner: '' });
    expect(await review(from, { ...body, owner: 'Quem for' })).toMatchObject({
      fee: 0,
      date: { today: true, cutOff: null },
      counterpart: { name: (await numberOf(to)).owner },
    });
    const { json } = await transfer(from, { ...body, owner: 'Quem for' });
    expect(json).toMatchObject({ state: 'settled', label: 'Transferência enviada', fee: 0 });
    expect([await balance(from), await balance(to)]).toEqual([90_000, 10_001]);
    expect((await news(to)).notifications[0]).toMatch(/^Você recebeu R\$ 100,00 de /);
  });

  it('signed for a payee who has another name by now, it is not done; done, the log says how much to whom', async () => {
    const [from, to] = [await funded(100_000), await funded(1)];
    const body = await inside(to);
    const { date } = await review(from, body);
    const signed = { ...body, day: date.day };
    await bank.store.execute('update accounts set nickname = $2 where id = $1', [to.accountId, 'Outra Razão']);
    const refused = await callSigned(from, 'POST /transfers', { body: signed });
    expect(refused).toMatchObject({ status: 422, json: { errors: [{ field: 'owner' }] } });
    expect([await balance(from), await balance(to)]).toEqual([100_000, 1]);
    const { json } = await callSigned(from, 'POST /transfers', { body: { ...signed, owner: 'Outra Razão' } });
    const [log] = (await from.call('POST /account-logs/search', { body: {} })).json.items;
    expect(log).toMatchObject({ operation: json.id, about: expect.stringMatching(/^R\$\s100,00 para Outra Razão$/) });
  });

  it('accounts paid before are offered once, the last first; what is on its way is pending; a bank is found by ISPB', async () => {
    await moveTo(2, '10:00');
    const [from, to, other] = [await funded(100_000), await funded(1), await funded(1)];
    const saved = async (who = from) => (await who.call('GET /transfers/accounts')).json.items;
    const pending = async (who = from) => (await who.call('GET /transfers/pending')).json.items;
    await transfer(from, await inside(to));
    await transfer(from, await inside(other));
    await transfer(from, await inside(to));
    const names = [(await numberOf(to)).owner, (await numberOf(other)).owner];
    expect((await saved()).map(({ owner }) => owner)).toEqual(names);
    const { json } = await transfer(from, outside());
    expect((await pending()).map(({ id, label }) => [id, label])).toEqual([[json.id, 'TED enviada']]);
    expect([await saved(other), await pending(other)]).toEqual([[], []]);
    await settle();
    expect([(await saved())[0]!.owner, await pending()]).toEqual(['Padaria Pão Nosso', []]);
    const bankOf = (ispb: string) => from.call('GET /transfers/banks/{ispb}', { params: { ispb } });
    expect((await bankOf('60701190')).json.ispb).toBe('60701190');
    expect((await bankOf('00000009')).status).toBe(404);
  });

  it('neither a refused payment nor one of another kind is offered as an account paid before, or is pending', async () => {
    await moveTo(2, '10:00');
    const [from, to] = [await funded(100_000), await funded(1)];
    await transfer(from, outside({ amount: 10_091 }));
    await settle();
    const ids = [await transfer(from, await inside(to)), await transfer(from, outside())].map(({ json }) => json.id);
    await bank.store.db.updateTable('money_operations').set({ kind: 'pix' }).where('id', 'in', ids).execute();
    expect((await from.call('GET /transfers/accounts')).json.items).toEqual([]);
    expect((await from.call('GET /transfers/pending')).json.items).toEqual([]);
    // left to the rail as what it was
    await bank.store.db.updateTable('money_operations').set({ kind: 'ted' }).where('id', 'in', ids).execute();
  });

  it('who received one sees who sent it, and gives it back to them from the statement, once', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    expect((await transfer(from, await inside(to, { amount: 10_000 }))).json.state).toBe('settled');
    const [line] = (await to.call('POST /statement', { body: {} })).json.transactions;
    const params = { id: line!.id };
    const sender = (await numberOf(from)).owner;
    const show = async () => (await to.call('GET /statement/{id}', { params })).json;
    expect(await show()).toMatchObject({ value: 10_000, counterpart: { name: sender }, returnable: true });
    const review = await to.call('POST /statement/{id}/return/review', { params, body: { amount: 4_000 } });
    expect(review.json).toMatchObject({ most: 10_000, review: { counterpart: { name: sender }, refusals: [] } });
    const back = (amount: number) =>
      callSigned(to, 'POST /statement/{id}/return', { params, body: { amount, to: sender } });
    expect((await back(4_000)).json.state).toBe('settled');
    expect((await back(6_001)).status).toBe(422);
    expect((await back(6_000)).json.state).toBe('settled');
    expect((await show()).returnable).toBe(false);
    const left = await Promise.all([from, to].map(({ accountId }) => balanceOf(bank.store.db, accountId)));
    expect(left.map(({ balance }) => balance)).toEqual([50_000, 1]);
    // the sender's own line keeps whom they paid
    const [, , sent] = (await from.call('POST /statement', { body: {} })).json.transactions;
    const own = (await from.call('GET /statement/{id}', { params: { id: sent!.id } })).json;
    expect(own).toMatchObject({ counterpart: { name: (await numberOf(to)).owner }, returnable: false });
  });

  it.each([
    ['as it was', {}, true],
    ['of another kind', { kind: 'ted' }, false],
    ['not settled', { state: 'returned' }, false],
  ] as const)('the sender of an operation %s is told to who received it: %s', async (_, changed, isTold) => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { id } = (await transfer(from, await inside(to, { amount: 10_000 }))).json;
    const operation = () => bank.store.db.updateTable('money_operations').where('id', '=', id);
    await operation()
      .set({ kind: 'transfer', ...changed })
      .execute();
    const paid = await statement.paidBy!(bank.store.db, to.accountId, `money:${id}`);
    // left to the rail as what it was
    await operation().set({ kind: 'transfer', state: 'settled' }).execute();
    expect(paid?.amount ?? null).toBe(isTold ? 10_000 : null);
  });

  it('refuses the own account, a closed one, and one of another holder, at the field', async () => {
    const [from, to] = [await funded(100_000), await funded(1)];
    const { document } = await numberOf(from);
    expect(await atFields(from, { ...(await inside(from)), to: 'own', document })).toMatchObject({
      account: expect.stringContaining('de onde o dinheiro sai'),
    });
    expect(await atFields(from, await inside(to, { branch: '9999' }))).toEqual({
      branch: 'Nesta instituição a agência é 0001.',
    });
    const zeros = await inside(to, { account: `0${(await numberOf(to)).account}` });
    expect(await atFields(from, zeros)).toMatchObject({ account: expect.stringContaining('Não encontramos') });
    const stranger = await review(from, await inside(to, { document: payee, owner: 'Quem for' }));
    expect(stranger.refusals[0]).toMatchObject({
      field: 'account',
      message: expect.stringContaining('Não encontramos'),
    });
    expect(stranger.counterpart.name).toBe('Quem for');
    await bank.store.db.updateTable('accounts').set({ is_shutdown: true }).where('id', '=', to.accountId).execute();
    expect(await atFields(from, await inside(to))).toMatchObject({ account: expect.stringContaining('encerrada') });
    expect((await transfer(from, await inside(to))).status).toBe(422);
  });

  it('scheduled to an account that is closed by then, it is refused and nothing moves', async () => {
    const [from, to] = [await funded(100_000), await funded(1)];
    const day = addDays(await bank.today(), 3);
    const { json } = await transfer(from, await inside(to, { day }));
    expect(json.state).toBe('scheduled');
    await bank.store.db.updateTable('accounts').set({ is_shutdown: true }).where('id', '=', to.accountId).execute();
    for (const time of ['00:01', '08:01', '12:01', '18:01', '21:01', '21:30']) {
      await moveAt(day, time);
      bank.waiting.push({ job: insideKind.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
      await bank.runJobs();
    }
    expect(await stateOf(json.id)).toMatchObject({ state: 'refused', reason: expect.stringContaining('encerrada') });
    expect(await balance(from)).toBe(100_000);
  });
});

describe('who may', () => {
  it('a sub-user without the permission sees and sends nothing', async () => {
    const member = await bank.openAccount({ role: 'subuser', grants: {} });
    expect((await member.call('GET /transfers/terms')).status).toBe(403);
    expect((await member.call('POST /transfers/review', { body: outside() })).status).toBe(403);
  });
});
