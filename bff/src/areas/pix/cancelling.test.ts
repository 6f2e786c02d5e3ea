import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import type { Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { bank, byKey, funded, moveAt, openBankForTests, pay } from '../../../test/pix-bank';
import { addDays } from '../../core/calendar';
import { outside } from './kinds';

openBankForTests();

/** A weekly Pix from tomorrow on, its day come; `start` does what the payments' job does with its first payment then. */
async function weekly(): Promise<{ member: Member; payment: number; start: Parameters<typeof bank.work>[0] }> {
  const member = await funded(90_000);
  const date = addDays(await bank.today(), 1);
  const { json } = await pay(member, byKey({ date, isRecurrence: true, frequency: 'weekly', times: 4 }));
  await moveAt(date, '00:01');
  const job = outside.jobs.find(({ name }) => name.endsWith('-start'))!;
  const ref = { accountId: member.accountId, id: json.id as number };
  return { member, payment: ref.id, start: (trx, tools) => job.run(trx, ref, tools, undefined) };
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
