import { takesCardToo, takesWay } from '@balcao/contract/shared/link-methods';
import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import type { ChargeRow } from '../../kits/charging/actions';
import { footer } from '../../kits/charging/links/card-form';
import { codesToPay } from '../../kits/charging/links/codes';
import { payerFields, type Fault, type Typed } from '../../kits/charging/links/payer';
import { pagePath, priceOf, type PageRow } from '../../kits/charging/links/pages';
import { html, type Html } from '../../core/html';

export const goneBody = (): Html =>
  html`<header><h1>Link não encontrado</h1></header>
    <p class="card">Confira o endereço com quem enviou o link para você.</p>`;

export const closedBody = (seller: string, why: string): Html =>
  html`<header><h1>${why}</h1></header>
    <p class="card">Fale com ${seller} para combinar outra forma de pagar.</p>`;

/** The items and the price of a page. @param other integer cents of the price by card, where it is shown besides. */
export function orderOf(page: PageRow, seller: string, byCard: boolean, other?: number): Html {
  const price = priceOf(page, byCard);
  const lines = page.items.map(
    ({ name, amount, value }) =>
      html`<li><span>${amount > 1 ? `${amount} × ` : ''}${name}</span><span>${formatMoney(amount * value)}</span></li>`,
  );
  return html`<header>
      <p class="soft">Pagamento para</p>
      <h1>${seller}</h1>
    </header>
    <section class="card" aria-label="O que você está pagando">
      <p>${page.message}</p>
      <ul class="items">
        ${lines} ${page.shipping > 0 && html`<li><span>Frete</span><span>${formatMoney(page.shipping)}</span></li>`}
        ${price.discount > 0 && html`<li><span>Desconto</span><span>${formatMoney(-price.discount)}</span></li>`}
      </ul>
      <p class="total">${formatMoney(price.value)}</p>
      ${other !== undefined && html`<p class="soft">No cartão: ${formatMoney(other)}.</p>`}
      ${
        page.expire_at &&
        html`<p class="soft">
          Válido até ${formatDay(page.expire_at)}.
          <span id="until" data-until="${page.expire_at}T23:59:59-03:00"></span>
        </p>`
      }
    </section>`;
}

const ways = {
  all: 'Gerar Pix e boleto',
  pix_banking_billet: 'Gerar Pix e boleto',
  pix_credit_card: 'Gerar Pix',
  banking_billet_credit_card: 'Gerar boleto',
  pix: 'Gerar Pix',
  banking_billet: 'Gerar boleto',
  credit_card: null,
} as const;

interface Form {
  page: PageRow;
  seller: string;
  /** Whether the page takes cards. */
  card: boolean;
  typed?: Typed;
  faults?: Fault;
  notice?: string;
}

/** The form of the payer's data, with the fields that a billet or a Pix requires. */
export function formBody({ page, seller, card, typed = {}, faults = {}, notice }: Form): Html {
  const byCard = priceOf(page, true).value;
  const isOther = card && takesCardToo(page.payment_method) && byCard !== page.value;
  return html`${orderOf(page, seller, page.payment_method === 'credit_card', isOther ? byCard : undefined)}
    <form class="card" method="post" action="${pagePath(page.code)}" novalidate>
      <h2>Seus dados</h2>
      ${notice && html`<p class="fault" role="alert">${notice}</p>`}
      ${payerFields(typed, faults, { address: page.request_delivery_address })}
      ${ways[page.payment_method] && html`<button>${ways[page.payment_method]}</button>`}
      ${
        card &&
        html`<button class="${takesCardToo(page.payment_method) ? 'plain' : ''}" name="forma" value="cartao">
          Pagar com cartão
        </button>`
      }
      ${
        page.payment_method === 'credit_card' &&
        !card &&
        html`<p class="fault">Pagamento com cartão indisponível no momento. Fale com ${seller}.</p>`
      }
    </form>
    ${footer}`;
}

interface Pay {
  page: PageRow;
  charge: ChargeRow;
  seller: string;
  /** Path of the charge's own address. */
  path: string;
  state: 'open' | 'paid' | 'over';
  /** Why the page takes no payments, in pt-BR; null where it takes them. */
  closed: string | null;
}

/** The page of a charge: its Pix and billet while it is open, then its state. */
export async function payBody({ page, charge, seller, path, state, closed }: Pay): Promise<Html> {
  const stateLines = {
    open: html`<p class="state">Aguardando pagamento</p>`,
    paid: html`<p class="state paid">Pago. Obrigado!</p>
      <p class="soft">${seller} já recebeu a confirmação do seu pagamento.</p>`,
    over: html`<p class="state">Esta cobrança não pode mais ser paga.</p>
      ${closed ? html`<p class="soft">${closed}</p>` : html`<p><a href="${pagePath(page.code)}">Gerar outra</a></p>`}`,
  }[state];
  const pix = state === 'open' && takesWay(page.payment_method, 'pix') ? charge.pix_copy_paste : null;
  const line = state === 'open' && takesWay(page.payment_method, 'banking_billet') ? charge.barcode : null;
  return html`${orderOf(page, seller, false)}
    <section class="card" id="pay" data-path="${path}" data-state="${state}" role="status">${stateLines}</section>
    ${await codesToPay({ pix, line, dueDay: charge.expire_at, paper: `${path}/boleto.pdf` })}
    ${state === 'open' && html`<p><a href="${path}">Já paguei: atualizar</a></p>`} ${footer}`;
}
