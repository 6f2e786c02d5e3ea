import { formatDay } from '../../../core/calendar';
import { html, type Html } from '../../../core/html';
import { qrImage } from '../../../core/qr-image';
import { formatTypedLine } from '../../../rails/billet/barcode';

interface Codes {
  /** Pix Copia e Cola; null: it is not paid so. */
  pix: string | null;
  /** Typed line of the billet; null: it is not paid so. */
  line: string | null;
  /** São Paulo day, yyyy-mm-dd. */
  dueDay: string;
  /** Path of the billet as PDF; absent where payers get it otherwise. */
  paper?: string;
}

/** What a public page tells to pay a charge by: its Pix and its billet. On the payer's own phone a code is copied, so that comes first. */
export async function codesToPay({ pix, line, dueDay, paper }: Codes): Promise<Html> {
  return html`${
    pix &&
    html`<section class="card">
      <h2>Pague com Pix</h2>
      <button type="button" data-copy="${pix}" hidden>Copiar código Pix</button>
      <p class="soft">Cole no aplicativo do seu banco, em Pix Copia e Cola, ou aponte a câmera para o QR Code.</p>
      <img class="qr" src="${await qrImage(pix)}" alt="QR Code do Pix" width="240" height="240" />
      <code>${pix}</code>
    </section>`
  }
  ${
    line &&
    html`<section class="card">
      <h2>Pague o boleto</h2>
      <p class="soft">Vence em ${formatDay(dueDay)}.</p>
      <code>${formatTypedLine(line)}</code>
      <button type="button" class="plain" data-copy="${line}" hidden>Copiar linha digitável</button>
      ${paper && html`<a class="button" href="${paper}">Abrir boleto em PDF</a>`}
    </section>`
  }`;
}
