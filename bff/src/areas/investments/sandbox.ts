import type { Db } from '../../core/database';
import { html, type Html } from '../../core/html';
import { formatAmount, formatMoney } from '../../core/money';
import { DI_RATES } from '../../rails/broker/products';
import '../../rails/broker/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { investment } from './kind';
import { investmentRound } from './round';
import './tables';

const LATEST = 30;

/** Shows the broker: its DI rate, what it sold to the bank's customers, and what it paid back. */
export default defineSandbox({
  tab: { label: 'Corretora', path: '/sandbox/corretora', order: 47 },
  eachDay: [...investment.jobs.filter(({ name }) => name.endsWith('-round')), investmentRound],
  routes(app, { services, show }) {
    app.get('/sandbox/corretora', hide, async (_request, reply) =>
      show(reply, { title: 'Corretora', body: tabBody(await latest(services.store.db)) }),
    );
  },
});

const latest = async (db: Db) => ({
  bought: await db.selectFrom('investments').selectAll().orderBy('bought_on', 'desc').limit(LATEST).execute(),
  sold: await db.selectFrom('sandbox_sales').selectAll().orderBy('at', 'desc').limit(LATEST).execute(),
});

const tabBody = ({ bought, sold }: Awaited<ReturnType<typeof latest>>): Html =>
  html`<h2>Corretora</h2>
    <p class="soft">
      CDI de ${formatAmount(DI_RATES.at(-1)!.rate)}% ao ano. Aplicações terminadas em 91 centavos são recusadas, em 92
      recusadas depois, em 93 devolvidas após um minuto. Resgates e vencimentos correm das 9h às 17h dos dias úteis:
      adiante o relógio para vê-los.
    </p>
    <h3>Vendidos</h3>
    ${bought.length === 0 && html`<p class="soft">Nenhum ativo foi vendido.</p>`}
    ${bought.map(
      (one) =>
        html`<div class="card">
          <strong>${formatMoney(one.amount)} · ${one.product.name}</strong><br />
          <span class="soft small">${one.product.issuer} · ${one.bought_on} a ${one.maturity} · ${one.state}</span>
        </div>`,
    )}
    <h3>Recomprados</h3>
    ${sold.length === 0 && html`<p class="soft">Nenhum ativo foi recomprado.</p>`}
    ${sold.map(
      (one) =>
        html`<div class="card">
          <strong>${formatMoney(one.amount)}</strong><br />
          <span class="soft small">${one.purchase} · ${formatMoment(one.at)}</span>
        </div>`,
    )}`;
