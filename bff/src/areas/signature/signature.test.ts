import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callSigned, sign } from '../../../../tests/support/sign';
import { signatureAttempts } from '../../core/signing/judge';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

const VALIDATE = 'POST /signature/redefine/code/validate';
const BLOCKED = 'Não é possível alterar a sua assinatura eletrônica agora. Tente novamente mais tarde';

let bank: TestBank;
let titular: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  titular = await bank.signIn('titular@balcao.demo');
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.store.execute('delete from attempts');
  await bank.store.execute('delete from signature_redefinitions');
});

const outbox = async (channel: string): Promise<string> =>
  (await bank.store.execute('select body from sandbox_messages where channel = $1 order by id desc limit 1', [channel]))
    .rows[0].body;
const codeOf = (text: string) => /(\d(?:, )?){6}/.exec(text)![0].replaceAll(', ', '');
const forty = () => bank.store.execute("update signature_redefinitions set sent_at = sent_at - interval '40 seconds'");
const validate = async (code: string) => (await titular.call(VALIDATE, { body: { code } })).json;
const start = async () => {
  expect((await titular.call('GET /signature/redefine/start')).status).toBe(200);
  return codeOf(await outbox('sms'));
};
const setTo = (signature: string) => titular.call('POST /signature', { body: { signature } });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

it('a code by SMS, then a new word, which signs from then on (SHELL-4.12-1)', async () => {
  expect((await setTo('CARTA')).json.code).toBe('code-required');
  const code = await start();
  expect(await validate(other(code))).toEqual({ success: false, attempts: 1 });
  expect(await validate(code)).toEqual({ success: true, attempts: 0 });
  expect((await setTo('carta')).status).toBe(204);
  expect((await setTo('NUVEM')).json.code).toBe('code-required');
  const call = 'POST /secure-device/devices';
  const body = { name: 'Tablet' };
  expect((await callSigned(titular, call, { body })).json.code).toBe('3000048');
  const { rows } = await bank.store.execute('select word_hash from signatures where user_id = $1', [titular.userId]);
  expect(rows[0].word_hash).toMatch(/^\$argon2id\$/);
  expect(await outbox('mail')).toContain('foi alterada');
  const news = await bank.store.execute("select user_id from notifications where type = 'signature-changed'");
  expect(news.rows.map(({ user_id }) => Number(user_id))).toEqual([titular.userId]);
  expect(await validate(await (await forty(), start()))).toMatchObject({ success: true });
  expect((await setTo('PLUMA')).status).toBe(204);
  expect((await callSigned(titular, call, { body })).status).toBe(200);
});

it('a code goes to the person’s phone, which is shown by its end alone; the new word ends locks and challenges of the old', async () => {
  const { rows } = await bank.store.execute('select cellphone, email from users where id = $1', [titular.userId]);
  const { cellphone, email } = rows[0] as { cellphone: string; email: string };
  expect((await titular.call('GET /signature/redefine/start')).json).toEqual({
    phone: `•••• ${cellphone.slice(-4)}`,
    resendAfter: 40,
  });
  const last = async () =>
    (await bank.store.execute('select channel, recipient from sandbox_messages order by id desc limit 1')).rows[0];
  expect(await last()).toEqual({ channel: 'sms', recipient: cellphone });
  // wrong codes are counted anew after a right one
  const code = codeOf(await outbox('sms'));
  for (let i = 0; i < 2; i++) await validate(other(code));
  expect(await validate(code)).toMatchObject({ success: true });
  expect((await bank.store.execute("select key from attempts where key like 'sms:%'")).rows).toEqual([]);

  const body = { name: 'Tablet' };
  const call = 'POST /secure-device/devices';
  const before = await sign(titular, { call, body });
  await bank.store.execute(
    "insert into attempts (key, failures, locked_until) values ($1, 5, now() + interval '10 minutes')",
    [signatureAttempts(titular.userId)],
  );
  const changedAt = async () =>
    (await bank.store.execute('select changed_at from signatures where user_id = $1', [titular.userId])).rows[0]
      .changed_at as Date;
  const earlier = await changedAt();
  expect((await setTo('PLUMA')).status).toBe(204);
  expect((await changedAt()).getTime()).toBeGreaterThan(earlier.getTime());
  expect(await last()).toEqual({ channel: 'mail', recipient: email });
  expect((await titular.call(call, { body: { ...body, signature: before } })).json.code).toBe('signature-expired');
  expect((await callSigned(titular, call, { body })).status).toBe(200);
});

it.each(['PLUM', 'PLUMAS', '12345', 'HELEN', 'QWERT', 'AEIOU'])(
  'refuses %s as a signature (SHELL-5-8 to 5-12)',
  async (word) => {
    await validate(await start());
    const reply = await setTo(word);
    expect([reply.status, reply.json.code, reply.json.error_description]).toEqual([
      422,
      '3000048',
      'Assinatura eletrônica inválida. Tente usar outra palavra de 5 letras.',
    ]);
    // the confirmed code stays valid, so another word can be tried
    expect((await setTo('PLUMA')).status).toBe(204);
  },
);

it('is sent again, or said in a call, after 40 seconds (SHELL-4.12-5); the code before it is worthless', async () => {
  const first = await start();
  expect((await titular.call('GET /signature/redefine/start')).json.code).toBe('too-soon');
  expect((await titular.call('GET /signature/redefine/call')).json.code).toBe('too-soon');
  await forty();
  expect((await titular.call('GET /signature/redefine/call')).json).toMatchObject({ resendAfter: 40 });
  const second = codeOf(await outbox('call'));
  if (first !== second) expect(await validate(first)).toEqual({ success: false, attempts: 1 });
  expect(await validate(second)).toMatchObject({ success: true });
});

it('a new code ends what the one before confirmed', async () => {
  expect(await validate(await start())).toMatchObject({ success: true });
  await forty();
  await start();
  expect((await setTo('PLUMA')).json.code).toBe('code-required');
});

it('a code older than ten minutes, and one of another person, is wrong', async () => {
  const code = await start();
  const support = await bank.signIn('suporte@balcao.demo', titular.accountId);
  expect((await support.call(VALIDATE, { body: { code } })).json.success).toBe(false);
  await bank.store.execute("update signature_redefinitions set sent_at = sent_at - interval '10 minutes'");
  expect(await validate(code)).toMatchObject({ success: false });
});

it('what another confirmed sets nobody else’s word, and stays theirs', async () => {
  const { rows } = await bank.store.execute(
    `insert into signature_redefinitions (user_id, code_hash, sent_at, confirmed_until)
      select id, '', now(), now() + interval '5 minutes' from users where id <> $1 limit 1 returning user_id`,
    [titular.userId],
  );
  expect((await setTo('CARTA')).json.code).toBe('code-required');
  await validate(await start());
  const support = await bank.signIn('suporte@balcao.demo', titular.accountId);
  const asked = await sign(support, { call: 'POST /secure-device/devices', body: { name: 'Tablet' } });
  expect((await setTo('PLUMA')).status).toBe(204);
  const signed = await support.call('POST /secure-device/devices', { body: { name: 'Tablet', signature: asked } });
  expect(signed.status).toBe(200);
  expect((await bank.store.execute('select user_id from signature_redefinitions')).rows).toEqual(rows);
});

it('judges exactly three of 200 wrong codes at once (SHELL-5-18); then it is blocked, for the right one and for a new one', async () => {
  const code = await start();
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => titular.call(VALIDATE, { body: { code: other(code) } })),
  );
  expect(
    replies
      .filter((r) => r.status === 200)
      .map((r) => r.json.attempts)
      .sort(),
  ).toEqual([1, 2, 3]);
  const refused = replies.filter((r) => r.status === 429);
  expect(refused).toHaveLength(197);
  expect(refused[0]!.json.error_description).toBe(BLOCKED);
  expect((await titular.call(VALIDATE, { body: { code } })).status).toBe(429);
  expect((await titular.call('GET /signature/redefine/check')).json).toEqual({ blocked: true });
  await forty();
  expect((await titular.call('GET /signature/redefine/start')).json.error_description).toBe(BLOCKED);
});
