import { formatDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { formatAmount, formatMoney } from '../../../core/money';
import { formatTypedLine } from '../../../rails/billet/barcode';
import { html, type Html } from '../../../core/html';
import { older } from '../../../sandbox/layout';
import { amountDueOn } from '../../../kits/charging/amount';
import { STATUS_LABELS, isOpen } from '../../../kits/charging/statuses';
import type { BilletRow } from './pay-billet';

/** Page with the search and the list of open billets. */
export function billetsBody(typed: string, { items, more }: { items: BilletRow[]; more: boolean }): Html {
  return html`<form class="card inline" method="get" action="/sandbox/boletos">
      <label>Número, linha digitável ou cliente<input name="busca" value="${typed}" maxlength="120" autofocus /></label
      ><button>Buscar</button>
    </form>
    <h2>Boletos em aberto</h2>
    ${items.length === 0 && html`<p class="soft">Nenhum boleto em aberto ${typed ? 'com esta busca' : 'no momento'}.</p>`}
    ${items.map(
      (b) =>
        html`<div class="card row">
          <div class="grow">
            <strong>${b.customer_name}</strong><br /><span class="soft small"
              >Nº ${b.id} · ${b.account} · vence em ${formatDay(b.expire_at)} · ${STATUS_LABELS[b.status]}</span
            >
          </div>
          <span class="money">${formatMoney(b.value)}</span
          ><a class="button" href="/sandbox/boletos/${b.id}" aria-label="Pagar o boleto ${b.id}">Pagar</a>
        </div>`,
    )}
    ${older('/sandbox/boletos', { busca: typed, antes: items.at(-1)?.id }, more)}`;
}

/** Page of one billet with forms to pay it. `eventId` makes a form that is sent twice pay once; `fault` is shown at its field. */
export function billetBody(
  billet: BilletRow,
  today: string,
  eventId: string,
  fault?: { field: string; message: string },
): Html {
  const refused = (field: string) =>
    fault?.field === field && html` autofocus aria-invalid="true" aria-describedby="fault"`;
  const faultLine = (field: string) =>
    fault?.field === field && html`<p class="fault" id="fault" role="alert">${fault.message}</p>`;
  const due = amountDueOn(billet, today);
  const hidden = html`<input type="hidden" name="evento" value="${eventId}" />`;
  const action = `/sandbox/boletos/${billet.id}/pagar`;
  return html`<div class="card">
      <div class="row">
        <h2>${billet.customer_name}</h2>
        <span class="money">${formatMoney(billet.value)}</span>
      </div>
      <p class="soft small">
        Nº ${billet.id} · ${billet.account} · vence em ${formatDay(billet.expire_at)} · ${STATUS_LABELS[billet.status]}
      </p>
      <pre class="small">${formatTypedLine(billet.barcode)}</pre>
    </div>
    ${
      !isOpen(billet.status) &&
      html`<p class="notice bad">
        Este boleto não está em aberto. Um novo pagamento chega ao banco como chegaria de verdade: em duplicidade ou
        após o cancelamento.
      </p>`
    }
    <form class="card" method="post" action="${action}">
      ${hidden}
      <h2>Pagar hoje</h2>
      <p class="soft">O devido em ${formatDay(today)}, com descontos, multa e juros.</p>
      <button>Pagar ${formatMoney(due.total)}</button>
    </form>
    <form class="card" method="post" action="${action}">
      ${hidden}
      <h2>Pago em outro dia</h2>
      <p class="soft small">
        O banco recebe agora a notícia de um pagamento feito nesse dia, com o valor devido nele. Para pagar em um dia
        que ainda não chegou, adiante antes o <a href="/sandbox/relogio">relógio</a>.
      </p>
      <div class="inline">
        <label
          >Data do pagamento<input
            type="date"
            name="data"
            min="${saoPauloDay(billet.created_at)}"
            max="${today}"
            value="${today}"
            required${refused('paidAt')} /></label
        ><button>Pagar nesta data</button>
      </div>
      ${faultLine('paidAt')}
    </form>
    <form class="card" method="post" action="${action}">
      ${hidden}
      <h2>Pagar outro valor</h2>
      <div class="inline">
        <label
          >Valor em reais<input
            name="valor"
            inputmode="decimal"
            placeholder="${formatAmount(due.total)}"
            required${refused('amount')} /></label
        ><button>Pagar este valor</button>
      </div>
      ${faultLine('amount')}
    </form>
    <p><a href="/sandbox/boletos">Voltar aos boletos</a></p>`;
}
