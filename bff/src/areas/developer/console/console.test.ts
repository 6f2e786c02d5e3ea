import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { callSigned } from '../../../../../tests/support/sign';
import type { Member } from '../../../../test/harness';
import { api, bank, openApiForTests } from '../../../../test/public-api';
import { openReceiver, tellAll, type Told } from '../../../../test/receiver';

openApiForTests();

const skip = { 'x-skip-mtls-checking': 'true' };
/** A client of homologation with a key, and where its webhook leads. */
async function withWebhook(who: Member, answer: (told: Told) => number = () => 200) {
  const receiver = await openReceiver(bank, answer);
  const { ask, app } = await api.client(who, 'homologation');
  const { chave } = (await ask('POST', '/v2/gn/evp')).json as { chave: string };
  await ask('PUT', `/v2/webhook/${chave}`, { webhookUrl: receiver.url }, skip);
  receiver.told.length = 0;
  const charge = async (original: string) =>
    (await ask('POST', '/v2/cob', { valor: { original }, chave })).json as { txid: string };
  return { ask, app, chave, charge, receiver };
}
const play = (who: Member, event: 'paid' | 'refunded' | 'contested' | 'key-claimed', subject: string) =>
  who.call('POST /api/events', { body: { event, subject } });
const deliveriesOf = async (who: Member) =>
  (await who.call('POST /api/webhooks/search', { body: { environment: 'homologation' } })).json.items;

describe('the console’s deliveries', () => {
  it('show request, answer and next try of what was told, to its account alone, and are told again', async () => {
    const who = await bank.openAccount();
    let status = 200;
    const { charge, receiver } = await withWebhook(who, () => status);
    status = 500;
    const { txid } = await charge('50.00');
    expect((await play(who, 'paid', txid)).status).toBe(204);
    await tellAll(bank);
    const [one] = await deliveriesOf(who);
    expect(one).toMatchObject({ topic: 'PIX_RECEBIDO', state: 'waiting', tries: 1, last_status: 500 });
    expect(one!.next_at! > one!.last_at!).toBe(true);
    const shown = (await who.call('GET /api/webhooks/{id}', { params: { id: one!.id } })).json;
    expect([shown.environment, JSON.parse(shown.body).pix[0].txid]).toEqual(['homologation', txid]);
    const other = await bank.openAccount();
    expect((await other.call('GET /api/webhooks/{id}', { params: { id: one!.id } })).status).toBe(404);
    expect((await other.call('POST /api/webhooks/{id}/resend', { params: { id: one!.id } })).status).toBe(404);
    status = 200;
    expect((await who.call('POST /api/webhooks/{id}/resend', { params: { id: one!.id } })).status).toBe(204);
    await tellAll(bank);
    // counted anew, so that it is tried on the whole schedule again
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'delivered', tries: 1, last_status: 200, next_at: null }]);
    expect((await who.call('POST /api/webhooks/search', { body: {} })).json.total).toBe(0);
    await receiver.close();
  });

  it('are signed by the new secret and the one before for seven days, then by the new one alone', async () => {
    const who = await bank.openAccount();
    const hook = await withWebhook(who);
    const secretOf = async () =>
      (await who.call('GET /api/webhook-secrets')).json.items.find((one) => one.environment === 'homologation')!.secret;
    const old = await secretOf();
    const made = await callSigned(who, 'PUT /api/webhook-secrets', { body: { environment: 'homologation' } });
    expect([made.json.secret, made.json.secret === old]).toEqual([await secretOf(), false]);
    const deliverPayment = async ({ charge, receiver }: typeof hook) => {
      await play(who, 'paid', (await charge('50.00')).txid);
      await tellAll(bank);
      const { headers, body } = receiver.told.at(-1)!;
      const sign = (secret: string) =>
        `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
          .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
          .digest('base64')}`;
      return { marks: headers['webhook-signature'], sign };
    };
    const during = await deliverPayment(hook);
    expect(during.marks).toBe(`${during.sign(made.json.secret)} ${during.sign(old)}`);
    await bank.moveDays(8);
    const later = await withWebhook(who);
    const after = await deliverPayment(later);
    expect(after.marks).toBe(after.sign(made.json.secret));
    await Promise.all([hook.receiver.close(), later.receiver.close()]);
  });
});

describe('the console’s events (AREAS-3-api-area-2)', () => {
  it('pay a charge, send a Pix back and take a key away, in homologation alone', async () => {
    const who = await bank.openAccount();
    expect((await play(who, 'paid', 'nada')).status).toBe(422);
    const { ask, charge, chave, receiver } = await withWebhook(who);
    const { txid } = await charge('80.00');
    await play(who, 'paid', ` ${txid} `);
    expect((await ask('GET', `/v2/cob/${txid}`)).json.status).toBe('CONCLUIDA');
    expect((await play(who, 'paid', txid)).status).toBe(422);
    const favorecido = { chave: 'ana@exemplo.com.br' };
    const sent = (await ask('PUT', '/v3/gn/pix/envio1', { valor: '2.00', pagador: { chave }, favorecido })).json;
    await tellAll(bank);
    expect((await play(who, 'refunded', sent.e2eId ?? sent.endToEndId)).status).toBe(204);
    expect((await play(who, 'key-claimed', chave)).status).toBe(204);
    expect((await ask('GET', '/v2/gn/evp')).json.chaves).toEqual([]);
    expect((await play(await bank.openAccount(), 'key-claimed', chave)).status).toBe(422);
    await receiver.close();
  });
});

describe('a call tried from the console', () => {
  it('is answered as the application’s, by scopes and log, and its token is gone', async () => {
    const who = await bank.openAccount();
    const { id } = await api.application(who, ['gn.balance.read']);
    const attempt = async (method: 'GET' | 'POST', path: string, body?: string) =>
      (
        await who.call('POST /api/applications/{id}/try', {
          params: { id },
          body: { api: 'pix', method, path, ...(body ? { body } : {}) },
        })
      ).json;
    const { status, body } = await attempt('GET', '/v2/gn/saldo');
    expect([status, JSON.parse(body)]).toEqual([200, { saldo: '0.00' }]);
    expect(await attempt('POST', '/v2/cob', '{"valor":{}}')).toMatchObject({ status: 403 });
    expect((await attempt('GET', '/v2/nada')).status).toBe(404);
    const { rows } = await bank.store.execute('select count(*)::int as n from api_tokens where account_id = $1', [
      who.accountId,
    ]);
    expect(rows[0].n).toBe(0);
    await vi.waitFor(async () => {
      const { items } = (await who.call('POST /api/requests/search', { body: {} })).json;
      expect(items.map((one) => `${one.environment} ${one.endpoint} ${one.status}`)).toEqual(
        expect.arrayContaining(['homologation GET /v2/gn/saldo 200', 'homologation POST /v2/cob 403']),
      );
    });
  });

  it('of another account’s application is a 404', async () => {
    const { id } = await api.application(await bank.openAccount());
    const other = await bank.openAccount();
    const body = { api: 'pix', method: 'GET', path: '/v2/gn/saldo' } as const;
    expect((await other.call('POST /api/applications/{id}/try', { params: { id }, body })).status).toBe(404);
  });

  it('begins with a body of what the endpoint needs', async () => {
    const { items } = (await (await bank.openAccount()).call('GET /api/endpoints')).json;
    const made = items.find(({ path, method }) => path === '/v2/cob' && method === 'POST')!;
    expect(JSON.parse(made.sample!)).toMatchObject({ valor: { original: '1.00' } });
  });
});

describe('why mTLS fails', () => {
  it('is told of an application’s last sign-ins: none sent, unknown, other environment, revoked, and well', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const { production, id } = await api.application(who);
    const mine = await api.certificate(who);
    await api.signIn(production);
    await api.signIn(production, await api.certificate(other));
    await api.signIn(production, await api.certificate(who, 'homologation'));
    await api.signIn(production, mine);
    await callSigned(who, 'PUT /api/certificates/{id}/revoke', { params: { id: mine.id }, body: {} });
    await api.signIn(production, mine);
    await vi.waitFor(async () => {
      const { items } = (await who.call('GET /api/applications/{id}/handshakes', { params: { id } })).json;
      expect(items.map(({ fault }) => fault).toSorted()).toEqual(
        ['none-sent', 'unknown', 'other-environment', null, 'revoked'].toSorted(),
      );
      expect(items.find(({ fault }) => fault === 'revoked')!.certificate).toBe('Servidor');
    });
    expect((await other.call('GET /api/applications/{id}/handshakes', { params: { id } })).status).toBe(404);
  });
});

describe('the quota of an application', () => {
  it('is warned of once a day, at 80 %', async () => {
    const who = await bank.openAccount();
    const { ask, app } = await api.client(who);
    await ask('GET', '/v2/gn/saldo');
    const usage = (used: number) =>
      vi.waitFor(async () => {
        const { rows } = await bank.store.execute(
          "update api_usage set success = $1 where application_id = $2 and endpoint = 'GET /v2/gn/saldo' returning 1",
          [used, app.id],
        );
        expect(rows).toHaveLength(1);
      });
    const warnings = async () =>
      (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.filter(({ content }) =>
        content.includes('80% do limite'),
      );
    await usage(11_998);
    await ask('GET', '/v2/gn/saldo');
    await ask('GET', '/v2/cob/curto');
    expect(await warnings()).toHaveLength(0);
    await ask('GET', '/v2/gn/saldo');
    await ask('GET', '/v2/gn/saldo');
    await vi.waitFor(async () => expect(await warnings()).toHaveLength(1));
    await ask('GET', '/v2/gn/saldo');
    await ask('GET', '/v2/gn/saldo');
    expect(await warnings()).toMatchObject([{ params: { url: `/api/aplicacoes/${app.id}/producao` } }]);
  });
});
