import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callSigned, sign } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, formatDay, today } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { unnamed } from './catalogue';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';
import type { Trx } from '../../core/database';

let bank: EmptyBank;
let owner: Member;
let n = 0;

beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  owner = await bank.openAccount();
});
afterAll(() => bank.close());

const BILLETS = 'receive:management:billets';
const CUSTOMERS = 'receive:customers';
const MANAGE = { 'settings:subuser': true, 'settings:subuser:edit': true };
const PASSWORD = 'Torrefação!47';

type Who = { cpf: string; email: string };
const somebody = () => ({ name: 'Marina Castro', cpf: fakeCpf(Math.random), email: `marina${++n}@exemplo.com` });
const on = (...ids: string[]) => ids.map((id) => ({ id, enabled: true }));
const invite = (who: Member, body: object) => callSigned(who, 'POST /subuser/signature', { body: body as never });
const list = async (status: 'pending' | 'valid' | 'enabled' | 'disabled', body = {}) =>
  (await owner.call('POST /v2/subusers/{status}', { params: { status }, body })).json;
const lastToken = async (email: string) => {
  const { rows } = await bank.store.execute(
    'select body from sandbox_messages where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /convite#([\w-]+)/.exec(rows[0].body)![1]!;
};
const accept = (token: string, password = PASSWORD, passwordConfirmation = password) =>
  owner.call('POST /subuser/invitation/accept', { body: { token, password, passwordConfirmation } });
/** A sub-user who joins the account without an invitation. */
const clerkWith = async (grants: Record<string, boolean>) => {
  const { userId } = await bank.openAccount();
  return bank.join(userId, owner.accountId, { role: 'subuser', grants });
};
const emailOf = async (member: Member) =>
  (await bank.store.execute('select email from users where id = $1', [member.userId])).rows[0].email as string;
const edit = async (who: Member, target: Member, permissions: { id: string; enabled: boolean }[]) =>
  callSigned(who, 'PUT /subusers/signature/{id}', {
    params: { id: target.userId },
    body: { email: await emailOf(target), permissions },
  });

describe('AREAS-4-sub-users: an invitation', () => {
  it('is sent by e-mail; who takes it sets a password and sees what was granted, no more', async () => {
    const who = somebody();
    const { status, json } = await invite(owner, { ...who, permissions: on(BILLETS, CUSTOMERS) });
    expect([status, json]).toMatchObject([200, { name: who.name, status: 'pending', granted: 2 }]);
    expect((await list('pending')).items).toHaveLength(1);
    const token = await lastToken(who.email);
    expect((await owner.call('POST /subuser/invitation', { body: { token } })).json).toMatchObject({
      name: who.name,
      email: who.email,
      needsPassword: true,
    });
    expect((await accept(token)).json).toEqual({ email: who.email });
    expect((await list('valid')).items).toMatchObject([{ status: 'valid', cpf: who.cpf }]);
    const anyone = await bank.openAccount();
    const signedIn = await anyone.call('POST /auth/login', { body: { login: who.email, password: PASSWORD } });
    const granted = signedIn.json.session!.permissions.filter(({ enabled }) => enabled).map(({ id }) => id);
    expect(granted.sort()).toEqual(['home', 'page-not-found', CUSTOMERS, BILLETS].sort());
    // the file exchange is listed as disabled (AREAS-6-3)
    expect(signedIn.json.session!.permissions).toContainEqual({ id: 'cnab', enabled: false });
    expect([(await list('valid')).total, (await list('enabled')).items[0]!.status]).toEqual([0, 'enabled']);
  });

  it('is taken once, however many try at once, and no other with it', async () => {
    const who = somebody();
    await invite(owner, { ...somebody(), permissions: [] });
    await invite(owner, { ...who, permissions: on(BILLETS) });
    const token = await lastToken(who.email);
    const replies = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect([(await list('valid')).total, (await list('pending')).total]).toEqual([1, 1]);
  });

  it('lapses; another is sent, and the link before it works no more', async () => {
    const who = somebody();
    await invite(owner, { ...who, permissions: [] });
    const first = await lastToken(who.email);
    await bank.moveDays(3);
    expect((await accept(first)).json.code).toBe('invitation-expired');
    const other = somebody();
    await invite(owner, { ...other, permissions: [] });
    const again = await owner.call('POST /subuser/pending/resend', { body: { cpf: who.cpf, email: who.email } });
    expect(again.status).toBe(200);
    expect((await accept(first)).json.code).toBe('invitation-expired');
    await bank.moveDays(2);
    for (const { email } of [who, other]) expect((await accept(await lastToken(email))).status).toBe(200);
  });

  it('says in its e-mail who invites, to which account and until when', async () => {
    const who = somebody();
    const { json } = await invite(owner, { ...who, permissions: [] });
    const { rows } = await bank.store.execute(
      'select m.*, a.nickname from sandbox_messages m join accounts a on a.id = m.account_id where recipient = $1',
      [who.email],
    );
    expect(rows).toMatchObject([
      { account_id: owner.accountId, channel: 'mail', subject: `Convite para a conta ${rows[0].nickname} no Balcão` },
    ]);
    const { name } = (await owner.call('GET /profile')).json;
    expect(rows[0].body).toContain(
      `Olá, Marina.\n\n${name} convidou você para usar a conta ${rows[0].nickname} no Balcão.`,
    );
    expect(Date.parse(json.expires_at) - Date.parse(json.created_at)).toBe(3 * 86_400_000);
    expect(
      (await owner.call('POST /subuser/invitation', { body: { token: await lastToken(who.email) } })).json,
    ).toEqual({
      name: who.name,
      email: who.email,
      account: rows[0].nickname,
      admin: name,
      needsPassword: true,
    });
  });

  it('AREAS-7-sub-users-1: is taken back by CPF and e-mail', async () => {
    const who = somebody();
    await invite(owner, { ...who, permissions: [] });
    const other = somebody();
    await invite(owner, { ...other, permissions: [] });
    const withdraw = (query: { cpf: string; email: string }) => owner.call('DELETE /subuser/pending', { query });
    expect((await withdraw({ cpf: who.cpf, email: other.email })).status).toBe(404);
    expect((await withdraw({ cpf: somebody().cpf, email: who.email })).status).toBe(404);
    expect((await withdraw({ cpf: who.cpf, email: who.email })).status).toBe(204);
    expect((await accept(await lastToken(who.email))).status).toBe(422);
    expect((await list('pending')).items.map(({ email }) => email)).toEqual([other.email]);
  });

  it.each([
    ['Curta#1', 'Curta#1', 'password', 'A senha não atende todos os requisitos'],
    ['Marina#2026', 'Marina#2026', 'password', 'A senha não atende todos os requisitos'],
    [PASSWORD, `${PASSWORD}x`, 'passwordConfirmation', 'As senhas não são iguais'],
  ])('does not take %s, repeated as %s', async (password, again, field, message) => {
    const who = somebody();
    await invite(owner, { ...who, permissions: [] });
    const { json } = await accept(await lastToken(who.email), password, again);
    expect(json.errors).toEqual([{ field, message }]);
  });

  it.each<[string, (ana: Who, bia: Who) => Partial<Who>]>([
    ['e-mail is somebody’s, but the CPF nobody’s', ({ email }) => ({ email })],
    ['CPF is somebody’s, but the e-mail nobody’s', ({ cpf }) => ({ cpf })],
    ['CPF and e-mail are two people’s', ({ cpf }, { email }) => ({ cpf, email })],
    ['e-mail and CPF are two people’s', ({ email }, { cpf }) => ({ cpf, email })],
  ])('is for who has the CPF and the e-mail: where the %s it is nobody’s', async (_, of) => {
    const whoIs = async ({ userId }: Member): Promise<Who> =>
      (await bank.store.execute('select cpf, email from users where id = $1', [userId])).rows[0];
    const [ana, bia] = [await whoIs(await bank.openAccount()), await whoIs(await bank.openAccount())];
    const who = { ...somebody(), ...of(ana, bia) };
    await invite(owner, { ...who, permissions: [] });
    const token = await lastToken(who.email);
    expect((await owner.call('POST /subuser/invitation', { body: { token } })).json.code).toBe('invitation-mismatch');
    expect((await accept(token)).json.code).toBe('invitation-mismatch');
  });

  it('brings who has a password in the bank in with it', async () => {
    const known = await bank.openAccount();
    const { rows } = await bank.store.execute('select name, cpf, email from users where id = $1', [known.userId]);
    await invite(owner, { ...rows[0], permissions: on(BILLETS) });
    const token = await lastToken(rows[0].email);
    expect((await owner.call('POST /subuser/invitation', { body: { token } })).json).toMatchObject({
      admin: (await owner.call('GET /profile')).json.name,
      needsPassword: false,
    });
    await owner.call('POST /subuser/invitation/accept', { body: { token } });
    const { session } = (await known.call('GET /auth/session')).json;
    expect(session!.accounts.map(({ id, role }) => [id, role])).toContainEqual([owner.accountId, 'subuser']);
  });

  it('tells at its field what is wrong, of this account alone', async () => {
    const who = somebody();
    await invite(owner, { ...who, permissions: [] });
    const check = async (body: object) =>
      (await owner.call('POST /subuser/validate', { body: { ...somebody(), ...body } })).json.errors?.map(
        ({ field, message }) => [field, message],
      );
    expect(await check({ name: 'Marina' })).toEqual([['name', 'Informe nome e sobrenome']]);
    expect(await check({ cpf: '11111111111' })).toEqual([['cpf', 'Informe um CPF válido']]);
    expect(await check({ email: 'marina' })).toEqual([['email', 'Informe um e-mail válido']]);
    expect(await check({ cpf: who.cpf })).toEqual([['cpf', 'Este CPF já tem acesso ou convite nesta conta']]);
    expect(await check({ email: who.email.toUpperCase() })).toEqual([
      ['email', 'Este e-mail já tem acesso ou convite nesta conta'],
    ]);
    const stranger = await bank.openAccount();
    expect(await check({ email: await emailOf(stranger) })).toBeUndefined();
  });

  it('is signed', async () => {
    const body = { ...somebody(), permissions: [] };
    expect((await owner.call('POST /subuser', { body })).json.code).toBe('signature-required');
    expect((await list('pending')).total).toBe(0);
  });
});

describe('what a sub-user may', () => {
  it('changes on their next request and on their open pages', async () => {
    const [clerk, other] = [await clerkWith({ [CUSTOMERS]: true }), await clerkWith({ [CUSTOMERS]: true })];
    const ask = (who = clerk) => who.call('POST /customers/search', { body: {} });
    expect((await ask()).status).toBe(200);
    const body = { email: await emailOf(other), permissions: on(BILLETS) };
    const mistaken = await callSigned(owner, 'PUT /subusers/signature/{id}', { params: { id: clerk.userId }, body });
    expect(mistaken.json.errors[0].field).toBe('email');
    const { status, json } = await edit(owner, clerk, on(BILLETS));
    expect([status, json.permissions.filter((one: { enabled: boolean }) => one.enabled)]).toEqual([200, on(BILLETS)]);
    expect([(await ask()).json.code, (await ask(other)).status]).toEqual(['permission', 200]);
    expect(bank.regranted.at(-1)).toMatchObject({
      userId: clerk.userId,
      grants: { [BILLETS]: true, [CUSTOMERS]: false },
    });
  });

  it('is not changed by themselves', async () => {
    const clerk = await clerkWith({ ...MANAGE });
    expect((await edit(clerk, clerk, on(BILLETS))).json.code).toBe('self');
    for (const call of ['PUT /subuser/{id}/enabled', 'PUT /subuser/{id}/disabled', 'DELETE /subuser/{id}'] as const)
      expect((await clerk.call(call, { params: { id: clerk.userId } })).status).toBe(403);
  });

  it('is never more than what who grants it has, nor less of it', async () => {
    const manager = await clerkWith({ ...MANAGE, [CUSTOMERS]: true });
    const clerk = await clerkWith({ 'receive:do-charge': true });
    const held = on('receive:do-charge');
    expect((await edit(manager, clerk, [...held, ...on(BILLETS)])).json.code).toBe('not-yours-to-grant');
    expect((await edit(manager, clerk, [])).json.code).toBe('not-yours-to-grant');
    expect((await edit(manager, clerk, [...held, ...on(CUSTOMERS)])).status).toBe(200);
    expect((await invite(manager, { ...somebody(), permissions: on(BILLETS) })).json.code).toBe('not-yours-to-grant');
    expect((await invite(manager, { ...somebody(), permissions: on(CUSTOMERS) })).status).toBe(200);
    // a sub-user who is enabled again gets all their earlier grants
    await owner.call('PUT /subuser/{id}/disabled', { params: { id: clerk.userId } });
    expect((await manager.call('PUT /subuser/{id}/enabled', { params: { id: clerk.userId } })).status).toBe(403);
    const { json } = await manager.call('GET /permissions/catalogue');
    const mine = json.groups.flatMap(({ permissions }) => permissions.filter((one) => one.mine).map(({ id }) => id));
    expect(mine.sort()).toEqual([CUSTOMERS, ...Object.keys(MANAGE)].sort());
  });

  it('holds neither what the bank alone sets nor what there is not', async () => {
    const clerk = await clerkWith({});
    for (const id of ['registration:update', 'receive:everything'])
      expect((await edit(owner, clerk, on(id))).json.errors[0].field).toBe('permissions');
  });

  it('is of sub-users of the account alone: an administrator, or another account’s, is none', async () => {
    const other = await bank.openAccount();
    const theirs = await bank.join((await bank.openAccount()).userId, other.accountId, { role: 'subuser' });
    const admin = await bank.join((await bank.openAccount()).userId, owner.accountId, { role: 'admin' });
    const clerk = await clerkWith({ [CUSTOMERS]: true });
    for (const target of [theirs, admin]) {
      expect((await edit(owner, target, on(BILLETS))).status).toBe(404);
      for (const call of ['PUT /subuser/{id}/disabled', 'DELETE /subuser/{id}'] as const)
        expect((await owner.call(call, { params: { id: target.userId } })).status).toBe(404);
    }
    expect((await owner.call('GET /subuser/{id}', { params: { id: theirs.userId } })).status).toBe(404);
    expect((await owner.call('GET /subuser/{id}/logs', { params: { id: theirs.userId } })).status).toBe(404);
    expect((await owner.call('GET /subuser/{id}', { params: { id: clerk.userId } })).json).toMatchObject({
      email: await emailOf(clerk),
      status: 'enabled',
      granted: 1,
    });
  });

  it('is signed for that person and those grants, once', async () => {
    const [one, two] = [await clerkWith({}), await clerkWith({})];
    const call = 'PUT /subusers/signature/{id}';
    const body = { email: await emailOf(one), permissions: on(BILLETS) };
    const change = (who: Member, sent: object) =>
      owner.call(call, { params: { id: who.userId }, body: { ...body, ...sent } as never });
    const signature = () => sign(owner, { call, params: { id: one.userId }, body });
    expect((await change(one, {})).json.code).toBe('signature-required');
    expect((await change(one, { signature: await signature(), permissions: on(CUSTOMERS) })).json.code).toBe(
      'signature-mismatch',
    );
    expect((await change(two, { signature: await signature() })).json.code).toBe('signature-mismatch');
    const used = await signature();
    expect((await change(one, { signature: used })).status).toBe(200);
    expect((await change(one, { signature: used })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a role template of the account', () => {
  const save = (name: string, permissions = [BILLETS, CUSTOMERS], who = owner) =>
    who.call('POST /subuser-templates', { body: { name, permissions } });
  const names = async (who = owner) => (await who.call('GET /subuser-templates')).json.map(({ name }) => name);

  it('holds nothing that who saves or changes it may not grant; what it held before stays', async () => {
    const clerk = await clerkWith({ ...MANAGE, [CUSTOMERS]: true });
    expect((await save('Alargado', [CUSTOMERS, BILLETS], clerk)).status).toBe(403);
    expect((await save('Só clientes', [CUSTOMERS], clerk)).status).toBe(200);
    const narrow = (await save('Estreito', [CUSTOMERS])).json.id;
    const wide = (await save('Largo', [BILLETS])).json.id;
    const change = (id: number, name: string, permissions: string[]) =>
      clerk.call('PUT /subuser-templates/{id}', { params: { id }, body: { name, permissions } });
    expect((await change(narrow, 'Estreito', [CUSTOMERS, BILLETS])).status).toBe(403);
    expect((await change(wide, 'Largo', [CUSTOMERS, BILLETS])).status).toBe(200);
    for (const { id } of (await owner.call('GET /subuser-templates')).json)
      await owner.call('DELETE /subuser-templates/{id}', { params: { id } });
  });

  it('is saved, renamed, changed and deleted, and the log tells it', async () => {
    const { json } = await save('  Balcão  da loja ');
    expect(json).toEqual({ id: json.id, name: 'Balcão da loja', permissions: [CUSTOMERS, BILLETS] });
    await save('Auxiliar', [BILLETS]);
    expect(await names()).toEqual(['Auxiliar', 'Balcão da loja']);
    const params = { id: json.id };
    const changed = await owner.call('PUT /subuser-templates/{id}', {
      params,
      body: { name: 'Loja', permissions: [BILLETS] },
    });
    expect(changed.json).toEqual({ id: json.id, name: 'Loja', permissions: [BILLETS] });
    const { items } = (await owner.call('POST /account-logs/search', { body: {} })).json;
    expect(items[0]).toMatchObject({
      what: 'Alterou um modelo de acesso',
      about: 'Loja',
      changes: [
        { what: 'Nome', before: 'Balcão da loja', after: 'Loja' },
        { what: 'Clientes', before: 'No modelo', after: 'Fora do modelo' },
      ],
    });
    expect((await owner.call('DELETE /subuser-templates/{id}', { params })).status).toBe(204);
    expect(await names()).toEqual(['Auxiliar']);
    expect((await owner.call('DELETE /subuser-templates/{id}', { params })).status).toBe(404);
  });

  it('a deletion repeated with its key, its answer lost, is done once', async () => {
    const { id } = (await save('De passagem')).json;
    const removal = { params: { id }, idempotencyKey: randomUUID() };
    for (const _ of [1, 2]) expect((await owner.call('DELETE /subuser-templates/{id}', removal)).status).toBe(204);
  });

  it('has a name of its own, holds something, and only what is granted', async () => {
    await save('Loja');
    const fault = async (name: string, permissions?: string[]) => (await save(name, permissions)).json.errors;
    const taken = [{ field: 'name', message: 'Já existe um modelo com este nome' }];
    expect([await fault('LOJA'), await fault('financeiro')]).toEqual([taken, taken]);
    expect(await fault(' \u200b ')).toEqual([{ field: 'name', message: 'Preenchimento obrigatório' }]);
    expect(await fault('Vazio', [])).toMatchObject([{ field: 'permissions' }]);
    for (const id of ['registration:update', 'receive:everything', 'home'])
      expect(await fault('Outro', [id])).toMatchObject([{ field: 'permissions' }]);
    const other = (await save('Caixa')).json;
    const again = { params: { id: other.id }, body: { name: 'loja', permissions: [BILLETS] } };
    expect((await owner.call('PUT /subuser-templates/{id}', again)).json.errors).toEqual(taken);
  });

  it('is the account’s alone, and grants nothing that who uses it lacks', async () => {
    const { id } = (await save('Loja')).json;
    const stranger = await bank.openAccount();
    expect(await names(stranger)).toEqual([]);
    expect((await stranger.call('DELETE /subuser-templates/{id}', { params: { id } })).status).toBe(404);
    const manager = await clerkWith({ ...MANAGE });
    const clerk = await clerkWith({});
    const held = (await manager.call('GET /subuser-templates')).json[0]!.permissions;
    expect((await edit(manager, clerk, on(...held))).json.code).toBe('not-yours-to-grant');
  });

  it('is one of thirty, also when saved at once', async () => {
    for (let n = 0; n < 28; n++) await save(`m${n}`);
    const replies = await Promise.all([0, 1, 2, 3, 4].map((n) => save(`w${n}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.find(({ status }) => status !== 200)!.json.errors).toEqual([
      { field: 'name', message: 'Guarde até 30 modelos. Exclua um para guardar outro.' },
    ]);
  });
});

describe('a sub-user', () => {
  it('who is disabled is out at once, and in again as before', async () => {
    const [clerk, other] = [await clerkWith({ [CUSTOMERS]: true }), await clerkWith({})];
    await owner.call('PUT /subuser/{id}/disabled', { params: { id: clerk.userId } });
    expect([(await clerk.call('GET /profile')).status, (await other.call('GET /profile')).status]).toEqual([401, 200]);
    expect(bank.expelled.at(-1)).toEqual({ accountId: owner.accountId, userId: clerk.userId });
    expect((await list('disabled')).items).toMatchObject([{ id: clerk.userId, status: 'disabled' }]);
    const { json } = await owner.call('PUT /subuser/{id}/enabled', { params: { id: clerk.userId } });
    expect(json).toMatchObject({ status: 'enabled', granted: 1 });
    // the old session stays ended after enabling
    expect((await clerk.call('GET /profile')).status).toBe(401);
  });

  it('who is removed is out, and may be invited anew', async () => {
    const [clerk, other] = [await clerkWith({}), await clerkWith({})];
    const { rows } = await bank.store.execute('select name, cpf, email from users where id = $1', [clerk.userId]);
    expect((await owner.call('DELETE /subuser/{id}', { params: { id: clerk.userId } })).status).toBe(204);
    expect(bank.expelled.at(-1)).toEqual({ accountId: owner.accountId, userId: clerk.userId });
    expect([(await clerk.call('GET /profile')).status, (await other.call('GET /profile')).status]).toEqual([401, 200]);
    expect((await list('enabled')).items.map(({ id }) => id)).toEqual([other.userId]);
    expect((await invite(owner, { ...rows[0], permissions: [] })).status).toBe(200);
  });

  it('is found by name without accents, CPF or e-mail, and counted', async () => {
    await invite(owner, { ...somebody(), name: 'Érica Conceição', permissions: [] });
    const who = somebody();
    await invite(owner, { ...who, permissions: [] });
    for (const text of ['erica conc', 'ÉRICA']) expect((await list('pending', { text })).total).toBe(1);
    for (const text of [who.cpf, who.email]) expect((await list('pending', { text })).items[0]!.cpf).toBe(who.cpf);
    const [clerk] = [await clerkWith({}), await clerkWith({})];
    const text = await emailOf(clerk);
    expect((await list('enabled', { text })).items.map(({ id }) => id)).toEqual([clerk.userId]);
    expect((await owner.call('GET /subusers')).json.counts).toEqual({ enabled: 2, pending: 2, disabled: 0 });
  });

  it('and an invitation of the same number are two: each list holds its own, as many as its tab counts', async () => {
    const clerk = await clerkWith({ [CUSTOMERS]: true });
    const [gone, who] = [await clerkWith({}), somebody()];
    await owner.call('PUT /subuser/{id}/disabled', { params: { id: gone.userId } });
    for (const [id, one] of [clerk.userId, gone.userId].map((userId, i) => [userId, i ? somebody() : who] as const))
      await bank.store.execute(
        `insert into subuser_invitations
           (account_id, id, name, cpf, email, grants, token_hash, expires_at, invited_by, created_at)
         overriding system value values ($1, $2, $3, $4, $5, '{}', $6, now() + interval '3 days', $7, now())`,
        [owner.accountId, id, one.name, one.cpf, one.email, `hash-${one.email}`, owner.userId],
      );
    const shown = { enabled: await list('enabled'), pending: await list('pending'), disabled: await list('disabled') };
    expect(shown.enabled.items.map(({ email }) => email)).toEqual([await emailOf(clerk)]);
    expect(shown.disabled.items.map(({ email }) => email)).toEqual([await emailOf(gone)]);
    expect(shown.pending.items.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect((await owner.call('GET /subusers')).json.counts).toEqual({ enabled: 1, pending: 2, disabled: 1 });
    expect((await owner.call('GET /subuser/{id}', { params: { id: clerk.userId } })).json.granted).toBe(1);
    await owner.call('DELETE /subuser/pending', { query: { cpf: who.cpf, email: who.email } });
    expect((await list('enabled')).items.map(({ id }) => id)).toEqual([clerk.userId]);
  });
});

it('open pages of the account are told of each change of a sub-user, and its log of who did what to whom', async () => {
  const who = { ...somebody(), name: 'Érica Conceição' };
  const seen = async (topic = 'subusers') =>
    bank.live.filter((one) => one.topic === topic).map(({ accountId, type, ids }) => [accountId, type, ids]);
  bank.live.length = 0;
  const invited = (await invite(owner, { ...who, permissions: on(BILLETS) })).json.id;
  const one = { cpf: who.cpf, email: who.email };
  await owner.call('POST /subuser/pending/resend', { body: one });
  await accept(await lastToken(who.email));
  const gone = (await invite(owner, { ...somebody(), permissions: [] })).json;
  await owner.call('DELETE /subuser/pending', { query: { cpf: gone.cpf, email: gone.email } });
  const { id } = (await list('valid')).items[0]!;
  await owner.call('PUT /subuser/{id}/disabled', { params: { id } });
  await owner.call('PUT /subuser/{id}/enabled', { params: { id } });
  await owner.call('DELETE /subuser/{id}', { params: { id } });
  expect(await seen()).toEqual(
    [
      ['created', [invited]],
      ['updated', [invited]],
      ['updated', []],
      ['created', [gone.id]],
      ['deleted', [gone.id]],
      ['updated', [id]],
      ['updated', [id]],
      ['deleted', [id]],
    ].map((event) => [owner.accountId, ...event]),
  );
  const { items } = (await owner.call('POST /account-logs/search', { body: {} })).json;
  const access = (before: string, after: string) => [{ what: 'Acesso', before, after }];
  const lines = items.map(({ action, about, changes }) => [action, about, changes]).toReversed();
  expect(lines).toEqual([
    [expect.any(String), who.name, [{ what: 'Gerenciar boletos', before: 'Sem acesso', after: 'Liberado' }]],
    [expect.any(String), who.name, []],
    ['subuser.accept', who.name, []],
    [expect.any(String), gone.name, []],
    [expect.any(String), gone.name, []],
    ['subuser.disable', who.name, access('Habilitado', 'Desabilitado')],
    ['subuser.enable', who.name, access('Desabilitado', 'Habilitado')],
    [expect.any(String), who.name, []],
  ]);
  expect(items.at(-3)!.user).toBe(who.name);
});

it('a sub-user’s page names them, what is granted and what is not, and whether they are who looks', async () => {
  const clerk = await clerkWith({ ...MANAGE, [CUSTOMERS]: true, [BILLETS]: false });
  const { rows } = await bank.store.execute('select name, cpf, email, created_at from users where id = $1', [
    clerk.userId,
  ]);
  const shown = (who: Member) => who.call('GET /subuser/{id}', { params: { id: clerk.userId } });
  const { permissions, ...rest } = (await shown(owner)).json;
  expect(rest).toEqual({
    ...rows[0],
    id: clerk.userId,
    status: 'enabled',
    created_at: rows[0].created_at.toISOString(),
    last_access_at: expect.stringMatching(/Z$/),
    expires_at: null,
    granted: 3,
    isSelf: false,
  });
  const enabled = permissions.filter((one) => one.enabled).map(({ id }) => id);
  expect(enabled.toSorted()).toEqual([CUSTOMERS, ...Object.keys(MANAGE)].toSorted());
  expect((await shown(clerk)).json.isSelf).toBe(true);
  expect((await owner.call('GET /subusers')).json.people).toEqual([{ id: clerk.userId, name: rows[0].name }]);
});

describe('the action log', () => {
  it('is exported as it is shown: in São Paulo time, with who, about whom, before and after, and from where', async () => {
    const clerk = await clerkWith({ [CUSTOMERS]: true });
    await edit(owner, clerk, on(BILLETS));
    const { json } = await owner.call('POST /account-logs/export', { body: { format: 'csv' } });
    await bank.runJobs();
    const { raw } = await owner.call('GET /tasks/{id}/file', { params: { id: json.task } });
    const { at, user, about } = (await owner.call('POST /account-logs/search', { body: { action: 'subuser.edit' } }))
      .json.items[0]!;
    // São Paulo is three hours behind UTC
    const [day, time] = new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 19).split('T');
    const changes = 'Gerenciar boletos: Sem acesso → Liberado; Clientes: Liberado → Sem acesso';
    expect(raw.toString()).toContain(
      `${formatDay(day!)}, ${time};${user};Alterou acessos;${about};"${changes}";127.0.0.1\r\n`,
    );
  });

  it('tells who did what, when, from where, before and after', async () => {
    const clerk = await clerkWith({ [CUSTOMERS]: true });
    await edit(owner, clerk, on(BILLETS));
    const { json } = await owner.call('POST /account-logs/search', { body: {} });
    expect(json.items[0]).toMatchObject({
      what: 'Alterou acessos',
      ip: '127.0.0.1',
      changes: [
        { what: 'Gerenciar boletos', before: 'Sem acesso', after: 'Liberado' },
        { what: 'Clientes', before: 'Liberado', after: 'Sem acesso' },
      ],
    });
    expect(json.items[0]!.user).toMatch(/^Pessoa/);
    expect(json.items[0]!.about).toMatch(/^Pessoa/);
  });

  it('is narrowed to a person, an action, days; another account’s is not in it', async () => {
    const clerk = await clerkWith({ [CUSTOMERS]: true });
    await edit(owner, clerk, on(BILLETS));
    await owner.call('PUT /subuser/{id}/disabled', { params: { id: clerk.userId } });
    const find = async (body: object) =>
      (await owner.call('POST /account-logs/search', { body })).json.items.map(({ action }) => action);
    expect(await find({ person: owner.userId })).toEqual(['subuser.disable', 'subuser.edit']);
    expect(await find({ action: 'subuser.edit' })).toEqual(['subuser.edit']);
    // the log goes by the clock on the wall, which other tests do not move
    const day = today(new Date());
    expect(await find({ period: { from: '2020-01-01', to: '2020-01-02' } })).toEqual([]);
    expect((await find({ period: { from: '2020-01-01', to: day } })).length).toBe(2);
    expect((await find({ period: { from: day } })).length).toBe(2);
    expect(await find({ period: { from: addDays(day, 1) } })).toEqual([]);
    expect(await find({ period: { to: addDays(day, -1) } })).toEqual([]);
    const wrong = await owner.call('POST /account-logs/search', { body: { period: { from: '2026-02-30' } } });
    expect(wrong.json.errors![0]!.field).toBe('period');
    const mine = await owner.call('GET /subuser/{id}/logs', { params: { id: clerk.userId }, query: { size: 15 } });
    expect(mine.json.total).toBe(0);
    const stranger = await bank.openAccount();
    expect((await stranger.call('POST /account-logs/search', { body: {} })).json.total).toBe(0);
  });
});

it('the template of who charges gives back no card sale', async () => {
  const { templates } = (await owner.call('GET /permissions/catalogue')).json;
  const billing = templates.find(({ name }) => name === 'Cobrança')!.permissions;
  expect([billing.includes(BILLETS), billing.includes('receive:management:credit-card')]).toEqual([true, false]);
});

it('every permission that can be granted is said in words', () => expect(unnamed()).toEqual([]));

describe('access that is changed by two at once', () => {
  const grant =
    ({ accountId, userId }: Member, grants: object) =>
    (trx: Trx) =>
      trx
        .updateTable('memberships')
        .set({ grants: JSON.stringify(grants) })
        .where('account_id', '=', accountId)
        .where('user_id', '=', userId)
        .execute();
  const call = 'PUT /subusers/signature/{id}';
  async function editing(who: Member, target: Member, permissions: { id: string; enabled: boolean }[]) {
    const params = { id: target.userId };
    const body = { email: await emailOf(target), permissions };
    const signature = await sign(who, { call, params, body });
    return () => who.call(call, { params, body: { ...body, signature } as never });
  }

  onPostgres('is judged by what who changes it has by then', async () => {
    const [manager, clerk] = [await clerkWith({ ...MANAGE, [CUSTOMERS]: true }), await clerkWith({})];
    const late = await whileOpen(bank, grant(manager, { ...MANAGE }), await editing(manager, clerk, on(CUSTOMERS)));
    expect([late.status, late.json.code]).toEqual([403, 'not-yours-to-grant']);
  });

  onPostgres('is judged by what the sub-user has by then', async () => {
    const [manager, clerk] = [await clerkWith({ ...MANAGE, [CUSTOMERS]: true }), await clerkWith({})];
    const late = await whileOpen(bank, grant(clerk, { [BILLETS]: true }), await editing(manager, clerk, on(CUSTOMERS)));
    expect([late.status, late.json.code]).toEqual([403, 'not-yours-to-grant']);
  });

  onPostgres('a template that is deleted meanwhile is not changed', async () => {
    const { id } = (await owner.call('POST /subuser-templates', { body: { name: 'Caixa', permissions: [BILLETS] } }))
      .json;
    const late = await whileOpen(
      bank,
      (trx) => trx.deleteFrom('subuser_role_templates').where('account_id', '=', owner.accountId).execute(),
      () =>
        owner.call('PUT /subuser-templates/{id}', { params: { id }, body: { name: 'Loja', permissions: [BILLETS] } }),
    );
    expect(late.status).toBe(404);
  });
});
