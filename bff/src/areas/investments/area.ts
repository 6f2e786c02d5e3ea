import { calls } from '@balcao/contract/investments';
import { defineArea } from '../../core/area';
import { investment } from './kind';
import { readEquity, readGuarantee, readSummary } from './overview';
import { readHours, searchProducts, showProduct, simulateProduct } from './products';
import { answerSuitability, readSuitability } from './profile';
import { buy, cancelScheduled, reviewPurchase, scheduledList, showScheduled } from './purchase';
import { cancelRedemption, redeem, reviewRedemption } from './redemption';
import { redemptionList } from './repository';
import { investmentRound, settleRedemption } from './round';
import { listWallet, showInvestment } from './wallet';

export default defineArea({
  calls,
  jobs: [...investment.jobs, settleRedemption, investmentRound],
  handlers: {
    'GET /investments/summary': readSummary,
    'GET /investments/opening-hours': readHours,
    'POST /investments/products/search': (ctx, { body }) => searchProducts(ctx, body),
    'GET /investments/products/{id}': (ctx, { params }) => showProduct(ctx, params.id),
    'POST /investments/simulate': (ctx, { body }) => simulateProduct(ctx, body),
    'POST /investments/review': (ctx, { body }) => reviewPurchase(ctx, body),
    'POST /investments': (ctx, { body }) => buy(ctx, body),
    'POST /investments/search': listWallet,
    'GET /investments/{id}': (ctx, { params }) => showInvestment(ctx, params.id),
    'POST /investments/scheduled/search': scheduledList.list,
    'GET /investments/scheduled/{id}': (ctx, { params }) => showScheduled(ctx, params.id),
    'PUT /investments/scheduled/{id}/cancel': (ctx, { params }) => cancelScheduled(ctx, params.id),
    'POST /investments/{id}/redeem/review': (ctx, { params, body }) => reviewRedemption(ctx, params.id, body),
    'POST /investments/{id}/redeem': (ctx, { params, body }) => redeem(ctx, params.id, body),
    'PUT /investments/redemptions/{id}/cancel': (ctx, { params }) => cancelRedemption(ctx, params.id),
    'POST /investments/history': redemptionList.list,
    'GET /investments/equity': (ctx, { query }) => readEquity(ctx, Number(query.months ?? '6')),
    'GET /investments/guarantee': readGuarantee,
    'GET /investments/suitability': readSuitability,
    'POST /investments/suitability': (ctx, { body }) => answerSuitability(ctx, body),
  },
});
