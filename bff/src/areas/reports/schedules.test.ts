import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { receivables } from '../receive-overview/service';
import { nextOn, periodBefore, scheduledReports } from './schedules';

it.each([
  ['week', '2026-11-22', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-30'],
  ['week', '2026-11-28', '2026-11-30'],
  ['month', '2026-11-01', '2026-12-01'],
  ['month', '2026-12-31', '2027-01-01'],
  ['month', '2027-01-29', '2027-02-01'],
  ['month', '2028-02-29', '2028-03-01'],
] as const)('AREAS-2-receive-3: each %s, the report after %s is made on %s', (every, day, next) => {
  expect(nextOn(every, day)).toBe(next);
});

it.each([
  ['week', '2026-11-23', { from: '2026-11-16', to: '2026-11-22' }],
  ['month', '2027-03-01', { from: '2027-02-01', to: '2027-02-28' }],
] as const)('AREAS-2-receive-3: each %s, that of %s is of what ended before', (every, day, period) => {
  expect(periodBefore(every, day)).toEqual(period);
});

describe('AREAS-2-receive-3: a turn of the bank', () => {
  let bank: EmptyBank;
  let member: Member;
  beforeAll(async () => {
    bank = await openEmptyBank();
  });
  beforeEach(async () => {
    member = await bank.openAccount();
  });
  afterAll(() => bank.close());

  const schedule = (every: 'week' | 'month' = 'week') =>
    member.call('POST /reports/schedules', { body: { type: 'issued', format: 'csv', every } });
  const reach = async (day: string) => {
    const days = (new Date(day).getTime() - new Date(await bank.today()).getTime()) / 86_400_000;
    await bank.moveDays(days);
  };
  const turn = async () => {
    await bank.work((trx, tools) => scheduledReports.run(trx, {}, tools, undefined));
    await bank.runJobs();
  };
  const made = async () =>
    (await bank.store.execute('select recipient from sandbox_messages where account_id = $1', [member.accountId])).rows;
  const periods = async () =>
    (await member.call('POST /v2/reports/search', { body: {} })).json.items.map(({ from, to }) => ({ from, to }));

  it('makes a report on its very day', async () => {
    const { json } = await schedule();
    await reach(json.next_on);
    await turn();
    expect(await periods()).toEqual([periodBefore('week', json.next_on)]);
  });

  it.each(['week', 'month'] as const)(
    'each %s: what was slept over is made once, of the last period',
    async (every) => {
      const { json } = await schedule(every);
      const later = nextOn(every, json.next_on);
      await reach(addDays(later, 2));
      await turn();
      await turn();
      expect(await periods()).toEqual([periodBefore(every, later)]);
      const { items } = (await member.call('GET /reports/schedules', {})).json;
      expect(items.map(({ next_on }) => next_on)).toEqual([nextOn(every, later)]);
    },
  );

  it('sends nothing of an account that was shut down', async () => {
    const { json } = await schedule();
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [member.accountId]);
    await reach(json.next_on);
    await turn();
    expect(await made()).toEqual([]);
  });

  it('sends nothing to who left the account, though others stay', async () => {
    const partner = await bank.openAccount();
    await bank.join(partner.userId, member.accountId);
    const { json } = await schedule();
    await bank.store.execute('delete from memberships where account_id = $1 and user_id = $2', [
      member.accountId,
      member.userId,
    ]);
    await reach(json.next_on);
    await turn();
    expect(await made()).toEqual([]);
  });

  it('sends nothing to who is disabled or may no longer have reports; later, to who may again', async () => {
    const clerks = [];
    for (const _ of [1, 2]) {
      const { userId } = await bank.openAccount();
      clerks.push(await bank.join(userId, member.accountId, { role: 'subuser', grants: { 'receive:reports': true } }));
    }
    const body = { type: 'issued', format: 'csv', every: 'week' } as const;
    for (const clerk of clerks) await clerk.call('POST /reports/schedules', { body });
    const { json } = await schedule();
    const set = (column: string, value: string, { userId }: Member) =>
      bank.store.execute(`update memberships set ${column} = $1 where account_id = $2 and user_id = $3`, [
        value,
        member.accountId,
        userId,
      ]);
    await set('status', 'inactive', clerks[0]!);
    await set('grants', '{"receive:reports": false}', clerks[1]!);
    await reach(json.next_on);
    await turn();
    expect(await made()).toEqual([{ recipient: json.email }]);
    await set('status', 'active', clerks[0]!);
    await turn();
    expect(await made()).toHaveLength(2);
  });

  it('that cannot be made tells its user why, keeps no other waiting, and is tried on its next day', async () => {
    const partner = await bank.openAccount();
    const body = { type: 'issued', format: 'xlsx', every: 'week' } as const;
    const { json } = await member.call('POST /reports/schedules', { body });
    await partner.call('POST /reports/schedules', { body: { ...body, format: 'csv' } });
    const count = vi
      .spyOn(receivables, 'count')
      .mockImplementation(async ({ accountId }) => (accountId === member.accountId ? 100_001 : 0));
    await reach(json.next_on);
    await turn();
    await turn();
    count.mockRestore();
    const { rows } = await bank.store.execute(
      'select account_id, subject, body from sandbox_messages where account_id in ($1, $2) order by account_id',
      [member.accountId, partner.accountId],
    );
    expect(rows).toMatchObject([
      { subject: expect.stringContaining('não foi feito'), body: expect.stringContaining('até 100.000 linhas') },
      { subject: expect.not.stringContaining('não foi feito'), body: expect.stringContaining('está sendo preparado') },
    ]);
    const { items } = (await member.call('GET /reports/schedules', {})).json;
    expect(items.map(({ next_on }) => next_on)).toEqual([nextOn('week', json.next_on)]);
  });

  it('is asked for by ten schedules at once too', async () => {
    const replies = await Promise.all(Array.from({ length: 11 }, () => schedule()));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 422]);
  });

  it('is asked for by ten schedules of an account at most', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await schedule()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 422]);
  });
});
