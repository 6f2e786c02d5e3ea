import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { hashToken } from '../../core/tokens';

let bank: TestBank;
let nina: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  nina = await bank.signIn('cadastro@balcao.demo');
  other = await bank.signIn('multicontas@balcao.demo');
});
afterAll(() => bank.close());

const lastMessage = async (): Promise<{ body: string; channel: string; subject: string; recipient: string }> =>
  (await bank.store.execute('select body, channel, subject, recipient from sandbox_messages order by id desc limit 1'))
    .rows[0];
const tokenOf = (body: string) => /validar=([\w-]+)/.exec(body)![1]!;
const stepsOf = async (who: SignedIn) => (await who.call('GET /crs/steps')).json;
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
const faults = ({ json }: { json: any }) => (json.errors ?? []).map(({ field }: { field: string }) => field);

describe('SHELL-4.2: a forced update', () => {
  it('closes every area but help and the update itself', async () => {
    expect((await nina.call('GET /account/balance')).json.type).toBe('registration-update');
    expect((await stepsOf(nina)).state).toBe('forced');
    expect((await nina.call('POST /tickets/{status}', { params: { status: 'all' }, body: {} })).status).toBe(200);
    expect((await stepsOf(nina)).steps.map(({ name }: { name: string }) => name)).toContain('corporation');
    expect((await stepsOf(await bank.signIn('doisfatores@balcao.demo'))).steps).toHaveLength(5);
  });

  it('is not concluded before each step is done', async () => {
    expect((await nina.call('POST /crs/conclude')).json.code).toBe('steps-pending');
  });
});

describe('the steps', () => {
  it('personal: a name and a day of birth there is (SHELL-7.3-6)', async () => {
    const put = (body: object) => nina.call('PUT /crs/personal-data', { query: { force: true }, body });
    expect(faults(await put({ name: ' ', nickname: '', birth: '2026-02-31' }))).toEqual(['name', 'birth']);
    expect((await put({ name: 'Nina Torres Lima', nickname: '', birth: '1988-05-20' })).json.nickname).toBe('Nina');
  });

  it('done again is dated anew', async () => {
    const personal = { name: 'Nina Torres Lima', nickname: '', birth: '1988-05-20' };
    const put = () => nina.call('PUT /crs/personal-data', { query: { force: true }, body: personal });
    await put();
    await bank.store.execute("update registration_steps set done_at = done_at - interval '1 day'");
    const { updated_at: before } = await stepsOf(nina);
    await put();
    expect(new Date((await stepsOf(nina)).updated_at).getTime()).toBeGreaterThan(new Date(before).getTime());
  });

  it('what a colleague, or oneself on another account, is to confirm is theirs alone', async () => {
    const asked = `insert into registration_validations (account_id, user_id, kind, value, token_hash, counted_on, sms_left, whatsapp_left, email_left, sent_at)
      values ($1, $2, 'phone', '11911112222', $3, (now() at time zone 'America/Sao_Paulo')::date, 0, 0, 0, now())`;
    await bank.store.execute(asked, [nina.accountId, other.userId, hashToken('of a colleague')]);
    await bank.store.execute(asked, [other.accountId, nina.userId, hashToken('of another account')]);
    const { cellphone } = (await nina.call('GET /crs/contact-data')).json;
    expect(cellphone).toMatchObject({ waiting: null, smsAttemptsLeft: 3, whatsappAttemptsLeft: 3 });
    for (const token of ['of a colleague', 'of another account'])
      expect(faults(await nina.call('POST /crs/validations', { body: { token } }))).toEqual(['token']);
  });

  it('SHELL-7.3-2: a link to the new cellphone, three by SMS and three by WhatsApp a day', async () => {
    const ask = (body: Record<string, unknown>) => callSigned(nina, 'POST /crs/contact-data/phone', { body });
    expect(faults(await ask({ cellphone: '3433334444', method: 'sms' }))).toEqual(['cellphone']);
    expect((await ask({ cellphone: '(34) 98877-6655', method: 'sms' })).json).toEqual({
      smsAttemptsLeft: 2,
      whatsappAttemptsLeft: 3,
    });
    const resend = (method: string) => nina.call('POST /crs/contact-data/phone/resend', { body: { method } });
    expect((await resend('whatsapp')).json.whatsappAttemptsLeft).toBe(2);
    const { body, channel, subject } = await lastMessage();
    expect([channel, subject]).toEqual(['whatsapp', '']);
    const error = async () => (await nina.call('GET /crs/contact-data')).json.cellphone.validationError;
    expect(await error()).toBeNull();
    await bank.store.execute(
      "update sandbox_messages set failure = 'unknown number' where recipient = '(34) 98877-6655'",
    );
    expect(await error(), 'SHELL-3-16: a message that its carrier gave up').toContain('entregar o link');
    await resend('sms');
    expect(await error()).toBeNull();
    await resend('sms');
    expect(faults(await resend('sms'))).toEqual(['cellphone']);
    const open = (who: SignedIn, token: string) => who.call('POST /crs/validations', { body: { token } });
    expect(faults(await open(nina, tokenOf(body)))).toEqual(['token']);
    const { body: latest } = await lastMessage();
    expect(faults(await open(other, tokenOf(latest)))).toEqual(['token']);
    expect((await open(nina, tokenOf(latest))).json).toEqual({ kind: 'phone' });
    expect(faults(await open(nina, tokenOf(latest)))).toEqual(['token']);
    expect((await nina.call('GET /crs/contact-data')).json.cellphone).toMatchObject({
      cellphone: '34988776655',
      waiting: null,
    });
    const others = await bank.store.execute(
      "select done_at from registration_validations where value = '11911112222' and sms_left = 0",
    );
    expect(others.rows).toEqual([{ done_at: null }, { done_at: null }]);
  });

  it('SHELL-7.3-4: a link to the new e-mail, which is nobody else’s', async () => {
    const ask = (email: string, confirm_email = email) =>
      callSigned(nina, 'POST /crs/contact-data/email', { body: { email, confirm_email } });
    expect(faults(await ask('nina@torres.demo', 'nina@torre.demo'))).toEqual(['confirm_email']);
    await ask('titular@balcao.demo');
    const taken = tokenOf((await lastMessage()).body);
    expect(faults(await nina.call('POST /crs/validations', { body: { token: taken } }))).toEqual(['token']);
    expect((await ask('Nina@Torres.demo')).json).toEqual({ attemptsToSendEmailLeft: 1 });
    const { body, recipient } = await lastMessage();
    expect(recipient).toBe('nina@torres.demo');
    expect((await nina.call('POST /crs/validations', { body: { token: tokenOf(body) } })).json.kind).toBe('email');
    const confirm = (email: string) =>
      nina.call('PUT /crs/contact-data', {
        body: { cellphone: '34988776655', email, confirm_email: email },
      });
    expect(faults(await confirm('outra@torres.demo'))).toEqual(['email']);
    expect((await confirm('nina@torres.demo')).status).toBe(200);
  });

  it('address, citizenship, income: each says what is missing', async () => {
    expect(faults(await nina.call('PUT /crs/address', { body: { street: 'Rua A' } }))).toEqual([
      'number',
      'neighborhood',
      'city',
      'state',
      'zipcode',
    ]);
    const address = { street: 'Rua A', number: '1', neighborhood: 'Centro', city: 'Uberlândia', state: 'MG' };
    const reply = await nina.call('PUT /crs/address', { body: { ...address, zipcode: '38400-100' } });
    expect(reply.json.zipcode).toBe('38400100');
    const additional = (body: object) => nina.call('PUT /crs/additional-data', { body });
    expect(faults(await additional({ foreigner: true, citizenships: [] }))).toEqual(['citizenships']);
    expect((await additional({ foreigner: true, citizenships: ['PT', 'PT'] })).json.citizenships).toEqual(['PT']);
    expect((await nina.call('GET /crs/financial-data')).json).toEqual({ financial: null });
    const financial = { monthly_income: 800_000, net_worth: 20_000_000, exposed: false };
    expect((await nina.call('PUT /crs/financial-data', { body: financial })).status).toBe(200);
  });

  it('company: partners once each, shares of the whole at most; documents as pictures', async () => {
    const one = { name: 'Nina Torres Lima', document: '529.982.247-25', role: 'managing-partner', share: 10_000 };
    const put = (members: object[]) => nina.call('PUT /crs/members', { body: { members } });
    expect(faults(await put([one, { ...one, share: 0 }]))).toEqual(['members.1.document']);
    expect(faults(await put([one, { ...one, document: '11144477735', share: 1 }]))).toEqual(['members.0.share']);
    expect((await put([one])).json.members).toHaveLength(1);
    await nina.call('PUT /crs/monthly-income', { body: { monthly_income: 4_000_000 } });
    for (const kind of ['identity', 'articles', 'articles'])
      expect((await nina.call('POST /crs/documents', { query: { kind }, body: await picture() })).status).toBe(200);
    const documents = (await nina.call('GET /crs/documents')).json;
    expect(documents).toHaveLength(2);
    const params = { id: documents[0].id };
    expect((await nina.call('GET /crs/documents/{id}', { params })).raw.length).toBeGreaterThan(100);
    expect((await other.call('GET /crs/documents/{id}', { params })).status).toBe(404);
  });

  it('concluded, everything is open again', async () => {
    const { steps } = await stepsOf(nina);
    expect(steps.filter(({ status }: { status: string }) => status === 'pending')).toEqual([]);
    expect((await nina.call('POST /crs/conclude')).json.state).toBe('none');
    expect((await nina.call('GET /account/balance')).status).toBe(200);
  });
});

it('the bank may ask again: pending, then forced', async () => {
  const ask = (state: string) =>
    bank.app.fastify.inject({
      method: 'POST',
      url: '/sandbox/api/registration',
      headers: { host: '127.0.0.1:4000', 'x-requested-with': 'balcao' },
      payload: { accountId: nina.accountId, state },
    });
  expect((await ask('pending')).statusCode).toBe(200);
  expect(await stepsOf(nina)).toMatchObject({ state: 'pending', updated_at: null });
  await ask('none');
  expect((await nina.call('GET /account/balance')).status).toBe(200);
});
