import { calls } from '@balcao/contract/receive-overview';
import { defineArea } from '../../core/area';
import { receivablesExport } from './export';
import { overviewOf } from './overview';
import { receivables, receivableTotals } from './receivables';

const DAYS = 30;

export default defineArea({
  calls,
  jobs: [receivablesExport.job],
  handlers: {
    'GET /receivables/overview': (ctx, { query }) => overviewOf(ctx.db, ctx.accountId, ctx.today, query.days ?? DAYS),
    'POST /receivables/search': receivables.list,
    'POST /receivables/totals': (ctx, { body }) => receivableTotals(ctx, body),
    'POST /receivables/export': (ctx, { body }) => receivablesExport.start(ctx, body),
  },
});
