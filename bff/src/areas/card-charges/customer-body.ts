import { formatDay } from '../../core/calendar';
import { html, type Html } from '../../core/html';
import { formatMoney } from '../../core/money';
import { addressFields, type TypedAddress } from '../../kits/charging/links/address';
import { cardForm, footer, type Refused } from '../../kits/charging/links/card-form';
import { instalmentField, type Instalments } from '../../kits/charging/links/instalment-field';
import { customerPath, type CustomerPage, type payerState } from './customer-page';

export const goneBody = (): Html =>
  html`<header><h1>Cobrança não encontrada</h1></header>
    <p class="card">Confira o endereço com quem enviou a cobrança para você.</p>`;

interface Shown extends CustomerPage {
  items: { name: string; amount: number; value: number }[];
  seller: string;
  state: ReturnType<typeof payerState>;
  tokenUrl: string;
  refusal: Refused;
  options: Instalments[];
  typed: TypedAddress;
  faults: TypedAddress;
  notice: string | undefined;
}

/** The payer's page of a card charge: what is charged, and the card's form while it is open. Shows nothing of the payer. */
export function customerBody({ page, charge, items, seller, state, typed, faults, options, ...form }: Shown): Html {
  const path = customerPath(page.code);
  const stateLines = {
    open: null,
    analysis: html`<p class="state">Pagamento em análise</p>
      <p class="soft">Esta página avisa assim que a processadora do cartão responder.</p>`,
    paid: html`<p class="state paid">Pago. Obrigado!</p>
      <p class="soft">${seller} já recebeu a confirmação do seu pagamento.</p>`,
    over: html`<p class="state">Esta cobrança não pode mais ser paga.</p>
      <p class="soft">Fale com ${seller} para combinar outra forma de pagar.</p>`,
  }[state];
  return html`<header>
      <p class="soft">Pagamento para</p>
      <h1>${seller}</h1>
    </header>
    <section class="card" aria-label="O que você está pagando">
      ${charge.message && html`<p>${charge.message}</p>`}
      <ul class="items">
        ${items.map(
          ({ name, amount, value }) =>
            html`<li>
              <span>${amount > 1 ? `${amount} × ` : ''}${name}</span><span>${formatMoney(amount * value)}</span>
            </li>`,
        )}
        ${charge.shipping > 0 && html`<li><span>Frete</span><span>${formatMoney(charge.shipping)}</span></li>`}
        ${charge.discount > 0 && html`<li><span>Desconto</span><span>${formatMoney(-charge.discount)}</span></li>`}
      </ul>
      <p class="total">${formatMoney(charge.value)}</p>
      ${state === 'open' && html`<p class="soft">Pague até ${formatDay(charge.expire_at)}.</p>`}
    </section>
    ${
      stateLines &&
      html`<section class="card" id="pay" data-path="${path}" data-state="${state}" role="status">
        ${stateLines}
      </section>`
    }
    ${
      state === 'open' &&
      cardForm({
        ...form,
        action: `${path}/cartao`,
        title: 'Pague com cartão de crédito',
        submit: `Pagar ${formatMoney(charge.value)}`,
        more: html`${instalmentField(options)}${page.asks_address && addressFields(typed, faults)}`,
      })
    }
    ${state === 'analysis' && html`<p><a href="${path}">Atualizar</a></p>`} ${footer}`;
}
