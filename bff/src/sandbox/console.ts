import { randomBytes, randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/area';
import { addDays } from '../core/calendar';
import { bankNow, saoPauloDay } from '../core/clock';
import { Problem } from '../core/problem';
import { isStorable } from '../core/storable';
import { consoleAccess } from './access';
import { sandboxApi } from './api';
import { findBillet, findOpenBillets, payBillet, type Paid } from './billets';
import { moveClock, readClock } from './clock';
import { html } from './html';
import { readInstant, readMove, readReais } from './inputs';
import { layout, type Page } from './layout';
import { readOutbox } from './outbox';
import { billetBody, billetsBody, clockBody, messagesBody } from './pages';

const hide = { schema: { hide: true } };
const MESSAGES = 30;

const OUTCOMES: Record<Paid['outcome'], string> = {
  exact: 'pago pelo valor devido',
  different: 'pago por um valor diferente do devido',
  duplicate: 'pago em duplicidade',
  'after-end': 'pago depois de cancelado, baixado ou marcado como pago',
  repeated: 'este pagamento já tinha sido informado',
};

/** Plays the world outside the bank at /sandbox: pays billets, shows what was sent, moves the clock. Register it with sandbox rails only. */
export async function sandboxConsole(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { db } = services.store;
  const access = consoleAccess(services.config);
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    access.refuseStrangers(request);
    if (request.method !== 'GET') access.refuseForeignPages(request);
    void reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async (request) => refuseUnreadable(request));
  await app.register(sandboxApi, { services });

  /** A refusal of a form is told on the page it came from. */
  const orFault = async (
    reply: FastifyReply,
    work: () => Promise<string>,
    page: (fault: Problem) => Promise<unknown>,
  ): Promise<unknown> => {
    try {
      return reply.redirect(await work(), 303);
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 404) throw error;
      void reply.code(error.status);
      return page(error);
    }
  };
  const show = async (reply: FastifyReply, page: Omit<Page, 'clock'>): Promise<unknown> =>
    send(reply, { ...page, clock: await readClock(db) });
  const today = async () => saoPauloDay(await bankNow(db));

  const showBillets = async (reply: FastifyReply, query: Query) => {
    const typed = (query.busca ?? '').trim();
    try {
      const found = await findOpenBillets(db, typed, readId(query.antes), await today());
      return await show(reply, {
        title: 'Boletos',
        tab: '/sandbox',
        notice: paidNotice(query),
        body: billetsBody(typed, found),
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const fault = error.status === 404 ? 'Não há boleto com esta linha digitável.' : error.message;
      return show(reply, {
        title: 'Boletos',
        tab: '/sandbox',
        fault,
        body: billetsBody(typed, { items: [], more: false }),
      });
    }
  };
  const showBillet = async (reply: FastifyReply, id: number, fault?: Problem) => {
    const [at] = fault?.answer.errors ?? [];
    return show(reply, {
      title: `Boleto ${id}`,
      tab: '/sandbox',
      fault: at ? undefined : fault?.message,
      body: billetBody(await findBillet(db, id), await today(), `sandbox-${randomUUID()}`, at),
    });
  };
  const showClock = async (reply: FastifyReply, fault?: Problem) =>
    show(reply, {
      title: 'Relógio',
      tab: '/sandbox/relogio',
      fault: fault?.message,
      body: clockBody(await readClock(db), addDays(await today(), 1)),
    });

  app.get('/sandbox', hide, async (request, reply) => {
    if (access.takeToken(request, reply)) return reply.redirect('/sandbox', 303);
    return showBillets(reply, request.query as Query);
  });
  app.get('/sandbox/boletos/:id', hide, (request, reply) => showBillet(reply, idOf(request)));
  app.post('/sandbox/boletos/:id/pagar', hide, (request, reply) => {
    const form = (request.body ?? {}) as { data?: string; valor?: string; evento?: string };
    const id = idOf(request);
    const pay = async () => {
      const paid = await payBillet(services, {
        id,
        paidAt: form.data ? readInstant(form.data, await bankNow(db)) : undefined,
        amount: form.valor === undefined ? undefined : readReais(form.valor),
        eventId: /^[\w-]{1,80}$/.test(form.evento ?? '') ? form.evento : undefined,
      });
      return `/sandbox?pago=${paid.id}&resultado=${paid.outcome}`;
    };
    return orFault(reply, pay, (fault) => showBillet(reply, id, fault));
  });
  app.get('/sandbox/mensagens', hide, async (request, reply) => {
    const query = request.query as Query;
    const recipient = query.destinatario ?? '';
    const sent = await readOutbox(db, { recipient, before: readId(query.antes), size: MESSAGES });
    return show(reply, { title: 'Mensagens', tab: '/sandbox/mensagens', body: messagesBody(recipient, sent) });
  });
  app.get('/sandbox/relogio', hide, (_request, reply) => showClock(reply));
  app.post('/sandbox/relogio', hide, (request, reply) => {
    const move = async () => (
      await moveClock(services, readMove((request.body ?? {}) as object, await bankNow(db))),
      '/sandbox/relogio'
    );
    return orFault(reply, move, (fault) => showClock(reply, fault));
  });
}

/** A field given twice, or text the database cannot hold. */
function refuseUnreadable({ query, body }: FastifyRequest): void {
  const isRepeated = Object.values(query as object).some((value) => typeof value !== 'string');
  if (isRepeated || !isStorable(query) || !isStorable(body)) throw new Problem(400, 'invalid', 'Confira os campos.');
}

type Query = Partial<Record<'busca' | 'antes' | 'destinatario' | 'pago' | 'resultado', string>>;

const readId = (text: string | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** 0 is nobody's id: not found. */
const idOf = (request: FastifyRequest): number => readId((request.params as { id: string }).id) ?? 0;

function paidNotice({ pago, resultado }: Query) {
  const id = readId(pago);
  const outcome = OUTCOMES[resultado as Paid['outcome']];
  return id && outcome ? html`Boleto <a href="/sandbox/boletos/${id}">nº ${id}</a>: ${outcome}.` : undefined;
}

/** Forms need their origin to be told: no-referrer would hide it. */
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
