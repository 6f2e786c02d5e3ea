import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank';

const OWN = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' };
let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
// an operation is marked as returned by the test itself
afterAll(() =>
  bank.close([
    'all of a returned operation came back, and less of any other',
    'an operation has a step for its state',
    'an operation has the instants of its state',
  ]),
);

/** A settled TED of the demo bank, which the other institution has. */
async function arrivedTed(): Promise<string> {
  const { rows } = await bank.store.execute(
    `insert into sandbox_payments (key, rail, amount, state, received_at)
     select protocol, 'ted', amount, 'settled', now() from money_operations where kind = 'ted' and state = 'settled' limit 1
     returning key`,
  );
  return rows[0]!['key'];
}
const sendBack = (url: string, protocol: string) =>
  bank.app.fastify.inject({
    method: 'POST',
    url,
    headers: { ...OWN, 'x-requested-with': 'balcao' },
    payload: { protocol },
  });
const events = async (protocol: string) =>
  (
    await bank.store.execute(`select state from sandbox_payment_events where key = $1 and state = 'returned'`, [
      protocol,
    ])
  ).rows.length;

it('a payment is sent back once, by the section of its own rail, while it is with the other institution', async () => {
  const protocol = await arrivedTed();
  expect((await sendBack('/sandbox/api/pix-sent/return', protocol)).statusCode, 'of another rail').toBe(404);
  expect([(await sendBack('/sandbox/api/ted/return', protocol)).statusCode, await events(protocol)]).toEqual([200, 1]);
  await bank.store.execute(`update money_operations set state = 'returned' where protocol = $1`, [protocol]);
  const again = await sendBack('/sandbox/api/ted/return', protocol);
  expect([again.statusCode, again.json().code, await events(protocol)]).toEqual([409, 'not-returnable', 1]);
  const page = await bank.app.fastify.inject({ url: '/sandbox/ted', headers: OWN });
  expect(page.body).toContain('devolvida');
  expect(page.body).not.toContain(`action="/sandbox/pix-enviados`);
});
