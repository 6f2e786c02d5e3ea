import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import { html } from '../../core/html';
import { formatMoney } from '../../core/money';
import { footer } from '../../kits/charging/links/card-form';
import { sendPublic } from '../../kits/charging/links/public-layout';
import type { CardRail, ChallengeShown } from '../../rails/cards/port';
import { publicPage } from '../../public/define-public';

type Typed = { creq?: string; confirmar?: string };

/** The page of the sandbox's issuer on which a payer says whether the payment is theirs. */
export function challengeRoutes(
  app: FastifyInstance,
  { store }: Services,
  { path, find, answer }: NonNullable<CardRail['challenges']>,
): void {
  const { db } = store;
  app.post(path, publicPage(20), async (request, reply) => {
    const { creq = '', confirmar } = (request.body ?? {}) as Typed;
    const challenge = await find(db, creq);
    if (!challenge) return sendPublic(reply.code(404), 'Autenticação não encontrada', gone);
    const isAnswer = confirmar === 'sim' || confirmar === 'nao';
    if (isAnswer) await answer(db, creq, { confirmed: confirmar === 'sim', now: await bankNow(db) });
    const isOver = isAnswer || challenge.isAnswered;
    return sendPublic(reply, 'Autenticação do cartão', isOver ? over(challenge) : form(challenge, path, creq));
  });
}

const gone = html`<header><h1>Autenticação não encontrada</h1></header>
  <p class="card">Volte à loja e tente de novo.</p>`;

const form = ({ amount, descriptor }: ChallengeShown, path: string, creq: string) =>
  html`<header>
      <p class="soft">Banco do seu cartão</p>
      <h1>Este pagamento é seu?</h1>
    </header>
    <section class="card">
      <p class="total">${formatMoney(amount)}</p>
      <p class="soft">${descriptor}</p>
    </section>
    <form class="card" method="post" action="${path}">
      <input type="hidden" name="creq" value="${creq}" />
      <button name="confirmar" value="sim">Confirmar pagamento</button>
      <button class="plain" name="confirmar" value="nao">Não fui eu</button>
    </form>
    ${footer}`;

const over = ({ callbackUrl }: ChallengeShown) =>
  html`<header><h1>Resposta recebida</h1></header>
    <p class="card"><a class="button" href="${callbackUrl}">Voltar à loja</a></p>
    ${footer}`;
