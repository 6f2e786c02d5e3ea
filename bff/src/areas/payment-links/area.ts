import { calls } from '@balcao/contract/payment-links';
import { defineArea } from '../../core/area';
import { cancelPages, filePages, setPageNote, tagPages, updatePage } from '../../kits/charging/links/page-actions';
import { pageCharges, showPage } from '../../kits/charging/links/pages';
import { refuseWithoutCards } from '../card-charges/service';
import { tagsFault } from '../../kits/charging/tag-rows';
import { createLinks } from './create';
import { linksExpire } from './expire';
import { links, linksExport } from './links';
import { sendLink } from './send';

export default defineArea({
  calls,
  jobs: [linksExport.job, linksExpire],
  handlers: {
    'POST /v2/payment-links/opened': (ctx, { body }) => links.page(ctx, { ...body, filed: false }),
    'POST /v2/payment-links/filed': (ctx, { body }) => links.page(ctx, { ...body, filed: true }),
    'POST /v2/payment-links/totals': links.totals,
    'POST /v2/payment-links/ids': links.ids,
    'POST /payment-links/export': (ctx, { body }) => linksExport.start(ctx, body),
    'GET /payment-link/{id}': (ctx, { params }) => showPage(ctx, 'link', params.id),
    'GET /payment-link/{id}/charges': (ctx, { params, query }) => pageCharges(ctx, 'link', params.id, query),
    'POST /payment-links': async (ctx, { body }) => {
      await refuseWithoutCards(ctx, body.payment_method);
      return createLinks(ctx, body, await tagsFault(ctx.trx(), ctx.accountId, body.tags ?? []));
    },
    'PUT /payment-link/{id}': async (ctx, { params, body }) => {
      await refuseWithoutCards(ctx, body.payment_method);
      return updatePage(ctx, 'link', params.id, body);
    },
    'PUT /payment-links/cancel': (ctx, { body }) => cancelPages(ctx, body.ids),
    'POST /payment-link/{id}/resend/email': (ctx, { params, body }) => sendLink(ctx, params.id, body.email),
    'POST /payment-link/{id}/note': (ctx, { params, body }) => setPageNote(ctx, 'link', params.id, body.note),
    'PUT /payment-links/file': (ctx, { body }) => filePages(ctx, 'link', body.ids, body.filed ?? true),
    'POST /payment-links/tags': (ctx, { body }) => tagPages(ctx, 'link', body),
  },
});
