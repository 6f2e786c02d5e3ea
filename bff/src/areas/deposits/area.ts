import { calls } from '@balcao/contract/deposits';
import { defineArea } from '../../core/area';
import { depositList, depositRegister, makeDeposit, pendingDeposits, printDeposit, showDeposit } from './deposits';

export default defineArea({
  calls,
  jobs: [depositRegister],
  handlers: {
    'POST /deposit': (ctx, { body }) => makeDeposit(ctx, body.value),
    'GET /deposit/pending': pendingDeposits,
    'POST /deposit/search': (ctx, input) => depositList(ctx.today).list(ctx, input),
    'GET /deposit/{id}': (ctx, { params }) => showDeposit(ctx, params.id),
    'GET /deposit/{id}/pdf': (ctx, { params }) => printDeposit(ctx, params.id),
    'GET /today': async (ctx) => ({ today: ctx.today }),
  },
});
