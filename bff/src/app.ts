import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { areas } from './areas';
import type { Listener, Services } from './core/area';
import { keepApart } from './core/apart';
import type { Config } from './core/config';
import { permissionIds } from './core/contract';
import type { Store } from './core/database';
import { answerErrors } from './core/errors';
import { registerAreas } from './core/guard';
import { openJobs } from './core/jobs';
import { accountChangesFold } from './core/cached-answers';
import { ownOrigin, refuseUnknownHost } from './core/origin';
import { notFound } from './core/problem';
import { carryMessages } from './core/messenger';
import { placesOf } from './core/places';
import { dataKey } from './core/data-key';
import { drainOf, within } from './core/drain';
import { serveHealth } from './core/health';
import { shedCalls } from './core/pressure';
import { loggerAt, nextRequestId } from './core/log';
import { serveMetrics } from './core/metrics';
import { traceCalls } from './core/tracing';
import { retentionRound } from './core/retention-round';
import { keySeals } from './core/sealed';
import { keyTokens } from './core/tokens';
import { startRealtime } from './core/realtime';
import { compileSchemas } from './core/schemas';
import { openApi } from './core/openapi';
import { servePortal } from './portal/portal';
import { publicPages } from './public/public';
import { startDelivery } from './rails/messages/delivery';
import { messagesBehind } from './rails/messages/behind';
import { carriersOf } from './rails/messages/rail';
import { sandboxConsole } from './sandbox/console';
import './core/tables';

export interface App {
  fastify: FastifyInstance;
  services: Services;
  /** Of listeners beside the portal's. */
  addresses: string[];
  /** Where the metrics are read, where they have a port of their own. */
  metricsAddress?: string;
  /**
   * Ends the process's work: it is not ready from now on, serves for `seconds` more, tells sockets to connect elsewhere, and ends what is
   * under way. A job that takes longer is left to another process: its transaction is rolled back with its connection.
   */
  close(seconds?: number): Promise<void>;
}

/** How long jobs under way, and then the database's connections, are waited for; with the wait before them within 20 s. */
const JOBS_MS = 6000;
const STORE_MS = 2000;

/** Under /bff/ only calls of the contract are served, and what documents or watches them. */
function refuseUndeclared(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', ({ url, method, config, schema }) => {
    if (url.startsWith('/bff/') && !config?.call && !schema?.hide)
      throw new Error(`${String(method)} ${url} is served but not declared in the contract`);
  });
}

/** Headers that guard each answer; made once, where @fastify/helmet makes them anew for each request. */
function protect(fastify: FastifyInstance, config: Config): void {
  // the page itself carries the policy; headers that only Flash and Internet Explorer read are weight on every file
  const everywhere = {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.BALCAO_ORIGIN?.startsWith('https') === true,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  };
  const guard = helmet({ ...everywhere, xFrameOptions: { action: 'deny' } });
  // code and styles are not framed, nor opened, and lead nowhere: what guards documents is weight on every file
  const guardFile = helmet({
    ...everywhere,
    xFrameOptions: false,
    crossOriginOpenerPolicy: false,
    referrerPolicy: false,
  });
  fastify.addHook('onRequest', async (request, reply) => {
    // the console has a door of its own
    if (!request.url.startsWith('/sandbox')) refuseUnknownHost(config, request.headers.host);
    if (request.url.startsWith('/bff/')) void reply.header('cache-control', 'no-store');
  });
  fastify.addHook('onRequest', (request, reply, done) =>
    (request.url.startsWith('/assets/') ? guardFile : guard)(request.raw, reply.raw, done as () => void),
  );
}

/** Whoever sends slower than this is cut off: a connection held open costs its sender nothing. */
function slowness(config: Config) {
  const requestTimeout = config.BALCAO_REQUEST_SECONDS * 1000;
  // Node takes the shorter of the two for the headers
  const headersTimeout = Math.min(60_000, requestTimeout);
  return {
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(5000, requestTimeout / 4) },
  };
}

/** The whole BFF over an open, migrated database; listening is the caller's. */
export async function buildApp(config: Config, store: Store): Promise<App> {
  const fastify = Fastify({
    logger: loggerAt(config.BALCAO_LOG),
    genReqId: nextRequestId,
    bodyLimit: 1_000_000,
    // a connection that is open while the process ends is served to its end
    return503OnClosing: false,
    ...slowness(config),
    // a busy machine starts late, and starts all the same
    pluginTimeout: 60_000,
    // behind a proxy: the one in front of this process, and no address it was told by others
    trustProxy: config.BALCAO_ORIGIN === undefined ? false : (_address: string, hop: number) => hop === 0,
    routerOptions: { maxParamLength: 200 },
    // a path that cannot be decoded is a thing that is not there
    frameworkErrors: (
      _error,
      _request,
      reply: { code(status: never): { header(name: string, value: string): { send(answer: never): unknown } } },
    ) =>
      void reply
        .code(404 as never)
        .header('cache-control', 'no-store')
        .send(notFound().answer as never),
  });
  const key = await dataKey(store, config);
  keyTokens(key);
  keySeals(key);
  placesOf(config);
  const carriers = carriersOf(config);
  carryMessages(carriers);
  const isOwnOrigin = ownOrigin(config);
  compileSchemas(fastify);
  answerErrors(fastify);
  fastify.decorateRequest('caller', null);

  refuseUndeclared(fastify);
  traceCalls(fastify);

  const drain = drainOf(fastify);
  await shedCalls(fastify, store, config);
  await fastify.register(cookie);
  await fastify.register(compress, { encodings: ['gzip'], threshold: 1024 });
  protect(fastify, config);
  keepApart(fastify, config);
  await fastify.register(swagger, openApi);
  await fastify.register(swaggerUi, {
    routePrefix: '/bff/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
  });

  const realtime = await startRealtime(fastify.server, store, isOwnOrigin);
  const work = [...areas.flatMap((area) => area.jobs), accountChangesFold, retentionRound];
  const queues = work.map(({ name }) => name);
  const jobs = await openJobs(store, work, config.BALCAO_JOBS === 'on');
  const metrics = serveMetrics(fastify, { store, config, realtime, queues }, [
    messagesBehind(store, carriers),
    ...areas.flatMap((area) => area.measures?.(store) ?? []),
  ]);
  const services: Services = { config, store, jobs, realtime, permissionIds };

  await fastify.register(async (bff) => {
    registerAreas(bff, areas, services, isOwnOrigin);
    bff.get('/bff/openapi.json', { schema: { hide: true } }, () => fastify.swagger());
    serveHealth(bff, { store, config, drain, queues });
  });
  if (config.BALCAO_RAILS === 'sandbox') await fastify.register(sandboxConsole, { services });
  await fastify.register(publicPages, { services });
  await fastify.register(servePortal, { services });
  await jobs.begin(services);
  const listeners: Listener[] = [];
  const measured = await metrics?.();
  for (const area of areas) {
    const listener = await area.listen?.(services);
    if (listener) listeners.push(listener);
  }
  const delivery = startDelivery(store, config.BALCAO_JOBS === 'on' ? carriers : {}, {
    keep: config.BALCAO_RAILS === 'sandbox',
  });

  return {
    fastify,
    services,
    addresses: listeners.map(({ address }) => address),
    ...(measured ? { metricsAddress: measured.address } : {}),
    close: async (seconds = 0) => {
      drain.begin();
      await wait(seconds * 1000);
      const working = within(JOBS_MS, Promise.all([delivery.stop(), jobs.stop()]));
      for (const listener of listeners) await listener.close();
      await realtime.close();
      await fastify.close();
      await measured?.close();
      if (await working) await store.close();
      else if (!(await within(STORE_MS, store.close()))) console.error('jobs: one is left to another process');
    },
  };
}
