import { calls } from '@balcao/contract/subscriptions';
import { calls as planCalls } from '@balcao/contract/subscriptions-plans';
import { defineArea } from '../../core/area';
import { cancelSubscriptions, noteSubscription, retrySubscription, tagSubscriptions } from './actions';
import {
  cancelOwn,
  chargesOfOne,
  moveOwn,
  printSubscriptionCharge,
  resendOwn,
  settleOwn,
  showSubscriptionCharge,
  subscriptionCharges,
} from './charges';
import { createSubscriptions } from './create';
import { findSubscription, historiesOf, showSubscription } from './detail';
import { subscriptionsExport } from './export';
import { subscriptions, subscriptionsByIds, subscriptionTotals } from './list';
import { createPlan, deletePlan, listPlans, planEffects, showPlan, updatePlan } from './plans';
import { subscriptionsRound } from './round';
import { updateSubscription } from './update';
import './of-customer';

export default defineArea({
  calls: { ...calls, ...planCalls },
  jobs: [subscriptionsRound, subscriptionsExport.job],
  handlers: {
    'POST /v2/subscriptions': subscriptions.list,
    'POST /v2/subscriptions/requested': (ctx, { body }) => subscriptions.page(ctx, { ...body, requested: true }),
    'POST /v2/subscriptions/totals': (ctx, { body }) => subscriptionTotals(ctx, body),
    'POST /v2/subscriptions/ids': subscriptions.ids,
    'POST /subscriptions/all': subscriptionsByIds.list,
    'POST /subscriptions/export': (ctx, { body }) => subscriptionsExport.start(ctx, body),
    'POST /subscriptions': (ctx, { body }) => createSubscriptions(ctx, body),
    'PUT /subscriptions': (ctx, { body }) => updateSubscription(ctx, body),
    'PUT /subscriptions/cancel': (ctx, { body }) => cancelSubscriptions(ctx, body.ids, body.cancel_charges ?? false),
    'POST /subscriptions/tags': (ctx, { body }) => tagSubscriptions(ctx, body),
    'GET /subscription/{id}': (ctx, { params }) => showSubscription(ctx, params.id),
    'GET /subscription/{id}/histories': (ctx, { params, query }) => historiesOf(ctx, params.id, query),
    'GET /subscription/{id}/charges': async (ctx, { params, query }) => {
      await findSubscription(ctx.db, ctx.accountId, params.id);
      return chargesOfOne.page(ctx, { ...query, subscription: params.id });
    },
    'POST /subscription/{id}/note': (ctx, { params, body }) => noteSubscription(ctx, params.id, body.note),
    'POST /subscription/{id}/retry': (ctx, { params }) => retrySubscription(ctx, params.id),
    'POST /v2/charges/subscription/opened': subscriptionCharges.list,
    'GET /subscriptions/charge/{id}': (ctx, { params }) => showSubscriptionCharge(ctx, params.id),
    'GET /subscriptions/charge/{id}/pdf': (ctx, { params }) => printSubscriptionCharge(ctx, params.id),
    'PUT /subscription/{id}/charges/cancel': (ctx, { params, body }) => cancelOwn(ctx, params.id, body.ids),
    'PUT /subscription/{id}/charges/manual-payment': (ctx, { params, body }) => settleOwn(ctx, params.id, body.ids),
    'PUT /subscription/{id}/charges/expire-at': (ctx, { params, body }) =>
      moveOwn(ctx, params.id, body.ids, body.expire_at),
    'POST /subscription/{id}/charges/resend/email': (ctx, { params, body }) =>
      resendOwn(ctx, params.id, body.ids, body.email),
    'GET /plans': (ctx, { query }) => listPlans(ctx, query),
    'POST /plan': (ctx, { body }) => createPlan(ctx, body),
    'GET /plan/{id}': (ctx, { params }) => showPlan(ctx, params.id),
    'PUT /plan/{id}': (ctx, { params, body }) => updatePlan(ctx, params.id, body),
    'POST /plan/{id}/effects': (ctx, { params, body }) => planEffects(ctx, params.id, body),
    'DELETE /plan/{id}': (ctx, { params }) => deletePlan(ctx, params.id),
  },
});
