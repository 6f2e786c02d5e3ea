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

/** What a public page tells to pay a charge by: its Pix and its billet. */
export async function codesToPay({ pix, line, dueDay, paper }: Codes): Promise<Html> {
  return html`${
    pix &&
    html`<section class="card">
      <h2>Pague com Pix</h2>
      <img class="qr" src="${await qrImage(pix)}" alt="QR Code do Pix" width="240" height="240" />
      <p class="soft">Aponte a câmera do aplicativo do seu banco, ou copie o código:</p>
      <code>${pix}</code>
      <button type="button" class="plain" data-copy="${pix}" hidden>Copiar código Pix</button>
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
