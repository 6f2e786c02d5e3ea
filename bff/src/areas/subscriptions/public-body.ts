import { BRAND_NAMES, type CardBrand } from '@balcao/contract/shared/card-limits';
import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { cardForm, footer, type Refused } from '../../kits/charging/links/card-form';
import { html, type Html } from '../../core/html';
import { itemLines } from './link-body';
import { cardPath, type CardRow } from './card-page';
import type { SubscriptionRow } from './tables';
import { rhythm } from './plans';
import type { PageState } from './take-card';

export const goneBody = (): Html =>
  html`<header><h1>Assinatura não encontrada</h1></header>
    <p class="card">Confira o endereço com quem enviou o link para você.</p>`;

interface Page {
  row: SubscriptionRow;
  card: CardRow;
  seller: string;
  state: PageState;
  refusal: Refused;
  tokenUrl: string;
  notice: string | undefined;
}

const nameOf = ({ brand, last4 }: CardRow): string =>
  brand && last4 ? `${BRAND_NAMES[brand as CardBrand]} final ${last4}` : 'Cartão informado';

/** The payer's page: the subscription, its card, and the form to give another. Shows nothing else of the account. */
export function subscriptionBody({ row, card, seller, state, ...form }: Page): Html {
  const path = cardPath(card.code);
  const isFirst = row.issued === 0 && card.token === null;
  const next = row.next_expire_at && html`<p class="soft">Próxima cobrança em ${formatDay(row.next_expire_at)}.</p>`;
  const stateLines = {
    analysis: html`<p class="state">Pagamento em processamento</p>
      <p class="soft">Esta página avisa assim que a processadora do cartão responder.</p>`,
    over: html`<p class="state">Esta assinatura terminou: nada mais será cobrado.</p>`,
    open:
      row.failed_charge !== null
        ? html`<p class="state">O cartão não foi aceito na última cobrança</p>
            <p class="soft">Informe outro cartão: ela é cobrada na hora.</p>`
        : isFirst || card.token === null
          ? null
          : html`<p class="state paid">Assinatura em dia</p>
              <p class="soft">${nameOf(card)}.</p>
              ${next}`,
  }[state];
  const submit =
    row.failed_charge !== null || isFirst
      ? `Pagar ${formatMoney(row.value)}`
      : card.token === null
        ? 'Informar cartão'
        : 'Trocar cartão';
  return html`<header>
      <p class="soft">Assinatura de</p>
      <h1>${seller}</h1>
    </header>
    <section class="card" aria-label="O que você está assinando">
      <p>${row.plan_name}: ${rhythm(row)}</p>
      <ul class="items">
        ${itemLines(row.terms.items)}
      </ul>
      <p class="total">${formatMoney(row.value)}</p>
      ${
        isFirst &&
        state === 'open' &&
        html`<p class="soft">
          A primeira cobrança é feita agora. As próximas são feitas no mesmo cartão, no dia ${row.due_day} de cada
          período.
        </p>`
      }
    </section>
    ${
      stateLines &&
      html`<section
        class="card"
        id="pay"
        data-path="${path}"
        data-state="${state === 'analysis' ? state : 'done'}"
        role="status"
      >
        ${stateLines}
      </section>`
    }
    ${
      state === 'open' &&
      cardForm({
        ...form,
        action: `${path}/cartao`,
        keeps: true,
        title: isFirst || card.token === null ? 'Informe o cartão' : 'Usar outro cartão',
        submit,
      })
    }
    ${state === 'analysis' && html`<p><a href="${path}">Atualizar</a></p>`} ${footer}`;
}
