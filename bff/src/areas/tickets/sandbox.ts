import { Type } from 'typebox';
import { Id } from '@balcao/contract/core/shapes';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import type { Db } from '../../core/database';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { idOf } from '../../sandbox/inputs';
import { formatMoment } from '../../sandbox/layout';
import { answerTicket } from './answer';
import './tables';

const AnswerBody = Type.Object(
  { id: Id, message: Type.String({ minLength: 1, maxLength: MAX_MESSAGE }) },
  { additionalProperties: false },
);
const SHOWN = 30;

/** Console of the bank's team: tickets that wait for an answer, last updated first. */
export default defineSandbox({
  tab: { label: 'Chamados', path: '/sandbox/tickets', order: 70 },
  routes(app, { services, show, orFault }) {
    const { db } = services.store;
    const showDesk = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Chamados', fault, body: deskBody(await waitingTickets(db)) });

    app.get('/sandbox/tickets', hide, (_request, reply) => showDesk(reply));
    app.post('/sandbox/tickets/:id', hide, (request, reply) => {
      const typed = (request.body as { resposta?: string } | undefined)?.resposta ?? '';
      const work = async () => (await answerTicket(services, idOf(request), typed), '/sandbox/tickets');
      return orFault(reply, work, (fault) => showDesk(reply, fault.message));
    });
    app.post<{ Body: { id: number; message: string } }>(
      '/sandbox/api/tickets/answer',
      { schema: { hide: true, body: AnswerBody } },
      async ({ body }) => (await answerTicket(services, body.id, body.message), { ok: true }),
    );
  },
});

/** Open tickets, each with its last message. */
const waitingTickets = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.id', 't.subject', 't.updated_at', 't.contact_name', 't.contact_email', 'a.nickname'])
    .select((e) =>
      e.fn
        .coalesce(
          e
            .selectFrom('ticket_messages as m')
            .select('m.message')
            .whereRef('m.account_id', '=', 't.account_id')
            .whereRef('m.ticket_id', '=', 't.id')
            .orderBy('m.id', 'desc')
            .limit(1),
          't.message',
        )
        .as('said'),
    )
    .where('t.status', '=', 'open')
    .orderBy('t.updated_at', 'desc')
    .limit(SHOWN)
    .execute();

const deskBody = (tickets: Awaited<ReturnType<typeof waitingTickets>>): Html =>
  html`<h2>Aguardando resposta</h2>
    ${tickets.length === 0 && html`<p class="soft">Nenhum chamado aguarda resposta. Os que forem abertos no portal aparecem aqui.</p>`}
    ${tickets.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/tickets/${one.id}">
          <strong>${one.subject}</strong><br /><span class="soft small"
            >${one.contact_name} (${one.contact_email}) · ${one.nickname} · ${formatMoment(one.updated_at)}</span
          >
          <pre>${one.said}</pre>
          <div class="inline">
            <label>Resposta<input name="resposta" maxlength="${MAX_MESSAGE}" required /></label
            ><button aria-label="Responder ao chamado ${one.id}">Responder</button>
          </div>
        </form>`,
    )}`;
