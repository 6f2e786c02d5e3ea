import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareStore } from '../../../tests/support/test-database';
import type { Store } from './database';
import { startTracing, traceCalls, traced } from './tracing';

interface Sent {
  name: string;
  traceId: string;
  parentSpanId?: string;
  spanId: string;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}
const sent: Sent[] = [];
let collector: Server;
let end: () => Promise<void>;
let store: Store;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
      };
      sent.push(...body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  end = await startTracing({ BALCAO_TRACES: `http://127.0.0.1:${port}/v1/traces` });
  store = await openBareStore();
});
afterAll(async () => {
  await store.close();
  collector.close();
});

it('a call is one trace with its statements and its faults, and names neither its address nor what it was sent', async () => {
  const fastify = Fastify();
  traceCalls(fastify);
  fastify.get('/boleto/:code', async () => {
    await sql`select ${'11144477735'}::text`.execute(store.db);
    await traced('paper', () => Promise.reject(new TypeError('Ana Souza'))).catch(() => undefined);
    return 'ok';
  });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fastify.inject({ url: '/boleto/SECRET?text=11144477735', headers: { traceparent } });
  await fastify.close();
  await sql`select 'nobody asked'`.execute(store.db);
  await end();
  expect(sent.map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['query', 0],
    ['paper', 2],
    ['GET /boleto/:code', 0],
  ]);
  const [query, paper, call] = sent;
  expect([query!.parentSpanId, paper!.parentSpanId, call!.parentSpanId]).toEqual([
    call!.spanId,
    call!.spanId,
    'b7ad6b7169203331',
  ]);
  expect(new Set(sent.map(({ traceId }) => traceId))).toEqual(new Set(['0af7651916cd43dd8448eb211c80319c']));
  expect(JSON.stringify(sent)).not.toMatch(/SECRET|11144477735|Ana Souza/);
  expect(query!.attributes).toContainEqual({ key: 'db.query.text', value: { stringValue: 'select $1::text' } });
});

it('without a collector nothing is traced', async () => {
  const { length } = sent;
  const endNothing = await startTracing({});
  expect(await traced('job', () => Promise.resolve(7))).toBe(7);
  await endNothing();
  expect(sent).toHaveLength(length);
});
