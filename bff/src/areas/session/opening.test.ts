import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import type { Trx } from '../../core/database';
import { fakeCnpj } from '../../core/documents';
import { codeAttempts } from '../../core/second-factor';

const PASSWORD = 'Torrefação!47';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let bank: EmptyBank;
let password_hash: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  password_hash = await hash(PASSWORD);
});
afterAll(() => bank.close());

/** Somebody with a password. */
async function person(document?: string): Promise<Member & { email: string }> {
  const member = await bank.openAccount(document ? { document } : {});
  const { rows } = await bank.store.execute('update users set password_hash = $2 where id = $1 returning email', [
    member.userId,
    password_hash,
  ]);
  return { ...member, email: rows[0].email };
}
const login = ({ call }: Member, by: string) =>
  call('POST /auth/login', {
    body: { login: by, password: PASSWORD },
    headers: { cookie: '', 'user-agent': CHROME },
  });

it('SHELL-3-1 to 3-8: a session is its person, with each of their accounts and who administers it', async () => {
  const [owner, member] = [await bank.openAccount(), await bank.openAccount()];
  await bank.join(member.userId, owner.accountId, { role: 'subuser', grants: { help: true } });
  const address = { zipcode: '01310100', city: 'São Paulo' };
  await bank.store.execute(
    `update accounts set nickname = 'Loja', modality = 'corporation', type = 'PJ', address = $2, primary_cnae = '4711-3/02',
      description = 'Matriz', avatar = '/retrato', is_shutdown = true where id = $1`,
    [owner.accountId, JSON.stringify(address)],
  );
  await bank.store.execute(
    `update memberships set visible = false, status = 'inactive' where account_id = $1 and user_id = $2`,
    [owner.accountId, member.userId],
  );
  await bank.store.execute(
    `update users set name = 'Bia Lima Souza', avatar = '/bia', totp_secret = 'JBSWY3DPEHPK3PXP',
      preferences = '{"theme":"dark","fontSize":12}' where id = $1`,
    [member.userId],
  );
  const account = async (id: number) =>
    (await bank.store.execute('select * from accounts where id = $1', [id])).rows[0] as Record<string, string>;
  const [closed, own] = [await account(owner.accountId), await account(member.accountId)];
  const { session } = (await member.call('GET /auth/session')).json;
  const { user, accounts, currentAccount, preferences, permissions } = session!;
  expect(user).toEqual({
    id: member.userId,
    name: 'Bia Lima Souza',
    firstName: 'Bia',
    email: expect.stringMatching(/^pessoa\d+@/),
    avatar: '/bia',
    totp: true,
  });
  expect(preferences).toEqual({ theme: 'dark', fontSize: 12 });
  expect(accounts).toEqual([
    {
      id: owner.accountId,
      passkey: `passkey-${owner.accountId}-${member.userId}`,
      role: 'subuser',
      visible: 0,
      status: 'inactive',
      isShutdown: true,
      admin: { name: (await owner.call('GET /profile')).json.name },
      account: {
        id: owner.accountId,
        modality: 'corporation',
        nickname: 'Loja',
        account_number: closed['account_number'],
        email: closed['email'],
        phone: closed['phone'],
        address,
        primary_cnae: '4711-3/02',
        description: 'Matriz',
        type: 'PJ',
        document: closed['document'],
        account_code: closed['account_code'],
        avatar: '/retrato',
      },
    },
    expect.objectContaining({ id: member.accountId, role: 'admin', visible: 1, status: 'active', isShutdown: false }),
  ]);
  expect(currentAccount).toMatchObject({ id: member.accountId, account: { nickname: own['nickname'], avatar: null } });
  expect(permissions).toContainEqual({ id: 'receive:do-charge', enabled: true });
  // what a personal account has none of is not listed
  await bank.store.execute("update accounts set modality = 'you' where id = $1", [member.accountId]);
  const personal = (await member.call('GET /auth/session')).json.session!.permissions;
  expect(personal.filter(({ id }) => id === 'receive:do-charge')).toEqual([]);
});

describe('SHELL-3: a sign-in opens', () => {
  it('the account of the CNPJ that was typed, else one that is open, then a visible one, then the one used last', async () => {
    const document = fakeCnpj(Math.random);
    const who = await person(document);
    const more: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { accountId } = await bank.openAccount();
      await bank.join(who.userId, accountId);
      more.push(accountId);
    }
    const [second, third, fourth] = more as [number, number, number];
    const opened = async (by = who.email) => (await login(who, by)).json.session!.currentAccount.id;
    const uses = (id: number, at: string) =>
      bank.store.execute('update memberships set last_used_at = $3 where user_id = $1 and account_id = $2', [
        who.userId,
        id,
        at,
      ]);
    for (const [id, day] of [
      [who.accountId, '01'],
      [second, '02'],
      [third, '04'],
      [fourth, '03'],
    ] as const)
      await uses(id, `2026-01-${day}T12:00:00Z`);
    expect(await opened()).toBe(third);
    await bank.store.execute('update memberships set visible = false where user_id = $1 and account_id = $2', [
      who.userId,
      third,
    ]);
    expect(await opened()).toBe(fourth);
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [fourth]);
    expect(await opened()).toBe(second);
    await bank.store.execute(
      "update memberships set status = 'inactive' where user_id = $1 and account_id in ($2, $3)",
      [who.userId, second, third],
    );
    expect(await opened()).toBe(who.accountId);
    await bank.store.execute('update memberships set visible = false where user_id = $1 and account_id = $2', [
      who.userId,
      who.accountId,
    ]);
    expect(await opened(document)).toBe(who.accountId);
    // where only the hidden is open, it is opened
    expect(await opened()).toBe(who.accountId);
  });

  it('a session that the account’s log tells, with the browser and the address', async () => {
    const who = await person();
    await login(who, who.email);
    const [line] = (await who.call('POST /account-logs/search', { body: { action: 'session.login' } })).json.items;
    expect(line).toMatchObject({ about: 'Chrome no Windows', ip: '127.0.0.1' });
  });
});

it('SHELL-3-8: a person who changes to another account has there what they may there, no more', async () => {
  const [who, other] = [await bank.openAccount(), await bank.openAccount()];
  await bank.join(who.userId, other.accountId, { role: 'subuser', grants: { help: true, 'receive:do-charge': false } });
  const { session } = (await who.call('POST /auth/changeAccount', { body: { id: other.accountId } })).json;
  expect([session!.currentAccount.id, session!.permissions]).toEqual([
    other.accountId,
    [
      { id: 'help', enabled: true },
      { id: 'receive:do-charge', enabled: false },
    ],
  ]);
});

describe('a sign-in', () => {
  const mailsTo = async (email: string) =>
    (await bank.store.execute('select subject from sandbox_messages where recipient = $1', [email])).rows;

  it('from a new device is told on open pages and by one e-mail, also to who has notifications mailed', async () => {
    const who = await person();
    await who.call('PUT /gns-notifications/preferences', { body: { mail: true } });
    bank.notified.length = 0;
    await login(who, who.email);
    expect([await mailsTo(who.email), bank.notified]).toEqual([[], []]);
    await login(who, who.email);
    expect(await mailsTo(who.email)).toEqual([{ subject: 'Acesso em um novo dispositivo' }]);
    expect(bank.notified).toEqual([{ accountId: who.accountId, userIds: [who.userId] }]);
  });

  it('whose codes are locked is told so, and not that its code is wrong', async () => {
    const who = await person();
    await bank.store.execute("update users set totp_secret = 'JBSWY3DPEHPK3PXP' where id = $1", [who.userId]);
    await bank.store.execute(
      "insert into attempts (key, failures, locked_until) values ($1, 3, now() + interval '10 minutes')",
      [codeAttempts(who.userId)],
    );
    const body = { login: who.email, password: PASSWORD, code: '000000' };
    const { status, json } = await who.call('POST /auth/login', { body });
    expect([status, json.code]).toEqual([429, 'locked']);
  });

  it('from an address that is locked leaves no guess under judgement, for which others would wait', async () => {
    const who = await person();
    const wrong = () => who.call('POST /auth/login', { body: { login: who.email, password: 'errada' } });
    await wrong();
    await bank.store.execute(
      "update attempts set failures = 60, locked_until = now() + interval '1 minute' where key like 'address:%'",
    );
    expect((await wrong()).status).toBe(429);
    const { rows } = await bank.store.execute("select key from attempts where key like 'login:%' and judging > 0");
    expect(rows).toEqual([]);
    await bank.store.execute("delete from attempts where key like 'address:%'");
  });
});

describe('the sockets of a session are cut off', () => {
  const hashOf = async ({ userId }: Member) =>
    (await bank.store.execute('select token_hash from sessions where user_id = $1 order by id', [userId])).rows.map(
      ({ token_hash }) => token_hash as string,
    );

  it('where it is left, moved to another account, or replaced by a sign-in', async () => {
    const who = await person();
    const other = await bank.openAccount();
    await bank.join(who.userId, other.accountId);
    const ends = async (run: () => Promise<unknown>) => {
      const [before] = await hashOf(who);
      bank.disconnected.length = 0;
      await run();
      return [bank.disconnected, [before]];
    };
    const [moved, first] = await ends(() => who.call('POST /auth/changeAccount', { body: { id: other.accountId } }));
    expect(moved).toEqual(first);
    const again = await bank.openAccount();
    const [left, own] = await (async () => {
      const [before] = await hashOf(again);
      bank.disconnected.length = 0;
      await again.call('POST /auth/logout');
      return [bank.disconnected, [before]];
    })();
    expect(left).toEqual(own);
    const back = await person();
    const [session] = await hashOf(back);
    bank.disconnected.length = 0;
    await back.call('POST /auth/login', { body: { login: back.email, password: PASSWORD } });
    expect(bank.disconnected).toEqual([session]);
  });

  it('where its owner ends it from another, or the password is set anew', async () => {
    const who = await person();
    await bank.join(who.userId, (await bank.openAccount()).accountId);
    const [here, there] = await hashOf(who);
    const { items } = { items: (await who.call('GET /profile/sessions')).json };
    const id = items.find(({ current }) => !current)!.id;
    bank.disconnected.length = 0;
    await who.call('DELETE /profile/sessions/{id}', { params: { id } });
    expect(bank.disconnected).toEqual([there]);
    await who.call('POST /auth/password/forgot', { body: { login: who.email } });
    await bank.runJobs();
    const { rows } = await bank.store.execute(
      'select body from sandbox_messages where recipient = $1 order by id desc limit 1',
      [who.email],
    );
    const token = /redefinir-senha#([\w-]+)/.exec(rows[0].body)![1]!;
    const body = { token, password: 'Outra!Senha8', passwordConfirmation: 'Outra!Senha8' };
    bank.disconnected.length = 0;
    expect((await who.call('POST /auth/password/reset', { body })).status).toBe(204);
    expect(bank.disconnected).toEqual([here]);
    const log = await bank.store.execute(
      "select action from audit_log where user_id = $1 and action = 'password.reset'",
      [who.userId],
    );
    expect(log.rows).toHaveLength(2);
  });
});

it('sessions are listed the last used first, each with when it was opened and last used', async () => {
  const who = await bank.openAccount();
  for (let n = 0; n < 2; n++) await bank.join(who.userId, (await bank.openAccount()).accountId);
  const ids = (
    await bank.store.execute('select id from sessions where user_id = $1 order by id', [who.userId])
  ).rows.map(({ id }) => Number(id));
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [n, id] of ids.entries())
    await bank.store.execute('update sessions set created_at = $2, seen_at = $3 where id = $1', [
      id,
      at(100 - n),
      at(n === 0 ? 20 : 5 + n),
    ]);
  const listed = (await who.call('GET /profile/sessions')).json;
  expect(listed.map(({ id, current }) => [id, current])).toEqual([
    [ids[0], true],
    [ids[1], false],
    [ids[2], false],
  ]);
  for (const { openedAt, lastUsedAt } of listed.slice(1))
    expect([
      Math.round((Date.now() - Date.parse(openedAt)) / 60_000) > 90,
      Math.round((Date.now() - Date.parse(lastUsedAt)) / 60_000) < 10,
    ]).toEqual([true, true]);
});

onPostgres('SHELL-4.1-1: names of permissions brought up to date while one is revoked leave it revoked', async () => {
  const owner = await bank.openAccount();
  const clerk = await bank.join((await bank.openAccount()).userId, owner.accountId, {
    role: 'subuser',
    grants: { 'billing:emit': true, 'receive:reports': true },
  });
  const own = (trx: Trx) =>
    trx.updateTable('memberships').where('account_id', '=', clerk.accountId).where('user_id', '=', clerk.userId);
  const { status } = await whileOpen(
    bank,
    (trx) =>
      own(trx)
        .set({ grants: JSON.stringify({ 'billing:emit': true, 'receive:reports': false }) })
        .execute(),
    () => clerk.call('PUT /permissions/translate'),
  );
  expect(status).toBe(200);
  const { rows } = await bank.store.execute('select grants from memberships where account_id = $1 and user_id = $2', [
    clerk.accountId,
    clerk.userId,
  ]);
  expect(rows[0].grants).toMatchObject({ 'receive:do-charge': true, 'receive:reports': false });
});
