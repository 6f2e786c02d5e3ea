import { html, type Html } from '../../../core/html';
import { formatMoney } from '../../../core/money';

/** A way to pay by card: `count` instalments of `each`, of which the first is `first`. Integer cents. */
export interface Instalments {
  count: number;
  each: number;
  first: number;
}

const inWords = ({ count, each, first }: Instalments): string =>
  count === 1
    ? `À vista: ${formatMoney(each)}`
    : `${count}× de ${formatMoney(each)} sem juros${first === each ? '' : ` (a primeira de ${formatMoney(first)})`}`;

/** The choice of instalments on a payer's page. */
export const instalmentField = (options: readonly Instalments[]): Html =>
  html`<label for="parcelas">Parcelas</label>
    <select id="parcelas" name="parcelas">
      ${options.map((one) => html`<option value="${one.count}">${inWords(one)}</option>`)}
    </select>`;
