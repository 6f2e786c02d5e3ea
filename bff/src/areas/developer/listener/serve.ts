import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import type { ApiName } from '@balcao/contract/shared/api-scopes';
import type { Services } from '../../../core/area';
import { contextOf, newEffects, type Effects } from '../../../core/context';
import type { Trx } from '../../../core/database';
import { faultLine } from '../../../core/log';
import { Problem } from '../../../core/problem';
import type { Endpoint, PublicApi } from '../../../core/public-api';
import { compileSchemas } from '../../../core/schemas';
import { isGranted } from '../../../core/sessions';
import { isStorable } from '../../../core/storable';
import { APIS, ofHost, withoutPrefix, type BankApi } from './apis';
import { proveToken, type Client } from './clients';
import { faultOf } from './faults';
import { heldOf } from './held';
import { isOverPace, newPace, type Pace } from './pace';
import { presentedBy } from './presented';
import { inTransaction, onceOf } from './run';
import { refuseOtherEnvironment, serveSignIn } from './sign-in';
import { recordHandshake, recordRequest, refuseOverQuota, untilMidnight, warnNearQuota } from './usage';

/** Endpoints of all areas, found by their folder. */
const apis = Object.values(import.meta.glob<PublicApi>('../../*/public-api.ts', { eager: true, import: 'default' }));

export const endpointsOf = (api: ApiName): readonly Endpoint[] =>
  apis.filter((one) => one.api === api).flatMap(({ endpoints }) => endpoints);

/** What the listener is served with: a certificate and its key, and whose client certificates are trusted; PEM. */
export interface Tls {
  cert: string;
  key: string;
  ca: string;
}

/** The public API: its own listener, whose callers are applications. Routed by Host, or by a prefix of the path. */
export function buildPublicApi(services: Services, tls: Tls | null): FastifyInstance {
  const app = Fastify({
    ...(tls ? { https: { ...tls, requestCert: true, rejectUnauthorized: false } } : {}),
    bodyLimit: 1_000_000,
    routerOptions: { ignoreTrailingSlash: true },
    logger: false,
    rewriteUrl: ({ url = '/', headers: { host } }: IncomingMessage) => {
      const named = ofHost(host);
      return named && withoutPrefix(url) === url ? `/${named.api.name}${url}` : url;
    },
  } as object) as unknown as FastifyInstance;
  compileSchemas(app);
  void app.register(formbody);
  // many clients say that they send JSON also where they send nothing
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null) : void readJson(request, text as string, done),
  );
  app.addHook('onRequest', async (request) => void heldOf(request));
  app.addHook('preValidation', async ({ url, query, body }) => {
    if (url.includes('%00') || !isStorable(body))
      throw new Problem(400, 'json_invalido', 'O texto tem um caractere que não é aceito.');
    if (Object.values(query as object).some((value) => typeof value !== 'string'))
      throw new Problem(400, 'valor_invalido', 'Informe cada parâmetro uma só vez.');
  });
  const refusals = newPace();
  app.addHook('onResponse', (request, reply) => record(services, request, reply.statusCode, refusals));
  for (const api of APIS) void app.register(async (room) => serveApi(room, api, services), { prefix: `/${api.name}` });
  app.setNotFoundHandler(
    (_request, reply) => void reply.code(404).send({ nome: 'nao_encontrado', mensagem: 'Endpoint não encontrado.' }),
  );
  return app;
}

/** Refused sign-ins of an application that are written down in a second: whoever knows an id can send them. */
const MOST_REFUSALS = 10;

/** Writes a request down in the log of its application, once it was answered. */
async function record(services: Services, request: FastifyRequest, status: number, refusals: Pace): Promise<void> {
  const { client, handshake, reason = null, begun, isSignIn } = heldOf(request);
  const endpoint = request.routeOptions.url;
  if (!client || !endpoint) return;
  const name = `${request.method} ${withoutPrefix(endpoint)}`;
  if (status === 401 && isOverPace(refusals, `${client.applicationId} ${name}`, MOST_REFUSALS, performance.now()))
    return;
  const used = await recordRequest(services.store.db, {
    client,
    method: request.method,
    endpoint: name,
    path: withoutPrefix(request.url),
    status,
    ms: Math.round(performance.now() - begun),
    reason,
  });
  if (handshake && (isSignIn || handshake.fault)) await recordHandshake(services.store.db, client, handshake);
  await warnNearQuota(services, client, name, used);
}

const OF_SECOND = 'limite_por_segundo';
const isOfSecond = (error: unknown): boolean => error instanceof Problem && error.answer.code === OF_SECOND;

function serveApi(room: FastifyInstance, api: BankApi, services: Services): void {
  room.setErrorHandler((error, request, reply) => {
    const { problem } = request.routeOptions.config as { problem?: string };
    const { status, body, reason, type } = faultOf(
      api.name,
      error as never,
      problem && { problem, body: request.body },
    );
    const facts = heldOf(request);
    facts.reason = reason;
    if (status >= 500) console.error('public API:', faultLine(error as Error));
    if (status === 429 && facts.client)
      void reply.header('retry-after', isOfSecond(error) ? 1 : untilMidnight(facts.client.caller.now));
    if (type) void reply.type(type);
    void reply.code(status).header('cache-control', 'no-store').send(body);
  });
  serveSignIn(room, api, services);
  const pace = newPace();
  for (const endpoint of endpointsOf(api.name)) serve(room, endpoint, services, pace);
}

/** Who may call an endpoint. @throws Problem 401, 403, 429 */
async function admit(request: FastifyRequest, endpoint: Endpoint, services: Services, pace: Pace): Promise<void> {
  const { db } = services.store;
  const presented = presentedBy(request, services.config.BALCAO_API_FINGERPRINT_HEADER);
  const client = await proveToken(db, request.headers.authorization, presented, heldOf(request));
  refuseOtherEnvironment(request, client, 'invalid_token');
  if (!client.scopes.includes(endpoint.scope))
    throw new Problem(403, 'insufficient_scope', `O token não tem o escopo ${endpoint.scope}.`);
  if (!isGranted(client.caller, endpoint.permission))
    throw new Problem(403, 'insufficient_scope', 'Quem criou a aplicação não tem mais permissão para isto na conta.');
  const name = `${endpoint.method} ${endpoint.path}`;
  const who = `${client.applicationId} ${client.environment} ${name}`;
  if (endpoint.write && isOverPace(pace, who, services.config.BALCAO_API_PER_SECOND, performance.now()))
    throw new Problem(
      429,
      OF_SECOND,
      'Muitas requisições neste segundo para este endpoint. Tente de novo em instantes.',
    );
  await refuseOverQuota(db, client, name);
}

function serve(room: FastifyInstance, endpoint: Endpoint, services: Services, pace: Pace): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  room.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.body ? { schema: { body: endpoint.body } } : {}),
    ...(endpoint.problem ? { config: { problem: endpoint.problem } as object } : {}),
    preValidation: (request) => admit(request, endpoint, services, pace),
    handler: async (request, reply) => {
      const client = heldOf(request).client as Client;
      const input = {
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
        body: request.body,
        headers: request.headers,
      };
      await endpoint.before?.(contextOf(client.caller, request, reply, services, null, newEffects()), input);
      const run = (trx: Trx | null, effects: Effects) =>
        endpoint.handle(contextOf(client.caller, request, reply, services, trx, effects), input);
      const answer = endpoint.write
        ? await inTransaction(
            services,
            client,
            endpoint,
            { ip: request.ip, once: onceOf(request, client, name, input) },
            run,
          )
        : await run(null, newEffects());
      const late = contextOf(client.caller, request, reply, services, null, newEffects());
      const { status = 200, body, type } = (await endpoint.after?.(late, input, answer)) ?? answer;
      if (type) void reply.type(type);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  });
}
