import { calls } from '@balcao/contract/receivables';
import { defineArea } from '../../core/area';
import { largestDebtors } from './debtors';

export default defineArea({
  calls,
  handlers: { 'GET /receivables/debtors': (ctx) => largestDebtors(ctx.db, ctx.accountId, ctx.today) },
});
