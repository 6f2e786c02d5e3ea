import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../../tests/support/test-bank';
import { buildApp } from '../../app';
import { readConfig } from '../../core/config';

const SECRET = 'a key of the chat, long enough for it';
const URL = 'https://chat.exemplo.com.br/widget.js?bank=364&v=2';
const portal = mkdtempSync(join(tmpdir(), 'balcao-chat-'));

let bank: TestBank;
beforeAll(async () => {
  writeFileSync(join(portal, 'index.html'), '<!--boot-->');
  writeFileSync(join(portal, 'pages.json'), JSON.stringify({ signIn: [], host: [], pages: [] }));
  const chat = { BALCAO_CHAT_URL: URL, BALCAO_CHAT_SECRET: SECRET };
  bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_PORTAL: portal, ...chat });
});
afterAll(async () => {
  await bank.close();
  rmSync(portal, { recursive: true });
});

it('is told who the person is, for 30 minutes, by a signature it can check (SHELL-7.1-8, SHELL-9-12)', async () => {
  const member = await bank.signIn('titular@balcao.demo');
  const { status, json } = await member.call('POST /support-chat/token');
  expect(status).toBe(200);
  const [head, claims, signature] = json.token.split('.');
  expect(createHmac('sha256', SECRET).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({
    sub: String(member.userId),
    email: 'titular@balcao.demo',
    account: String(member.accountId),
  });
  expect(said.exp - said.iat).toBe(1800);
  expect(Math.abs(said.iat - Date.now() / 1000)).toBeLessThan(60);
  expect((await bank.anonymous('POST /support-chat/token')).status).toBe(401);
});

it('is named to the page, whose policy lets it in; without one there is neither, and no token', async () => {
  const page = await bank.app.fastify.inject({ url: '/home' });
  expect(page.body).toContain(`<meta name="support-chat" content="${URL.replace('&', '&amp;')}">`);
  expect(page.headers['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-\S+' https:\/\/chat\.exemplo\.com\.br;/,
  );
  const store = { ...bank.store, close: async () => undefined };
  const config = { BALCAO_LOG: 'silent', BALCAO_PORTAL: portal, BALCAO_JOBS: 'off' };
  const plain = await buildApp(readConfig(config), store);
  await plain.fastify.ready();
  const bare = await plain.fastify.inject({ url: '/home' });
  expect([
    bare.body.includes('support-chat'),
    String(bare.headers['content-security-policy']).includes('chat'),
  ]).toEqual([false, false]);
  const { token, accountId } = await bank.signIn('titular@balcao.demo');
  const headers = {
    cookie: `balcao=${token}`,
    'x-account-id': String(accountId),
    'x-requested-with': 'balcao',
    origin: 'http://localhost:80',
    host: 'localhost:80',
  };
  const refused = await plain.fastify.inject({ method: 'POST', url: '/bff/support-chat/token', headers });
  expect([refused.statusCode, refused.json().silent]).toEqual([404, true]);
  await plain.close();
});

it('wants a key with its address, and an address that a policy can name', () => {
  expect(() => readConfig({ BALCAO_CHAT_URL: URL })).toThrow('BALCAO_CHAT_SECRET: required with BALCAO_CHAT_URL');
  expect(() =>
    readConfig({ BALCAO_CHAT_URL: "https://x.example/'; script-src *", BALCAO_CHAT_SECRET: SECRET }),
  ).toThrow('BALCAO_CHAT_URL');
});
