import { calls } from '@balcao/contract/reconciliation';
import { defineArea } from '../../core/area';
import { findCharges } from './candidates';
import './credits';
import { creditsExport } from './export';
import { dismissCredit, matchCredit, undoCredit } from './match';
import { credits, comingOf, showCredit } from './dto';

export default defineArea({
  calls,
  jobs: [creditsExport.job],
  handlers: {
    'POST /reconciliation/search': credits.list,
    'POST /reconciliation/totals': credits.totals,
    'POST /reconciliation/export': (ctx, { body }) => creditsExport.start(ctx, body),
    'GET /reconciliation/{id}': (ctx, { params }) => showCredit(ctx, params.id),
    'POST /reconciliation/{id}/charges': async (ctx, { params, body }) => ({
      items: await findCharges(ctx.db, ctx.accountId, body.text, await comingOf(ctx, params.id)),
    }),
    'POST /reconciliation/{id}/match': async (ctx, { params, body }) => {
      await matchCredit(ctx, params.id, body.parts);
      return showCredit(ctx, params.id);
    },
    'POST /reconciliation/{id}/dismiss': async (ctx, { params }) => {
      await dismissCredit(ctx, params.id);
      return showCredit(ctx, params.id);
    },
    'POST /reconciliation/{id}/undo': async (ctx, { params }) => {
      await undoCredit(ctx, params.id);
      return showCredit(ctx, params.id);
    },
  },
});
