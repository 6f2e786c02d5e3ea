import { formatDay } from '../../core/calendar';
import type { Db } from '../../core/database';
import { formatMoney } from '../../core/money';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { issueDay } from './due-days';
import { subscriptionsRound } from './round';
import './tables';

/** Sandbox tab 'Assinaturas': the next charges. They are made by moving the clock, and paid in the tab 'Boletos'. */
export default defineSandbox({
  tab: { label: 'Assinaturas', path: '/sandbox/assinaturas', order: 14 },
  eachDay: [subscriptionsRound],
  routes(app, { services, show }) {
    app.get('/sandbox/assinaturas', hide, async (_request, reply) =>
      show(reply, { title: 'Assinaturas', body: body(await coming(services.store.db)) }),
    );
  },
});

const coming = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'customer_name', 'plan_name', 'value', 'next_expire_at', 'failure'])
    .where('next_expire_at', 'is not', null)
    .orderBy('next_expire_at')
    .orderBy('id')
    .limit(30)
    .execute();

const body = (rows: Awaited<ReturnType<typeof coming>>): Html =>
  html`<h2>Próximas cobranças</h2>
    <p>
      Cada uma é emitida 10 dias antes do vencimento: adiante o relógio até lá. Depois, pague-a em
      <a href="/sandbox/boletos">Boletos</a>.
    </p>
    ${rows.map(
      (row) =>
        html`<p class="card">
          ${row.customer_name} · ${row.plan_name} · ${formatMoney(row.value)}: emitida em
          ${formatDay(issueDay(row.next_expire_at!))}, vence em
          ${formatDay(row.next_expire_at!)}${row.failure ? ` · falhou: ${row.failure}` : ''}
        </p>`,
    )}`;
