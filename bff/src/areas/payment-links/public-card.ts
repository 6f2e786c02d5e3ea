import { formatMoney } from '../../core/money';
import { cardForm, footer, type Refused } from '../../kits/charging/links/card-form';
import { instalmentField, type Instalments } from '../../kits/charging/links/instalment-field';
import { pagePath, priceOf, type PageRow } from '../../kits/charging/links/pages';
import { html, type Html } from '../../core/html';
import { orderOf } from './public-bodies';
import type { PayState } from './rules';

interface Card {
  page: PageRow;
  seller: string;
  /** Path of the charge's own address. */
  path: string;
  state: PayState;
  /** URL of the processor that the card's data are sent to; they never come to the bank. */
  tokenUrl: string;
  /** Why the last card was refused; null where none was. */
  refusal: Refused;
  options: Instalments[];
  notice?: string | undefined;
}

/** The page of a charge by card: the card's form while it is open, then its state. */
export function cardBody({ page, seller, path, state, ...form }: Card): Html {
  const stateLines = {
    open: null,
    analysis: html`<p class="state">Pagamento em análise</p>
      <p class="soft">
        Estamos confirmando com a processadora do cartão. Esta página avisa assim que houver resposta.
      </p>`,
    paid: html`<p class="state paid">Pago. Obrigado!</p>
      <p class="soft">${seller} já recebeu a confirmação do seu pagamento.</p>`,
    over: html`<p class="state">Esta cobrança não pode mais ser paga.</p>
      <p><a href="${pagePath(page.code)}">Voltar ao início</a></p>`,
  }[state];
  return html`${orderOf(page, seller, true)}
  ${stateLines && html`<section class="card" id="pay" data-path="${path}" data-state="${state}" role="status">${stateLines}</section>`}
  ${state === 'open' && formOf(page, path, form)}
  ${state === 'analysis' && html`<p><a href="${path}">Atualizar</a></p>`} ${footer}`;
}

function formOf(
  page: PageRow,
  path: string,
  { options, ...form }: Pick<Card, 'tokenUrl' | 'refusal' | 'options' | 'notice'>,
): Html {
  const isOne = page.payment_method === 'credit_card';
  const back = !isOne && html`<p><a href="${pagePath(page.code)}">Pagar de outra forma</a></p>`;
  return html`${cardForm({
    ...form,
    action: `${path}/cartao`,
    title: 'Pague com cartão de crédito',
    submit: `Pagar ${formatMoney(priceOf(page, true).value)}`,
    ...(!isOne ? { elsewhere: pagePath(page.code) } : {}),
    more: instalmentField(options),
  })}
  ${back}`;
}
