import { calls } from '@balcao/contract/cash-forecast';
import { defineArea } from '../../core/area';
import { forecastOf } from './forecast';

export default defineArea({
  calls,
  handlers: {
    'GET /statement/forecast': (ctx, { query }) =>
      forecastOf(ctx.db, ctx.accountId, ctx.today, Number(query.days ?? '30')),
  },
});
