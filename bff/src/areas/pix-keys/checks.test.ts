import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';

let bank: EmptyBank;
let member: Member;
let n = 0;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const phone = () => `+55119876${String(54_000 + ++n)}`;
/** Asks for a code to a phone that is to become a key; answers the check's id. */
const ask = async (key: string, who = member): Promise<number> =>
  (await callSigned(who, 'POST /pix/key', { body: { type: 'phone', key } })).json.check.id;
const shown = async (who = member): Promise<number[]> =>
  (await who.call('GET /pix/keys', {})).json.checks.map(({ id }: { id: number }) => id);
const codes = async (): Promise<string[]> => {
  const { rows } = await bank.store.execute('select body from sandbox_messages order by id desc limit 2');
  return rows.map(({ body }) => /\d{6}/.exec(body)![0]);
};
const give = (id: number, code: string, who = member) => who.call('POST /pix/keys/sms/verify', { body: { id, code } });
const pass = (seconds: number) =>
  bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [seconds]);

describe('codes under way (AREAS-4-pix-2)', () => {
  it('are one for each key: a code for one neither answers for another nor ends it', async () => {
    const [one, two] = [phone(), phone()];
    const [first, second] = [await ask(one), await ask(two)];
    expect(second).not.toBe(first);
    expect(await shown()).toEqual([second, first]);
    const [ofSecond] = await codes();
    expect((await give(second, ofSecond!)).json).toMatchObject({ success: true, result: { key: { key: two } } });
    expect(await shown(), 'a used one is not shown').toEqual([first]);
    expect((await give(second, ofSecond!)).status, 'nor taken again').toBe(404);
  });

  it('are replaced by a new one after 40 seconds, which is the one that is sent no more within the next 40', async () => {
    const key = phone();
    const first = await ask(key);
    expect(await ask(key), 'within 40 seconds it is the same').toBe(first);
    await pass(41);
    const second = await ask(key);
    expect([await shown(), (await give(first, '000000')).status]).toEqual([[second], 404]);
    expect(await ask(key)).toBe(second);
  });

  it('sent again are of that key alone: the code of another stays valid', async () => {
    const [first, second] = [await ask(phone()), await ask(phone())];
    const [, ofFirst] = await codes();
    await pass(41);
    expect((await member.call('POST /pix/keys/code/resend', { body: { id: second } })).json.id).toBe(second);
    expect((await give(first, ofFirst!)).json.success).toBe(true);
  });

  it('go to the phone without its country, or to the e-mail, and say when another may be asked for and how long they count', async () => {
    const last = async () =>
      (
        await bank.store.execute(
          'select account_id, channel, recipient, subject from sandbox_messages order by id desc limit 1',
        )
      ).rows[0];
    const [key, address] = [phone(), `pessoa${++n}@empresa.com.br`];
    const { check } = (await callSigned(member, 'POST /pix/key', { body: { type: 'phone', key } })).json;
    const { rows } = await bank.store.execute('select sent_at from pix_key_checks where id = $1', [check.id]);
    const after = (seconds: number) => new Date(rows[0].sent_at.getTime() + seconds * 1000).toISOString();
    expect(check).toEqual({
      id: check.id,
      type: 'phone',
      key,
      purpose: 'register',
      channel: 'sms',
      resend_at: after(40),
      expires_at: after(30 * 60),
    });
    const account_id = member.accountId;
    expect(await last()).toEqual({ account_id, channel: 'sms', recipient: key.slice(3), subject: '' });
    const mailed = (await callSigned(member, 'POST /pix/key', { body: { type: 'email', key: address } })).json.check;
    const mail = { account_id, channel: 'mail', recipient: address, subject: 'Código da sua chave Pix' };
    expect([mailed.channel, await last()]).toEqual(['mail', mail]);
    await pass(41);
    const again = (id: number) => member.call('POST /pix/keys/code/resend', { body: { id } });
    expect([(await again(mailed.id)).json.channel, await last()]).toEqual(['mail', mail]);
    expect([(await again(check.id)).json.channel, (await last()).recipient]).toEqual(['sms', key.slice(3)]);
  });

  it('that are wrong count for their key alone, until a right one', async () => {
    const [one, two] = [phone(), phone()];
    const [first, second] = [await ask(one), await ask(two)];
    const [ofSecond, ofFirst] = await codes();
    const wrong = ['000000', '111111', '222222'].find((code) => code !== ofFirst)!;
    for (let i = 0; i < 2; i++) expect((await give(first, wrong)).json.success).toBe(false);
    expect((await give(second, ofSecond!)).json.success).toBe(true);
    const { result } = (await give(first, ofFirst!)).json;
    const { id, key } = result!.key!;
    expect(key).toBe(one);
    await callSigned(member, 'DELETE /pix/keys/{id}', { params: { id }, body: { key } });
    const anew = await ask(one);
    const [code] = await codes();
    expect((await give(anew, code!)).json.success).toBe(true);
  });

  it('are shown for 30 minutes', async () => {
    const id = await ask(phone());
    await pass(29 * 60);
    expect(await shown()).toEqual([id]);
    await pass(61);
    expect(await shown()).toEqual([]);
  });

  it('are of the account that asked: another neither sees, sends nor gives them', async () => {
    const key = phone();
    const other = await bank.openAccount();
    const id = await ask(key);
    const [code] = await codes();
    expect([await shown(other), (await give(id, code!, other)).status]).toEqual([[], 404]);
    const own = await ask(key, other);
    expect([own === id, await shown(), await shown(other)]).toEqual([false, [id], [own]]);
  });
});
