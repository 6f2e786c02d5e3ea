import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html } from '../../core/html';
import { formatMoney } from '../../core/money';
import { pagePath, pagePrice } from '../../kits/charging/links/pages';
import { linksExpire } from './expire';

/** The console's section of the active payment pages, with their addresses. */
export default defineSandbox({
  tab: { label: 'Links', path: '/sandbox/links', order: 12 },
  eachDay: [linksExpire],
  routes(app, { services, show }) {
    app.get('/sandbox/links', hide, async (_request, reply) => {
      const pages = await services.store.db
        .selectFrom('payment_pages')
        .selectAll()
        .where('status', '=', 'active')
        .orderBy('id', 'desc')
        .limit(50)
        .execute();
      return show(reply, {
        title: 'Links e botões de pagamento',
        body: html`<p class="soft">
            Abra a página como quem paga. O boleto e o Pix que ela faz são pagos em
            <a href="/sandbox/boletos">Boletos</a>.
          </p>
          <ul>
            ${pages.map(
              (page) =>
                html`<li>
                  <a href="${pagePath(page.code)}">${page.name}</a> · ${formatMoney(pagePrice(page).value)}
                </li>`,
            )}
          </ul>`,
      });
    });
  },
});
