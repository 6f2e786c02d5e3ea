import { formatMoment } from '../../sandbox/layout';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html } from '../../core/html';
import { dunningRound } from './round';
import './tables';

const LATEST = 30;

/** The console's section of the rulers' last reminders; moving the clock runs the job that sends them. */
export default defineSandbox({
  tab: { label: 'Régua', path: '/sandbox/regua', order: 62 },
  eachDay: [dunningRound],
  routes(app, { services, show }) {
    app.get('/sandbox/regua', hide, async (_request, reply) => {
      const rows = await services.store.db
        .selectFrom('dunning_reminders')
        .select(['recipient', 'body', 'sent_at', 'customer_name'])
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LATEST)
        .execute();
      return show(reply, {
        title: 'Régua de cobrança',
        body: html`<h2>Últimos lembretes enviados</h2>
          ${rows.length === 0 && html`<p class="soft">Nenhum ainda. Adiante o relógio até um dia da régua.</p>`}
          ${rows.map(
            (one) =>
              html`<div class="card">
                <strong>${one.customer_name}</strong>
                <span class="soft small">${one.recipient} · ${formatMoment(one.sent_at)}</span>
                <p>${one.body}</p>
              </div>`,
          )}`,
      });
    });
  },
});
