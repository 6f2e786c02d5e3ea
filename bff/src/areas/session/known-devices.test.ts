import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../../tests/support/test-bank';

const TITULAR = 'titular@balcao.demo';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
afterAll(() => bank.close());

const count = async (sql: string) => Number((await bank.store.execute(sql)).rows[0].n);
const news = async () => [
  await count("select count(*) as n from notifications where type = 'new-device'"),
  await count("select count(*) as n from sandbox_messages where subject = 'Acesso em um novo dispositivo'"),
];
async function login(cookie?: string) {
  const headers = { 'user-agent': CHROME, ...(cookie && { cookie }) };
  const body = { login: TITULAR, password: 'Balcao#2026' };
  const reply = await bank.anonymous('POST /auth/login', { body, headers });
  expect(reply.status).toBe(200);
  const set = [reply.headers['set-cookie']].flat().map(String);
  return set.find((one) => one.startsWith('balcao-device='))!.split(';')[0]!;
}

it('the first device is no news, the same again neither; another one is told by notification and e-mail', async () => {
  const first = await login();
  await login(first);
  expect(await news()).toEqual([0, 0]);
  const second = await login();
  expect(await news()).toEqual([1, 1]);
  await login(second);
  await login(first);
  expect(await news()).toEqual([1, 1]);
  const { rows } = await bank.store.execute("select content from notifications where type = 'new-device'");
  expect(rows[0].content).toBe('Sua conta foi acessada em um novo dispositivo: Chrome no Windows.');
});
