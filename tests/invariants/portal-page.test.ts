import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  { path: '/list', modules: [], prefetch, permissions: [PERMISSION] },
  { path: '/list/:id', modules: [] },
];

let bank: TestBank;
const portal = mkdtempSync(join(tmpdir(), 'balcao-portal-'));
beforeAll(async () => {
  mkdirSync(join(portal, '.vite'));
  const files = {
    'index.html': '<!--boot-->',
    '.vite/manifest.json': '{}',
    'pages.json': JSON.stringify({ entry: '', host: '', signIn: '', pages }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(portal, file), text);
  bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_PORTAL: portal });
});
afterAll(async () => {
  await bank.close();
  rmSync(portal, { recursive: true });
});

/** What the page at an address is told to ask before its code is there. */
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
    for (const url of [
      '/list?currentPage=2',
      '/list?pageSize=100',
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
