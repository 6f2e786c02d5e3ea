import { calls } from '@balcao/contract/splits';
import { defineArea } from '../../core/area';
import { repassesExport } from './export';
import './pix/paid';
import { repasses, repassList, repassSummary, showPayees } from './repasses';

export default defineArea({
  calls,
  jobs: [repassesExport.job],
  handlers: {
    'POST /charges/payees': (ctx, { body }) => showPayees(ctx, body.codes),
    'POST /repasses/search': repasses.list,
    'POST /repasses/export': (ctx, { body }) => repassesExport.start(ctx, body),
    'GET /v2/partner/repass': (ctx, { query }) => repassSummary(ctx, query.year),
    'GET /v2/partner/repass/{product}': (ctx, { params, query }) => repassList(ctx, params.product, query),
  },
});
