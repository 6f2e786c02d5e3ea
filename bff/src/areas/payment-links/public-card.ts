import { formatMoney } from '../../core/money';
import { pagePath, type PageRow } from '../../kits/links/pages';
import { html, type Html } from '../../sandbox/html';
import type { Instalments } from '../card-charges/service';
import { footer, orderOf } from './public-bodies';

/** `analysis`: a card that the processor looks at. */
export type PayState = 'open' | 'paid' | 'over' | 'analysis';

/** Where the page may send to: itself, and the processor where that is another origin. */
export const connectTo = (tokenUrl: string): string =>
  tokenUrl.startsWith('/') ? "'self'" : `'self' ${new URL(tokenUrl).origin}`;

interface Card {
  page: PageRow;
  seller: string;
  /** Of this page. */
  path: string;
  state: PayState;
  /** Where the card goes; never to the bank. */
  tokenUrl: string;
  /** Why the last card was refused. */
  refusal: { code: string; reason: string } | null;
  options: Instalments[];
  notice?: string | undefined;
}

/** The card, until it is approved; then that it is. */
export function cardBody({ page, seller, path, state, ...form }: Card): Html {
  const told = {
    open: null,
    analysis: html`<p class="state">Pagamento em análise</p>
      <p class="soft">
        Estamos confirmando com a processadora do cartão. Esta página avisa assim que houver resposta.
      </p>`,
    paid: html`<p class="state paid">Pago. Obrigado!</p>
      <p class="soft">${seller} já sabe do seu pagamento.</p>`,
    over: html`<p class="state">Esta cobrança não pode mais ser paga.</p>
      <p><a href="${pagePath(page.code)}">Voltar ao início</a></p>`,
  }[state];
  return html`${orderOf(page, seller)}
  ${told && html`<section class="card" id="pay" data-path="${path}" data-state="${state}" role="status">${told}</section>`}
  ${state === 'open' && formOf(page, path, form)}
  ${state === 'analysis' && html`<p><a href="${path}">Atualizar</a></p>`} ${footer}`;
}

/** Refusals that are about one field of the form. */
const FIELDS: Record<string, 'expiry' | 'cvv' | undefined> = { expired: 'expiry', 'wrong-code': 'cvv' };

const instalmentWords = ({ count, each, first }: Instalments): string =>
  count === 1
    ? `À vista: ${formatMoney(each)}`
    : `${count}× de ${formatMoney(each)} sem juros${first === each ? '' : ` (a primeira de ${formatMoney(first)})`}`;

/** The card's fields have no name: what is typed in them is in no form that is sent to the bank. */
function formOf(
  page: PageRow,
  path: string,
  { tokenUrl, refusal, options, notice }: Pick<Card, 'tokenUrl' | 'refusal' | 'options' | 'notice'>,
): Html {
  const at = refusal ? FIELDS[refusal.code] : undefined;
  const field = (id: string, label: string, more: { auto: string; mode?: string; hint?: string; most: number }) => {
    const fault = refusal && at === id ? refusal.reason : null;
    return html`<div>
      <label for="${id}">${label}</label>
      <input
        id="${id}"
        type="text"
        maxlength="${more.most}"
        autocomplete="${more.auto}"
        inputmode="${more.mode ?? 'text'}"
        placeholder="${more.hint ?? ''}"
        aria-required="true"
        aria-invalid="${fault ? 'true' : 'false'}"
        aria-describedby="${id}-fault"
      />
      <p class="fault" id="${id}-fault">${fault}</p>
    </div>`;
  };
  const told = notice ?? (refusal && !at ? refusal.reason : null);
  return html`<noscript>
      <p class="card">
        Para pagar com cartão é preciso ativar o JavaScript do navegador: os dados do cartão vão direto à processadora.
        <a href="${pagePath(page.code)}">Escolher outra forma</a>
      </p>
    </noscript>
    <form class="card" id="card" method="post" action="${path}/cartao" data-tokens="${tokenUrl}" novalidate hidden>
      <h2>Pague com cartão de crédito</h2>
      <p class="fault" id="card-fault" role="alert">${told}</p>
      <input type="hidden" name="token" value="" />
      ${field('number', 'Número do cartão', { auto: 'cc-number', mode: 'numeric', most: 23 })}
      ${field('holder', 'Nome como está no cartão', { auto: 'cc-name', most: 60 })}
      <div class="two">
        ${field('expiry', 'Validade', { auto: 'cc-exp', mode: 'numeric', hint: 'MM/AA', most: 7 })}
        ${field('cvv', 'Código', { auto: 'cc-csc', mode: 'numeric', most: 4 })}
      </div>
      <label for="parcelas">Parcelas</label>
      <select id="parcelas" name="parcelas">
        ${options.map((one) => html`<option value="${one.count}">${instalmentWords(one)}</option>`)}
      </select>
      <button>Pagar ${formatMoney(page.value)}</button>
      <p class="soft">Os dados do cartão vão direto à processadora: nem a loja nem o banco os recebem.</p>
    </form>
    ${page.payment_method === 'all' && html`<p><a href="${pagePath(page.code)}">Pagar de outra forma</a></p>`}`;
}
