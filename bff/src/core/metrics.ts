import { timingSafeEqual, createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Listener } from './area';
import type { Config } from './config';
import { countsOf, type Counter as Counted } from './counters';
import type { Store } from './database';
import { asPrepared } from './round-trips';
import type { Measured } from './measured';
import { notFound } from './problem';
import type { Realtime } from './realtime';

const COUNTED: readonly { name: Counted; label: string; help: string }[] = [
  {
    name: 'ledger_postings',
    label: 'kind',
    help: 'Postings of the ledger that this process made, those rolled back included',
  },
  { name: 'jobs_done', label: 'queue', help: 'Jobs that this process did' },
  { name: 'jobs_failed', label: 'queue', help: 'Tries of jobs that failed in this process' },
];

/** Planned once a connection, as it is asked of every queue. */
const QUEUES = asPrepared(
  `select name, count(*) as jobs, coalesce(extract(epoch from now() - min(start_after)), 0)::double precision as seconds
   from jobs.job where state < 'active' and start_after < now() and name = any($1) group by name`,
);

/** Queues of this program with jobs that are due. Both gauges of a scrape come from one reading. */
function queuesOf(store: Store, names: readonly string[]): Measured[] {
  let reading: Promise<{ name: string; jobs: number; seconds: number }[]> | null = null;
  const read = () => {
    reading ??= store.execute(QUEUES, [names]).then(({ rows }) => rows);
    void reading.catch(() => undefined).finally(() => (reading = null));
    return reading;
  };
  return [
    {
      name: 'balcao_jobs_due',
      help: 'Jobs that may begin, by queue',
      label: 'queue',
      read: async () => (await read()).map(({ name, jobs }) => [name, Number(jobs)] as const),
    },
    {
      name: 'balcao_jobs_behind_seconds',
      help: 'How long the job of a queue that waits longest has been due',
      label: 'queue',
      read: async () => (await read()).map(({ name, seconds }) => [name, Math.max(0, Number(seconds))] as const),
    },
  ];
}

const poolOf = ({ pool }: Store): Measured[] =>
  pool
    ? [
        {
          name: 'balcao_database_connections',
          help: 'Connections of this process: open, idle, and requests that wait for one',
          label: 'state',
          read: () => [
            ['open', pool.totalCount],
            ['idle', pool.idleCount],
            ['waited for', pool.waitingCount],
          ],
        },
      ]
    : [];

function gaugeOf({ name, help, label, read }: Measured, registers: Registry[]): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers,
    collect: async () => {
      gauge.reset();
      for (const [kind, value] of await read()) gauge.set(label ? { [label]: kind } : {}, value);
    },
  });
}

function counterOf({ name, label, help }: (typeof COUNTED)[number], registers: Registry[]): void {
  const counter = new Counter({
    name: `balcao_${name}_total`,
    help,
    labelNames: [label],
    registers,
    collect: () => {
      counter.reset();
      for (const [kind, value] of countsOf(name)) counter.inc({ [label]: kind }, value);
    },
  });
}

/** Counts and times every answer by its call; pages and files under one name each, so that an address makes no series of its own. */
function watchCalls(fastify: FastifyInstance, registers: Registry[]): void {
  const seconds = new Histogram({
    name: 'balcao_call_seconds',
    help: 'Time until an answer was sent, by call of the contract and status',
    labelNames: ['call', 'status'],
    buckets: [0.01, 0.05, 0.25, 1, 5],
    registers,
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const call = config.call ?? (url?.startsWith('/bff/') ? url : 'pages');
    seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request may read the metrics: by the token where one is set, on the port of their own without one too. */
export function mayRead(token: string | undefined, authorization: string | undefined): boolean {
  if (token === undefined) return true;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

/**
 * Prometheus metrics, off unless asked for: at /bff/metrics of the portal's port for those who bring BALCAO_METRICS_TOKEN, and at /metrics
 * of BALCAO_METRICS_PORT. Off they cost nothing.
 */
export function serveMetrics(
  fastify: FastifyInstance,
  { store, config, realtime, queues }: { store: Store; config: Config; realtime: Realtime; queues: readonly string[] },
  more: readonly Measured[],
): (() => Promise<Listener>) | null {
  const { BALCAO_METRICS_PORT: port, BALCAO_METRICS_TOKEN: token } = config;
  if (port === undefined && token === undefined) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchCalls(fastify, [registry]);
  COUNTED.forEach((one) => counterOf(one, [registry]));
  const sockets: Measured = { name: 'balcao_sockets', help: 'Open sockets', read: () => [['', realtime.open()]] };
  [...poolOf(store), ...queuesOf(store, queues), sockets, ...more].forEach((one) => gaugeOf(one, [registry]));

  fastify.get('/bff/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined || !mayRead(token, request.headers.authorization)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return port === undefined ? null : () => listenFor(registry, { port, token, host: config.HOST });
}

async function listenFor(
  registry: Registry,
  { port, token, host }: { port: number; token: string | undefined; host: string },
): Promise<Listener> {
  const server: Server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && mayRead(token, request.headers.authorization);
    if (!isAsked) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const at = server.address() as { port: number };
  return {
    address: `http://${host}:${at.port}/metrics`,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}
