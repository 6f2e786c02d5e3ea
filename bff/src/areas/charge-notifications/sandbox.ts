import { html } from '../../core/html';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { TEST_ENDINGS } from '../../rails/callbacks/sandbox';
import { chargeCallRound } from './call-round';

const LATEST = 30;

/** The console's section of what addresses of charges were called with. */
export default defineSandbox({
  tab: { label: 'Avisos por endereço', path: '/sandbox/avisos', order: 64 },
  eachDay: [chargeCallRound],
  routes(app, { services, show }) {
    app.get('/sandbox/avisos', hide, async (_request, reply) => {
      const rows = await services.store.db
        .selectFrom('sandbox_callbacks')
        .select(['url', 'body', 'status', 'at'])
        .orderBy('id', 'desc')
        .limit(LATEST)
        .execute();
      return show(reply, {
        title: 'Avisos por endereço',
        body: html`<p class="soft">
            Cobranças emitidas com <code>notification_url</code> avisam cada mudança aqui, e ninguém fora é chamado. Um
            endereço que termina em ${TEST_ENDINGS.refused} recusa; em ${TEST_ENDINGS.silent}, não responde.
          </p>
          ${rows.length === 0 && html`<p class="soft">Nenhum ainda.</p>`}
          ${rows.map(
            (one) =>
              html`<div class="card">
                <strong>${one.url}</strong>
                <span class="soft small">${formatMoment(one.at)} · ${one.status ?? 'sem resposta'}</span>
                <p><code>${one.body}</code></p>
              </div>`,
          )}`,
      });
    });
  },
});
