import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundAccount } from '../../../test/funded';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { addDays, isBusinessDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { saoPauloInstant } from '../../kits/money/slot';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { OWN_BANK } from '../../core/banks';
import { inside, ted } from './kinds';
import { dayOfRepetition } from './series';

let bank: EmptyBank;
let member: Member;
let to: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  [member, to] = [await bank.openAccount(), await bank.openAccount()];
  const { accountId } = member;
  const entries = [
    { accountId, kind: 'available' as const, amount: 100_000 },
    { accountId: BANK, kind: 'settlement' as const, amount: -100_000 },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: 'first', kind: 'deposit', description: 'Depósito', at, entries }));
});
afterAll(() => bank.close());

async function draft(more: object = {}) {
  const account = await bank.store.db
    .selectFrom('accounts')
    .select(['account_number as account', 'document', 'nickname as owner'])
    .where('id', '=', to.accountId)
    .executeTakeFirstOrThrow();
  return {
    to: 'other' as const,
    bank: OWN_BANK.ispb,
    branch: OWN_BANK.branch,
    accountType: 'checking' as const,
    amount: 10_000,
    purpose: '10',
    day: addDays(await bank.today(), 5),
    repeat: 'once' as const,
    ...account,
    ...more,
  };
}
const review = async (more: object) =>
  (await member.call('POST /transfers/scheduled/review', { body: await draft(more) })).json;
const round = async () => {
  bank.waiting.push({ job: inside.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
  await bank.runJobs();
};
const listed = async () => (await member.call('POST /transfers/scheduled/search', { body: {} })).json.items;

describe('the days of a repetition', () => {
  it('keep the 31st through short months, leap years and the turn of the year', () => {
    const every = { unit: 'month' as const, from: '2027-12-31' };
    const days = [0, 1, 2, 3, 4].map((nth) => dayOfRepetition(every, nth));
    expect(days).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
    expect(dayOfRepetition({ unit: 'week', from: '2026-12-28' }, 1)).toBe('2027-01-04');
  });
});

describe('programmed transfers (AREAS-2-pay-or-transfer-2)', () => {
  it('are refused for today, a day that is none, and an end before the beginning', async () => {
    const today = await bank.today();
    const fields = async (more: object) => (await review(more)).review.refusals.map(({ field }) => field);
    expect(await fields({ day: today })).toContain('day');
    expect(await fields({ day: '2027-02-30' })).toContain('day');
    expect(await fields({ repeat: 'month', until: addDays(today, 2) })).toContain('until');
  });

  it('leave on their day and are followed by the next, until one is cancelled', async () => {
    expect((await review({ repeat: 'week' })).days).toHaveLength(6);
    const made = await callSigned(member, 'POST /transfers/scheduled', { body: await draft({ repeat: 'week' }) });
    expect(made.json).toMatchObject({ state: 'scheduled', repeat: 'week', fee: 0 });
    expect(await listed()).toHaveLength(1);
    await bank.moveDays(5);
    await round();
    const all = await listed();
    expect(all.map(({ state }) => state)).toEqual(['scheduled', 'settled']);
    expect(all[0]!.scheduled_for).toBe(addDays(all[1]!.scheduled_for, 7));
    expect((await balanceOf(bank.store.db, to.accountId)).balance).toBe(10_000);
    const params = { id: all[0]!.id };
    const stranger = await bank.openAccount();
    expect((await stranger.call('PUT /transfers/scheduled/{id}/cancel', { params })).status).toBe(404);
    expect((await member.call('PUT /transfers/scheduled/{id}/cancel', { params })).json.state).toBe('cancelled');
    expect((await member.call('PUT /transfers/scheduled/{id}/cancel', { params })).status).toBe(409);
    await bank.moveDays(8);
    await round();
    expect((await balanceOf(bank.store.db, to.accountId)).balance).toBe(10_000);
  });

  it('may all be of one day, and the last day is one of them', async () => {
    const who = await fundAccount(bank, 100_000);
    const [day, last] = [addDays(await bank.today(), 1), addDays(await bank.today(), 8)];
    const days = async (until: string) => (await review({ day, until, repeat: 'week' })).days;
    expect([await days(day), await days(addDays(last, -1)), await days(last)]).toEqual([[day], [day], [day, last]]);
    const body = await draft({ day, until: last, repeat: 'week' });
    await callSigned(who, 'POST /transfers/scheduled', { body });
    const mine = async () => (await who.call('POST /transfers/scheduled/search', { body: {} })).json.items;
    for (const at of [1, 7, 7]) {
      await bank.moveDays(at);
      await round();
    }
    expect((await mine()).map((one) => [one.scheduled_for, one.state])).toEqual([
      [last, 'settled'],
      [day, 'settled'],
    ]);
  });

  it('leave in the log how much they are and to whom, also when they are called off', async () => {
    const who = await fundAccount(bank, 100_000);
    const { id } = (await callSigned(who, 'POST /transfers/scheduled', { body: await draft() })).json;
    await who.call('PUT /transfers/scheduled/{id}/cancel', { params: { id } });
    const logs = (await who.call('POST /account-logs/search', { body: {} })).json.items;
    expect(logs.slice(0, 2)).toMatchObject([
      { what: 'Cancelou transferência programada', operation: id },
      { what: 'Agendou transferência', operation: id },
    ]);
    for (const { about } of logs.slice(0, 2)) expect(about).toMatch(/^R\$\s100,00 para \S/);
  });

  it('are found by state, payee and id; one that left at once or is of another kind is none of them', async () => {
    const who = await fundAccount(bank, 100_000);
    const plan = async (more = {}) =>
      (await callSigned(who, 'POST /transfers/scheduled', { body: await draft(more) })).json.id;
    const [first, off, pix] = [await plan(), await plan({ description: 'Aluguel' }), await plan()];
    const { repeat: _repeat, ...once } = await draft({ day: await bank.today() });
    const left = (await callSigned(who, 'POST /transfers', { body: once })).json.id;
    await bank.store.db.updateTable('money_operations').set({ kind: 'pix' }).where('id', '=', pix).execute();
    const cancel = (id: number) => who.call('PUT /transfers/scheduled/{id}/cancel', { params: { id } });
    expect((await cancel(off)).json).toMatchObject({ id: off, state: 'cancelled' });
    expect([(await cancel(pix)).status, (await cancel(left)).status]).toEqual([404, 404]);
    const found = async (body: { state?: 'cancelled'; text?: string }) =>
      (await who.call('POST /transfers/scheduled/search', { body })).json.items.map(({ id }) => id);
    expect(await found({})).toEqual([off, first]);
    expect([await found({ state: 'cancelled' }), await found({ text: 'aluguel' })]).toEqual([[off], [off]]);
    await bank.store.db.updateTable('money_operations').set({ kind: 'transfer' }).where('id', '=', pix).execute();
    expect((await cancel(first)).json.id).toBe(first);
    expect((await cancel(pix)).json.id).toBe(pix);
  });
});

it.each(['PUT /transfers/scheduled/{id}/cancel', 'PUT /scheduled-payments/{id}/cancel'] as const)(
  '%s: a repeated TED that is called off while it leaves takes with it what would have followed',
  async (call) => {
    const ofAna = { bank: '60701190', account: '56789-0', owner: 'Ana Beatriz Moura', document: '52998224725' };
    let day = await bank.today();
    do day = addDays(day, 1);
    while (!isBusinessDay(day));
    const body = await draft({ ...ofAna, branch: '1234', day, repeat: 'week' });
    const { json } = await callSigned(member, 'POST /transfers/scheduled', { body });
    const noon = saoPauloInstant(day, '12:00').getTime() - (await bankNow(bank.store.db)).getTime();
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.round(noon / 1000)]);
    const start = ted.jobs.find(({ name }) => name.endsWith('-start'))!;
    await bank.work((trx, tools) => start.run(trx, { accountId: member.accountId, id: json.id }, tools, undefined));
    const ofSeries = async () =>
      (await listed()).filter(({ series }) => series === json.series).map(({ state }) => state);
    expect(await ofSeries()).toEqual(['scheduled', 'reserved']);
    const params = { id: json.id };
    expect((await member.call(call, { params })).json.state).toBe('cancelled');
    expect(await ofSeries()).toEqual(['cancelled', 'cancelled']);
  },
);
