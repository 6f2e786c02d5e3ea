import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { fakeCnpj } from '../../core/documents';

const NEW = 'Torrefação!47';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** The administrator of a company, with a password. */
async function person(): Promise<Member> {
  const member = await bank.openAccount({ document: fakeCnpj(Math.random) });
  await bank.store.execute('update users set password_hash = $1 where id = $2', [
    await hash('Antiga!38'),
    member.userId,
  ]);
  return member;
}

/** Asks for a link, and sets the password by it. */
async function reset({ call }: Member, email: string): Promise<void> {
  await call('POST /auth/password/forgot', { body: { login: email } });
  await bank.runJobs();
  const { rows } = await bank.store.execute(
    "select body from sandbox_messages where channel = 'mail' and recipient = $1 order by id desc limit 1",
    [email],
  );
  const token = /redefinir-senha#([\w-]+)/.exec(rows[0].body)![1]!;
  const body = { token, password: NEW, passwordConfirmation: NEW };
  expect((await call('POST /auth/password/reset', { body })).status).toBe(204);
}

it('a reset unlocks the sign-in by each of the person’s logins; the address’s wrong passwords still count', async () => {
  const member = await person();
  const { rows } = await bank.store.execute(
    'select u.email, u.cpf, a.document from users u, accounts a where u.id = $1 and a.id = $2',
    [member.userId, member.accountId],
  );
  const { email, cpf, document } = rows[0] as Record<string, string>;
  const logins = [email!, cpf!, document!];
  const login = async (by: string, password: string) =>
    (await member.call('POST /auth/login', { body: { login: by, password } })).status;
  for (const by of logins) for (let i = 0; i < 5; i++) expect(await login(by, 'errada')).toBe(401);
  for (const by of logins) expect(await login(by, 'errada')).toBe(429);

  await reset(member, email!);
  for (const by of logins) expect([by, await login(by, NEW)]).toEqual([by, 200]);
  const counted = await bank.store.execute("select failures from attempts where key like 'address:%'");
  expect(counted.rows).toEqual([{ failures: 15 }]);
});

it('a reset unlocks no CNPJ that signs another administrator in', async () => {
  const first = await person();
  const second = await person();
  await bank.join(second.userId, first.accountId, { role: 'admin' });
  const { rows } = await bank.store.execute('select document from accounts where id = $1', [first.accountId]);
  const login = { login: rows[0].document as string, password: 'errada' };
  for (let i = 0; i < 5; i++) expect((await first.call('POST /auth/login', { body: login })).status).toBe(401);
  const of = await bank.store.execute('select email from users where id = $1', [second.userId]);
  await reset(first, of.rows[0].email);
  expect((await first.call('POST /auth/login', { body: login })).status).toBe(429);
});
