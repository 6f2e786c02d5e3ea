import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildSession } from '../areas/session/service';
import type { Services } from '../core/area';
import { notFound } from '../core/problem';
import { readSessionToken } from '../core/session-cookie';
import { findCaller, isGranted, mustUpdateRegistration, type Caller } from '../core/sessions';
import { othersOf, type Others } from './others';
import { readPreload } from './preload';

/** Serves the built portal: hashed assets, precompressed; the page with the session and its preloads already in it. */
export async function servePortal(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const folder = resolve(services.config.BALCAO_PORTAL);
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn(`no built portal in ${folder}`);
    return;
  }
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const preload = readPreload(folder);
  const others = othersOf(services.config);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', 'pages.json', '**/*.br', '**/*.gz'],
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      void reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
      void reply.setHeader('vary', 'accept-encoding');
    },
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '', search = ''] = request.url.split(/[?#]/, 2);
    if (/^\/(bff|assets|sandbox)(\/|$)/.test(pathname)) throw notFound();
    return sendPage(request, reply, pathname, search);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply, pathname: string, search: string) {
    const token = readSessionToken(request);
    const caller = token ? await findCaller(services.store.db, token) : null;
    const session = caller ? await buildSession(services.store.db, caller, services.permissionIds) : null;
    const nonce = randomBytes(16).toString('base64');
    const { links, prefetch } = preload(pathname, search, caller && mayUse(caller));
    const data = JSON.stringify({ session, prefetch, ...others.boot }).replaceAll('<', '\\u003c');
    const boot = `<script type="application/json" id="boot" nonce="${nonce}">${data}</script>`;
    const html = template
      .replaceAll('__NONCE__', nonce)
      .replace('<!--boot-->', () => others.meta + boot + links.replaceAll('<link ', `<link nonce="${nonce}" `));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce, others.from))
      .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
      .send(html);
  }
}

const mayUse =
  (caller: Caller) =>
  (permission: string): boolean =>
    !caller.isShutdown && !mustUpdateRegistration(caller) && isGranted(caller, permission);

const policy = (nonce: string, others: Others['from']): string =>
  [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...others.scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...others.pictures].join(' '),
    ["connect-src 'self'", ...others.answers].join(' '),
    ["frame-src 'self' blob: https://www.youtube.com", ...others.frames].join(' '),
    ["media-src 'self'", ...others.videos].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
