import type { Db } from '../../../core/database';
import { html, type Html } from '../../../core/html';
import { formatMoney } from '../../../core/money';
import { TEST_CENTS } from '../../../rails/acquirer/play';
import '../../../rails/acquirer/tables';
import { formatMoment } from '../../../sandbox/layout';
import { kindOf } from '../words';

const LATEST = 30;

/** What the tab shows: the last machines, sales and contests. */
export const latest = async (db: Db) => ({
  machines: await db.selectFrom('sandbox_acquirer_machines').selectAll().orderBy('serial').limit(LATEST).execute(),
  sales: await db
    .selectFrom('sandbox_acquirer_sales as s')
    .leftJoin('sandbox_acquirer_contests as c', 'c.sale', 's.key')
    .select(['s.key', 's.amount', 's.modality', 's.brand', 's.parcels', 's.serial', 's.at', 'c.state'])
    .orderBy('s.at', 'desc')
    .limit(LATEST)
    .execute(),
});

const KINDS = [
  'credit visa',
  'credit mastercard',
  'credit elo',
  'credit cabal',
  'debit visa',
  'debit mastercard',
  'debit elo',
  'debit cabal',
  'pix',
  'voucher alelo',
  'voucher vr',
] as const;
const STATES = {
  open: 'contestada',
  answered: 'contestada e respondida',
  won: 'contestação ganha',
  lost: 'desfeita',
} as const;

type Shown = Awaited<ReturnType<typeof latest>>;

const nameOf = (kind: string): string => {
  const [modality, brand] = kind.split(' ') as Parameters<typeof kindOf>;
  return kindOf(modality, brand ?? null);
};

export const tabBody = (path: string, { machines, sales }: Shown): Html =>
  html`<h2>Maquininhas da adquirente</h2>
    <p class="soft">
      Valores terminados em ${String(TEST_CENTS.refused)} centavos são recusados; em ${String(TEST_CENTS.overcharged)},
      cobrados meio ponto acima do plano. Cada parcela é paga no dia dela: adiante o relógio para ver.
    </p>
    <form class="card" method="post" action="${path}/nova"><button>Enviar uma maquininha</button></form>
    ${machines.map((one) => machineCard(path, one))}
    <h2>Vendas</h2>
    ${sales.length === 0 && html`<p class="soft">Nenhuma venda.</p>`} ${sales.map((one) => saleCard(path, one))}`;

const machineCard = (path: string, { code, serial, model, account_id }: Shown['machines'][number]): Html =>
  html`<form class="card" method="post" action="${path}/venda">
    <strong>${model} · ${serial}</strong><br />
    <span class="soft small">${account_id === null ? `Na tela: ${code}` : 'Ativada'}</span>
    ${
      account_id !== null &&
      html`<div class="inline">
        <input type="hidden" name="serial" value="${serial}" />
        <label>Valor <input name="amount" value="100,00" required /></label>
        <label>Parcelas do crédito <input name="parcels" value="1" inputmode="numeric" /></label>
        ${KINDS.map((kind) => html`<button class="plain" name="kind" value="${kind}">${nameOf(kind)}</button>`)}
      </div>`
    }
  </form>`;

const saleCard = (path: string, one: Shown['sales'][number]): Html =>
  html`<form class="card" method="post" action="${path}/contestacao">
    <input type="hidden" name="sale" value="${one.key}" />
    <strong>${formatMoney(one.amount)} · ${kindOf(one.modality, one.brand)} em ${String(one.parcels)}x</strong><br />
    <span class="soft small">${one.serial} · ${formatMoment(one.at)}${one.state && html` · ${STATES[one.state]}`}</span>
    ${
      one.state === null &&
      one.modality !== 'pix' &&
      html`<div class="inline"><button class="plain">Contestar</button></div>`
    }
    ${
      (one.state === 'open' || one.state === 'answered') &&
      html`<div class="inline">
        <button class="plain" name="end" value="won">Loja ganha</button>
        <button class="plain" name="end" value="lost">Loja perde</button>
      </div>`
    }
  </form>`;
