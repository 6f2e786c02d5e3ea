import { isInDelivery } from '@balcao/contract/shared/card-status';
import { formatDay } from '../../../core/calendar';
import type { Db } from '../../../core/database';
import { html, type Html } from '../../../core/html';
import { formatAmount, formatMoney } from '../../../core/money';
import { formatMoment } from '../../../sandbox/layout';
import '../tables';

const LATEST = 20;

/** What the tab of cards shows: the newest cards, purchases and billets of invoices. */
export const latestCards = async (db: Db) => ({
  cards: await db
    .selectFrom('cards as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.issuer_key', 'c.name', 'c.last_digits', 'c.status_id', 'c.kind', 'c.product_id', 'a.nickname'])
    .where('c.status_id', '<>', 3)
    .orderBy('c.requested_at', 'desc')
    .limit(LATEST)
    .execute(),
  purchases: await db
    .selectFrom('card_purchases')
    .select(['network_key', 'merchant', 'amount', 'cleared', 'refunded', 'state', 'at', 'reason'])
    .orderBy('at', 'desc')
    .limit(LATEST)
    .execute(),
  billets: await db
    .selectFrom('card_billets')
    .select(['line', 'value', 'due_on'])
    .where('paid_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute(),
});
type Latest = Awaited<ReturnType<typeof latestCards>>;

const COURSE = [
  ['enviar', 'Enviar'],
  ['transportar', 'Em trânsito'],
  ['entregar', 'Entregar'],
  ['devolver', 'Devolver ao remetente'],
  ['perder', 'Perder'],
] as const;

const cardForm = (card: Latest['cards'][number]): Html =>
  html`<div class="card">
    <strong>${card.name} · final ${card.last_digits}</strong><br />
    <span class="soft small"
      >${card.nickname} · ${card.product_id === 88 ? 'crédito' : 'pré-pago'} ·
      ${card.kind === 'virtual' ? 'virtual' : 'físico'} · statusId ${card.status_id}</span
    >
    ${
      isInDelivery(card.status_id) &&
      html`<div class="inline">
        ${COURSE.map(
          ([course, label]) =>
            html`<form method="post" action="/sandbox/cartoes/${card.issuer_key}/caminho/${course}">
              <button class="plain">${label}</button>
            </form>`,
        )}
      </div>`
    }
    ${
      !isInDelivery(card.status_id) &&
      html`<form class="inline" method="post" action="/sandbox/cartoes/${card.issuer_key}/comprar">
        <label>Valor <input name="valor" value="100,00" size="9" /></label>
        <label>Loja <input name="loja" value="Papelaria Sol" size="16" /></label>
        <label>Parcelas <input name="parcelas" value="1" size="3" /></label>
        <label
          >Forma
          <select name="forma">
            <option value="chip">chip</option>
            <option value="contactless">aproximação</option>
            <option value="online">internet</option>
          </select></label
        >
        <button>Comprar</button>
      </form>`
    }
  </div>`;

const purchaseForm = (one: Latest['purchases'][number]): Html =>
  html`<form class="card" method="post" action="/sandbox/cartoes/compra/${one.network_key}">
    <strong>${formatMoney(one.amount)} · ${one.merchant}</strong><br />
    <span class="soft small"
      >${one.state}${one.reason && html` (${one.reason})`} · coletado ${formatMoney(one.cleared)} · devolvido
      ${formatMoney(one.refunded)} · ${formatMoment(one.at)}</span
    >
    ${
      (one.state === 'authorized' || one.state === 'cleared') &&
      html`<div class="inline">
        <label>Valor <input name="valor" value="${formatAmount(one.amount)}" size="9" /></label>
        ${
          one.state === 'authorized' &&
          html`<button name="verbo" value="coletar">Coletar</button>
            <button class="plain" name="verbo" value="aumentar">Aumentar</button>
            <button class="plain" name="verbo" value="estornar">Desfazer</button>`
        }
        ${one.cleared > 0 && html`<button class="plain" name="verbo" value="devolver">Devolver</button>`}
      </div>`
    }
  </form>`;

export const tabBody = ({ cards, purchases, billets }: Latest): Html =>
  html`<h2>Cartões</h2>
    <p class="soft">
      A análise de crédito responde em um minuto: limites terminados em 91 centavos são negados, em 92 aprovados pela
      metade. O cartão chega em cinco dias; adiante o relógio, ou mova-o aqui.
    </p>
    ${cards.length === 0 && html`<p class="soft">Nenhum cartão.</p>`} ${cards.map(cardForm)}
    <h3>Compras</h3>
    ${purchases.length === 0 && html`<p class="soft">Nenhuma compra.</p>`} ${purchases.map(purchaseForm)}
    <h3>Boletos de fatura em aberto</h3>
    ${billets.length === 0 && html`<p class="soft">Nenhum boleto de fatura em aberto.</p>`}
    ${billets.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/cartoes/boleto/${one.line}">
          <strong>${formatMoney(one.value)}</strong><br />
          <span class="soft small">vence em ${formatDay(one.due_on)} · ${one.line}</span>
          <div class="inline"><button>Pagar</button></div>
        </form>`,
    )}`;
