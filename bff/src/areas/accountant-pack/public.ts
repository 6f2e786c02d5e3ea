import type { FastifyReply } from 'fastify';
import { html, type Html } from '../../core/html';
import { sendPublic } from '../../kits/charging/links/public-layout';
import { handleFaults } from '../../kits/charging/links/public-faults';
import { definePublic, publicPage } from '../../public/define-public';
import { openPack, packOfLink, sendPackCode } from './link';

const TITLE = 'Pacote do contador';
const PATH = '/pacote-do-contador/:token';

interface Params {
  token: string;
}

/** 'co•••@exemplo.com': enough for the recipient to know which inbox to open. */
export const maskedEmail = (email: string): string => email.replace(/^(.{1,2}).*@/, '$1•••@');

const page = (reply: FastifyReply, body: Html) =>
  sendPublic(
    reply.header('x-robots-tag', 'noindex'),
    TITLE,
    html`<header><h1>${TITLE}</h1></header>
      ${body}`,
  );

const gone = (reply: FastifyReply) =>
  page(reply.code(404), html`<p class="card">Este link não vale mais. Peça o pacote a quem cuida da conta.</p>`);

const askBody = (token: string, { month, email }: { month: string; email: string }) =>
  html`<form class="card" method="post" action="/pacote-do-contador/${token}/codigo">
    <p>
      Pacote de ${month.split('-').reverse().join('/')}. Para baixar, digite o código que enviaremos para
      ${maskedEmail(email)}.
    </p>
    <button>Enviar código</button>
  </form>`;

const codeBody = (token: string, email: string, notice: string) =>
  html`<form class="card" method="post" action="/pacote-do-contador/${token}">
      <p role="status">${notice}</p>
      <label for="codigo">Código de 6 dígitos enviado para ${maskedEmail(email)}</label>
      <input
        id="codigo"
        name="codigo"
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]{6}"
        maxlength="6"
        required
      />
      <button>Baixar pacote</button>
    </form>
    <form class="card" method="post" action="/pacote-do-contador/${token}/codigo">
      <button class="plain">Enviar outro código</button>
    </form>`;

/** Downloads the accountant's pack by the link of the e-mail, without a session, by a code sent to the e-mail's address. */
export default definePublic({
  routes(app, { store }) {
    handleFaults(app);
    app.get<{ Params: Params }>(PATH, publicPage(20), async ({ params: { token } }, reply) => {
      const pack = await packOfLink(store.db, token);
      return pack ? page(reply, askBody(token, pack)) : gone(reply);
    });
    app.post<{ Params: Params }>(`${PATH}/codigo`, publicPage(6), async ({ params: { token } }, reply) => {
      const pack = await packOfLink(store.db, token);
      if (!pack) return gone(reply);
      const isSent = await store.transaction((trx) => sendPackCode(trx, token));
      const notice = isSent
        ? 'Código enviado. Ele vale por 10 minutos.'
        : 'Nenhum código novo foi enviado. Use o último que chegou ou espere um minuto.';
      return page(reply, codeBody(token, pack.email, notice));
    });
    app.post<{ Params: Params; Body: { codigo?: string } | undefined }>(
      PATH,
      publicPage(20),
      async ({ params: { token }, body }, reply) => {
        const pack = await packOfLink(store.db, token);
        if (!pack) return gone(reply);
        const opened = await openPack(store.db, token, (body?.codigo ?? '').trim());
        if (!opened)
          return page(
            reply.code(422),
            codeBody(token, pack.email, 'Código incorreto ou vencido. Confira ou peça outro.'),
          );
        return reply
          .header('x-robots-tag', 'noindex')
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${opened.name}"`)
          .send(opened.file);
      },
    );
  },
});
