import { calls } from '@balcao/contract/payment-buttons';
import { defineArea } from '../../core/area';
import { enablePages, filePages, setPageNote, tagPages, updatePage } from '../../kits/charging/links/page-actions';
import { createPage } from '../../kits/charging/links/create-page';
import { pageCharges, showPage } from '../../kits/charging/links/pages';
import { refuseWithoutCards } from '../card-charges/service';
import { tagsFault } from '../../kits/charging/tag-rows';
import { buttons, buttonsExport } from './buttons';

export default defineArea({
  calls,
  jobs: [buttonsExport.job],
  handlers: {
    'POST /v2/payment-buttons/opened': (ctx, { body }) => buttons.page(ctx, { ...body, filed: false }),
    'POST /v2/payment-buttons/filed': (ctx, { body }) => buttons.page(ctx, { ...body, filed: true }),
    'POST /v2/payment-buttons/totals': buttons.totals,
    'POST /v2/payment-buttons/ids': buttons.ids,
    'POST /payment-buttons/export': (ctx, { body }) => buttonsExport.start(ctx, body),
    'GET /payment-button/{id}': (ctx, { params }) => showPage(ctx, 'button', params.id),
    'GET /payment-button/{id}/charges': (ctx, { params, query }) => pageCharges(ctx, 'button', params.id, query),
    'POST /payment-buttons': async (ctx, { body }) => {
      await refuseWithoutCards(ctx, body.payment_method);
      return createPage(ctx, 'button', body, await tagsFault(ctx.trx(), ctx.accountId, body.tags ?? []));
    },
    'PUT /payment-button/{id}': async (ctx, { params, body }) => {
      await refuseWithoutCards(ctx, body.payment_method);
      return updatePage(ctx, 'button', params.id, body);
    },
    'PUT /payment-buttons/enabled': (ctx, { body }) => enablePages(ctx, body.ids, body.enabled),
    'POST /payment-button/{id}/note': (ctx, { params, body }) => setPageNote(ctx, 'button', params.id, body.note),
    'PUT /payment-buttons/file': (ctx, { body }) => filePages(ctx, 'button', body.ids, body.filed ?? true),
    'POST /payment-buttons/tags': (ctx, { body }) => tagPages(ctx, 'button', body),
  },
});
