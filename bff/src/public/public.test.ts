import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../test/harness';
import { publicPages } from './public';

/** Issue 23: public pages have rate limits. */
let bank: EmptyBank;
let app: FastifyInstance;
const routes: RouteOptions[] = [];
beforeAll(async () => {
  bank = await openEmptyBank();
  app = Fastify();
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.register(publicPages, { services: bank.services });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await bank.close();
});

const named = ({ method, url }: RouteOptions) => `${String(method)} ${url}`;

it('every page for people who are not signed in has a limit: 60 looks a minute, fewer writes', () => {
  const limits = routes.map((route) => [named(route), route.config?.perMinute]);
  expect(limits.length).toBeGreaterThan(5);
  expect(limits.filter(([, max]) => typeof max !== 'number' || max > 60)).toEqual([]);
});

it('one address that tries many codes is stopped, another is not', async () => {
  const send = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: `/pagar/${'a'.repeat(24)}`,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'nome=Ana',
    });
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) answers.push((await send('198.51.100.7')).statusCode);
  expect(answers).toEqual([...Array<number>(10).fill(404), 429, 429]);
  expect((await send('198.51.100.8')).statusCode).toBe(404);
});

it('who is stopped reads so on a page, and a script in JSON', async () => {
  const look = (accept: string) =>
    app.inject({ url: `/pagar/${'b'.repeat(24)}`, remoteAddress: '198.51.100.9', headers: { accept } });
  for (let n = 0; n < 60; n++) await look('text/html');
  const page = await look('text/html,*/*');
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Muitos acessos seguidos');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const script = await look('*/*');
  expect([script.statusCode, String(script.headers['content-type'])]).toEqual([
    429,
    expect.stringContaining('application/json'),
  ]);
});
