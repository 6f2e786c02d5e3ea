import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Id, idParams, Instant, listAnswer, Nullable } from './core/shapes';
import { MAX_PAGE } from './shared/paging';
import { PLAN_INTERVAL, PLAN_REPEATS } from './shared/subscription-limits';

const permission = 'receive:management:subscriptions';

const Interval = Type.Integer({ ...PLAN_INTERVAL, description: 'months from one charge to the next' });
const Repeats = Nullable(Type.Integer({ ...PLAN_REPEATS, description: 'charges in all; null: until it is canceled' }));

/** A plan, which subscriptions follow (AREAS-3-billing-emit-draft-1): how often they charge, and how many times. */
export const Plan = Type.Object({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  interval: Interval,
  repeats: Repeats,
  subscriptions: Type.Integer({ description: 'new or active' }),
  charges: Type.Integer({ description: 'made of it so far: a plan with any is not deleted' }),
  created_at: Instant,
});
export type Plan = Static<typeof Plan>;

export const PlanInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    description: Type.Optional(Type.String({ maxLength: 255 })),
    interval: Interval,
    repeats: Repeats,
  },
  { additionalProperties: false },
);
export type PlanInput = Static<typeof PlanInput>;

export const calls = defineCalls({
  'GET /plans': {
    summary: 'Plans by name; `query`: what their name holds; `ids`: those of them (AREAS-7-subscriptions-2)',
    permission: [permission, 'receive:do-charge'],
    query: Type.Object(
      {
        query: Type.Optional(Type.String({ maxLength: 120 })),
        ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 15 })),
      },
      { additionalProperties: false },
    ),
    answer: listAnswer(Plan),
  },
  'POST /plan': {
    summary: 'Create a plan',
    permission: [permission, 'receive:do-charge'],
    idempotent: true,
    audit: 'plan.create',
    body: PlanInput,
    answer: Plan,
  },
  'GET /plan/{id}': { summary: 'One plan', silent404: true, permission, params: idParams, answer: Plan },
  'PUT /plan/{id}': {
    summary: 'Change a plan, for those too who have it: from their next charge on',
    permission,
    idempotent: true,
    audit: 'plan.update',
    params: idParams,
    body: PlanInput,
    answer: Plan,
  },
  'POST /plan/{id}/effects': {
    summary: 'What a change of a plan would do to those who have it: told before it is saved',
    permission,
    read: true,
    params: idParams,
    body: Type.Object({ interval: Interval, repeats: Repeats }, { additionalProperties: false }),
    answer: Type.Object({
      subscriptions: Type.Integer({ description: 'new or active, which follow it' }),
      ending: Type.Integer({ description: 'of them those with that many charges already: they end at once' }),
    }),
  },
  'DELETE /plan/{id}': {
    summary: 'Delete a plan that has no charge and nobody who has it',
    permission,
    idempotent: true,
    audit: 'plan.delete',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
