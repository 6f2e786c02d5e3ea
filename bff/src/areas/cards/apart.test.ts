import { afterAll, beforeAll, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

const PORTAL = 'http://portal.exemplo.com.br';
const HOST = 'cartoes.exemplo.com.br';
const DETAILS = 'POST /v2/physical-cards/details';
const AT_PORTAL = { host: 'portal.exemplo.com.br', origin: PORTAL };
const AT_HOST = { host: HOST, origin: PORTAL };

let bank: TestBank;
let who: SignedIn;
let cardId: number;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_ORIGIN: PORTAL, BALCAO_CARD_ORIGIN: `http://${HOST}` });
  const { rows } = await bank.store.execute(
    `select c.id, c.account_id from cards c join accounts a on a.id = c.account_id
     join memberships m on m.account_id = a.id join users u on u.id = m.user_id
     where u.email = 'titular@balcao.demo' and c.status_id = 1 and not c.is_supplier and c.product_id = 88 limit 1`,
  );
  cardId = rows[0].id;
  const signed = await bank.signIn('titular@balcao.demo', rows[0].account_id);
  who = {
    ...signed,
    call: (key, input = {}) => signed.call(key, { ...input, headers: { ...AT_PORTAL, ...input.headers } }),
  };
});
afterAll(() => bank.close());

const give = async () => (await who.call('GET /physical-cards/access-jwt')).json;
/** Signed at the portal, then sent as a page of it does to the host apart: without its cookie. */
const apart = (token: string) =>
  callSigned(
    {
      call: (key, input) =>
        key === DETAILS
          ? bank.anonymous(key, { ...input, headers: { ...AT_HOST, 'x-account-id': String(who.accountId) } })
          : who.call(key, input),
    },
    DETAILS,
    { body: { token, cardId } },
  );

it('a card number is shown by the host apart to whom the token was given, without a cookie, once', async () => {
  const { token, origin } = await give();
  expect(origin).toBe(`http://${HOST}`);
  const shown = await apart(token);
  expect([shown.status, shown.json.number]).toEqual([200, expect.stringMatching(/^\d{16}$/)]);
  const again = await apart(token);
  expect([again.status, again.json.code]).toEqual([422, 'card-token']);
});

it.each(['', 'a'.repeat(43)])('the token %j lets nobody in', async (token) => {
  const { status, json } = await apart(token);
  expect([status, json.code]).toEqual([422, 'card-token']);
});

it('a token of an ended session lets nobody in', async () => {
  const { token } = await give();
  await bank.store.execute("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    who.userId,
  ]);
  const at = { host: HOST, origin: PORTAL, 'x-account-id': String(who.accountId) };
  const { status } = await bank.anonymous(DETAILS, {
    headers: at,
    body: { token, cardId, signature: { value: '1', token: '1' } },
  });
  await bank.store.execute("update sessions set expires_at = now() + interval '1 hour' where user_id = $1", [
    who.userId,
  ]);
  expect(status).toBe(422);
});

it('each host refuses what the other answers', async () => {
  const { token } = await give();
  const body = { token, cardId, signature: { value: '1', token: '1' } };
  const atPortal = await who.call(DETAILS, { body });
  expect([atPortal.status, atPortal.json.code]).toEqual([421, 'host']);
  for (const path of ['GET /profile', 'GET /physical-cards/access-jwt', 'GET /health/live'])
    expect([path, (await who.call(path, { headers: AT_HOST })).status]).toEqual([path, 404]);
});

it('pages of the portal alone may ask the host apart', async () => {
  const asked = await bank.app.fastify.inject({
    method: 'OPTIONS',
    url: '/bff/v2/physical-cards/details',
    headers: { ...AT_HOST, 'access-control-request-method': 'POST' },
  });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': PORTAL,
    'access-control-allow-methods': 'POST',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  const foreign = await bank.anonymous(DETAILS, {
    headers: { host: HOST, origin: 'https://evil.example' },
    body: { token: 'x', cardId, signature: { value: '1', token: '1' } },
  });
  expect(foreign.status).toBe(403);
});
