import { describe, expect, it, vi } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { api, bank, openApiForTests, type Certificate } from '../../../test/public-api';
import { certificateRound } from './certificates';

openApiForTests();
let count = 0;
const newTxid = () => `pedido${String(++count).padStart(24, '0')}`;

describe('signing in to the API (domain-next.md 1)', () => {
  it('with id, secret and certificate brings a token with the scopes of the Pix API', async () => {
    const { token } = await api.client(await bank.openAccount());
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(token.scope).toContain('cob.write');
    expect(token.scope).not.toContain('charge');
  });

  it('to the charges API asks for no certificate', async () => {
    const { fortunus } = await api.application(await bank.openAccount());
    const { json } = await api.signIn(fortunus, undefined, '/cobrancas/v1/authorize');
    expect(json).toMatchObject({ token_type: 'Bearer', expires_in: 600, expire_at: expect.stringMatching(/^\d+$/) });
  });

  it('without a certificate, with one of another account or environment, or a revoked one, says which check failed', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const { production } = await api.application(who);
    const mine = await api.certificate(who);
    const reasons = async (by?: Certificate) => {
      const { status, json } = await api.signIn(production, by);
      return [status, json.error, json.error_description];
    };
    expect(await reasons()).toEqual([401, 'invalid_client', expect.stringContaining('Nenhum certificado')]);
    expect(await reasons(await api.certificate(other))).toEqual([
      401,
      'invalid_client',
      expect.stringContaining('nenhuma conta'),
    ]);
    expect(await reasons(await api.certificate(who, 'homologation'))).toEqual([
      401,
      'invalid_client',
      expect.stringContaining('outro ambiente'),
    ]);
    await callSigned(who, 'PUT /api/certificates/{id}/revoke', { params: { id: mine.id }, body: {} });
    expect(await reasons(mine)).toEqual([401, 'invalid_client', expect.stringContaining('revogado')]);
    const { items } = (await who.call('POST /api/requests/search', { body: { status: 'refused' } })).json;
    expect(items.map(({ reason }) => reason)).toContain('O certificado apresentado foi revogado.');
  });

  it('with a wrong secret, a wrong id, or of a removed application is refused alike', async () => {
    const who = await bank.openAccount();
    const { production, id } = await api.application(who);
    const by = await api.certificate(who);
    const wrong = [
      { ...production, client_secret: 'x' },
      { client_id: 'Client_Id_x', client_secret: 'x' },
    ];
    for (const one of wrong)
      expect(await api.signIn(one, by)).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
    await callSigned(who, 'DELETE /api/applications/{id}', { params: { id }, body: {} });
    expect((await api.signIn(production, by)).status).toBe(401);
  });

  it('with the secret before a new one works for seven days', async () => {
    const who = await bank.openAccount();
    const { production, id } = await api.application(who);
    const by = await api.certificate(who);
    const { json: made } = await callSigned(who, 'PUT /api/applications/{id}/secret', {
      params: { id },
      body: { environment: 'production' },
    });
    expect((await api.signIn(made, by)).status).toBe(200);
    expect((await api.signIn(production, by)).status).toBe(200);
    await bank.moveDays(8);
    expect((await api.signIn(production, by)).status).toBe(401);
    expect((await api.signIn(made, by)).status).toBe(200);
  });
});

describe('a token', () => {
  it('without the scope, of another certificate, expired, of changed scopes, or of who lost the right, is refused', async () => {
    const who = await bank.openAccount();
    const { app, ask, by, token } = await api.client(who);
    const other = await api.certificate(who);
    const headers = { authorization: `Bearer ${token.access_token as string}` };
    const elsewhere = await api.send({ path: '/pix/v2/gn/saldo', by: other, headers });
    expect(elsewhere).toMatchObject({ status: 401, json: { error: 'invalid_token' } });
    // a request is written down once it was answered
    await vi.waitFor(async () => {
      const params = { id: app.id };
      const { items } = (await who.call('GET /api/applications/{id}/handshakes', { params })).json;
      expect(items.map(({ fault }) => fault)).toContain('other-token');
    });
    expect(
      (
        await api.send({
          path: '/pix/v2/gn/saldo',
          by,
          headers: { authorization: 'Bearer nonsense-nonsense-nonsense' },
        })
      ).status,
    ).toBe(401);
    await who.call('PUT /api/applications/{id}', {
      params: { id: app.id },
      body: { name: 'Loja', scopes: ['cob.read'] },
    });
    expect((await ask('GET', '/v2/gn/saldo')).status).toBe(401);
    const narrow = (await api.signIn(app.production, by)).json;
    const refused = await api.send({
      path: '/pix/v2/gn/saldo',
      by,
      headers: { authorization: `Bearer ${narrow.access_token as string}` },
    });
    expect(refused).toMatchObject({ status: 403, json: { error: 'insufficient_scope' } });
    await bank.store.execute(`update memberships set role = 'subuser', grants = '{}' where account_id = $1`, [
      who.accountId,
    ]);
    const lost = await api.send({
      path: `/pix/v2/cob/${newTxid()}`,
      by,
      headers: { authorization: `Bearer ${narrow.access_token as string}` },
    });
    expect(lost.status).toBe(403);
    await bank.store.execute('delete from memberships where account_id = $1', [who.accountId]);
    expect((await api.signIn(app.production, by)).status).toBe(401);
  });
});

it('a token of an account that was closed since is refused', async () => {
  const who = await bank.openAccount();
  const { ask } = await api.client(who);
  expect((await ask('GET', '/v2/gn/saldo')).status).toBe(200);
  await bank.store.execute('update accounts set is_shutdown = true where id = $1', [who.accountId]);
  const { status, json } = await ask('GET', '/v2/gn/saldo');
  expect([status, json.error_description]).toEqual([401, 'A conta foi encerrada.']);
});

it('a request that says a parameter twice is refused, in the shape of its API (domain-next.md 1)', async () => {
  const who = await bank.openAccount();
  const { ask } = await api.client(who);
  const window = 'inicio=2026-01-01T00:00:00Z&fim=2026-12-31T00:00:00Z';
  expect((await ask('GET', `/v2/cob?${window}&cpf=52998224725`)).status).toBe(200);
  const twice = await ask('GET', `/v2/cob?${window}&cpf=52998224725&cpf=12345678909`);
  expect([twice.status, twice.json.nome]).toEqual([400, 'valor_invalido']);
  const plans = await (await api.charging(who))('GET', '/plans?name=a&name=b');
  expect([plans.status, plans.json.code]).toEqual([400, 3500034]);
});

it('a certificate that is revoked ends its own tokens, and no other’s of the account', async () => {
  const who = await bank.openAccount();
  const [one, other] = [await api.client(who), await api.client(who)];
  await callSigned(who, 'PUT /api/certificates/{id}/revoke', { params: { id: one.by.id }, body: {} });
  const statuses = [await one.ask('GET', '/v2/gn/saldo'), await other.ask('GET', '/v2/gn/saldo')];
  expect(statuses.map(({ status }) => status)).toEqual([401, 200]);
});

describe('a request that changes something', () => {
  it('is in the account’s log under the person in whose name the application acts', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const [line] = (await who.call('POST /account-logs/search', { body: { action: 'pix-key.create' } })).json.items;
    const { name: user } = (await who.call('GET /profile')).json;
    expect(line).toMatchObject({ user, about: chave });
  });

  it('may say that it sends JSON and send nothing, where nothing is asked for', async () => {
    const { ask } = await api.client(await bank.openAccount());
    const json = { 'content-type': 'application/json' };
    expect((await ask('POST', '/v2/gn/evp', undefined, json)).status).toBe(201);
    const { status, json: told } = await ask('POST', '/v2/cob', undefined, json);
    expect([status, told.nome]).toEqual([400, 'valor_invalido']);
  });

  it('with an idempotency key is done once, and refused with the key for anything else', async () => {
    const ask = await api.charging(await bank.openAccount());
    const body = { items: [{ name: 'Camiseta', value: 5000 }] };
    const key = { 'x-idempotency-key': 'pedido-1' };
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/charge', body, key)));
    expect(new Set(sent.map(({ status, json }) => `${status} ${json.data.charge_id}`)).size).toBe(1);
    const other = await ask('POST', '/charge', { items: [{ name: 'Camiseta', value: 5001 }] }, key);
    expect([other.status, other.json.code]).toEqual([409, 3500036]);
    const elsewhere = await ask('PUT', `/charge/${sent[0]!.json.data.charge_id}/cancel`, undefined, key);
    expect(elsewhere.status).toBe(409);
    const others = await api.charging(await bank.openAccount());
    expect((await others('POST', '/charge', body, key)).status).toBe(200);
  });

  it('too often in a second is refused, and told when it may come again', async () => {
    const { ask } = await api.client(await bank.openAccount());
    const usual = bank.services.config.BALCAO_API_PER_SECOND;
    bank.services.config.BALCAO_API_PER_SECOND = 1;
    const sent = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '/v2/loc', { tipoCob: 'cob' })));
    bank.services.config.BALCAO_API_PER_SECOND = usual;
    const refused = sent.find(({ status }) => status === 429);
    expect(refused?.json.nome).toBe('limite_por_segundo');
    expect(refused?.headers['retry-after']).toBe('1');
  });
});

it('a request over the day’s quota of its environment is refused until the day of São Paulo ends', async () => {
  const who = await bank.openAccount();
  const { app, ask } = await api.client(who);
  await bank.store.execute(
    `insert into api_usage (account_id, application_id, environment, day, endpoint, success)
      values ($1, $2, 'homologation', $3, 'GET /v2/gn/saldo', 15000)`,
    [who.accountId, app.id, await bank.today()],
  );
  expect((await ask('GET', '/v2/gn/saldo')).status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await bank.store.execute(
      `update api_usage set success = 15000 where application_id = $1 and environment = 'production'
        and endpoint = 'GET /v2/gn/saldo' returning 1`,
      [app.id],
    );
    expect(rows).toHaveLength(1);
  });
  const over = await ask('GET', '/v2/gn/saldo');
  expect([over.status, over.json.nome]).toEqual([429, 'limite_diario']);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(1);
});

it('the Fortunus environment signs in to the charges API alone', async () => {
  const who = await bank.openAccount();
  const { fortunus } = await api.application(who);
  const { status, json } = await api.signIn(fortunus, await api.certificate(who));
  expect([status, json.error_description]).toEqual([401, expect.stringContaining('Fortunus')]);
});

describe('the portal’s side', () => {
  it('shows a secret once, and what was asked by endpoint and day, without secrets', async () => {
    const who = await bank.openAccount();
    const { app, ask } = await api.client(who);
    await ask('GET', '/v2/gn/saldo');
    await ask('GET', `/v2/cob/${newTxid()}`);
    const shown = JSON.stringify((await who.call('GET /api/applications/{id}', { params: { id: app.id } })).json);
    expect(shown).not.toContain('Client_Secret');
    // a request is written down once it was answered
    await vi.waitFor(async () => {
      const { items } = (await who.call('POST /api/applications/{id}/activity', { params: { id: app.id }, body: {} }))
        .json;
      const counts = items.map(({ endpoint, success, refused }) => [endpoint, success, refused]);
      expect(counts).toEqual(
        expect.arrayContaining([
          ['GET /v2/cob/:txid', 0, 1],
          ['GET /v2/gn/saldo', 1, 0],
        ]),
      );
    });
    const { rows } = await bank.store.execute('select string_agg(t::text, chr(10)) as all from api_requests t', []);
    expect(rows[0].all).not.toMatch(/Client_Secret_|Bearer |Basic /);
  });

  it('allows five live certificates an environment, and tells before one ends', async () => {
    const who = await bank.openAccount();
    for (let n = 0; n < 4; n++) await api.certificate(who);
    const fifth = await who.call('POST /api/certificates', { body: { environment: 'production', name: 'Servidor' } });
    expect(fifth.status).toBe(200);
    const sixth = await who.call('POST /api/certificates', { body: { environment: 'production', name: 'Mais um' } });
    expect([sixth.status, sixth.json.errors?.[0]?.field]).toEqual([422, 'environment']);
    const elsewhere = { environment: 'homologation', name: 'Testes' } as const;
    expect((await who.call('POST /api/certificates', { body: elsewhere })).status).toBe(200);
    await bank.moveDays(340);
    await bank.work((trx, tools) => certificateRound.run(trx, {}, tools));
    await bank.work((trx, tools) => certificateRound.run(trx, {}, tools));
    const news = (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items;
    expect(news.filter(({ content }) => content.startsWith('O certificado Servidor'))).toHaveLength(5);
    // those that ended make room
    await bank.moveDays(30);
    const next = await who.call('POST /api/certificates', { body: { environment: 'production', name: 'Servidor' } });
    expect(next.status).toBe(200);
  });

  it('of another account’s application or certificate is a 404', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const { id } = await api.application(who);
    const one = await api.certificate(who);
    expect((await other.call('GET /api/applications/{id}', { params: { id } })).status).toBe(404);
    expect((await callSigned(other, 'DELETE /api/applications/{id}', { params: { id }, body: {} })).status).toBe(404);
    const revoked = await callSigned(other, 'PUT /api/certificates/{id}/revoke', { params: { id: one.id }, body: {} });
    expect(revoked.status).toBe(404);
  });
});
