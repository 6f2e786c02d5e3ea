import { html, type Html } from '../../../core/html';
import { publicField } from './public-field';

/** The origins that a page may send to (connect-src): its own, and the processor's if that is another. */
export const connectTo = (tokenUrl: string): string =>
  tokenUrl.startsWith('/') ? "'self'" : `'self' ${new URL(tokenUrl).origin}`;

export const footer = html`<footer>Pagamento processado pelo Balcão. Confira quem recebe antes de pagar.</footer>`;

/** Why the last card was refused: the code, and the reason in pt-BR. */
export type Refused = { code: string; reason: string } | null;

interface CardForm {
  /** The path, of this origin, that the token is sent to. */
  action: string;
  /** The processor's address, which the card's data are sent to; they are never sent to the bank. */
  tokenUrl: string;
  /** The card is put on file: it will be charged again without its payer. */
  keeps?: boolean;
  title: string;
  submit: string;
  refusal?: Refused;
  notice?: string | undefined;
  /** Fields in addition to the card's. */
  more?: Html;
  /** The address of another way to pay, if there is one. */
  elsewhere?: string;
}

/** Refusals that are about one field of the form. */
const FIELDS: Record<string, 'expiry' | 'cvv' | undefined> = { expired: 'expiry', 'wrong-code': 'cvv' };

/** The form of a card. The card's fields have no `name`, so what is typed in them is not part of the form that is sent to the bank. */
export function cardForm({ refusal = null, notice, ...form }: CardForm): Html {
  const at = refusal ? FIELDS[refusal.code] : undefined;
  const field = (
    id: string,
    label: string,
    { hint = '', ...more }: { auto: string; mode?: string; hint?: string; most: number },
  ) =>
    publicField({
      ...more,
      id,
      label,
      fault: at === id ? refusal?.reason : null,
      more: html`type="text" placeholder="${hint}"`,
    });
  const message = notice ?? (refusal && !at ? refusal.reason : null);
  return html`<noscript>
      <p class="card">
        Para pagar com cartão é preciso ativar o JavaScript do navegador: os dados do cartão vão direto à processadora.
        ${form.elsewhere && html`<a href="${form.elsewhere}">Escolher outra forma</a>`}
      </p>
    </noscript>
    <form
      class="card"
      id="card"
      method="post"
      action="${form.action}"
      data-tokens="${form.tokenUrl}"
      data-keeps="${form.keeps ? 'yes' : ''}"
      novalidate
      hidden
    >
      <h2>${form.title}</h2>
      <p class="fault" id="card-fault" role="alert">${message}</p>
      <input type="hidden" name="token" value="" />
      ${field('number', 'Número do cartão', { auto: 'cc-number', mode: 'numeric', most: 23 })}
      ${field('holder', 'Nome como está no cartão', { auto: 'cc-name', most: 60 })}
      <div class="two">
        ${field('expiry', 'Validade', { auto: 'cc-exp', mode: 'numeric', hint: 'MM/AA', most: 7 })}
        ${field('cvv', 'Código', { auto: 'cc-csc', mode: 'numeric', most: 4 })}
      </div>
      ${form.more}
      <button>${form.submit}</button>
      <p class="soft">Os dados do cartão vão direto à processadora: nem a loja nem o banco os recebem.</p>
    </form>`;
}
