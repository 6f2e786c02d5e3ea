import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank';

const TOKEN = 'a-token-of-the-sandbox';
const LOCAL = { host: '127.0.0.1:4000' };
const OWN = { ...LOCAL, origin: 'http://127.0.0.1:4000' };
const FORM = { ...OWN, 'content-type': 'application/x-www-form-urlencoded' };

describe('the sandbox console', () => {
  let bank: TestBank;
  const inject = (options: InjectOptions) => bank.app.fastify.inject(options);
  const openBillets = () =>
    bank.store.db
      .selectFrom('charges')
      .selectAll()
      .where('status', '=', 'waiting')
      .where('barcode', 'is not', null)
      .where('expire_at', '>', '2000-01-01')
      .orderBy('id', 'desc')
      .limit(6)
      .execute();
  const statusOf = async (id: number) =>
    (await bank.store.db.selectFrom('charges').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const offset = async () =>
    (await bank.store.db.selectFrom('bank_clock').select('offset_seconds').executeTakeFirstOrThrow()).offset_seconds;

  beforeAll(async () => {
    bank = await openTestBank({ BALCAO_SANDBOX_TOKEN: TOKEN, BALCAO_JOBS: 'off' });
  });
  afterAll(() => bank.close());

  it.each([
    ['this machine', LOCAL, '127.0.0.1', 200],
    ['this machine by name', { host: 'localhost:4000' }, '::1', 200],
    ['this machine, mapped', { host: '[::1]:4000' }, '::ffff:127.0.0.1', 200],
    ['a rebound name', { host: 'evil.example' }, '127.0.0.1', 421],
    ['another machine', LOCAL, '10.0.0.7', 404],
    ['another machine that says it is this one', { ...LOCAL, 'x-forwarded-for': '127.0.0.1' }, '10.0.0.7', 404],
    ['a proxy on this machine', { ...LOCAL, 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1', 404],
    ['a proxy that names its client its own way', { ...LOCAL, 'cf-connecting-ip': '10.0.0.7' }, '127.0.0.1', 404],
    ['a proxy that tells its port alone', { ...LOCAL, 'x-forwarded-port': '443' }, '127.0.0.1', 404],
    ['a proxy in a cluster', { ...LOCAL, 'x-envoy-external-address': '10.0.0.7' }, '127.0.0.1', 404],
    ['a proxy that tells the scheme only', { ...LOCAL, 'x-forwarded-proto': 'https' }, '127.0.0.1', 404],
    ['the token', { host: 'bank.example', 'x-sandbox-token': TOKEN }, '10.0.0.7', 200],
    ['a wrong token', { host: 'bank.example', 'x-sandbox-token': `${TOKEN}x` }, '10.0.0.7', 421],
    ['a wrong cookie', { host: 'bank.example', cookie: `balcao-sandbox=${TOKEN}` }, '10.0.0.7', 421],
  ])('answers %s', async (_who, headers, remoteAddress, status) => {
    for (const url of [
      '/sandbox/boletos',
      '/sandbox/mensagens',
      '/sandbox/relogio',
      '/sandbox/api/messages',
      '/sandbox/api/clock',
    ])
      expect([url, (await inject({ url, headers: { ...headers }, remoteAddress })).statusCode]).toEqual([url, status]);
  });

  it.each([
    '/sandbox/boletos?busca=%00',
    '/sandbox/boletos?busca=a&busca=b',
    '/sandbox/mensagens?destinatario=%00',
    '/sandbox/api/messages?recipient=%00',
  ])('refuses %s', async (url) => {
    expect((await inject({ url, headers: LOCAL })).statusCode).toBe(400);
  });

  it('begins with the section whose tab is first, and offers the others', async () => {
    const front = await inject({ url: '/sandbox', headers: LOCAL });
    expect([front.statusCode, front.headers.location]).toEqual([302, '/sandbox/boletos']);
    const { body } = await inject({ url: '/sandbox/boletos', headers: LOCAL });
    const tabs = body.match(/<a href="[^"]+"( aria-current="page")?>[^<]+<\/a>(?=<a|<\/nav)/g);
    expect(tabs?.[0]).toBe('<a href="/sandbox/boletos" aria-current="page">Boletos</a>');
    expect(tabs).toEqual(
      expect.arrayContaining(['<a href="/sandbox/mensagens">Mensagens</a>', '<a href="/sandbox/relogio">Relógio</a>']),
    );
  });

  it('answers strangers as if it were not there', async () => {
    const hidden = await inject({ url: '/sandbox', headers: { host: 'evil.example' } });
    const missing = await inject({ url: '/nowhere', headers: { host: 'evil.example' } });
    expect(hidden.json()).toEqual(missing.json());
    expect(
      (
        await inject({
          url: `/sandbox/mensagens?token=${TOKEN}`,
          headers: { host: 'bank.example' },
          remoteAddress: '10.0.0.7',
        })
      ).statusCode,
    ).toBe(421);
  });

  it('keeps the token in a cookie once it was in the address', async () => {
    const far = { headers: { host: 'bank.example' }, remoteAddress: '10.0.0.7' };
    const entry = await inject({ url: `/sandbox?token=${TOKEN}`, ...far });
    expect([entry.statusCode, entry.headers.location]).toEqual([303, '/sandbox']);
    const [cookie] = entry.cookies as { name: string; value: string; httpOnly?: boolean; sameSite?: string }[];
    expect(cookie).toMatchObject({ name: 'balcao-sandbox', httpOnly: true, sameSite: 'Strict' });
    expect(cookie!.value).not.toContain(TOKEN);
    expect(
      (
        await inject({
          url: '/sandbox/boletos',
          ...far,
          headers: { host: 'bank.example', cookie: `balcao-sandbox=${cookie!.value}` },
        })
      ).statusCode,
    ).toBe(200);
  });

  it.each([
    ['a page of another site', { ...FORM, origin: 'http://evil.example' }],
    ['a page that hides its origin', { ...FORM, origin: 'null' }],
    ['a form without origin', { ...LOCAL, 'content-type': 'application/x-www-form-urlencoded' }],
    ['another site with the header', { ...FORM, origin: 'http://evil.example', 'x-requested-with': 'balcao' }],
  ])('takes no write of %s', async (_who, headers) => {
    const before = await offset();
    expect((await inject({ method: 'POST', url: '/sandbox/relogio', headers, payload: 'dias=1' })).statusCode).toBe(
      403,
    );
    expect(await offset()).toBe(before);
  });

  it('pays a billet in full, once however often it is told', async () => {
    const [charge] = await openBillets();
    const pay = {
      method: 'POST' as const,
      url: '/sandbox/api/billets/pay',
      headers: { ...LOCAL, 'x-requested-with': 'balcao' },
      payload: { id: charge!.id, eventId: 'event-1' },
    };
    expect((await inject(pay)).json()).toMatchObject({ id: charge!.id, outcome: 'exact', eventId: 'event-1' });
    expect((await inject(pay)).json()).toMatchObject({ outcome: 'repeated' });
    expect(await statusOf(charge!.id)).toBe('paid');
    const posted = await bank.store.db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('key', '=', 'billet:event-1')
      .execute();
    expect(posted).toHaveLength(1);
  });

  it('pays by typed line, with another value, on a date', async () => {
    const [charge] = await openBillets();
    const pay = (payload: object) =>
      inject({
        method: 'POST',
        url: '/sandbox/api/billets/pay',
        headers: { host: 'x', 'x-sandbox-token': TOKEN },
        payload,
      });
    expect((await pay({ line: charge!.barcode, amount: charge!.value + 1 })).json()).toMatchObject({
      id: charge!.id,
      outcome: 'different',
      amount: charge!.value + 1,
    });
    expect((await pay({ line: `${charge!.barcode!.slice(0, -1)}x` })).statusCode).toBe(422);
    expect((await pay({ id: 999_999_999 })).statusCode).toBe(404);
    expect((await pay({})).statusCode).toBe(400);
    expect((await pay({ id: charge!.id, paidAt: '2001-01-01' })).json().errors).toEqual([
      { field: 'paidAt', message: 'O pagamento não pode ser anterior à emissão do boleto.' },
    ]);
  });

  it.each(['2999-01-01', new Date(Date.now() + 3_600_000).toISOString()])(
    'takes no payment of a time that has not come: %s',
    async (paidAt) => {
      const [charge] = await openBillets();
      const reply = await inject({
        method: 'POST',
        url: '/sandbox/api/billets/pay',
        headers: { ...LOCAL, 'x-requested-with': 'balcao' },
        payload: { id: charge!.id, paidAt },
      });
      expect([reply.statusCode, reply.json().errors]).toEqual([
        422,
        [{ field: 'paidAt', message: 'Esse dia ainda não chegou. Adiante o relógio do banco até ele para pagar.' }],
      ]);
      const form = await inject({
        method: 'POST',
        url: `/sandbox/boletos/${charge!.id}/pagar`,
        headers: FORM,
        payload: `data=${paidAt}`,
      });
      expect(form.statusCode).toBe(422);
      expect(form.body).toMatch(/name="data"[^>]* aria-invalid="true" aria-describedby="fault"/);
      expect(form.body).toMatch(/id="fault" role="alert">Esse dia ainda não chegou/);
      expect(await statusOf(charge!.id)).not.toBe('paid');
    },
  );

  it('shows, finds and pays billets by form, everything escaped', async () => {
    const [charge] = await openBillets();
    await bank.store.db
      .updateTable('charges')
      .set({ customer_name: '<script>alert(1)</script>' })
      .where('id', '=', charge!.id)
      .execute();
    const list = await inject({ url: `/sandbox/boletos?busca=${charge!.barcode}`, headers: LOCAL });
    expect(list.body).toContain('&lt;script&gt;alert(1)');
    expect(list.body).not.toContain('<script');
    expect(list.headers['content-security-policy']).toMatch(/style-src 'nonce-/);
    expect(list.headers['referrer-policy']).toBe('same-origin');
    const page = await inject({ url: `/sandbox/boletos/${charge!.id}`, headers: LOCAL });
    const event = /name="evento" value="([^"]+)"/.exec(page.body)![1]!;
    const pay = (fields: string) =>
      inject({
        method: 'POST',
        url: `/sandbox/boletos/${charge!.id}/pagar`,
        headers: FORM,
        payload: `evento=${event}&${fields}`,
      });
    const refused = await pay('valor=abc');
    expect([refused.statusCode, refused.body.includes('role="alert"')]).toEqual([422, true]);
    const paid = await pay('valor=1.234,56');
    expect([paid.statusCode, paid.headers.location]).toEqual([
      303,
      `/sandbox/boletos?pago=${charge!.id}&resultado=different`,
    ]);
    expect(
      await bank.store.db
        .selectFrom('charges')
        .select(['status', 'paid_value'])
        .where('id', '=', charge!.id)
        .executeTakeFirst(),
    ).toEqual({ status: 'paid', paid_value: 123_456 });
    expect((await inject({ url: paid.headers.location as string, headers: LOCAL })).body).toContain(
      'pago por um valor diferente',
    );
  });

  it('shows the messages sent, by recipient', async () => {
    const all = (await inject({ url: '/sandbox/api/messages?size=5', headers: LOCAL })).json();
    expect([all.items.length, all.more]).toEqual([5, true]);
    const mine = (
      await inject({ url: '/sandbox/api/messages', query: { recipient: all.items[0].recipient }, headers: LOCAL })
    ).json();
    expect(mine.items.every((m: { recipient: string }) => m.recipient === all.items[0].recipient)).toBe(true);
    expect((await inject({ url: '/sandbox/mensagens', headers: LOCAL })).body).toContain('linha digitável');
  });

  it('moves the clock forward or back to real time only', async () => {
    const move = (payload: object) =>
      inject({
        method: 'POST',
        url: '/sandbox/api/clock',
        headers: { ...LOCAL, 'x-requested-with': 'balcao' },
        payload,
      });
    expect((await move({ days: 2 })).json()).toMatchObject({ offsetSeconds: 172_800 });
    expect((await move({ at: '2020-01-01' })).statusCode).toBe(422);
    expect((await move({ at: '2999-01-01' })).statusCode).toBe(422);
    expect((await move({ at: 'soon' })).statusCode).toBe(422);
    expect((await move({ days: 0 })).statusCode).toBe(400);
    expect(await offset()).toBe(172_800);
    const { rows } = await bank.store.execute("select count(*) as jobs from jobs.job where name = 'charges-expire'");
    expect(rows[0].jobs).toBe(1);
    expect(
      (await inject({ method: 'POST', url: '/sandbox/relogio', headers: FORM, payload: 'dias=1' })).statusCode,
    ).toBe(303);
    expect(await offset()).toBe(259_200);
    expect((await move({ reset: true })).json()).toMatchObject({ offsetSeconds: 0 });
  });

  it('is not there without sandbox rails', async () => {
    const bare = await openTestBank({ BALCAO_RAILS: 'none', BALCAO_JOBS: 'off' });
    expect((await bare.app.fastify.inject({ url: '/sandbox', headers: LOCAL })).statusCode).toBe(404);
    expect(JSON.stringify(bank.app.fastify.swagger())).not.toContain('/sandbox');
    await bare.close();
  });
});
