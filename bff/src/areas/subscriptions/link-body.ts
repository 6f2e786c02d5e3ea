import { formatDay } from '../../core/calendar';
import { html, type Html } from '../../core/html';
import { formatMoney } from '../../core/money';
import { footer } from '../../kits/charging/links/card-form';
import { codesToPay } from '../../kits/charging/links/codes';
import { payerFields, type Fault, type Typed } from '../../kits/charging/links/payer';
import { isOpen } from '../../kits/charging/statuses';
import type { ChargeRow } from '../../kits/charging/actions';
import { linkValue, takesWay } from './link-rules';
import { linkPath, type Link, type LinkDraft } from './links';
import { rhythm } from './plans';

type Plan = Parameters<typeof rhythm>[0] & { name: string };

interface Form {
  link: Link;
  draft: LinkDraft;
  plan: Plan;
  seller: string;
  /** Whether the page takes cards. */
  card: boolean;
  typed?: Typed;
  faults?: Fault;
  notice?: string;
}

/** The items of a subscription, a line each. */
export const itemLines = (items: LinkDraft['items']): Html[] =>
  items.map(
    ({ name, amount, value }) =>
      html`<li><span>${amount > 1 ? `${amount} × ` : ''}${name}</span><span>${formatMoney(amount * value)}</span></li>`,
  );

/** The page on which a payer names themself and chooses how the subscription is paid. */
export function linkForm({ link, draft, plan, seller, card, typed = {}, faults = {}, notice }: Form): Html {
  const byBillet = takesWay(link.payment_method, 'banking_billet');
  const shown = linkValue(draft, link, byBillet ? 'banking_billet' : 'credit_card');
  const off = byBillet ? link.billet_discount : link.card_discount;
  const byCard = linkValue(draft, link, 'credit_card');
  return html`<header>
      <p class="soft">Assinatura de</p>
      <h1>${seller}</h1>
    </header>
    <section class="card" aria-label="O que você está assinando">
      ${link.message && html`<p>${link.message}</p>`}
      <p>${plan.name}: ${rhythm(plan)}</p>
      <ul class="items">
        ${itemLines(draft.items)}
        ${draft.shipping > 0 && html`<li><span>Frete</span><span>${formatMoney(draft.shipping)}</span></li>`}
        ${off > 0 && html`<li><span>Desconto</span><span>${formatMoney(-off)}</span></li>`}
      </ul>
      <p class="total">${formatMoney(shown)}</p>
      ${card && byBillet && byCard !== shown && html`<p class="soft">No cartão: ${formatMoney(byCard)}.</p>`}
      ${link.expire_at && html`<p class="soft">Válido até ${formatDay(link.expire_at)}.</p>`}
    </section>
    <form class="card" method="post" action="${linkPath(link.code)}" novalidate>
      <h2>Seus dados</h2>
      ${notice && html`<p class="fault" role="alert">${notice}</p>`}
      ${payerFields(typed, faults, { address: link.asks_address, email: true })}
      ${byBillet && html`<button name="forma" value="boleto">Assinar com boleto</button>`}
      ${card && html`<button class="${byBillet ? 'plain' : ''}" name="forma" value="cartao">Assinar com cartão</button>`}
      ${
        !byBillet &&
        !card &&
        html`<p class="fault">Pagamento com cartão indisponível no momento. Fale com ${seller}.</p>`
      }
    </form>
    ${footer}`;
}

export const closedLink = (seller: string, why: string): Html =>
  html`<header><h1>${why}</h1></header>
    <p class="card">Fale com ${seller} para combinar outra forma.</p>`;

/** The page once the subscription is made by billet: how to pay its first charge, and nothing about who pays. */
export async function finishedBody(link: Link, charge: ChargeRow, seller: string): Promise<Html> {
  const open = isOpen(charge.status);
  return html`<header>
      <p class="soft">Assinatura de</p>
      <h1>${seller}</h1>
    </header>
    <section class="card" role="status">
      <p class="state ${open ? '' : 'paid'}">Assinatura feita</p>
      <p class="soft">
        ${
          open
            ? `Pague a primeira cobrança, de ${formatMoney(charge.value)}. As próximas são enviadas antes de cada vencimento.`
            : 'A primeira cobrança não precisa mais ser paga.'
        }
      </p>
    </section>
    ${open && (await codesToPay({ pix: charge.pix_copy_paste, line: charge.barcode, dueDay: charge.expire_at }))}
    ${open && html`<p><a href="${linkPath(link.code)}">Já paguei: atualizar</a></p>`} ${footer}`;
}
