import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callSigned, sign } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { openTestBank, type TestBank } from '../../../../tests/support/test-bank';
import { answerOnDevice } from '../secure-device/service';
import { sendPasswordLink } from './service';

const TITULAR = 'titular@balcao.demo';
const OLD = 'Balcao#2026';
const NEW = 'Torrefação!47';
const typed = (password: string, passwordConfirmation = password) => ({ password, passwordConfirmation });

describe('changing the password', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await openTestBank({ BALCAO_JOBS: 'off' });
  });
  afterAll(() => bank.close());
  beforeEach(() => bank.store.execute('delete from attempts'));
  const login = (password: string) => bank.anonymous('POST /auth/login', { body: { login: TITULAR, password } });

  it('takes a signature, ends every other session and none of its own (SHELL-4.10)', async () => {
    const [one, two] = [await bank.signIn(TITULAR), await bank.signIn(TITULAR)];
    const body = { ...typed(NEW), signature: await sign(one) };
    expect((await one.call('PUT /profile/password', { body: typed(NEW) })).json.code).toBe('signature-required');
    expect((await one.call('PUT /profile/password', { body })).status).toBe(204);
    expect([(await one.call('GET /profile')).status, (await two.call('GET /profile')).status]).toEqual([200, 401]);
    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 200]);
    const back = { ...typed(OLD), signature: await sign(one) };
    expect((await one.call('PUT /profile/password', { body: back })).status).toBe(204);
  });

  it.each([
    ['curta#1', undefined, 'password', 'A senha não atende todos os requisitos'],
    ['Helena#2026', undefined, 'password', 'A senha não atende todos os requisitos'],
    [NEW, `${NEW}x`, 'passwordConfirmation', 'As senhas não são iguais'],
  ])('refuses %s, repeated as %s, at its field (SHELL-5-6, SHELL-5-7)', async (password, again, field, message) => {
    const one = await bank.signIn(TITULAR);
    const body = { ...typed(password, again), signature: await sign(one) };
    const reply = await one.call('PUT /profile/password', { body });
    expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]]);
    expect((await login(OLD)).status).toBe(200);
  });

  it('is authorised on the trusted device (SHELL-7.2-1, SHELL-7.2-2)', async () => {
    const careful = await bank.signIn('doisfatores@balcao.demo');
    const { id, aeToken, image_qrcode } = (await careful.call('POST /profile/security')).json;
    expect(image_qrcode).toMatch(/^data:image\/png/);
    const set = (who = careful) => who.call('PUT /profile/security/password', { body: typed(NEW) });
    expect((await set()).json.code).toBe('signature-required');
    await bank.store.transaction((trx) => answerOnDevice(trx, id, 'approved'));
    const body = { ...typed(NEW), deviceToken: aeToken };
    expect((await careful.call('PUT /profile/password', { body })).json.code).toBe('signature-mismatch');
    // another session of the same person has asked for nothing
    const thief = await bank.signIn('doisfatores@balcao.demo');
    expect((await set(thief)).json.code).toBe('signature-required');
    const both = await Promise.all([set(), set()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 403]);
    const asked = (await careful.call('POST /profile/security')).json.id;
    await bank.store.transaction((trx) => answerOnDevice(trx, asked, 'refused'));
    expect((await set()).status).toBe(403);
    const late = (await careful.call('POST /profile/security')).json.id;
    await bank.store.transaction((trx) => answerOnDevice(trx, late, 'approved'));
    await bank.store.execute('update device_approvals set expires_at = now() where id = $1', [late]);
    expect((await set()).status).toBe(403);
  });
});

describe('a forgotten password, and the first one', () => {
  let bank: EmptyBank;
  beforeAll(async () => {
    bank = await openEmptyBank();
  });
  afterAll(() => bank.close());

  const mails = async () =>
    (await bank.store.execute("select * from sandbox_messages where channel = 'mail' order by id")).rows;
  const tokenOf = (mail: { body: string }) => /redefinir-senha#([\w-]+)/.exec(mail.body)![1]!;
  const emailOf = async (id: number) =>
    (await bank.store.execute('select email from users where id = $1', [id])).rows[0].email as string;

  it('sends a link that sets it once, within 30 minutes; the answer is the same whoever asks', async () => {
    const member = await bank.openAccount();
    const email = await emailOf(member.userId);
    const ask = (login: string) => member.call('POST /auth/password/forgot', { body: { login } });
    const replies = [await ask(email.toUpperCase()), await ask('ninguem@exemplo.com')];
    expect(replies.map(({ status, raw }) => [status, raw.length])).toEqual([
      [204, 0],
      [204, 0],
    ]);
    await bank.runJobs();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([email]);
    const reset = (token: string, password = NEW) =>
      member.call('POST /auth/password/reset', { body: { token, ...typed(password) } });
    const token = tokenOf(sent[0]);
    expect((await reset(token, 'fraca')).status).toBe(422);
    const twice = await Promise.all([reset(token), reset(token)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect((await reset(token)).json).toMatchObject({ code: 'link-expired' });
    // the new password signs in; sessions opened with the old one have ended
    expect((await member.call('GET /profile')).status).toBe(401);
    const login = await member.call('POST /auth/login', { body: { login: email, password: NEW } });
    expect(login.status).toBe(200);

    await ask(email);
    await ask(email);
    await bank.runJobs();
    const [, , one, two] = await mails();
    await bank.store.execute(
      'update password_links set expires_at = now() where token_hash in (select token_hash from password_links limit 1)',
    );
    const both = [(await reset(tokenOf(one))).status, (await reset(tokenOf(two), 'Outra!Senha8')).status];
    expect(both.sort()).toEqual([204, 422]);
    const { rows } = await bank.store.execute('select * from password_links');
    expect(rows).toEqual([]);
  });

  it('sends three links, and then none until a while passed', async () => {
    const member = await bank.openAccount();
    const login = await emailOf(member.userId);
    for (let i = 0; i < 6; i++) await member.call('POST /auth/password/forgot', { body: { login } });
    await bank.runJobs();
    const links = (await mails()).filter(({ recipient }) => recipient === login);
    expect(links).toHaveLength(3);
    // whoever set a password by one of them may ask again
    const body = { token: tokenOf(links[2]), ...typed(NEW) };
    expect((await member.call('POST /auth/password/reset', { body })).status).toBe(204);
    await member.call('POST /auth/password/forgot', { body: { login } });
    await bank.runJobs();
    const subjects = (await mails()).filter(({ recipient }) => recipient === login).map(({ subject }) => subject);
    expect(subjects.slice(3)).toEqual(['Sua senha foi alterada', 'Redefinição de senha do Balcão']);
  });

  it('is void once the password was changed in the portal, which is told by e-mail', async () => {
    const member = await bank.openAccount();
    const login = await emailOf(member.userId);
    await member.call('POST /auth/password/forgot', { body: { login } });
    await bank.runJobs();
    const link = (await mails()).at(-1)!;
    const { name } = (await member.call('GET /profile')).json;
    expect(link.body).toMatch(new RegExp(`^Olá, ${name}\\.`));
    const { rows } = await bank.store.execute(
      'select round(extract(epoch from expires_at - now()) / 60) as minutes from password_links where user_id = $1',
      [member.userId],
    );
    expect(Number(rows[0].minutes)).toBe(30);
    expect((await callSigned(member, 'PUT /profile/password', { body: typed(NEW) })).status).toBe(204);
    expect((await mails()).at(-1)).toMatchObject({ recipient: login, subject: 'Sua senha foi alterada' });
    const body = { token: tokenOf(link), ...typed('Outra!Senha8') };
    expect((await member.call('POST /auth/password/reset', { body })).json).toMatchObject({ code: 'link-expired' });
  });

  it('holds nothing of the person or their accounts: neither documents nor phone, birth or account number (SHELL-5-6)', async () => {
    const document = '11222333000181';
    const member = await bank.openAccount({ document });
    const { rows } = await bank.store.execute(
      "update users u set birth = '1983-07-29', cellphone = '21976543210' from accounts a where u.id = $1 and a.id = $2 " +
        'returning u.cpf, a.account_number',
      [member.userId, member.accountId],
    );
    const { cpf, account_number: account } = rows[0] as Record<string, string>;
    const set = async (password: string) =>
      (await callSigned(member, 'PUT /profile/password', { body: typed(password) })).status;
    for (const [what, held] of [
      ['CPF', cpf],
      ['CNPJ', document],
      ['phone', '21976543210'],
      ['birth', '29071983'],
      ['account', account!.replace(/\D/g, '')],
    ])
      expect([what, await set(`Xq!${held!}k`)]).toEqual([what, 422]);
    expect(await set('Xq!5028314k')).toBe(204);
  });

  it('an address that asked for too many links is heard again the next day', async () => {
    const { call } = await bank.openAccount();
    const ask = () => call('POST /auth/password/forgot', { body: { login: 'ninguem@exemplo.com' } });
    const asked = async (ago: string) => {
      await ask();
      await bank.store.execute(
        `update attempts set failures = 40, since = now() - $1::interval, locked_until = null
        where key like 'forgotten-address:%'`,
        [ago],
      );
      bank.waiting.length = 0;
      for (let i = 0; i < 2; i++) await ask();
      return bank.waiting.length;
    };
    expect([await asked('23 hours'), await asked('25 hours')]).toEqual([1, 2]);
  });

  it('lets who was invited set the first password', async () => {
    const member = await bank.openAccount();
    const user = { id: member.userId, email: await emailOf(member.userId), name: 'Convidada' };
    await bank.work((trx, { services }) => sendPasswordLink(trx, services.config, user, 'first'));
    const mail = (await mails()).at(-1)!;
    expect([mail.subject, mail.recipient]).toEqual(['Seu acesso ao Balcão', user.email]);
    const { rows } = await bank.store.execute(
      'select round(extract(epoch from expires_at - now()) / 3600) as hours from password_links where user_id = $1',
      [member.userId],
    );
    expect(Number(rows[0].hours)).toBe(72);
    const body = { token: tokenOf(mail), ...typed(NEW) };
    expect((await member.call('POST /auth/password/reset', { body })).status).toBe(204);
    expect((await member.call('POST /auth/login', { body: { login: user.email, password: NEW } })).status).toBe(200);
  });
});
