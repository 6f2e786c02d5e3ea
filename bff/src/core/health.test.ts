import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank';
import { within } from './drain';
import { faultsOf, LEAST_DISK_BYTES, type Condition } from './health';

const database = { missing: 0, jobsBehindSeconds: 0 };

describe('a process is ready', () => {
  it.each<[string, Condition, string[]]>([
    ['when its database answers', { isDraining: false, database }, []],
    ['however far jobs are behind', { isDraining: false, database: { ...database, jobsBehindSeconds: 9000 } }, []],
    ['never while it ends', { isDraining: true, database }, ['draining']],
    ['never without its database', { isDraining: false }, ['database']],
    [
      'never while a migration is missing',
      { isDraining: false, database: { ...database, missing: 1 } },
      ['migrations'],
    ],
    ['with just enough disk', { isDraining: false, database: { ...database, diskFreeBytes: LEAST_DISK_BYTES } }, []],
    [
      'never with a byte less of disk',
      { isDraining: false, database: { ...database, diskFreeBytes: LEAST_DISK_BYTES - 1 } },
      ['disk'],
    ],
  ])('%s', (_when, condition, faults) => expect(faultsOf(condition)).toEqual(faults));
});

describe('a process that is told to end', () => {
  let bank: TestBank;
  let url: URL;
  beforeAll(async () => {
    bank = await openTestBank({ BALCAO_JOBS: 'off' });
    url = new URL(await bank.app.fastify.listen({ port: 0, host: '127.0.0.1' }));
  });
  let over: Promise<void> | undefined;
  afterAll(() => over ?? bank.close());

  /** A request whose body is still on its way. */
  const begun = async () => {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    const body = JSON.stringify({ login: 'titular@balcao.demo', password: 'Balcao#2026' });
    const headers = [
      'POST /bff/auth/login HTTP/1.1',
      `host: ${url.host}`,
      `origin: ${url.origin}`,
      'x-requested-with: balcao',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    // answered on another connection after it, so the process has read what was written before
    await fetch(new URL('/bff/health/live', url));
    return { rest: () => socket.write(body.slice(10)), answer: text(socket) };
  };

  it('is ready until then, tells what it knows, and says when a migration is missing', async () => {
    const ready = await fetch(new URL('/bff/health/ready', url));
    expect([ready.status, await ready.json()]).toMatchObject([200, { ok: true, faults: [], missing: 0 }]);
    const { rows } = await bank.store.execute('delete from kysely_migration where name like $1 returning *', [
      '%/core/call_counts',
    ]);
    const behind = await fetch(new URL('/bff/health/ready', url));
    expect([behind.status, await behind.json()]).toMatchObject([503, { faults: ['migrations'], missing: 1 }]);
    await bank.store.execute('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      rows[0].name,
      rows[0].timestamp,
    ]);
  });

  it('is not ready, serves what was begun and what still comes, ends those connections, and then takes none', async () => {
    const slow = await begun();
    over = bank.app.close(1);
    const ready = await fetch(new URL('/bff/health/ready', url));
    expect([ready.status, ready.headers.get('connection'), await ready.json()]).toMatchObject([
      503,
      'close',
      { faults: ['draining'] },
    ]);
    expect((await fetch(new URL('/bff/health/live', url))).status).toBe(200);
    slow.rest();
    expect(await slow.answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
    await over;
    await expect(fetch(new URL('/bff/health/live', url))).rejects.toThrow();
  });
});

it('work that hangs is not waited for longer than a process that ends has', async () => {
  expect(await within(20, new Promise(() => undefined))).toBe(false);
  expect(await within(5000, Promise.resolve())).toBe(true);
});
