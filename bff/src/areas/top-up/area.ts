import { calls } from '@balcao/contract/top-up';
import { defineArea } from '../../core/area';
import { listRecent, showTopUp, topUpList } from './history';
import { topUp } from './kind';
import { findOperator, listBranches, listOperators, listValues, makeTopUp, reviewTopUp } from './top-up';

export default defineArea({
  calls,
  jobs: topUp.jobs,
  handlers: {
    'GET /recharge/operators': listOperators,
    'GET /recharge/operators/{operator}/branches': (ctx, { params }) => listBranches(ctx, params.operator),
    'GET /recharge/operators/{operator}/values': (ctx, { params, query }) =>
      listValues(ctx, params.operator, query.areaCode),
    'GET /recharge/phones/{phone}': (ctx, { params }) => findOperator(ctx, params.phone),
    'GET /recharge/recent': listRecent,
    'POST /recharge/review': (ctx, { body }) => reviewTopUp(ctx, body),
    'POST /recharge': (ctx, { body }) => makeTopUp(ctx, body),
    'POST /recharge/search': topUpList.list,
    'GET /recharge/{id}': (ctx, { params }) => showTopUp(ctx, params.id),
  },
});
