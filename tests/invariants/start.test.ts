import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAreas } from '../../bff/src/core/guard';
import { contract } from '../../bff/src/core/contract';
import { openEmbedded } from '../../bff/src/core/database';
import { areas } from '../../bff/src/areas';
import { BankProcess } from '../support/bank-process';
import { openTestBank } from '../support/test-bank';

const folder = mkdtempSync(join(tmpdir(), 'balcao-start-'));
const bank = new BankProcess({ BALCAO_DATA: folder });
const other = (env: Record<string, string>) =>
  new BankProcess({ BALCAO_DATA: join(folder, 'other'), BALCAO_DEMO: 'off', ...env }).start();

beforeAll(async () => {
  await bank.start();
});
afterAll(async () => {
  await bank.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start', () => {
  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://nowhere/x'],
    ['BALCAO_RAILS', 'moon'],
    ['BALCAO_SECRET', 'short'],
    ['BALCAO_SANDBOX_TOKEN', 'short'],
  ])('names a wrong %s', async (name, value) => {
    await expect(other({ [name]: value })).rejects.toThrow(`${name}:`);
  });

  it('in production asks for a secret, a real database, and for the sandbox and the demo bank by name', async () => {
    const keyless = { NODE_ENV: 'production', BALCAO_DEMO: '' };
    await expect(other(keyless)).rejects.toThrow('BALCAO_SECRET');
    const production = { ...keyless, BALCAO_SECRET: 'x'.repeat(40) };
    await expect(other(production)).rejects.toThrow('DATABASE_URL');
    await expect(other({ ...production, BALCAO_EMBEDDED_IN_PRODUCTION: 'yes' })).rejects.toThrow('BALCAO_RAILS');
    await expect(other({ ...production, BALCAO_EMBEDDED_IN_PRODUCTION: 'yes', BALCAO_RAILS: 'none' })).rejects.toThrow(
      'BALCAO_DEMO',
    );
  });

  it('refuses a second process on the same data folder', async () => {
    await expect(new BankProcess({ BALCAO_DATA: folder }).start()).rejects.toThrow(
      'Another Balcão is running on the data folder',
    );
  });

  it('refuses a taken port', async () => {
    await expect(other({ PORT: new URL(bank.url).port })).rejects.toThrow('The port is taken');
  });

  it('stops cleanly on Ctrl-C, and refuses a schema newer than the program', async () => {
    expect(await bank.kill('SIGINT')).toBe(0);
    const store = await openEmbedded(join(folder, 'database'));
    await store.execute(
      "insert into kysely_migration (name, timestamp) values ('209901010000/core/from_the_future', '2099-01-01')",
    );
    await store.close();
    await expect(new BankProcess({ BALCAO_DATA: folder }).start()).rejects.toThrow(
      'made by a newer Balcão (it has 209901010000/core/from_the_future)',
    );
  });
});

describe('the guard', () => {
  it('serves no route that the contract does not declare', async () => {
    const test = await openTestBank({ BALCAO_JOBS: 'off' });
    const without = areas.map((area) => ({
      ...area,
      handlers: Object.fromEntries(Object.entries(area.handlers).slice(1)),
    }));
    const app = { route: () => undefined, register: () => undefined } as never;
    expect(() => registerAreas(app, without, test.app.services, () => true)).toThrow('no area handles it');
    const surplus = [...areas, { calls: {}, jobs: [], handlers: { 'GET /undeclared': async () => undefined } }];
    expect(() => registerAreas(app, surplus, test.app.services, () => true)).toThrow('not declared in the contract');
    contract['GET /unguarded'] = { summary: 'states no permission', permission: '' as never };
    const careless = [...areas, { calls: {}, jobs: [], handlers: { 'GET /unguarded': async () => undefined } }];
    expect(() => registerAreas(app, careless, test.app.services, () => true)).toThrow('states no permission');
    delete contract['GET /unguarded'];
    await test.close();
  });

  it.each([
    ['/bff/health', 'http://127.0.0.1', undefined],
    ['/bff/auth/session', 'https://conta.exemplo.com', 'max-age=31536000; includeSubDomains'],
    ['/nothing/there', 'https://conta.exemplo.com', 'max-age=31536000; includeSubDomains'],
  ])('headers guard the answer of %s under %s', async (path, origin, hsts) => {
    const test = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_ORIGIN: origin });
    const { headers } = await test.app.fastify.inject(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toBe(hsts);
    await test.close();
  });

  it('a file of code says what guards a file, and that alone', async () => {
    const test = await openTestBank({ BALCAO_JOBS: 'off' });
    const { headers } = await test.app.fastify.inject('/assets/nothing.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
    await test.close();
  });

  it('answers to names of this machine alone where no origin is told', async () => {
    const test = await openTestBank({ BALCAO_JOBS: 'off' });
    const ask = async (host: string) =>
      (await test.app.fastify.inject({ url: '/bff/auth/session', headers: { host } })).statusCode;
    expect([await ask('banco.exemplo.com'), await ask('127.0.0.1.exemplo.com')]).toEqual([421, 421]);
    expect([await ask('localhost:4000'), await ask('[::1]:4000')]).not.toContain(421);
    await test.close();
  });

  it.each(['/bff/docs/', '/bff/openapi.json'])('%s is not stored, and framed by nobody', async (path) => {
    const test = await openTestBank({ BALCAO_JOBS: 'off' });
    const { headers, statusCode } = await test.app.fastify.inject(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    if (path.endsWith('/')) expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await test.close();
  });

  it('takes so many log lines a minute of a session', async () => {
    const test = await openTestBank({ BALCAO_JOBS: 'off' });
    const who = await test.signIn('titular@balcao.demo');
    const send = async () =>
      (await who.call('POST /log/{type}', { params: { type: 'info' }, body: { message: 'x' } })).status;
    const told = [];
    for (let i = 0; i < 62; i++) told.push(await send());
    expect([told.filter((status) => status < 300).length, told.at(-1)]).toEqual([60, 429]);
    await test.close();
  });
});
