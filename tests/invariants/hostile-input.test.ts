import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../bff/src/core/contract';
import { openTestBank, type SignedIn, type TestBank } from '../support/test-bank';

/** Input that no form of the portal sends is refused with a 4xx of reasonable size, and nothing is done. */
let bank: TestBank;
let titular: SignedIn;
const portal = mkdtempSync(join(tmpdir(), 'balcao-portal-'));
beforeAll(async () => {
  for (const [file, text] of [
    ['index.html', '<!--boot-->'],
    ['pages.json', '{"signIn":[],"host":[],"pages":[]}'],
  ] as const)
    writeFileSync(join(portal, file), text);
  bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_PORTAL: portal });
  titular = await bank.signIn('titular@balcao.demo');
});
afterAll(async () => {
  await bank.close();
  rmSync(portal, { recursive: true });
});

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const customer = (given: object) => ({
  personType: 'F',
  name: 'Ana',
  document: '52998224725',
  phones: [],
  emails: [],
  address: null,
  groups: [],
  birthday: null,
  note: null,
  customerCode: null,
  ...given,
});

describe('a body', () => {
  it.each([40, 3000])('nested %i deep is refused, signed in or not', async (levels) => {
    for (const call of [bank.anonymous, titular.call]) {
      const reply = await call('POST /auth/login', { body: { login: 'a', password: 'b', more: nested(levels) } });
      expect([reply.status, reply.json.code]).toEqual([400, 'invalid']);
    }
    expect(
      (await titular.call('POST /auth/changeAccount', { body: { id: titular.accountId, more: nested(levels) } }))
        .status,
    ).toBe(400);
  });

  it.each([
    ['half a surrogate pair', 'Rua \ud83d'],
    ['U+0000', 'Rua \0'],
  ])('with %s is refused', async (_what, street) => {
    const reply = await titular.call('POST /customer', { body: customer({ address: { street } }) });
    expect([reply.status, reply.json.code]).toEqual([400, 'invalid']);
  });

  it('with the characters of an escape is taken as it is', async () => {
    const reply = await titular.call('POST /customer', { body: customer({ note: String.raw`C:\u0000 \ud83d 😀` }) });
    expect([reply.status, reply.json.note]).toEqual([200, String.raw`C:\u0000 \ud83d 😀`]);
  });

  it('with characters that show nothing is taken without them', async () => {
    const reply = await titular.call('POST /customer', {
      body: customer({
        document: '12345678909',
        name: 'A\u0001na',
        note: 'a\u0008b\tc\nd\uFFFE',
        address: { street: 'Rua\u000BUm' },
      }),
    });
    expect([reply.status, reply.json]).toEqual([
      200,
      expect.objectContaining({ name: 'Ana', note: 'ab\tc\nd', address: { street: 'Rua Um' } }),
    ]);
  });

  it('of nothing but faults is not answered by many times its size', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1]));
    const replies = [
      await bank.anonymous('POST /auth/login', { body: unknown }),
      await titular.call('PUT /charges/cancel', { body: { ids: Array.from({ length: 20_000 }, () => 'a') } }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([400, 400]);
    for (const reply of replies) expect(reply.raw.length).toBeLessThan(20_000);
  });
});

describe('a malformed id', () => {
  const properties = (schema: unknown) =>
    (schema as { properties?: Record<string, { type?: string; items?: { type?: string } }> } | undefined)?.properties ??
    {};
  const ofAddress = Object.entries(contract).filter(([, spec]) => properties(spec.params)['id']?.type === 'integer');
  it.each(ofAddress)('in the address of %s is none of ours', async (key, spec) => {
    for (const id of ['abc', '0', '-1', '1.5', '9007199254740993', '9'.repeat(80), '1;--', "1'"]) {
      const reply = await titular.call(key, {
        params: { id },
        ...(spec.upload ? {} : { body: spec.body ? {} : undefined }),
      });
      expect([400, 404], `${id}: ${reply.status}`).toContain(reply.status);
    }
  });

  const ofBody = Object.entries(contract).filter(([, spec]) => properties(spec.body)['ids']?.type === 'array');
  it.each(ofBody)('in the list of %s is refused at its place', async (key, spec) => {
    const params = properties(spec.params)['id'] ? { id: 1 } : {};
    for (const id of ['abc', 0, -1, 1.5, 9007199254740992, null, {}]) {
      const { status, json } = await titular.call(key, { params, body: { ids: [1, id] } });
      expect([status, json.errors.map((error: { field: string }) => error.field)], JSON.stringify(id)).toEqual([
        400,
        expect.arrayContaining(['ids.1']),
      ]);
    }
  });
});

describe('an address', () => {
  it.each([
    ['//', 200],
    ['//evil.example/x', 200],
    ['/?a=%E0%A4%A', 200],
    ['/%E0%A4%A', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/assets/gone.js', 404],
    ['/bff/charges/abc', 404],
    ['/bff/charges/99999999999999999999', 404],
    ['/bff/charges/1%00', 400],
  ])('%s answers %i and is not stored', async (url, status) => {
    const reply = await bank.app.fastify.inject({
      url,
      headers: { host: '127.0.0.1:4000', cookie: `balcao=${titular.token}` },
    });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'no-store']);
  });
});
