import type { FastifyError, FastifyInstance } from 'fastify';
import { html } from '../../../core/html';
import { Problem } from '../../../core/problem';
import { sendPublic } from './public-layout';

/** What a payer reads of a status: a title, and what to do. */
const wordsOf = (status: number): [string, string] =>
  status === 429
    ? ['Muitos acessos seguidos', 'Aguarde um minuto e abra esta página de novo. Nada foi cobrado por este acesso.']
    : status >= 500
      ? [
          'Não conseguimos abrir esta página',
          'Tente de novo em instantes. Se você acabou de pagar, abra este endereço outra vez antes de repetir.',
        ]
      : ['Não conseguimos ler o que foi enviado', 'Volte à página anterior e tente de novo.'];

/** Faults of a payer's pages are told on a page where a browser opens one; to its script, as everywhere. */
export function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw error;
    const status = error instanceof Problem ? error.status : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    const [title, text] = wordsOf(status);
    const body = html`<header><h1>${title}</h1></header>
      <p class="card">${text}</p>`;
    return sendPublic(reply.code(status), title, body);
  });
}
