import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../bff/src/app';
import { readConfig } from '../../bff/src/core/config';
import { onPostgres } from '../support/on-postgres';
import { openTestBank, type SignedIn, type TestBank } from '../support/test-bank';

/** A session that has ended lets nobody in, neither by its cookie nor by an open socket, and has at most one successor. */
let bank: TestBank;
let origin: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  await bank.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(bank.app.fastify.server.address() as AddressInfo).port}`;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await bank.close();
  vi.useRealTimers();
});

const count = async (member: SignedIn) =>
  (
    await bank.store.db
      .selectFrom('sessions')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow()
  ).n;
const end = (member: SignedIn, how: object) =>
  bank.store.db.updateTable('sessions').set(how).where('user_id', '=', member.userId).execute();
const open = (token: string, at = origin): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = io(at, {
      path: '/bff/socket/',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    sockets.push(socket);
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', () => resolve(null));
  });
const connected = async (member: SignedIn, at = origin) => {
  const socket = await open((await member.call('GET /websocket/auth')).json.token, at);
  expect(socket).not.toBeNull();
  return socket!;
};

describe('a session', () => {
  it('has one successor, however many switch the account at once', async () => {
    const member = await bank.signIn('titular@balcao.demo');
    const other = await bank.store.db
      .selectFrom('memberships')
      .select('account_id')
      .where('user_id', '=', member.userId)
      .where('account_id', '<>', member.accountId)
      .executeTakeFirstOrThrow();
    const before = await count(member);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => member.call('POST /auth/changeAccount', { body: { id: other.account_id } })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
    expect(await count(member)).toBe(before);
  });

  it('ends with its sockets when its cookie signs in again, for a full time to live', async () => {
    const member = await bank.signIn('multicontas@balcao.demo');
    await end(member, { expires_at: new Date(Date.now() + 60_000) });
    const socket = await connected(member);
    expect(
      (await member.call('POST /auth/login', { body: { login: 'multicontas@balcao.demo', password: 'Balcao#2026' } }))
        .status,
    ).toBe(200);
    await vi.waitFor(() => expect(socket.connected).toBe(false));
    expect((await member.call('GET /profile')).status).toBe(401);
    const { expires_at } = await bank.store.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  });

  it.each([
    ['too old', { expires_at: new Date(0) }],
    ['idle', { seen_at: new Date(Date.now() - 31 * 60_000) }],
  ])('that is %s loses its sockets, and opens none', async (_what, how) => {
    const member = await bank.signIn('suporte@balcao.demo');
    const { token } = (await member.call('GET /websocket/auth')).json;
    const socket = await connected(member);
    vi.advanceTimersByTime(15_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(socket.connected).toBe(true);
    await end(member, how);
    expect(await open(token)).toBeNull();
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(socket.connected).toBe(false));
  });

  onPostgres('ended in one process is refused in another at once, and its sockets there are cut', async () => {
    const config = readConfig({ BALCAO_LOG: 'silent', BALCAO_PORTAL: 'dist/absent', BALCAO_JOBS: 'off' });
    const second = await buildApp(config, { ...bank.store, close: async () => undefined });
    await second.fastify.listen({ port: 0, host: '127.0.0.1' });
    const there = `http://127.0.0.1:${(second.fastify.server.address() as AddressInfo).port}`;
    try {
      const mine = await bank.signIn('cobranca@balcao.demo');
      const endOne = async () => {
        const open = (await mine.call('GET /profile/sessions')).json as { id: number; current: boolean }[];
        const params = { id: open.find(({ current }) => !current)!.id };
        return mine.call('DELETE /profile/sessions/{id}', { params });
      };
      for (const endOthers of [endOne, () => mine.call('DELETE /profile/sessions')]) {
        const other = await bank.signIn('cobranca@balcao.demo');
        const socket = await connected(other, there);
        expect((await endOthers()).status).toBeLessThan(300);
        const headers = { cookie: `balcao=${other.token}`, host: new URL(there).host };
        expect((await second.fastify.inject({ url: '/bff/profile', headers })).statusCode).toBe(401);
        // fake timers stop the periodic check of sessions, so the socket is cut because the other process was told
        await vi.waitFor(() => expect(socket.connected).toBe(false));
      }
    } finally {
      for (const socket of sockets.splice(0)) socket.disconnect();
      await second.close();
    }
  });

  it('opens one socket a token', async () => {
    const member = await bank.signIn('suporte@balcao.demo');
    const { token } = (await member.call('GET /websocket/auth')).json;
    expect(await open(token)).not.toBeNull();
    expect(await open(token)).toBeNull();
  });
});
