import { Type } from 'typebox';
import type { PlanInput } from '@balcao/contract/subscriptions-plans';
import { PlanInput as PlanShape } from '@balcao/contract/subscriptions-plans';
import { definePublicApi, type Endpoint } from '../../core/public-api';
import { HISTORY_BODY, METADATA_BODY, type Metadata, momentOf, readId, RESEND_BODY } from '../charges/service';
import { changeByApi } from './change-api';
import { CHANGE_BODY, type ApiChange } from './change-api-rules';
import { LINK_BODY, openSubscriptionLink, resendOfSubscription } from './link-api';
import { chargeSubscriptionCard, createInOneStep, paySubscription } from './pay-api';
import { type ApiSubscriptionPayment, ONE_STEP_BODY, PAY_BODY } from './pay-body';
import { createPlan, deletePlan, listPlans, updatePlan } from './plans';
import {
  addSubscriptionHistory,
  beginSubscription,
  cancelByApi,
  setSubscriptionMetadata,
  toDraftDto,
  findSubscriptionDto,
  SUBSCRIPTION_BODY,
} from './subscription-api';

const shared = { scope: 'charge', permission: 'receive:management:subscriptions' } as const satisfies Partial<Endpoint>;
const changing = { ...shared, write: true } as const;
const creating = {
  ...changing,
  permission: 'receive:do-charge',
  method: 'POST',
  audit: 'subscription.create',
} as const;

const { name, interval, repeats } = PlanShape.properties;
const PLAN_BODY = Type.Object({ name, interval, repeats: Type.Optional(repeats) });

const toPlanDto = (plan: {
  id: number;
  name: string;
  interval: number;
  repeats: number | null;
  created_at: string;
}) => ({
  plan_id: plan.id,
  name: plan.name,
  interval: plan.interval,
  repeats: plan.repeats,
  created_at: momentOf(plan.created_at),
});
const planOf = (body: unknown): PlanInput => ({ repeats: null, ...(body as Omit<PlanInput, 'repeats'>) });
const whole = (text: string | undefined, usual: number) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : usual);
const MOST_PLANS = 100;

/** Plans and subscriptions, on the services of the portal (public-api-endpoints.json, group subscription). */
export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      ...changing,
      method: 'POST',
      path: '/v1/plan',
      summary: 'Criar plano de assinatura',
      audit: 'plan.create',
      body: PLAN_BODY,
      handle: async (ctx, { body }) => ({
        body: { code: 200, data: toPlanDto(await createPlan(ctx, planOf(body))) },
      }),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/plan/:id',
      summary: 'Alterar plano de assinatura',
      audit: 'plan.update',
      body: PLAN_BODY,
      handle: async (ctx, { params, body }) => {
        await updatePlan(ctx, readId(params['id']), planOf(body));
        return { body: { code: 200 } };
      },
    },
    {
      ...changing,
      method: 'DELETE',
      path: '/v1/plan/:id',
      summary: 'Excluir plano de assinatura',
      audit: 'plan.delete',
      handle: async (ctx, { params }) => {
        await deletePlan(ctx, readId(params['id']));
        return { body: { code: 200 } };
      },
    },
    {
      ...shared,
      method: 'GET',
      path: '/v1/plans',
      summary: 'Listar planos de assinatura',
      handle: async (ctx, { query }) => {
        const size = Math.min(MOST_PLANS, Math.max(1, whole(query['limit'], 20)));
        const page = Math.floor(whole(query['offset'], 0) / size) + 1;
        const named = query['name'] ? { query: query['name'].slice(0, 120) } : {};
        const { items } = await listPlans(ctx, { ...named, page, size });
        return { body: { code: 200, data: items.map(toPlanDto) } };
      },
    },
    {
      ...creating,
      path: '/v1/plan/:id/subscription',
      summary: 'Criar assinatura, cuja forma de pagamento se define depois',
      body: SUBSCRIPTION_BODY,
      handle: async (ctx, { params, body }) => ({
        body: toDraftDto(await beginSubscription(ctx, readId(params['id']), body as never)),
      }),
    },
    {
      ...creating,
      path: '/v1/plan/:id/subscription/one-step',
      summary: 'Criar assinatura por boleto ou cartão em um passo',
      body: ONE_STEP_BODY,
      handle: async (ctx, { params, body }) => ({
        body: await createInOneStep(ctx, readId(params['id']), body as never),
      }),
      after: chargeSubscriptionCard,
    },
    {
      ...creating,
      path: '/v1/plan/:id/subscription/one-step/link',
      summary: 'Criar assinatura cujo link diz a quem assina como pagar',
      body: LINK_BODY,
      handle: async (ctx, { params, body }) => ({
        body: await openSubscriptionLink(ctx, readId(params['id']), body as never),
      }),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/charge/:id/subscription/resend',
      summary: 'Enviar por e-mail o boleto ou o link de uma assinatura',
      audit: 'charge.resend-email',
      body: RESEND_BODY,
      handle: (ctx, { params, body }) =>
        resendOfSubscription(ctx, readId(params['id']), (body as { email: string }).email),
    },
    {
      ...creating,
      path: '/v1/subscription/:id/pay',
      summary: 'Definir que a assinatura é paga por boleto ou cartão',
      body: PAY_BODY,
      handle: async (ctx, { params, body }) => ({
        body: await paySubscription(ctx, readId(params['id']), (body as { payment: ApiSubscriptionPayment }).payment),
      }),
      after: chargeSubscriptionCard,
    },
    {
      ...shared,
      method: 'GET',
      path: '/v1/subscription/:id',
      summary: 'Consultar assinatura',
      handle: async (ctx, { params }) => ({ body: await findSubscriptionDto(ctx, readId(params['id'])) }),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/subscription/:id',
      summary: 'Alterar plano, itens, frete, contato ou cartão da assinatura',
      audit: 'subscription.update',
      body: CHANGE_BODY,
      handle: async (ctx, { params, body }) => ({
        body: await changeByApi(ctx, readId(params['id']), body as ApiChange),
      }),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/subscription/:id/cancel',
      summary: 'Cancelar assinatura',
      audit: 'subscription.cancel',
      handle: (ctx, { params }) => cancelByApi(ctx, readId(params['id'])),
    },
    {
      ...changing,
      method: 'PUT',
      path: '/v1/subscription/:id/metadata',
      summary: 'Alterar código próprio e endereço de avisos da assinatura',
      audit: 'subscription.metadata',
      body: METADATA_BODY,
      handle: (ctx, { params, body }) => setSubscriptionMetadata(ctx, readId(params['id']), body as Metadata),
    },
    {
      ...changing,
      method: 'POST',
      path: '/v1/subscription/:id/history',
      summary: 'Acrescentar uma linha ao histórico da assinatura',
      audit: 'subscription.history',
      body: HISTORY_BODY,
      handle: (ctx, { params, body }) =>
        addSubscriptionHistory(ctx, readId(params['id']), (body as { description: string }).description),
    },
  ],
});
