import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../bff/src/areas';
import { contract } from '../../bff/src/core/contract';
import { registerAreas } from '../../bff/src/core/guard';
import { openTestBank, type TestBank } from '../support/test-bank';

/** What stands before every handler: only what the contract declares is served, and each answer carries the headers that guard it. */
let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
afterAll(() => bank.close());

describe('the guard', () => {
  it('serves no route that the contract does not declare', async () => {
    const without = areas.map((area) => ({
      ...area,
      handlers: Object.fromEntries(Object.entries(area.handlers).slice(1)),
    }));
    const app = { route: () => undefined, register: () => undefined } as never;
    expect(() => registerAreas(app, without, bank.app.services, () => true)).toThrow('no area handles it');
    const surplus = [...areas, { calls: {}, jobs: [], handlers: { 'GET /undeclared': async () => undefined } }];
    expect(() => registerAreas(app, surplus, bank.app.services, () => true)).toThrow('not declared in the contract');
    contract['GET /unguarded'] = { summary: 'states no permission', permission: '' as never };
    const careless = [...areas, { calls: {}, jobs: [], handlers: { 'GET /unguarded': async () => undefined } }];
    expect(() => registerAreas(app, careless, bank.app.services, () => true)).toThrow('states no permission');
    delete contract['GET /unguarded'];
  });

  it.each([
    ['/bff/health', 'http://127.0.0.1', undefined],
    ['/bff/auth/session', 'https://conta.exemplo.com', 'max-age=31536000; includeSubDomains'],
    ['/nothing/there', 'https://conta.exemplo.com', 'max-age=31536000; includeSubDomains'],
  ])('headers guard the answer of %s under %s', async (path, origin, hsts) => {
    const named = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_ORIGIN: origin });
    const { headers } = await named.app.fastify.inject(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toBe(hsts);
    await named.close();
  });

  it('a file of code says what guards a file, and that alone', async () => {
    const { headers } = await bank.app.fastify.inject('/assets/nothing.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it('answers to names of this machine alone where no origin is told', async () => {
    const ask = async (host: string) =>
      (await bank.app.fastify.inject({ url: '/bff/auth/session', headers: { host } })).statusCode;
    expect([await ask('banco.exemplo.com'), await ask('127.0.0.1.exemplo.com')]).toEqual([421, 421]);
    expect([await ask('localhost:4000'), await ask('[::1]:4000')]).not.toContain(421);
  });

  it.each(['/bff/docs/', '/bff/openapi.json'])('%s is not stored, and framed by nobody', async (path) => {
    const { headers, statusCode } = await bank.app.fastify.inject(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    if (path.endsWith('/')) expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('takes so many log lines a minute of a session', async () => {
    const who = await bank.signIn('titular@balcao.demo');
    const send = async () =>
      (await who.call('POST /log/{type}', { params: { type: 'info' }, body: { message: 'x' } })).status;
    const told = [];
    for (let i = 0; i < 62; i++) told.push(await send());
    expect([told.filter((status) => status < 300).length, told.at(-1)]).toEqual([60, 429]);
  });
});

/** Fields that a signature leaves open: proofs, secrets, messages to the other side, and what only describes a bound value. */
const OPEN = new Set(
  `signature deviceToken token password passwordConfirmation confirm_email accepts acceptsUnsuitable message attachments description
   payerResponse employerName method purpose category holder lock endsOn port folder layout to accountType isRecurrence clientBaasId
   productCardId`.split(/\s+/),
);
/** What another bound field of the call repeats as the review said it. */
const REPEATED = new Set([
  ...['type', 'owner', 'document'].map((name) => `POST /pix/start body.${name}`),
  'POST /card-invoices/debit body.cardId',
  'POST /card-invoices/fixed-installments body.cardId',
]);

interface Shape {
  properties?: Record<string, unknown>;
}

/** Fields of a signed call that another value must not be put into once it was signed. */
const weighty = (key: string, { params, body }: { params?: Shape; body?: Shape }): string[] =>
  [
    ...Object.keys(params?.properties ?? {}).map((name) => `params.${name}`),
    ...Object.keys(body?.properties ?? {})
      .filter((name) => !OPEN.has(name))
      .map((name) => `body.${name}`),
  ].filter((field) => !REPEATED.has(`${key} ${field}`));

it.each(Object.entries(contract).filter(([, spec]) => spec.signed?.bind.length))(
  '%s binds its signature to each amount, person, account, record, day and repetition that it takes (SHELL-4.10)',
  (key, spec) => {
    const bound = spec.signed!.bind.map(({ path }) => path);
    expect(weighty(key, spec).filter((field) => !bound.some((path) => `${path}.`.startsWith(`${field}.`)))).toEqual([]);
  },
);
