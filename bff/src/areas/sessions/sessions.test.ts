import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../../tests/support/test-bank';
import { browserName } from '../../core/browser-name';

const TITULAR = 'titular@balcao.demo';
let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
afterAll(() => bank.close());

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
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
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
