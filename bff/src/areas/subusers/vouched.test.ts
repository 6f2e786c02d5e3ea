import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { fakeCpf } from '../../core/documents';

let bank: EmptyBank;
let owner: Member;
let manager: Member;
let who: { name: string; cpf: string; email: string };
let n = 0;

beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  owner = await bank.openAccount();
  const { userId } = await bank.openAccount();
  const grants = { 'settings:subuser': true, 'receive:customers': true };
  manager = await bank.join(userId, owner.accountId, { role: 'subuser', grants });
  who = { name: 'Marina Castro', cpf: fakeCpf(Math.random), email: `marina${++n}@convite.com` };
  const permissions = [{ id: 'receive:customers', enabled: true }];
  await callSigned(manager, 'POST /subuser/signature', { body: { ...who, permissions } as never });
});
afterAll(() => bank.close());

const accept = async () => {
  const { rows } = await bank.store.execute(
    'select body from sandbox_messages where recipient = $1 order by id desc limit 1',
    [who.email],
  );
  const token = /convite#([\w-]+)/.exec(rows[0].body)![1]!;
  const password = 'Torrefação!47';
  return owner.call('POST /subuser/invitation/accept', { body: { token, password, passwordConfirmation: password } });
};
const set = (assignment: string) =>
  bank.store.execute(`update memberships set ${assignment} where account_id = $1 and user_id = $2`, [
    owner.accountId,
    manager.userId,
  ]);

it('an invitation is taken while whoever invited may grant what they did', async () => {
  expect((await accept()).status).toBe(200);
});

it.each([
  ['is disabled', "status = 'inactive'"],
  ['may no longer grant what they did', `grants = '{"settings:subuser": true}'`],
])('it is taken no more where whoever invited %s, until another sends it again', async (_what, assignment) => {
  await set(assignment);
  expect((await accept()).json.code).toBe('invitation-expired');
  const again = await owner.call('POST /subuser/pending/resend', { body: { cpf: who.cpf, email: who.email } });
  expect(again.status).toBe(200);
  expect((await accept()).status).toBe(200);
});

it('nor where the account was closed', async () => {
  await bank.store.execute('update accounts set is_shutdown = true where id = $1', [owner.accountId]);
  expect((await accept()).json.code).toBe('invitation-expired');
});
