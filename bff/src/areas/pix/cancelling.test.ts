import { describe, expect, it } from 'vitest';
import type { PixFrequency } from '@balcao/contract/pix';
import { onPostgres } from '../../../../tests/support/on-postgres';
import type { Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { bank, byKey, funded, moveAt, openBankForTests, pay, settle, tick } from '../../../test/pix-bank';
import { addDays } from '../../core/calendar';
import { outside } from './kinds';
import { occurrence } from './occurrences';

openBankForTests();

/** A recurring Pix from tomorrow on. */
async function recurring(frequency: PixFrequency): Promise<{ member: Member; date: string; payment: number }> {
  const member = await funded(90_000);
  const date = addDays(await bank.today(), 1);
  const { json } = await pay(member, byKey({ date, isRecurrence: true, frequency, times: 4 }));
  return { member, date, payment: json.id };
}

/** A weekly Pix from tomorrow on, its day come; `start` does what the payments' job does with its first payment then. */
async function weekly(): Promise<{ member: Member; payment: number; start: Parameters<typeof bank.work>[0] }> {
  const { member, date, payment } = await recurring('weekly');
  await moveAt(date, '00:01');
  const job = outside.jobs.find(({ name }) => name.endsWith('-start'))!;
  const ref = { accountId: member.accountId, id: payment };
  return { member, payment, start: (trx, tools) => job.run(trx, ref, tools, undefined) };
}
const states = async (member: Member) =>
  (await member.call('POST /pix/schedules/search', { body: {} })).json.items.map(({ status }) => status);

describe('a recurring Pix whose payment begins meanwhile', () => {
  onPostgres('is cancelled with the payment that follows', async () => {
    const { member, start } = await weekly();
    const [one] = (await member.call('POST /pix/recurrences/search', { body: {} })).json.items;
    const params = { id: one!.id };
    const { status, json } = await whileOpen(bank, start, () =>
      member.call('POST /pix/recurrences/{id}/cancel', { params }),
    );
    expect([status, json.status]).toEqual([200, 'cancelled']);
    expect(await states(member)).toEqual(['processing', 'cancelled']);
  });

  it('is followed by one payment, not two, where the one that has begun is cancelled', async () => {
    const { member, payment, start } = await weekly();
    await bank.work(start);
    expect(await states(member)).toEqual(['processing', 'scheduled']);
    const cancelled = await member.call('POST /pix/schedules/{id}/cancel', { params: { id: payment } });
    expect(cancelled.json.status).toBe('cancelled');
    expect(await states(member)).toEqual(['cancelled', 'scheduled']);
  });
});

describe('of a recurring Pix one payment is cancelled, and the others stay', () => {
  const cancel = (member: Member, id: number) => member.call('POST /pix/schedules/{id}/cancel', { params: { id } });
  const waiting = async (member: Member) =>
    (await member.call('POST /pix/schedules/search', { body: { status: 'scheduled' } })).json.items;

  it('though the next one’s day has no limit left: that is judged on the day', async () => {
    const { member, date, payment } = await recurring('weekly');
    const next = addDays(date, 7);
    // the day's limit is full of others
    const limits = { account_id: member.accountId, product: 'pix' as const, period: 'day' as const, amount: 15_000 };
    await bank.store.db.insertInto('account_limits').values(limits).execute();
    expect((await pay(member, byKey({ date: next }))).status).toBe(200);
    expect((await cancel(member, payment)).json.status).toBe('cancelled');
    const items = await waiting(member);
    expect(items.map(({ executeAt, recurrence }) => [executeAt, recurrence !== null])).toEqual(
      expect.arrayContaining([
        [next, true],
        [next, false],
      ]),
    );
  });

  it('though the next one’s day is more than two years ahead', async () => {
    const { member, date, payment } = await recurring('yearly');
    await cancel(member, payment);
    for (const years of [1, 2, 3]) {
      const [next] = await waiting(member);
      expect(next?.executeAt).toBe(occurrence(date, 'yearly', years));
      await cancel(member, next!.id);
    }
    expect(await waiting(member)).toEqual([]);
  });

  it('though the next one’s day has come too: it is paid on it', async () => {
    const { member, date, payment } = await recurring('weekly');
    // the payments' job stood still for a week
    await moveAt(addDays(date, 7), '09:00');
    await cancel(member, payment);
    tick();
    await settle();
    expect(await states(member)).toEqual(['cancelled', 'done', 'scheduled']);
  });
});
