import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../bff/src/core/config';
import { EXPECTED } from '../support/sign-ins';
import { openTestBank, type TestBank } from '../support/test-bank';

const PERMISSION = 'receive:management:billets';
const prefetch = [
  {
    key: 'POST /v2/charges/banking-billet/opened',
    input: { body: { page: 1, size: 15, order: 'id', asc: false } },
    list: 'billets',
  },
];
const pages = [
  { path: '/list', files: [], prefetch, permissions: [PERMISSION] },
  { path: '/list/:id', files: [] },
];

let bank: TestBank;
const portal = mkdtempSync(join(tmpdir(), 'balcao-portal-'));
beforeAll(async () => {
  const files = {
    'index.html': '<!--boot-->',
    'pages.json': JSON.stringify({ signIn: [], host: [], pages }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(portal, file), text);
  bank = await openTestBank({
    BALCAO_JOBS: 'off',
    BALCAO_PORTAL: portal,
    BALCAO_ANALYTICS_URL: 'https://count.example/e',
    BALCAO_PICTURE_HOSTS: 'https://img.example, https://cdn.example:8443',
    BALCAO_VIDEO_HOSTS: 'https://player.example',
    BALCAO_PLAY_STORE: 'https://play.example/app?id=1&hl=pt',
  });
});
afterAll(async () => {
  await bank.close();
  rmSync(portal, { recursive: true });
});

/** The calls that the page at an address is told to prefetch. */
async function prefetchAt(url: string, token?: string) {
  const { body } = await bank.app.fastify.inject({ url, ...(token ? { headers: { cookie: `balcao=${token}` } } : {}) });
  const { session, prefetch } = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/.exec(body)![1]!);
  expect(session === null).toBe(token === undefined);
  return prefetch;
}

describe('what is prefetched for a page', () => {
  it.each(EXPECTED)('is told to who may ask it: $login', async ({ login, may }) => {
    const { token } = await bank.signIn(login);
    expect(await prefetchAt('/list', token)).toEqual(may === 'everything' || may.includes(PERMISSION) ? prefetch : []);
  });
  it('is told to nobody who is not signed in, and only where the address says no more than the page writes there itself', async () => {
    const { token } = await bank.signIn('titular@balcao.demo');
    expect(await prefetchAt('/list')).toEqual([]);
    expect(
      await prefetchAt('/list?pageSize=15&currentPage=1&sorters[0][field]=id&sorters%5B0%5D%5Border%5D=desc', token),
    ).toEqual(prefetch);
    expect(await prefetchAt('/list?pageSize=100', token)).toEqual(prefetch);
    for (const url of [
      '/list?currentPage=2',
      '/list?pageSize=7',
      '/list?sorters[0][field]=id&sorters[0][order]=asc',
      '/list?sorters[0][field]=value',
      '/list?text=a',
      '/list?undefined',
      '/list?filed=true',
      '/list/7',
      '/elsewhere',
    ])
      expect(await prefetchAt(url, token), url).toEqual([]);
  });
});

describe('who is a person', () => {
  const pageOf = async ({ app }: TestBank) => {
    const { body, headers } = await app.fastify.inject({ url: '/list' });
    const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/.exec(body)![1]!);
    return { recaptcha: boot.recaptcha, policy: String(headers['content-security-policy']) };
  };
  const asking = (env: Record<string, string>) =>
    openTestBank({
      BALCAO_JOBS: 'off',
      BALCAO_PORTAL: portal,
      BALCAO_RECAPTCHA_SECRET: 'segredo-de-teste',
      BALCAO_RECAPTCHA_SITE_KEY: 'chave-do-site',
      ...env,
    });

  it('is not asked where nothing is configured: no script, no other origin', async () => {
    const { recaptcha, policy } = await pageOf(bank);
    expect([recaptcha, policy.includes('google')]).toEqual([undefined, false]);
  });

  it('is asked by the configured service, whose origins alone the page may load', async () => {
    const google = await asking({});
    const { recaptcha, policy } = await pageOf(google);
    await google.close();
    expect(recaptcha).toEqual({
      script: 'https://www.google.com/recaptcha/api.js?render=chave-do-site',
      siteKey: 'chave-do-site',
    });
    for (const kind of ['script-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${kind} [^;]*https://www.google.com/recaptcha/`));
  });

  it('AREAS-7-pix-1, 7-pix-2: look-ups without a token are refused, with one of the service they are answered', async () => {
    const sandbox = await asking({ BALCAO_RECAPTCHA: 'sandbox' });
    const { recaptcha } = await pageOf(sandbox);
    const script = await sandbox.app.fastify.inject({ url: recaptcha.script });
    const page = { crypto: { randomUUID: () => 'um' }, window: {} as any };
    runInNewContext(script.body, page);
    const token = await page.window.grecaptcha.execute(recaptcha.siteKey, { action: 'pix' });
    const titular = await sandbox.signIn('titular@balcao.demo');
    const look = (headers: Record<string, string>) =>
      titular.call('GET /pix/keys/{key}', { params: { key: 'ana@exemplo.com.br' }, headers });
    const answers = [
      await look({}),
      await look({ 'x-recaptcha-token': 'robô' }),
      await look({ 'x-recaptcha-token': token }),
    ];
    await sandbox.close();
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200]);
  });
});

it('what is opened is counted where the bank is told to, and the page may ask nobody else', async () => {
  const { body, headers } = await bank.app.fastify.inject({ url: '/home' });
  expect(body).toContain('<meta name="analytics" content="https://count.example/e" />');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://count.example;");
});

it('what people call themselves cannot end the script that the page boots from', async () => {
  const { token, userId } = await bank.signIn('titular@balcao.demo');
  const nickname = '</script><script>alert(1)</script><!--';
  await bank.store.db.updateTable('users').set({ name: nickname }).where('id', '=', userId).execute();
  const { body } = await bank.app.fastify.inject({ url: '/list', headers: { cookie: `balcao=${token}` } });
  const boot = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/.exec(body)![1]!;
  expect(boot).not.toContain('<');
  expect(JSON.stringify(JSON.parse(boot).session)).toContain(nickname);
});

it('SHELL-7.5-4: the page is told the link of the app and the stores that are set', async () => {
  const { body } = await bank.app.fastify.inject({ url: '/home' });
  expect(body).toContain('<meta name="app-link" content="balcao://abrir">');
  expect(body).toContain('<meta name="play-store" content="https://play.example/app?id=1&amp;hl=pt">');
  expect(body).not.toContain('name="app-store"');
});

it("SHELL-3-24, 5-32: the hosts of terms' pictures and videos open the policy, and are told to the page", async () => {
  const { body, headers } = await bank.app.fastify.inject({ url: '/home' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https://img.example https://cdn.example:8443;");
  expect(policy).toContain("frame-src 'self' blob: https://www.youtube.com https://player.example;");
  expect(policy).toContain("media-src 'self' https://player.example;");
  expect(body).toContain('<meta name="picture-hosts" content="https://img.example https://cdn.example:8443">');
  expect(body).toContain('<meta name="video-hosts" content="https://player.example">');
});

it.each(['https://x.example; script-src *', 'http://x.example', 'x.example', 'https://x.example/path'])(
  'hosts that no policy may name are refused at start: %s',
  (hosts) => expect(() => readConfig({ BALCAO_VIDEO_HOSTS: hosts })).toThrow('BALCAO_VIDEO_HOSTS'),
);
