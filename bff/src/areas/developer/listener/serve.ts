import type { TLSSocket } from 'node:tls';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import { API_SCOPES, type ApiName } from '@balcao/contract/shared/api-scopes';
import type { Services } from '../../../core/area';
import type { Trx } from '../../../core/database';
import { Problem } from '../../../core/problem';
import type { Endpoint, PublicApi } from '../../../core/public-api';
import { compileSchemas } from '../../../core/schemas';
import { isGranted } from '../../../core/sessions';
import { isStorable } from '../../../core/storable';
import { issueToken, proveCertificate, proveClient, proveToken, TOKEN_SECONDS, type Client } from './clients';
import { faultOf } from './faults';
import { contextOf, newEffects, type Effects } from '../../../core/context';
import { inTransaction, onceOf } from './run';
import { isOverPace, newPace, type Pace } from './pace';
import { recordRequest, refuseOverQuota, untilMidnight } from './usage';
import { faultLine } from '../../../core/log';

/** Endpoints of all areas, found by their folder. */
const found = Object.values(import.meta.glob<PublicApi>('../../*/public-api.ts', { eager: true, import: 'default' }));

export const endpointsOf = (api: ApiName): readonly Endpoint[] =>
  found.filter((one) => one.api === api).flatMap(({ endpoints }) => endpoints);

const APIS: readonly ApiName[] = ['cobrancas', 'pix'];

/** What the listener is served with: a certificate and its key, and whose client certificates are trusted; PEM. */
export interface Tls {
  cert: string;
  key: string;
  ca: string;
}

/** What is known of a request besides its body. */
interface Held {
  client?: Client;
  reason?: string;
  begun: number;
}
const held = new WeakMap<FastifyRequest, Held>();

/** The SHA-256 of the client certificate that the connection proved, or that the named proxy says it proved; null where there is none. */
function fingerprintOf(request: FastifyRequest, header: string | undefined): string | null {
  const socket = request.raw.socket as TLSSocket;
  if (socket.encrypted) {
    const proved = socket.authorized ? socket.getPeerCertificate().fingerprint256 : undefined;
    return proved?.replaceAll(':', '').toLowerCase() ?? null;
  }
  const said = header ? request.headers[header.toLowerCase()] : undefined;
  return typeof said === 'string' && /^[0-9a-f:]{64,95}$/i.test(said) ? said.replaceAll(':', '').toLowerCase() : null;
}

/** The public API: its own listener, whose callers are applications. Routed by Host, or by a prefix of the path. */
export function buildPublicApi(services: Services, tls: Tls | null): FastifyInstance {
  const app = Fastify({
    ...(tls ? { https: { ...tls, requestCert: true, rejectUnauthorized: false } } : {}),
    bodyLimit: 1_000_000,
    routerOptions: { ignoreTrailingSlash: true },
    logger: false,
    rewriteUrl: ({ url = '/', headers: { host = '' } }) => {
      const api = APIS.find((one) => host.startsWith(`${one}.`) || host.startsWith(`${one}-h.`));
      return api && !url.startsWith(`/${api}/`) ? `/${api}${url}` : url;
    },
  } as object) as unknown as FastifyInstance;
  compileSchemas(app);
  void app.register(formbody);
  app.addHook('onRequest', async (request) => void held.set(request, { begun: performance.now() }));
  app.addHook('preValidation', async ({ url, body }) => {
    if (url.includes('%00') || !isStorable(body))
      throw new Problem(400, 'json_invalido', 'O texto tem um caractere que não é aceito.');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { client, reason, begun } = held.get(request) ?? { begun: performance.now() };
    const endpoint = request.routeOptions.url;
    if (!client || !endpoint) return;
    await recordRequest(services.store.db, {
      client,
      method: request.method,
      endpoint: `${request.method} ${endpoint.replace(/^\/(cobrancas|pix)/, '')}`,
      path: request.url.replace(/^\/(cobrancas|pix)/, ''),
      status: reply.statusCode,
      ms: Math.round(performance.now() - begun),
      reason: reason ?? null,
    });
  });
  for (const api of APIS) void app.register(async (room) => serveApi(room, api, services), { prefix: `/${api}` });
  app.setNotFoundHandler(
    (_request, reply) => void reply.code(404).send({ nome: 'nao_encontrado', mensagem: 'Endpoint não encontrado.' }),
  );
  return app;
}

const OF_SECOND = 'limite_por_segundo';
const isOfSecond = (error: unknown): boolean => error instanceof Problem && error.answer.code === OF_SECOND;

function serveApi(room: FastifyInstance, api: ApiName, services: Services): void {
  room.setErrorHandler((error, request, reply) => {
    const { status, body, reason } = faultOf(api, error as never);
    const mine = held.get(request);
    if (mine) mine.reason = reason;
    if (status >= 500) console.error('public API:', faultLine(error as Error));
    if (status === 429 && mine?.client)
      void reply.header('retry-after', isOfSecond(error) ? 1 : untilMidnight(mine.client.caller.now));
    void reply.code(status).header('cache-control', 'no-store').send(body);
  });
  signIn(room, api, services);
  const pace = newPace();
  for (const endpoint of endpointsOf(api)) serve(room, endpoint, services, pace);
}

/** Tokens: the charges API asks for no certificate, the Pix API does (domain-next.md 1). */
function signIn(room: FastifyInstance, api: ApiName, { store: { db }, config }: Services): void {
  const isPix = api === 'pix';
  room.post(isPix ? '/oauth/token' : '/v1/authorize', async (request, reply) => {
    const client = await proveClient(db, request.headers.authorization);
    held.get(request)!.client = client;
    const fingerprint = isPix ? fingerprintOf(request, config.BALCAO_API_FINGERPRINT_HEADER) : null;
    if (isPix && client.environment === 'fortunus')
      throw new Problem(401, 'invalid_client', 'O ambiente Fortunus usa só a API de Cobranças.');
    if (isPix) await proveCertificate(db, client, fingerprint);
    const scopes = API_SCOPES.filter((one) => one.api === api && client.scopes.includes(one.id)).map(({ id }) => id);
    if (!scopes.length) throw new Problem(403, 'insufficient_scope', 'A aplicação não tem escopos desta API.');
    const seconds = TOKEN_SECONDS[api];
    const { token, expiresAt } = await issueToken(db, client, { scopes, fingerprint, seconds });
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: seconds,
      ...(isPix ? { scope: scopes.join(' ') } : { expire_at: String(expiresAt.getTime()), refresh_token: token }),
    });
  });
}

function serve(room: FastifyInstance, endpoint: Endpoint, services: Services, pace: Pace): void {
  const { db } = services.store;
  const name = `${endpoint.method} ${endpoint.path}`;
  room.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.body ? { schema: { body: endpoint.body } } : {}),
    preValidation: async (request) => {
      const fingerprint = fingerprintOf(request, services.config.BALCAO_API_FINGERPRINT_HEADER);
      const client = await proveToken(db, request.headers.authorization, fingerprint);
      held.get(request)!.client = client;
      if (!client.scopes.includes(endpoint.scope))
        throw new Problem(403, 'insufficient_scope', `O token não tem o escopo ${endpoint.scope}.`);
      if (!isGranted(client.caller, endpoint.permission))
        throw new Problem(
          403,
          'insufficient_scope',
          'Quem criou a aplicação não tem mais permissão para isto na conta.',
        );
      const who = `${client.applicationId} ${client.environment} ${name}`;
      if (endpoint.write && isOverPace(pace, who, services.config.BALCAO_API_PER_SECOND, performance.now()))
        throw new Problem(
          429,
          OF_SECOND,
          'Muitas requisições neste segundo para este endpoint. Tente de novo em instantes.',
        );
      await refuseOverQuota(db, client, name);
    },
    handler: async (request, reply) => {
      const { client } = held.get(request)!;
      const input = {
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
        body: request.body,
        headers: request.headers,
      };
      await endpoint.before?.(contextOf(client!.caller, request, reply, services, null, newEffects()), input);
      const run = (trx: Trx | null, effects: Effects) =>
        endpoint.handle(contextOf(client!.caller, request, reply, services, trx, effects), input);
      const { status = 200, body } = endpoint.write
        ? await inTransaction(
            services,
            client!,
            endpoint,
            { ip: request.ip, once: onceOf(request, client!, name, input) },
            run,
          )
        : await run(null, newEffects());
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  });
}
