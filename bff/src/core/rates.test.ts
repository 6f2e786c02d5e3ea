import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank';
import { networkOf } from './rates';

let bank: TestBank;
let other: TestBank['app'];
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  const { buildApp } = await import('../app');
  other = await buildApp(bank.app.services.config, bank.store);
  await other.fastify.ready();
});
afterAll(async () => {
  await other.fastify.close();
  await bank.close();
});

it.each([
  ['200.147.3.1', '200.147.3.1'],
  ['::ffff:200.147.3.1', '200.147.3.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s is counted as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

it('a public call is counted by address: no cookie, true or made up, gives more of it', async () => {
  const token = 'a'.repeat(43);
  const ask = (n: number) =>
    bank.anonymous('POST /subuser/invitation', {
      body: { token },
      headers: { cookie: `balcao=${'x'.repeat(42)}${n % 10}` },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)));
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(30);
});

it('a call of a person is counted over their sessions and over processes', async () => {
  const call = 'GET /zipcodes/{cep}';
  const sessions = await Promise.all([1, 2, 3, 4].map(() => bank.signIn('titular@balcao.demo')));
  const statuses: number[] = [];
  for (let n = 0; n < 80; n++) {
    const { token, accountId, call: ask } = sessions[n % sessions.length]!;
    if (n % 2) statuses.push((await ask(call, { params: { cep: '01310100' } })).status);
    else
      statuses.push(
        (
          await other.fastify.inject({
            url: '/bff/zipcodes/01310100',
            headers: { host: '127.0.0.1:4000', cookie: `balcao=${token}`, 'x-account-id': String(accountId) },
          })
        ).statusCode,
      );
  }
  expect(statuses.filter((status) => status === 429).length).toBe(20);
  const another = await bank.signIn('cobranca@balcao.demo');
  expect((await another.call(call, { params: { cep: '01310100' } })).status).not.toBe(429);
});
