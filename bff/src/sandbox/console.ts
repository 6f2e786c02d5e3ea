import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/area';
import { bankNow, saoPauloDay } from '../core/clock';
import { Problem } from '../core/problem';
import { isStorable } from '../core/storable';
import { consoleAccess } from './access';
import { readClock } from './clock';
import { hide, type Sandbox, type SandboxTools } from './define-sandbox';
import { layout, type Page } from './layout';
import { sandboxes } from './sandboxes';

/** The console at /sandbox that plays the world outside the bank, with a section for each area. Register it with sandbox rails only. */
export async function sandboxConsole(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const access = consoleAccess(services.config);
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    access.refuseStrangers(request);
    if (request.method !== 'GET') access.refuseForeignPages(request);
    void reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async (request) => refuseUnreadable(request));
  app.get('/sandbox', hide, async (request, reply) =>
    access.takeToken(request, reply) ? reply.redirect('/sandbox', 303) : reply.redirect(sandboxes[0]!.tab.path),
  );
  for (const sandbox of sandboxes) await sandbox.routes(app, toolsOf(sandbox, services));
}

function toolsOf({ tab }: Sandbox, services: Services): SandboxTools {
  const { db } = services.store;
  return {
    services,
    now: () => bankNow(db),
    today: async () => saoPauloDay(await bankNow(db)),
    show: async (reply, page) =>
      send(reply, { ...page, tab: tab.path, tabs: sandboxes.map((one) => one.tab), clock: await readClock(db) }),
    orFault: async (reply, work, page) => {
      try {
        return reply.redirect(await work(), 303);
      } catch (error) {
        if (!(error instanceof Problem) || error.status === 404) throw error;
        void reply.code(error.status);
        return page(error);
      }
    },
  };
}

/** @throws Problem 400 'invalid' where a query field is repeated, or a text cannot be stored in the database. */
function refuseUnreadable({ query, body }: FastifyRequest): void {
  const isRepeated = Object.values(query as object).some((value) => typeof value !== 'string');
  if (isRepeated || !isStorable(query) || !isStorable(body)) throw new Problem(400, 'invalid', 'Confira os campos.');
}

/** Answers a page. Its referrer policy must not be no-referrer, which would hide the origin that forms are checked by. */
function send(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(layout(page, nonce));
}
