import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callSigned, sign } from '../../../../tests/support/sign';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { answerOnDevice, operationsOnDevices } from './service';

const START = 'POST /secure-device/authenticator/start';
const REGISTER = 'POST /secure-device/devices';
const operation = { call: REGISTER, body: { name: 'Tablet' } };

let bank: TestBank;
let careful: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  careful = await bank.signIn('doisfatores@balcao.demo');
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.store.execute('delete from attempts');
  await bank.store.execute("delete from devices where name = 'Tablet'");
});

const start = async (who = careful) =>
  (await who.call(START, { body: operation })).json as { id: number; token: string };
const say = (id: number, answer: 'approved' | 'refused') =>
  bank.store.transaction((trx) => answerOnDevice(trx, id, answer));
const statusOf = async (id: number, who = careful) =>
  (await who.call('GET /transfer/status/{id}', { params: { id } })).json;
const register = (deviceToken: string, name = 'Tablet', who = careful) =>
  who.call(REGISTER, { body: { name, deviceToken } });

describe('an approval on the trusted device (SHELL-4.9)', () => {
  it('shows the device exactly what is approved, tells 302 once it is, and lets the operation through once', async () => {
    const { id, token } = await start();
    const [shown] = await operationsOnDevices(bank.store.db);
    expect(shown).toMatchObject({
      id,
      person: 'Dalila Macedo',
      summary: 'Cadastrar dispositivo de segurança',
      lines: [{ label: 'Dispositivo', value: 'Tablet' }],
      status: 'pending',
    });
    expect(await statusOf(id)).toEqual({ status: 202 });
    expect((await register(token)).json.code).toBe('signature-expired');
    await say(id, 'approved');
    expect(await statusOf(id)).toEqual({ status: 302 });
    for (const path of ['GET /transfer/feedbacks/{id}', 'GET /feedbacks/{id}'])
      expect((await careful.call(path, { params: { id } })).json).toMatchObject({ code: '2', status: 200, errors: [] });
    expect((await careful.call('GET /secure-device/status/{token}', { params: { token } })).json).toEqual({
      status: 302,
    });
    expect((await register(token)).json).toMatchObject({ name: 'Tablet' });
    expect((await register(token)).json.code).toBe('signature-expired');
  });

  it('is announced on each of the devices, without what a locked screen should not show', async () => {
    await bank.store.execute("delete from sandbox_messages where channel = 'push'");
    await start();
    const devices = (await careful.call('GET /secure-device')).json.devices as { name: string }[];
    const pushed = await bank.store.db
      .selectFrom('sandbox_messages')
      .select(['recipient', 'subject', 'body'])
      .where('channel', '=', 'push')
      .execute();
    expect(pushed.map(({ recipient }) => recipient)).toEqual(devices.map(({ name }) => name));
    expect(pushed[0]).toMatchObject({
      subject: 'Autorize no seu celular',
      body: 'Cadastrar dispositivo de segurança. Abra o aplicativo do Balcão em até 5 minutos para conferir e responder.',
    });
    expect(pushed[0]!.body).not.toContain('Tablet');
  });

  it('lets nothing else through than was shown', async () => {
    const { id, token } = await start();
    await say(id, 'approved');
    expect((await register(token, 'Outro')).json.code).toBe('signature-mismatch');
    expect(
      (await careful.call('DELETE /secure-device/devices/{id}', { params: { id: 1 }, body: { deviceToken: token } }))
        .json.code,
    ).toBe('signature-mismatch');
    expect((await register(token, 'Tablet', await bank.signIn('titular@balcao.demo'))).json.code).toBe(
      'signature-expired',
    );
    expect((await register(token)).status).toBe(200);
  });

  it('tells a refusal; the card flow as a list of errors (SHELL-4.9-5)', async () => {
    const { id, token } = await start();
    await say(id, 'refused');
    expect(await statusOf(id)).toEqual({ status: 403 });
    const message = 'A operação foi recusada no dispositivo.';
    expect((await careful.call('GET /transfer/feedbacks/{id}', { params: { id } })).json).toEqual({
      code: '3',
      status: 403,
      message,
      errors: [],
    });
    expect((await careful.call('GET /feedbacks/{id}', { params: { id } })).json.errors).toEqual([{ message }]);
    expect((await register(token)).json.code).toBe('signature-expired');
    await expect(say(id, 'approved')).rejects.toMatchObject({ status: 409 });
  });

  it('expires after five minutes, approved or not (SHELL-4.9-3)', async () => {
    const [waiting, approved] = [await start(), await start()];
    await say(approved.id, 'approved');
    const { rows } = await bank.store.execute(
      'select extract(epoch from expires_at - created_at)::int as s from device_approvals where id = $1',
      [waiting.id],
    );
    expect(rows[0].s).toBe(300);
    await bank.store.execute('update device_approvals set expires_at = now() where id = any($1)', [
      [waiting.id, approved.id],
    ]);
    for (const { id, token } of [waiting, approved]) {
      expect(await statusOf(id)).toEqual({ status: 408 });
      expect((await careful.call('GET /secure-device/feedbacks/{token}', { params: { token } })).json.message).toBe(
        'Tempo expirado para autorização. Por favor, tente novamente.',
      );
      expect((await register(token)).json.code).toBe('signature-expired');
    }
    await expect(say(waiting.id, 'approved')).rejects.toMatchObject({ status: 409 });
  });

  it('is used once, however many come at once', async () => {
    const { id, token } = await start();
    await say(id, 'approved');
    const replies = await Promise.all(Array.from({ length: 10 }, () => register(token)));
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1);
    expect(
      (await careful.call('GET /secure-device')).json.devices.filter((d: { name: string }) => d.name === 'Tablet'),
    ).toHaveLength(1);
  });

  it("answers of another person's like of one that is not", async () => {
    const { id, token } = await start();
    const other = await bank.signIn('titular@balcao.demo');
    for (const [path, params, missing] of [
      ['GET /transfer/status/{id}', { id }, { id: 9_000_000_000 }],
      ['GET /feedbacks/{id}', { id }, { id: 9_000_000_000 }],
      ['GET /secure-device/status/{token}', { token }, { token: 'x'.repeat(43) }],
    ] as const) {
      const theirs = await other.call(path, { params });
      expect(theirs.status).toBe(404);
      expect(theirs.json).toEqual((await other.call(path, { params: missing })).json);
    }
  });

  it('is of the account it was asked on: on another of theirs, the person finds none', async () => {
    const many = await bank.signIn('multicontas@balcao.demo');
    await bank.store.execute("insert into devices (user_id, name) values ($1, 'Tablet')", [many.userId]);
    const { id } = await start(many);
    expect(await statusOf(id, many)).toEqual({ status: 202 });
    const { id: otherId } = await bank.store.db
      .selectFrom('memberships')
      .select('account_id as id')
      .where('user_id', '=', many.userId)
      .where('account_id', '<>', many.accountId)
      .executeTakeFirstOrThrow();
    await bank.store.execute('update device_approvals set account_id = $1 where id = $2', [otherId, id]);
    expect((await many.call('GET /transfer/status/{id}', { params: { id } })).status).toBe(404);
  });

  it('is not started without a device, nor for what is not signed', async () => {
    const titular = await bank.signIn('titular@balcao.demo');
    expect((await titular.call(START, { body: operation })).json.code).toBe('no-device');
    expect((await careful.call(START, { body: { call: 'POST /customer' } })).status).toBe(422);
    expect((await titular.call('GET /secure-device')).json).toEqual({ usable: false, devices: [] });
    expect((await careful.call('GET /secure-device')).json).toMatchObject({
      usable: true,
      devices: [{ name: 'Celular de Dalila' }],
    });
  });
});

describe('trusted devices', () => {
  it('are registered and revoked with a signature; a revoked one approves nothing more', async () => {
    const titular = await bank.signIn('titular@balcao.demo');
    const made = await callSigned(titular, REGISTER, { body: { name: 'Celular' } });
    expect([made.status, made.json.name]).toEqual([200, 'Celular']);
    const shown = async () => (await titular.call('GET /secure-device')).json.devices[0];
    const { rows: stored } = await bank.store.execute('select created_at from devices where id = $1', [made.json.id]);
    const registeredAt = stored[0].created_at.toISOString();
    expect(await shown()).toEqual({ id: made.json.id, name: 'Celular', registeredAt, lastUsedAt: null });
    const [waiting, approved, others] = [await start(titular), await start(titular), await start()];
    await say(approved.id, 'approved');
    const { lastUsedAt } = await shown();
    expect(Math.abs(Date.now() - Date.parse(lastUsedAt))).toBeLessThan(60_000);
    const answered = await bank.store.execute('select device_id from device_approvals where id = $1', [approved.id]);
    expect(answered.rows).toEqual([{ device_id: made.json.id }]);
    const colleague = await bank.signIn('suporte@balcao.demo', titular.accountId);
    expect((await colleague.call('GET /transfer/status/{id}', { params: { id: waiting.id } })).status).toBe(404);
    expect((await titular.call('GET /transfer/status/{id}', { params: { id: waiting.id } })).status).toBe(200);
    const path = 'DELETE /secure-device/devices/{id}';
    expect((await callSigned(careful, path, { params: { id: made.json.id } })).status).toBe(404);
    const signature = await sign(titular, { call: path, params: { id: made.json.id + 1 } });
    expect((await titular.call(path, { params: { id: made.json.id }, body: { signature } })).json.code).toBe(
      'signature-mismatch',
    );
    expect((await callSigned(titular, path, { params: { id: made.json.id } })).status).toBe(204);
    await expect(say(waiting.id, 'approved')).rejects.toMatchObject({ status: 409 });
    await say(others.id, 'approved');
    expect((await register(approved.token, 'Tablet', titular)).json.code).toBe('signature-expired');
    expect((await callSigned(titular, path, { params: { id: made.json.id } })).status).toBe(404);
  });

  it('are five at most, however many are registered at once', async () => {
    const shop = await bank.signIn('multicontas@balcao.demo');
    const replies = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const body = { name: `Aparelho ${i}` };
        return shop.call(REGISTER, { body: { ...body, signature: await sign(shop, { call: REGISTER, body }) } });
      }),
    );
    // parallel signatures are counted before they are judged: some may be told to wait
    expect(replies.filter((r) => r.status === 200).length).toBeLessThanOrEqual(5);
    for (let i = 0; i < 6; i++) {
      await bank.store.execute('delete from attempts');
      await callSigned(shop, REGISTER, { body: { name: `Mais ${i}` } });
    }
    expect((await shop.call('GET /secure-device')).json.devices).toHaveLength(5);
    expect((await callSigned(shop, REGISTER, { body: { name: 'Sexto' } })).json.code).toBe('devices-max');
  });
});

describe("the sandbox console's phone", () => {
  const LOCAL = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' };
  const page = async () => (await bank.app.fastify.inject({ url: '/sandbox/celular', headers: LOCAL })).payload;
  const press = (id: number, resposta: string) =>
    bank.app.fastify.inject({
      method: 'POST',
      url: `/sandbox/celular/${id}`,
      headers: { ...LOCAL, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `resposta=${resposta}`,
    });

  it('shows what is approved, as it will be done, and takes one answer', async () => {
    const name = '<b>Outro</b>';
    const { id, token } = (await careful.call(START, { body: { call: REGISTER, body: { name } } })).json;
    const shown = await page();
    for (const text of [
      'Cadastrar dispositivo de segurança',
      '&lt;b&gt;Outro&lt;/b&gt;',
      'Dalila Macedo',
      'Macedo Idiomas',
    ])
      expect(shown).toContain(text);
    expect((await press(id, 'autorizar')).statusCode).toBe(303);
    const again = await press(id, 'recusar');
    expect([again.statusCode, again.payload.includes('já foi respondida')]).toEqual([409, true]);
    expect((await register(token, name)).status).toBe(200);
    expect(await page()).toContain('Operação autorizada e concluída.');
    await bank.store.execute('delete from devices where name = $1', [name]);
  });

  it('refuses by its other button', async () => {
    const { id } = await start();
    expect((await press(id, 'recusar')).statusCode).toBe(303);
    expect(await statusOf(id)).toEqual({ status: 403 });
  });
});
