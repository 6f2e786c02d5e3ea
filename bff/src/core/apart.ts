import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { contract, splitKey } from './contract';
import type { Db } from './database';
import { notFound, Problem } from './problem';

/** What an answer of the host apart may be used for: it is part of no page. */
const CSP = "default-src 'none'; frame-ancestors 'none'";
const HEADERS = 'content-type, x-requested-with, x-account-id, idempotency-key';

const apartKeys = Object.keys(contract).filter((key) => contract[key]!.apart);

/** The hash of the session that a one-time token was given to; undefined where the token lets nobody in. */
type Proof = (db: Db, token: string) => Promise<string | undefined>;
let proof: Proof = () => Promise.resolve(undefined);

/** Called as an area's code is loaded: by which tokens the host apart knows who calls. */
export const admitsApart = (by: Proof): void => void (proof = by);

/** Finds the session that the token in a body was given to, for a call on the host apart. */
export async function sessionApart(db: Db, body: unknown): Promise<string | undefined> {
  const { token } = (body ?? {}) as { token?: unknown };
  return typeof token === 'string' ? proof(db, token) : undefined;
}

/**
 * Keeps the calls marked `apart` and the others on different hosts, where BALCAO_CARD_ORIGIN sets one: each is refused on the other's.
 * The host apart answers pages of the portal alone (CORS), which send no cookie there.
 */
export function keepApart(fastify: FastifyInstance, { BALCAO_CARD_ORIGIN: own, BALCAO_ORIGIN: portal }: Config): void {
  if (!own) return;
  const { host } = new URL(own);
  fastify.addHook('onRequest', async ({ headers, routeOptions: { config } }, reply) => {
    const isThere = headers.host === host;
    const belongs = config.isPreflight === true || (config.call !== undefined && contract[config.call]?.apart === true);
    if (isThere && !belongs) throw notFound();
    if (belongs && !isThere)
      throw new Problem(421, 'host', 'Esta operação tem um endereço próprio. Recarregue a página e tente de novo.');
    if (isThere)
      void reply.headers({ 'access-control-allow-origin': portal, 'content-security-policy': CSP, vary: 'Origin' });
  });
  for (const key of apartKeys) {
    const { method, path } = splitKey(key);
    fastify.options(`/bff${path}`, { schema: { hide: true }, config: { isPreflight: true } }, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': method,
          'access-control-allow-headers': HEADERS,
          'access-control-max-age': '600',
        })
        .send(),
    );
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isPreflight?: boolean;
  }
}
