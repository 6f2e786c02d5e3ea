import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { payCode } from '../../../test/pay-code';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { basic, grant, openPublicApi, type PublicApiTest } from '../../../test/public-api';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { certificateRound } from './certificates';

let bank: EmptyBank;
let api: PublicApiTest;
beforeAll(async () => {
  bank = await openEmptyBank();
  api = await openPublicApi(bank);
});
afterAll(async () => {
  await api.close();
  await bank.close();
});
const { send, application, certificate, signIn, client, charging } = new Proxy({} as PublicApiTest, {
  get:
    (_, name: keyof PublicApiTest) =>
    (...args: never[]) =>
      (api[name] as (...all: never[]) => unknown)(...args),
});
const TXID = 'pedido0000000000000000000001';
let count = 0;
const newTxid = () => `pedido${String(++count).padStart(24, '0')}`;

describe('signing in to the API (domain-next.md 1)', () => {
  it('with id, secret and certificate brings a token with the scopes of the Pix API', async () => {
    const { token } = await client(await bank.openAccount());
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(token.scope).toContain('cob.write');
    expect(token.scope).not.toContain('charge');
  });

  it('to the charges API asks for no certificate', async () => {
    const { fortunus } = await application(await bank.openAccount());
    const { json } = await send({
      method: 'POST',
      path: '/cobrancas/v1/authorize',
      headers: { authorization: basic(fortunus.client_id, fortunus.client_secret) },
      body: grant,
    });
    expect(json).toMatchObject({ token_type: 'Bearer', expires_in: 600, expire_at: expect.stringMatching(/^\d+$/) });
  });

  it('without a certificate, with one of another account or environment, or a revoked one, says which check failed', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const { production } = await application(who);
    const mine = await certificate(who);
    const reasons = async (pfx?: Buffer) => {
      const { status, json } = await signIn(production, pfx);
      return [status, json.error, json.error_description];
    };
    expect(await reasons()).toEqual([401, 'invalid_client', expect.stringContaining('Nenhum certificado')]);
    expect(await reasons((await certificate(other)).pfx)).toEqual([
      401,
      'invalid_client',
      expect.stringContaining('nenhuma conta'),
    ]);
    expect(await reasons((await certificate(who, 'homologation')).pfx)).toEqual([
      401,
      'invalid_client',
      expect.stringContaining('outro ambiente'),
    ]);
    await callSigned(who, 'PUT /api/certificates/{id}/revoke', { params: { id: mine.id }, body: {} });
    expect(await reasons(mine.pfx)).toEqual([401, 'invalid_client', expect.stringContaining('revogado')]);
    const { items } = (await who.call('POST /api/requests/search', { body: { status: 'refused' } })).json;
    expect(items.map(({ reason }) => reason)).toContain('O certificado apresentado foi revogado.');
  });

  it('with a wrong secret, a wrong id, or of a removed application is refused alike', async () => {
    const who = await bank.openAccount();
    const { production, id } = await application(who);
    const { pfx } = await certificate(who);
    const wrong = [
      { ...production, client_secret: 'x' },
      { client_id: 'Client_Id_x', client_secret: 'x' },
    ];
    for (const one of wrong)
      expect(await signIn(one, pfx)).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
    await callSigned(who, 'DELETE /api/applications/{id}', { params: { id }, body: {} });
    expect((await signIn(production, pfx)).status).toBe(401);
  });

  it('with the secret before a new one works for seven days', async () => {
    const who = await bank.openAccount();
    const { production, id } = await application(who);
    const { pfx } = await certificate(who);
    const { json: made } = await callSigned(who, 'PUT /api/applications/{id}/secret', {
      params: { id },
      body: { environment: 'production' },
    });
    expect((await signIn(made, pfx)).status).toBe(200);
    expect((await signIn(production, pfx)).status).toBe(200);
    await bank.moveDays(8);
    expect((await signIn(production, pfx)).status).toBe(401);
    expect((await signIn(made, pfx)).status).toBe(200);
  });
});

describe('immediate charges by the API (pix-api.json)', () => {
  it('are made, shown, revised, paid and found, and the portal lists them too', async () => {
    const who = await bank.openAccount();
    const { ask } = await client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const body = {
      calendario: { expiracao: 3600 },
      devedor: { cpf: '12345678909', nome: 'Ana' },
      valor: { original: '123.45' },
      chave,
      solicitacaoPagador: 'Pedido 1',
    };
    const made = await ask('PUT', `/v2/cob/${TXID}`, body);
    expect(made).toMatchObject({
      status: 201,
      json: { txid: TXID, status: 'ATIVA', revisao: 0, valor: { original: '123.45' }, devedor: { nome: 'Ana' } },
    });
    expect((await ask('PUT', `/v2/cob/${TXID}`, body)).json).toMatchObject({ nome: 'txid_duplicado' });
    const revised = await ask('PATCH', `/v2/cob/${TXID}`, { valor: { original: '100.00' } });
    expect(revised.json).toMatchObject({ revisao: 1, valor: { original: '100.00' }, devedor: { nome: 'Ana' } });
    const at = await bankNow(bank.store.db);
    await payCode(bank, made.json.pixCopiaECola);
    const paid = (await ask('GET', `/v2/cob/${TXID}`)).json;
    expect(paid).toMatchObject({ status: 'CONCLUIDA', pix: [{ valor: '100.00', txid: TXID }] });
    expect((await ask('PATCH', `/v2/cob/${TXID}`, { valor: { original: '1.00' } })).json.nome).toBe(
      'status_cobranca_invalido',
    );
    const window = `inicio=${new Date(at.getTime() - 3_600_000).toISOString()}&fim=${new Date(at.getTime() + 3_600_000).toISOString()}`;
    expect((await ask('GET', `/v2/cob?${window}`)).json).toMatchObject({
      parametros: { paginacao: { quantidadeTotalDeItens: 1 } },
      cobs: [{ txid: TXID }],
    });
    expect((await ask('GET', `/v2/pix?${window}`)).json.pix).toHaveLength(1);
    expect((await ask('GET', `/v2/pix/${paid.pix[0].endToEndId}`)).json.valor).toBe('100.00');
    expect((await ask('GET', '/v2/gn/saldo')).json).toEqual({ saldo: '100.00' });
    expect((await ask('GET', `/v2/loc/${paid.loc.id}/qrcode`)).json.imagemQrcode).toMatch(/^data:image\/png;base64,/);
    expect((await who.call('POST /pix/qrcodes/search', { body: {} })).json.items).toMatchObject([
      { txid: TXID, state: 'paid' },
    ]);
  });

  it.each<[string, string, object, string]>([
    ['a short txid', 'curto', {}, 'txid_invalido'],
    ['a value of zero', '', { valor: { original: '0.00' } }, 'valor_invalido'],
    ['a value that is no money', '', { valor: { original: '1,5' } }, 'valor_invalido'],
    ['a key of somebody else', '', { chave: 'ana@exemplo.com.br' }, 'valor_invalido'],
    ['a wrong CPF', '', { devedor: { cpf: '11122233300', nome: 'Ana' } }, 'valor_invalido'],
  ])('with %s are refused in the shape of the Pix API', async (_, txid, more, nome) => {
    const { ask } = await client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const { status, json } = await ask('PUT', `/v2/cob/${txid || newTxid()}`, {
      valor: { original: '1.00' },
      chave,
      ...more,
    });
    expect([status, json.nome, typeof json.mensagem]).toEqual([400, nome, 'string']);
  });

  it('of one account are not another’s', async () => {
    const [mine, others] = [await client(await bank.openAccount()), await client(await bank.openAccount())];
    const { chave } = (await mine.ask('POST', '/v2/gn/evp')).json;
    const txid = newTxid();
    await mine.ask('PUT', `/v2/cob/${txid}`, { valor: { original: '1.00' }, chave });
    expect((await others.ask('GET', `/v2/cob/${txid}`)).status).toBe(404);
    expect((await others.ask('PATCH', `/v2/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })).status).toBe(
      404,
    );
    const removed = await mine.ask('PATCH', `/v2/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    expect(removed.json.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
  });

  it('of homologation are in no list of the account', async () => {
    const who = await bank.openAccount();
    const { ask } = await client(who, 'homologation');
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    expect((await ask('PUT', `/v2/cob/${newTxid()}`, { valor: { original: '5.00' }, chave })).status).toBe(201);
    expect((await who.call('POST /pix/qrcodes/search', { body: {} })).json.total).toBe(0);
    expect((await who.call('GET /pix/keys')).json.keys).toEqual([]);
  });
});

describe('billets by the API (public-api-schemas.json)', () => {
  const body = (more: object = {}) => ({
    items: [{ name: 'Camiseta', value: 5000, amount: 2 }],
    metadata: { custom_id: 'pedido-7' },
    payment: {
      banking_billet: {
        customer: { name: 'Gorbadoc Oldbuck', cpf: '12345678909', email: 'gorbadoc@exemplo.com' },
        expire_at: soon,
        ...more,
      },
    },
  });
  let soon: string;
  beforeAll(async () => {
    soon = addDays(await bank.today(), 400);
  });
  it('are made in one step, shown, changed and cancelled, and are the portal’s', async () => {
    const who = await bank.openAccount();
    const ask = await charging(who);
    soon = addDays(await bank.today(), 20);
    const { status, json } = await ask('POST', '/charge/one-step', body());
    expect([status, json.code, json.data.total, json.data.payment]).toEqual([200, 200, 10_000, 'banking_billet']);
    const id = json.data.charge_id as number;
    await bank.runJobs();
    expect((await ask('GET', `/charge/${id}`)).json.data).toMatchObject({
      total: 10_000,
      custom_id: 'pedido-7',
      status: 'waiting',
    });
    const later = addDays(soon, 5);
    expect((await ask('PUT', `/charge/${id}/billet`, { expire_at: later })).json).toEqual({ code: 200 });
    expect((await who.call('GET /charges/{id}', { params: { id } })).json).toMatchObject({ expire_at: later });
    expect((await ask('PUT', `/charge/${id}/cancel`)).json).toEqual({ code: 200 });
    expect((await ask('PUT', `/charge/${id}/cancel`)).json).toMatchObject({
      code: 3500036,
      error: 'invalid_operation',
    });
    expect((await ask('GET', '/charges')).json.params.pagination.total).toBe(1);
    // the same payer again is the same customer
    await ask('POST', '/charge/one-step', body());
    expect((await who.call('GET /charges/recipients', { query: { text: 'Gorbadoc' } })).json).toHaveLength(1);
  });

  it('with a wrong CPF, of another account, or without a token, are refused in the shape of the charges API', async () => {
    const ask = await charging(await bank.openAccount());
    const others = await charging(await bank.openAccount());
    soon = addDays(await bank.today(), 20);
    const wrong = await ask('POST', '/charge/one-step', body({ customer: { name: 'Ana', cpf: '11122233300' } }));
    expect(wrong).toMatchObject({
      status: 400,
      json: {
        code: 3500034,
        error: 'validation_error',
        error_description: { property: '/payment/banking_billet/customer/cpf' },
      },
    });
    const { data } = (await ask('POST', '/charge/one-step', body())).json;
    expect((await others('GET', `/charge/${data.charge_id}`)).status).toBe(404);
    expect((await send({ path: `/cobrancas/v1/charge/${data.charge_id}` })).json.error).toBe('invalid_token');
  });
});

describe('a token', () => {
  it('without the scope, of another certificate, expired, of changed scopes, or of who lost the right, is refused', async () => {
    const who = await bank.openAccount();
    const { app, ask, pfx, token } = await client(who);
    const other = await certificate(who);
    const headers = { authorization: `Bearer ${token.access_token as string}` };
    const elsewhere = await send({ path: '/pix/v2/gn/saldo', pfx: other.pfx, headers });
    expect(elsewhere).toMatchObject({ status: 401, json: { error: 'invalid_token' } });
    expect(
      (await send({ path: '/pix/v2/gn/saldo', pfx, headers: { authorization: 'Bearer nonsense-nonsense-nonsense' } }))
        .status,
    ).toBe(401);
    await who.call('PUT /api/applications/{id}', {
      params: { id: app.id },
      body: { name: 'Loja', scopes: ['cob.read'] },
    });
    expect((await ask('GET', '/v2/gn/saldo')).status).toBe(401);
    const narrow = (await signIn(app.production, pfx)).json;
    const refused = await send({
      path: '/pix/v2/gn/saldo',
      pfx,
      headers: { authorization: `Bearer ${narrow.access_token as string}` },
    });
    expect(refused).toMatchObject({ status: 403, json: { error: 'insufficient_scope' } });
    await bank.store.execute(`update memberships set role = 'subuser', grants = '{}' where account_id = $1`, [
      who.accountId,
    ]);
    const lost = await send({
      path: `/pix/v2/cob/${newTxid()}`,
      pfx,
      headers: { authorization: `Bearer ${narrow.access_token as string}` },
    });
    expect(lost.status).toBe(403);
    await bank.store.execute('delete from memberships where account_id = $1', [who.accountId]);
    expect((await signIn(app.production, pfx)).status).toBe(401);
  });
});

describe('a request that changes something', () => {
  it('with an idempotency key is done once, and refused with the key for anything else', async () => {
    const ask = await charging(await bank.openAccount());
    const body = { items: [{ name: 'Camiseta', value: 5000 }] };
    const key = { 'x-idempotency-key': 'pedido-1' };
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/charge', body, key)));
    expect(new Set(sent.map(({ status, json }) => `${status} ${json.data.charge_id}`)).size).toBe(1);
    const other = await ask('POST', '/charge', { items: [{ name: 'Camiseta', value: 5001 }] }, key);
    expect([other.status, other.json.code]).toEqual([409, 3500036]);
    const elsewhere = await ask('PUT', `/charge/${sent[0]!.json.data.charge_id}/cancel`, undefined, key);
    expect(elsewhere.status).toBe(409);
    const others = await charging(await bank.openAccount());
    expect((await others('POST', '/charge', body, key)).status).toBe(200);
  });

  it('too often in a second is refused, and told when it may come again', async () => {
    const { ask } = await client(await bank.openAccount());
    const usual = bank.services.config.BALCAO_API_PER_SECOND;
    bank.services.config.BALCAO_API_PER_SECOND = 1;
    const sent = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '/v2/loc', { tipoCob: 'cob' })));
    bank.services.config.BALCAO_API_PER_SECOND = usual;
    const refused = sent.find(({ status }) => status === 429);
    expect(refused?.json.nome).toBe('limite_por_segundo');
    expect(refused?.headers['retry-after']).toBe('1');
  });
});

describe('the portal’s side', () => {
  it('shows a secret once, and what was asked by endpoint and day, without secrets', async () => {
    const who = await bank.openAccount();
    const { app, ask } = await client(who);
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
    for (let n = 0; n < 5; n++) await certificate(who);
    const sixth = await who.call('POST /api/certificates', { body: { environment: 'production', name: 'Mais um' } });
    expect([sixth.status, sixth.json.errors?.[0]?.field]).toEqual([422, 'environment']);
    await bank.moveDays(340);
    await bank.work((trx, tools) => certificateRound.run(trx, {}, tools));
    await bank.work((trx, tools) => certificateRound.run(trx, {}, tools));
    const news = (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items;
    expect(news.filter(({ content }) => content.startsWith('O certificado Servidor'))).toHaveLength(5);
  });

  it('of another account’s application or certificate is a 404', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const { id } = await application(who);
    const one = await certificate(who);
    expect((await other.call('GET /api/applications/{id}', { params: { id } })).status).toBe(404);
    expect((await callSigned(other, 'DELETE /api/applications/{id}', { params: { id }, body: {} })).status).toBe(404);
    const revoked = await callSigned(other, 'PUT /api/certificates/{id}/revoke', { params: { id: one.id }, body: {} });
    expect(revoked.status).toBe(404);
  });
});
