import { describe, expect, it } from 'vitest';
import type { Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { bank, byKey, funded, giveBack, openBankForTests, pay, receive, settle } from '../../../test/pix-bank';

openBankForTests();

/** A user of the account with these permissions alone. */
async function subUser({ accountId }: Member, ...ids: string[]): Promise<Member> {
  const { userId } = await bank.openAccount();
  return bank.join(userId, accountId, { role: 'subuser', grants: Object.fromEntries(ids.map((id) => [id, true])) });
}
const statusFor = async (who: Member, id: number) =>
  (await who.call('GET /pix/history/{id}', { params: { id } })).status;

describe('one Pix is seen', () => {
  it('by who sees schedules alone where it is a scheduled one', async () => {
    const owner = await funded(90_000);
    const scheduled = (await pay(owner, byKey({ date: addDays(await bank.today(), 1) }))).json.id;
    const paid = (await pay(owner, byKey())).json.id;
    const received = await receive(owner, 5_000);
    const who = await subUser(owner, 'pix:schedules');
    expect(await Promise.all([scheduled, paid, received.id].map((id) => statusFor(who, id)))).toEqual([200, 404, 404]);
  });

  it('by who pays by Pix alone where it can be refunded or complained about', async () => {
    const owner = await funded(90_000);
    const who = await subUser(owner, 'pix:do-pix');
    const paid = (await pay(owner, byKey())).json.id;
    expect(await statusFor(who, paid)).toBe(404);
    await settle();
    expect(await statusFor(who, paid)).toBe(200);
    await who.call('POST /pix/complaints', { body: { pix: paid, kind: 'scam', text: 'Comprei e não recebi.' } });
    expect(await statusFor(who, paid)).toBe(404);
    const { id } = await receive(owner, 5_000);
    expect(await statusFor(who, id)).toBe(200);
    expect((await giveBack(who, id, 5_000)).status).toBe(200);
    expect(await statusFor(who, id)).toBe(404);
  });

  it('always by who sees the history, and never by who has no permission of Pix', async () => {
    const owner = await funded(1);
    const { id } = await receive(owner, 5_000);
    expect(await statusFor(await subUser(owner, 'pix:history'), id)).toBe(200);
    expect(await statusFor(await subUser(owner, 'statement:releases'), id)).toBe(403);
  });
});
