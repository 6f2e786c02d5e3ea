import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import type { Config } from '../core/config';
import { LOOPBACK_HOST, ownOrigin, refuseUnknownHost } from '../core/origin';
import { notFound, Problem } from '../core/problem';
import { hashToken } from '../core/tokens';

const COOKIE = 'balcao-sandbox';
const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Headers of proxies. A proxy on this machine connects from loopback too, but the requests it forwards are not local. */
const PROXY_HEADER =
  /^(x-forwarded|x-original|x-real-ip|x-client-ip|x-cluster|x-envoy|x-proxy|x-azure|x-appengine|cf-|fly-|fastly-|true-client-ip|forwarded|via$|proxy)/;

/** Access to the sandbox console: only from this machine, or with BALCAO_SANDBOX_TOKEN. */
export interface Access {
  /** @throws Problem 404 for anybody else, 421 where the host is unknown: the same as if there were no console. */
  refuseStrangers(request: FastifyRequest): void;
  /** @throws Problem 403 'origin' where a page of another site may have sent the write. */
  refuseForeignPages(request: FastifyRequest): void;
  /** Sets the console's cookie for a request with the right `?token=`; true where it was set. */
  takeToken(request: FastifyRequest, reply: FastifyReply): boolean;
}

export function consoleAccess(config: Config): Access {
  const token = config.BALCAO_SANDBOX_TOKEN;
  const cookie = token && hashToken(`sandbox cookie ${token}`);
  const isOwnOrigin = ownOrigin(config);
  const isProxied = config.BALCAO_ORIGIN !== undefined && !LOOPBACK_HOST.test(new URL(config.BALCAO_ORIGIN).host);

  const hasTokenHeader = (request: FastifyRequest) =>
    token !== undefined && isSame(headerOf(request, 'x-sandbox-token'), token);
  const hasCookie = (request: FastifyRequest) => cookie !== undefined && isSame(request.cookies[COOKIE] ?? '', cookie);
  const isLocal = (request: FastifyRequest) =>
    !isProxied &&
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    !Object.keys(request.headers).some((name) => PROXY_HEADER.test(name));

  return {
    refuseStrangers: (request) => {
      if (isLocal(request) || hasTokenHeader(request) || hasCookie(request) || isEntry(request, token)) return;
      refuseUnknownHost(config, request.headers.host);
      throw notFound();
    },
    refuseForeignPages: (request) => {
      const { origin, host } = request.headers;
      const isOwn =
        origin === undefined
          ? hasTokenHeader(request) || request.headers['x-requested-with'] === 'balcao'
          : isOwnOrigin(origin, host);
      if (!isOwn) throw new Problem(403, 'origin', 'Esta operação só pode ser feita pelo console do sandbox.');
    },
    takeToken: (request, reply) => {
      if (!cookie || !isEntry(request, token)) return false;
      void reply.setCookie(COOKIE, cookie, {
        path: '/sandbox',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      });
      return true;
    },
  };
}

/** Whether a request is for the front page with the right token in its address. */
function isEntry(request: FastifyRequest, token: string | undefined): boolean {
  const given = (request.query as { token?: unknown }).token;
  return (
    token !== undefined && request.routeOptions.url === '/sandbox' && typeof given === 'string' && isSame(given, token)
  );
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Compares two texts in a time that does not depend on them. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
