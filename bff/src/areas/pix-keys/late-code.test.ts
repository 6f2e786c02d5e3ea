import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it('AREAS-4-pix-2: a code that expired is told apart from a wrong one, and counts as none', async () => {
  const member = await bank.openAccount();
  const { json } = await callSigned(member, 'POST /pix/key', { body: { type: 'email', key: 'ana@empresa.com.br' } });
  const lastCode = async () => {
    const { rows } = await bank.store.execute('select body from sandbox_messages order by id desc limit 1');
    return /\d{6}/.exec(rows[0].body)![0];
  };
  const give = async (code: string) => member.call('POST /pix/keys/mail/verify', { body: { id: json.check.id, code } });
  const late = await lastCode();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 1801');
  for (let n = 0; n < 4; n++) {
    const { status, json: said } = await give(late);
    expect([status, said.errors]).toEqual([422, [{ field: 'code', message: expect.stringContaining('expirou') }]]);
  }
  await member.call('POST /pix/keys/code/resend', { body: { id: json.check.id } });
  expect((await give(await lastCode())).json).toMatchObject({ success: true, result: { outcome: 'registered' } });
});
