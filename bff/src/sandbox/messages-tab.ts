import { Type, type Static } from 'typebox';
import { Id } from '@balcao/contract/core/shapes';
import { defineSandbox, hide } from './define-sandbox';
import { html, type Html } from '../core/html';
import { readId } from './inputs';
import { formatMoment, older } from './layout';
import { readOutbox, type SentMessage } from './outbox';

const CHANNELS = {
  mail: 'E-mail',
  sms: 'SMS',
  call: 'Ligação',
  push: 'Aviso no celular',
  whatsapp: 'WhatsApp',
} as const;

const PAGE = 30;

const MessagesQuery = Type.Object({
  recipient: Type.Optional(Type.String({ maxLength: 120 })),
  before: Type.Optional(Id),
  size: Type.Integer({ minimum: 1, maximum: 100, default: PAGE }),
});

/** The console's section of the messages that the bank sent: e-mails, SMS, calls, WhatsApp and push notifications. */
export const messagesTab = defineSandbox({
  tab: { label: 'Mensagens', path: '/sandbox/mensagens', order: 900 },
  routes(app, { services, show }) {
    const { db } = services.store;
    app.get('/sandbox/mensagens', hide, async (request, reply) => {
      const query = request.query as { destinatario?: string; antes?: string };
      const recipient = query.destinatario ?? '';
      const sent = await readOutbox(db, { recipient, before: readId(query.antes), size: PAGE });
      return show(reply, { title: 'Mensagens', body: messagesBody(recipient, sent) });
    });
    app.get<{ Querystring: Static<typeof MessagesQuery> }>(
      '/sandbox/api/messages',
      { schema: { hide: true, querystring: MessagesQuery } },
      ({ query }) => readOutbox(db, query),
    );
  },
});

/** The page's body: the messages, newest first. */
function messagesBody(recipient: string, { items, more }: { items: SentMessage[]; more: boolean }): Html {
  return html`<form class="card inline" method="get" action="/sandbox/mensagens">
      <label
        >Destinatário<input
          name="destinatario"
          value="${recipient}"
          maxlength="120"
          placeholder="e-mail ou celular" /></label
      ><button>Filtrar</button>
    </form>
    ${items.length === 0 && html`<p class="soft">Nenhuma mensagem enviada ainda. E-mails de boletos e códigos por SMS aparecem aqui.</p>`}
    ${items.map(
      (m) =>
        html`<details class="card">
          <summary>
            <strong>${m.subject || 'SMS'}</strong><br /><span class="soft small"
              >${CHANNELS[m.channel]} para ${m.recipient} · ${formatMoment(m.sent_at)}</span
            >
          </summary>
          <pre>${m.body}</pre>
          ${m.delivered_at && html`<p class="soft small">Entregue ao servidor de e-mail em ${formatMoment(m.delivered_at)}.</p>`}
          ${m.failure && html`<p class="soft small">Não foi entregue (${m.tries} tentativas): ${m.failure}</p>`}
        </details>`,
    )}
    ${older('/sandbox/mensagens', { destinatario: recipient, antes: items.at(-1)?.id }, more)}`;
}
