import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../../tests/support/test-bank';
import { browserName } from '../../core/browser-name';

const TITULAR = 'titular@balcao.demo';
const folder = mkdtempSync(join(tmpdir(), 'balcao-places-'));
let bank: TestBank;
beforeAll(async () => {
  const file = join(folder, 'places.csv');
  writeFileSync(file, '127.0.0.0/8,São Paulo - SP\n');
  bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_PLACES: file });
});
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome no Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge no Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari no iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['curl/8', 'Navegador desconhecido'],
])('%s is told as %s', (agent, name) => expect(browserName(agent)).toBe(name));

it('are listed, this one first, and ended one by one; those of others and this one are not there to end', async () => {
  const [one, two] = [await bank.signIn(TITULAR), await bank.signIn(TITULAR)];
  const list = (await one.call('GET /profile/sessions')).json as { id: number; current: boolean; place: string }[];
  expect(list.map(({ current }) => current)).toEqual([true, false]);
  expect(list[0]!.place).toBe('desconhecido');
  expect(JSON.stringify(list)).not.toContain(two.token);
  const end = (id: number) => one.call('DELETE /profile/sessions/{id}', { params: { id } });
  const other = await bank.signIn('suporte@balcao.demo');
  const theirs = ((await other.call('GET /profile/sessions')).json as { id: number }[])[0]!.id;
  expect([(await end(theirs)).status, (await end(list[0]!.id)).status]).toEqual([404, 404]);
  expect((await end(list[1]!.id)).status).toBe(204);
  expect([(await one.call('GET /profile')).status, (await two.call('GET /profile')).status]).toEqual([200, 401]);
  expect((await other.call('GET /profile')).status).toBe(200);
});

it('are placed by the address they were opened from, on another account too', async () => {
  const body = { login: 'multicontas@balcao.demo', password: 'Balcao#2026' };
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .find((one) => one!.startsWith('balcao='))!;
  const reply = await bank.anonymous('POST /auth/login', { body });
  const placesSeen = async (cookie: string) =>
    ((await bank.anonymous('GET /profile/sessions', { headers: { cookie } })).json as { place: string }[]).map(
      ({ place }) => place,
    );
  expect(await placesSeen(cookieOf(reply))).toEqual(['São Paulo - SP']);
  const { accounts, currentAccount } = reply.json.session;
  const other = accounts.find(
    (one: { id: number; status: string }) => one.id !== currentAccount.id && one.status === 'active',
  );
  const headers = { cookie: cookieOf(reply), 'x-account-id': String(currentAccount.id) };
  const moved = await bank.anonymous('POST /auth/changeAccount', { body: { id: other.id }, headers });
  expect(await placesSeen(cookieOf(moved))).toEqual(['São Paulo - SP']);
});
