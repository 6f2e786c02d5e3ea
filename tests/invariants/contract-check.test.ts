import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContract } from '../../bff/src/contract-check/check';
import { openTestBank, type TestBank } from '../support/test-bank';

/** `npm run contract:check` against this BFF, and against one that lacks a call and answers another otherwise. */
let bank: TestBank;
let own: string;
let other: Server;
let faulty: string;
const person = { login: 'titular@balcao.demo', password: 'Balcao#2026' };
const MISSING = '/bff/account/api-keys';
const OTHERWISE = '/bff/api/address';

beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  await bank.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = bank.app.fastify.server.address() as AddressInfo;
  own = `http://127.0.0.1:${port}`;
  other = createServer((asked, reply) => {
    if (asked.url === MISSING) return void reply.writeHead(404).end('Not Found');
    if (asked.url === OTHERWISE)
      return void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"pix":1}');
    const headers = { ...asked.headers, host: `127.0.0.1:${port}`, ...(asked.headers.origin ? { origin: own } : {}) };
    const onward = request(own + asked.url!, { method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  faulty = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await bank.close();
});

describe('the contract check', () => {
  it('finds nothing here, asks nearly all calls, and changes nothing', async () => {
    const rows = async () => {
      const { rows: found } = await bank.store.execute(
        "select (select count(*) from charges) as charges, (select count(*) from money_operations) as moved, (select count(*) from audit_log where action not like 'session%') as said",
        [],
      );
      return found;
    };
    const before = await rows();
    const { asked, left, findings } = await checkContract({ url: own, ...person });
    expect(findings).toEqual([]);
    expect(asked).toBeGreaterThan(left.length * 3);
    expect(await rows()).toEqual(before);
  });

  it('tells a call that is missing, and one that answers otherwise', async () => {
    const { findings } = await checkContract({ url: faulty, ...person });
    expect(findings.map(({ call, what }) => [call, what])).toEqual(
      expect.arrayContaining([
        ['GET /account/api-keys', 'missing'],
        ['GET /api/address', 'other answer'],
      ]),
    );
    expect(findings).toHaveLength(2);
  });
});
