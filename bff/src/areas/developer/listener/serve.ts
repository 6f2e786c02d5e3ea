import type { TLSSocket } from 'node:tls';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import { API_SCOPES, type ApiName } from '@balcao/contract/shared/api-scopes';
import type { Ctx, Services } from '../../../core/area';
import { recordAction } from '../../../core/audit';
import { saoPauloDay } from '../../../core/clock';
import type { Trx } from '../../../core/database';
import { Problem } from '../../../core/problem';
import type { ApiAnswer, Endpoint, PublicApi } from '../../../core/public-api';
import { compileSchemas } from '../../../core/schemas';
import { isGranted } from '../../../core/sessions';
import { isStorable } from '../../../core/storable';
import { issueToken, proveCertificate, proveClient, proveToken, TOKEN_SECONDS, type Client } from './clients';
import { faultOf } from './faults';
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

function serveApi(room: FastifyInstance, api: ApiName, services: Services): void {
  room.setErrorHandler((error, request, reply) => {
    const { status, body, reason } = faultOf(api, error as never);
    const mine = held.get(request);
    if (mine) mine.reason = reason;
    if (status >= 500) console.error('public API:', faultLine(error as Error));
    if (status === 429 && mine?.client) void reply.header('retry-after', untilMidnight(mine.client.caller.now));
    void reply.code(status).header('cache-control', 'no-store').send(body);
  });
  signIn(room, api, services);
  for (const endpoint of endpointsOf(api)) serve(room, api, endpoint, services);
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

function serve(room: FastifyInstance, api: ApiName, endpoint: Endpoint, services: Services): void {
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
      await refuseOverQuota(db, client, name);
    },
    handler: async (request, reply) => {
      const { client } = held.get(request)!;
      const input = {
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
        body: request.body,
      };
      const run = (trx: Trx | null, effects: Effects) =>
        endpoint.handle(contextOf(request, reply, services, client!, trx, effects), input);
      const { status = 200, body } = endpoint.write
        ? await inTransaction(services, client!, endpoint, request.ip, run)
        : await run(null, newEffects());
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  });
}

interface Effects {
  after: (() => void | Promise<void>)[];
  notes: object[];
}
const newEffects = (): Effects => ({ after: [], notes: [] });

/** The context of a portal's call, with an application in the place of a person. */
function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { caller }: Client,
  trx: Trx | null,
  { after, notes }: Effects,
): Ctx {
  return {
    ...caller,
    db: trx ?? services.store.db,
    today: saoPauloDay(caller.now),
    services,
    can: (permission) => isGranted(caller, permission),
    trx: () => {
      if (!trx) throw new Error('a read has no transaction');
      return trx;
    },
    afterCommit: (work) => void after.push(work),
    noted: (detail) => void notes.push(detail),
    live: (...told) => void after.push(() => services.realtime.live(caller.accountId, ...told)),
    request,
    reply,
  };
}

const TRY_AGAIN = new Set(['40001', '40P01']);

async function inTransaction(
  services: Services,
  { caller, ownerId, applicationId }: Client,
  { audit }: Endpoint,
  ip: string,
  run: (trx: Trx, effects: Effects) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  for (let attempt = 1; ; attempt++) {
    const effects = newEffects();
    try {
      const answer = await services.store.transaction(async (trx) => {
        const made = await run(trx, effects);
        if (audit)
          await recordAction(trx, {
            accountId: ownerId,
            userId: caller.userId,
            action: audit,
            target: { application: applicationId, ...(Object.assign({}, ...effects.notes) as object) },
            ip,
            stored: null,
          });
        return made;
      });
      for (const work of effects.after) await work();
      return answer;
    } catch (error) {
      if (attempt < 3 && TRY_AGAIN.has((error as { code?: string }).code ?? '')) continue;
      throw error;
    }
  }
}
