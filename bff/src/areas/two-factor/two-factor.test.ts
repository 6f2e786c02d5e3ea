import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sign } from '../../../../tests/support/sign';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { stepOf } from '../../core/second-factor';

const at = (way: string) => `POST /google/authenticator/${way}`;
const PASSWORD = 'Balcao#2026';
const LOGIN = 'titular@balcao.demo';

let bank: TestBank;
let titular: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  titular = await bank.signIn(LOGIN);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.store.execute('delete from attempts');
  await bank.store.execute('update users set totp_secret = null, totp_last_step = 0 where id = $1', [titular.userId]);
});

const codeAt = (secret: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
const signed = async (way: string) => titular.call(at(way), { body: { signature: await sign(titular) } });
const send = async (way: string, code: string) => (await titular.call(at(way), { body: { code } })).json;
const activate = async (way = 'start') => {
  const { Segredo } = (await signed(way)).json as { Segredo: string };
  const ended = await send('end', codeAt(Segredo, 0));
  expect(ended.status).toBe('OK');
  await bank.store.execute('update users set totp_last_step = 0');
  return { secret: Segredo, codes: ended.recoveryCodes as string[] };
};
const login = (code?: string) =>
  bank.anonymous('POST /auth/login', { body: { login: LOGIN, password: PASSWORD, ...(code ? { code } : {}) } });
const wrongOf = (secret: string) => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeAt(secret, seconds));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
};

it('is activated by a signature and a code, and asked for at sign-in (SHELL-4.11-2)', async () => {
  const begun = (await signed('start')).json;
  expect(begun.Uri).toContain(`secret=${begun.Segredo}`);
  expect(begun.image_qrcode).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(await send('end', wrongOf(begun.Segredo))).toEqual({ status: 'NOK', recoveryCodes: [] });
  expect((await login()).json.codeRequired).toBe(false);
  const ended = await send('end', codeAt(begun.Segredo, 0));
  expect([ended.status, new Set(ended.recoveryCodes).size]).toEqual(['OK', 10]);
  expect((await login()).json).toEqual({ codeRequired: true, session: null });
  expect((await login(codeAt(begun.Segredo, 0))).status).toBe(422);
  expect((await login(codeAt(begun.Segredo, 30))).status).toBe(200);
  expect((await signed('start')).json.code).toBe('two-factor-state');
});

it('is told by e-mail as it is turned on and off, and logged once it is proved; three wrong codes block', async () => {
  await bank.store.execute("delete from sandbox_messages where subject like 'Autenticação%'");
  const told = async () =>
    (
      await bank.store.execute(
        "select recipient, subject from sandbox_messages where subject like 'Autenticação%' order by id",
      )
    ).rows.map(({ recipient, subject }) => [recipient, subject]);
  const logged = async () =>
    (await titular.call('POST /account-logs/search', { body: { action: 'two-factor.end' } })).json.total as number;
  const before = await logged();
  const begun = (await signed('start')).json;
  for (let i = 0; i < 2; i++) await send('end', wrongOf(begun.Segredo));
  expect([await told(), await logged()]).toEqual([[], before]);
  expect((await send('end', codeAt(begun.Segredo, 0))).status).toBe('OK');
  const on = [LOGIN, 'Autenticação de dois fatores ativada'];
  expect([await told(), await logged()]).toEqual([[on], before + 1]);
  // the right code has cleared the count
  for (let i = 0; i < 3; i++) expect(await send('check', wrongOf(begun.Segredo))).toEqual({ status: 'NOK' });
  expect(await send('check', codeAt(begun.Segredo, 30))).toEqual({ status: 'BLOCKED' });
  await bank.store.execute('delete from attempts');
  expect(await send('check', codeAt(begun.Segredo, 30))).toEqual({ status: 'OK' });
  // it confirms that another signature may be set
  const { rows } = await bank.store.execute(
    'select user_id from signature_redefinitions where user_id = $1 and confirmed_until > now()',
    [titular.userId],
  );
  expect(rows).toHaveLength(1);
  expect((await signed('remove')).status).toBe(204);
  expect(await told()).toEqual([on, [LOGIN, 'Autenticação de dois fatores desativada']]);
});

it('is proved within ten minutes of its beginning, not after (SHELL-4.11-2)', async () => {
  const { Segredo } = (await signed('start')).json;
  const pass = (time: string) =>
    bank.store.execute('update second_factor_pending set expires_at = expires_at - $1::interval', [time]);
  await pass('9 minutes');
  expect((await send('end', wrongOf(Segredo))).status).toBe('NOK');
  await pass('1 minute');
  expect((await send('end', codeAt(Segredo, 0))).code).toBe('two-factor-state');
});

it('is ended by who began it: what another began, and their recovery codes, are nobody else’s', async () => {
  await bank.store.execute('delete from second_factor_pending');
  await bank.store.execute('delete from recovery_codes');
  await bank.store.execute(
    "insert into recovery_codes (user_id, code_hash) select id, 'of another' from users where id <> $1 limit 1",
    [titular.userId],
  );
  const begun = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await bank.store.execute(
    `insert into second_factor_pending (user_id, secret, expires_at) select id, $2, now() + interval '5 minutes'
      from users where id <> $1 limit 1`,
    [titular.userId, begun],
  );
  expect(await send('end', codeAt(begun, 0))).toMatchObject({ code: 'two-factor-state' });
  const { secret, codes } = await activate();
  expect(codes).toHaveLength(10);
  const holders = await bank.store.execute('select id from users where totp_secret = $1', [secret]);
  expect(holders.rows).toEqual([{ id: titular.userId }]);
  const { rows } = await bank.store.execute('select secret from second_factor_pending');
  expect(rows).toEqual([{ secret: begun }]);
  expect((await signed('remove')).status).toBe(204);
  expect((await bank.store.execute('select code_hash from recovery_codes')).rows).toEqual([
    { code_hash: 'of another' },
  ]);
});

it('is changed to another authenticator, and deactivated by a signature (SHELL-4.11-3, SHELL-4.11-4)', async () => {
  const { secret, codes } = await activate();
  const next = await activate('change');
  expect((await login(codeAt(secret, 0))).status).toBe(422);
  expect((await login(codes[0])).status).toBe(422);
  expect((await login(next.codes[0])).status).toBe(200);
  expect((await login(codeAt(next.secret, 0))).status).toBe(200);
  expect((await signed('remove')).status).toBe(204);
  expect((await login()).json.codeRequired).toBe(false);
  expect((await signed('remove')).json.code).toBe('two-factor-state');
  expect((await titular.call(at('remove'), { body: {} })).json.code).toBe('signature-required');
});

it('takes a clock 30 s off and not one 90 s off; a code once, also at once', async () => {
  const { secret } = await activate();
  expect([-30, 0, 30].every((seconds) => stepOf(secret, codeAt(secret, seconds)) !== null)).toBe(true);
  expect(stepOf(secret, codeAt(secret, -60))).toBeNull();
  for (const seconds of [-90, 90]) expect(await send('check', codeAt(secret, seconds))).toEqual({ status: 'NOK' });
  const code = codeAt(secret, 0);
  const replies = await Promise.all(Array.from({ length: 3 }, () => send('check', code)));
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(1);
});

it('a right code lets the signature be changed (SHELL-4.12-3)', async () => {
  const { secret } = await activate();
  expect(await send('check', codeAt(secret, 0))).toEqual({ status: 'OK' });
  expect((await titular.call('POST /signature', { body: { signature: 'PLUMA' } })).status).toBe(204);
});

it('ten recovery codes let in once each, and are none of another person', async () => {
  const { codes } = await activate();
  expect((await login(codes[0])).status).toBe(200);
  expect((await login(codes[0])).status).toBe(422);
  expect((await login(codes[1]!.replace('-', ''))).status).toBe(200);
  const careful = { login: 'doisfatores@balcao.demo', password: PASSWORD, code: codes[2] };
  expect((await bank.anonymous('POST /auth/login', { body: careful })).status).toBe(422);
  const { rows } = await bank.store.execute('select code_hash from recovery_codes');
  expect(JSON.stringify(rows)).not.toContain(codes[2]);
});

it.each(['check', 'end'])('judges exactly three of 200 wrong codes at once (%s)', async (way) => {
  const { secret } = await activate();
  if (way === 'end') await signed('change');
  const pending = await bank.store.execute('select secret from second_factor_pending where user_id = $1', [
    titular.userId,
  ]);
  const wrong = wrongOf(pending.rows[0]?.secret ?? secret);
  const replies = await Promise.all(Array.from({ length: 200 }, () => send(way, wrong)));
  expect(replies.filter(({ status }) => status === 'NOK')).toHaveLength(3);
  expect(replies.filter(({ status }) => status === 'BLOCKED')).toHaveLength(197);
  expect((await login(codeAt(secret, 0))).status).toBe(429);
});
